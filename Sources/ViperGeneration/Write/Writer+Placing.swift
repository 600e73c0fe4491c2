import ViperProject
import ViperText

/// One step of a journal, taken so that nothing is lost that somebody saves at that moment.
extension Writer {
  /// Puts a file in its place, or takes it away. What was there is the temporary file then.
  ///
  /// - Returns: false if the file is not as it was, and so stays as it is.
  func take(_ step: Journal.Step) throws(DiskError) -> Bool {
    let temporary = temporaryPath(of: step)
    let (from, to) = step.new == nil ? (step.path, temporary) : (temporary, step.path)
    let isExchange = step.old != nil && step.new != nil
    if try disk.place(from, at: to, isExchange ? .exchange : .new) { return true }
    // A file system without such renames: all that can be done is to look first.
    guard let kind = try disk.kind(of: step.path) else {
      guard step.old == nil else { return step.new == nil }
      try disk.rename(temporary, to: step.path)
      return true
    }
    let isAsBefore = try hash(of: step.path) == step.old
    guard isAsBefore || (kind == .link && step.new == nil) else { return false }
    if step.new == nil {
      try disk.remove(step.path)
    } else {
      try disk.rename(temporary, to: step.path)
    }
    return true
  }

  /// Looks at what was there before a step was taken, and puts it back if somebody had saved it.
  ///
  /// - Returns: whether it was put back.
  func putBack(_ step: Journal.Step) throws(DiskError) -> Bool {
    guard step.old != nil else { return false }
    let temporary = temporaryPath(of: step)
    var (expected, last) = (step.old, step.new)
    while let kind = try disk.kind(of: temporary) {
      let found = try hash(of: temporary)
      guard step.new != nil else {
        if found == expected || kind == .link {
          try disk.remove(temporary)
          return false
        }
        // What has come there since is newer still.
        _ = try disk.place(temporary, at: step.path, .new)
        return true
      }
      if found == expected { break }
      guard try disk.place(temporary, at: step.path, .exchange) else { return true }
      // It may have been saved once more.
      (expected, last) = (last, found)
    }
    return last != step.new
  }
}
