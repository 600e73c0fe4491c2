import ViperText

/// What becomes of files that belong to the user.
extension Comparison {
  mutating func compareYours(_ file: RenderedFile, old: [UInt8]) {
    if GeneratedMark(reading: old) != nil {
      // The component was generated so far: the user goes on from there, edits included.
      let new = GeneratedMark.unmarked(old)
      changes.append(Change(status: .update, path: file.path, old: old, new: new))
      return
    }
    reportMarkers(in: old, of: file.path)
    if equalButForLineEndings(old, file.bytes) {
      changes.append(Change(status: .identical, path: file.path, old: old))
      return
    }
    switch file.base {
    case .rendered(let base) where base != file.bytes:
      merge(file, base: base, old: old)
    case .unknown:
      let lacking = SwiftMerge.missing(in: old, of: file.bytes)
      if !lacking.isEmpty {
        diagnostics.append(.missingLock(display(file.path), old, lacking: lacking))
        lackingModules.insert(file.module)
      }
      changes.append(Change(status: .skip, path: file.path, old: old))
    case .rendered, .none:
      changes.append(Change(status: .skip, path: file.path, old: old))
    }
  }

  private mutating func merge(_ file: RenderedFile, base: [UInt8], old: [UInt8]) {
    let result = SwiftMerge.merge(base: base, ours: old, theirs: file.bytes)
    let path = display(file.path)
    for leftover in result.leftovers {
      diagnostics.append(.leftover(leftover, in: path, result.bytes))
    }
    if result.isClean {
      let isChanged = result.bytes != old
      changes.append(
        Change(
          status: isChanged ? .merge : .skip, path: file.path, old: old,
          new: isChanged ? result.bytes : nil))
    } else if failsOnConflict {
      diagnostics.append(.conflictAhead(path, old))
      edits.append(
        UnifiedDiff.text(old: old, new: result.bytes, oldLabel: path, newLabel: path))
    } else {
      for conflict in result.conflicts {
        findings.append(.mergeConflict(path, result.bytes, at: conflict.range, severity: .error))
      }
      changes.append(Change(status: .conflict, path: file.path, old: old, new: result.bytes))
    }
  }

  /// Markers that an earlier merge has left: they don't compile, and a next merge would nest them.
  private mutating func reportMarkers(in bytes: [UInt8], of path: String) {
    for conflict in ConflictMarkers.find(in: bytes) {
      findings.append(.mergeConflict(display(path), bytes, at: conflict.range, severity: .error))
    }
  }
}
