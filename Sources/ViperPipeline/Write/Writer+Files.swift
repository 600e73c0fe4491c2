import ViperProject

/// Changes one file without losing lines that are saved at that moment.
extension Writer {
  /// Replaces or removes a file, and returns false if the file has changed. If the disk can
  /// exchange files, the temporary file then has the old contents.
  func perform(_ step: Step) throws(DiskError) -> Bool {
    guard step.new != nil else {
      if try disk.place(step.path, at: step.temporary, .new) { return true }
      guard let kind = try disk.kind(of: step.path) else { return true }
      // A symbolic link has no contents to lose.
      let isAsBefore = kind == .link ? true : try hasContent(step.old, at: step.path)
      guard isAsBefore else { return false }
      try disk.remove(step.path)
      return true
    }
    let mode = step.old == nil ? RenameMode.new : .exchange
    if try disk.place(step.temporary, at: step.path, mode) { return true }
    guard try hasContent(step.old, at: step.path) else { return false }
    try disk.rename(step.temporary, to: step.path)
    return true
  }

  func putBack(_ step: Step) throws(DiskError) -> Bool {
    guard step.new != nil else { return try putBackRemoved(step) }
    var (expected, placed) = (step.old, step.new)
    while let kind = try disk.kind(of: step.temporary) {
      let found = kind == .file ? try disk.read(step.temporary) : nil
      if found == expected { break }
      // The file was deleted in the meantime.
      guard try disk.place(step.temporary, at: step.path, .exchange) else { return true }
      // The file may have been saved again.
      (expected, placed) = (placed, found)
    }
    return placed != step.new
  }

  private func putBackRemoved(_ step: Step) throws(DiskError) -> Bool {
    guard let kind = try disk.kind(of: step.temporary) else { return false }
    // A symbolic link has no contents to lose.
    let isAsBefore = kind == .link ? true : try hasContent(step.old, at: step.temporary)
    if isAsBefore {
      try disk.remove(step.temporary)
    } else if try !disk.place(step.temporary, at: step.path, .new),
      try disk.kind(of: step.path) == nil
    {
      try disk.makeFolder(FilePath.folder(of: step.path))
      try disk.rename(step.temporary, to: step.path)
    }
    return !isAsBefore
  }

  /// Renames files and folders that the disk spells differently. If a file is renamed over another
  /// spelling, the disk may keep that spelling.
  func respell(_ changes: [Change]) throws(DiskError) {
    var renamed: Set<String> = []
    for change in changes {
      guard let formerPath = change.formerPath else { continue }
      var folder = "/"
      for (old, new) in zip(formerPath.split(separator: "/"), change.path.split(separator: "/")) {
        let path = FilePath.join(folder, String(new))
        let formerly = FilePath.join(folder, String(old))
        if !old.utf8.elementsEqual(new.utf8), renamed.insert(path).inserted,
          try disk.kind(of: formerly) != nil
        {
          try disk.rename(formerly, to: path)
        }
        folder = path
      }
    }
  }

  func removeEmptyFolders(of paths: [String]) throws(DiskError) {
    // The deepest folders are first, because removing them may empty the folders above.
    for folder in Set(paths.map { FilePath.folder(of: $0) }).sorted().reversed() {
      var folder = folder
      while folder != root, !kept.contains(folder),
        try disk.entries(of: folder)?.isEmpty == true
      {
        try disk.remove(folder)
        // Outside of the root, other projects may use the folders above.
        guard FilePath.isInside(folder, root) else { break }
        folder = FilePath.folder(of: folder)
      }
    }
  }
}
