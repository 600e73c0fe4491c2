import ViperProject
import ViperText

/// What becomes of files that belong to the user.
extension Comparison {
  mutating func compareYours(_ file: RenderedFile, old whole: [UInt8]) throws(DiskError) {
    let first = changes.count
    decide(file, old: whole)
    guard changes.count > first, changes[first].isPending, try disk.isReadOnly(file.path) else {
      return
    }
    diagnostics.append(.readOnlyFile(display(file.path), whole))
  }

  private mutating func decide(_ file: RenderedFile, old whole: [UInt8]) {
    let mark = ByteOrderMark.prefix(of: whole)
    let old = Array(whole.dropFirst(mark.count))
    if GeneratedMark(reading: old) != nil {
      // The component was generated so far: the user goes on from there, edits included.
      let new = withoutSourceLocations(GeneratedMark.unmarked(old))
      reportMissing(in: new, of: file)
      changes.append(Change(status: .update, path: file.path, old: whole, new: mark + new))
      return
    }
    if hasMarkers(old, in: file) {
      changes.append(Change(status: .skip, path: file.path))
      return
    }
    if equalButForLineEndings(old, file.bytes) {
      changes.append(Change(status: .identical, path: file.path))
      return
    }
    let isSwift = file.path.hasSuffix(".swift")
    let ours = file.renaming?.applied(to: old, isSwift: isSwift) ?? old
    switch file.base {
    case .rendered(let base) where ours != old || !equalButForLineEndings(base, file.bytes):
      merge(file, base: base, ours: ours, old: old, mark: mark)
    case .unknown, .damaged:
      reportMissing(in: old, of: file)
      changes.append(Change(status: .skip, path: file.path))
    case .rendered:
      changes.append(Change(status: .skip, path: file.path))
    }
  }

  /// What nothing can merge into a file is named, and the lock waits until it is there.
  private mutating func reportMissing(in bytes: [UInt8], of file: RenderedFile) {
    let lacking = SwiftMerge.missing(in: bytes, of: file.bytes)
    guard !lacking.isEmpty else { return }
    findings.append(.missingLock(display(file.path), bytes, lacking: lacking))
    lackingModules.insert(file.module)
  }

  /// - Parameters:
  ///   - ours: what the user has, by the names that the module's types have now.
  ///   - old: the same as it stands on the disk.
  ///   - mark: the byte order mark that stands before it there.
  private mutating func merge(
    _ file: RenderedFile, base: [UInt8], ours: [UInt8], old: [UInt8], mark: [UInt8]
  ) {
    let result = SwiftMerge.merge(base: base, ours: ours, theirs: file.bytes)
    let path = display(file.path)
    for leftover in result.leftovers {
      if leftover.reason == .hiddenByUser {
        let name = leftover.name.split(separator: ".").last.map(String.init) ?? leftover.name
        findings.append(
          .hiddenDeclaration(
            leftover.name, in: path, result.bytes, line: leftover.line, place: declared[name]))
        lackingModules.insert(file.module)
      } else {
        diagnostics.append(.leftover(leftover, in: path, result.bytes))
      }
    }
    let renamed = SwiftMerge.renamed(
      base: base, ours: ours, theirs: file.bytes, merged: result.bytes)
    for name in renamed {
      diagnostics.append(.takenForRenamed(name, in: path, result.bytes))
    }
    if result.isClean {
      let isChanged = result.bytes != old
      changes.append(
        Change(
          status: isChanged ? .merge : .skip, path: file.path, old: mark + old,
          new: isChanged ? mark + result.bytes : nil))
    } else if failsOnConflict {
      diagnostics.append(.conflictAhead(path, old))
      edits.append(
        UnifiedDiff.text(old: old, new: result.bytes, oldLabel: path, newLabel: path))
    } else {
      for conflict in result.conflicts {
        findings.append(.mergeConflict(path, result.bytes, at: conflict.range, severity: .error))
      }
      changes.append(
        Change(
          status: .conflict, path: file.path, old: mark + old, new: mark + result.bytes))
    }
  }

  /// Markers that an earlier merge has left: they don't compile, and a next merge would nest them, so
  /// the file and its lock wait until they are gone.
  private mutating func hasMarkers(_ bytes: [UInt8], in file: RenderedFile) -> Bool {
    let conflicts = ConflictMarkers.find(in: bytes)
    for conflict in conflicts {
      findings.append(
        .mergeConflict(display(file.path), bytes, at: conflict.range, severity: .error))
    }
    if !conflicts.isEmpty { lackingModules.insert(file.module) }
    return !conflicts.isEmpty
  }
}

/// Without the lines that lead from a generated body to the spec: the body is not there any more.
private func withoutSourceLocations(_ bytes: [UInt8]) -> [UInt8] {
  let directive = Array("#sourceLocation(".utf8)
  return Array(
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .filter {
        !$0.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: directive)
      }
      .joined(separator: [UInt8(ascii: "\n")]))
}
