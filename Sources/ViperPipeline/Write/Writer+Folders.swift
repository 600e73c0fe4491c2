import ViperProject

extension Writer {
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

  /// Removes empty folders of removed files, and empty folders above.
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
