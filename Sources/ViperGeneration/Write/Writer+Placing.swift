import ViperProject
import ViperText

/// One step of a journal, carried out so that nothing is lost that somebody saves at that moment.
extension Writer {
  /// Puts a file in its place, or takes it away. What was there is the temporary file then.
  ///
  /// A file system that can't exchange files is looked at first, which is all that can be done there.
  ///
  /// - Returns: false if the file is not as it was, and so stays as it is.
  func perform(_ step: Journal.Step) throws(DiskError) -> Bool {
    let temporary = temporaryPath(of: step)
    switch step.kind {
    case .creation:
      if try disk.place(temporary, at: step.path, .new) { return true }
      guard try disk.kind(of: step.path) == nil else { return false }
      try disk.rename(temporary, to: step.path)
    case .replacement:
      if try disk.place(temporary, at: step.path, .exchange) { return true }
      guard try hash(of: step.path) == step.old else { return false }
      try disk.rename(temporary, to: step.path)
    case .removal:
      if try disk.place(step.path, at: temporary, .new) { return true }
      guard try isWhatGoes(step.path, step) else { return try disk.kind(of: step.path) == nil }
      try disk.remove(step.path)
    }
    return true
  }

  /// Looks at what was there before a step was carried out, and puts it back if somebody had saved it.
  ///
  /// - Returns: whether it was put back.
  func putBack(_ step: Journal.Step) throws(DiskError) -> Bool {
    // A creation, which most steps are, has none to look at.
    lazy var temporary = temporaryPath(of: step)
    switch step.kind {
    case .creation: return false
    case .replacement:
      var (expected, last) = (step.old, step.new)
      while try disk.kind(of: temporary) != nil {
        let found = try hash(of: temporary)
        if found == expected { break }
        // Where there is none any more, somebody has deleted it since.
        guard try disk.place(temporary, at: step.path, .exchange) else { return true }
        // It may have been saved once more.
        (expected, last) = (last, found)
      }
      return last != step.new
    case .removal:
      guard try disk.kind(of: temporary) != nil else { return false }
      if try isWhatGoes(temporary, step) {
        try disk.remove(temporary)
        return false
      }
      if try !disk.place(temporary, at: step.path, .new), try disk.kind(of: step.path) == nil {
        try disk.makeFolder(FilePath.folder(of: step.path))
        try disk.rename(temporary, to: step.path)
      }
      return true
    }
  }

  /// Whether a path is what a removal is for. Of a link nothing else matters: it holds nothing.
  private func isWhatGoes(_ path: String, _ step: Journal.Step) throws(DiskError) -> Bool {
    if try disk.kind(of: path) == .link { return true }
    guard let found = try hash(of: path) else { return false }
    return found == step.old
  }

  /// What a file holds; nil if there is none.
  func hash(of path: String) throws(DiskError) -> ByteHash? {
    try disk.kind(of: path) == .file ? try disk.read(path).map { ByteHash($0) } : nil
  }
}
