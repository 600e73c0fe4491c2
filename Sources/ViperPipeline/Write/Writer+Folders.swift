import ViperProject

/// The folders of files that are renamed or removed.
extension Writer {
  /// Renames files, and the folders above them, that the disk spells otherwise: the file that is
  /// renamed over them may keep the old name.
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

  /// Removes the folders of files that have gone, and those above, if nothing is left in them.
  func removeEmptyFolders(of paths: [String]) throws(DiskError) {
    // The deepest first: a folder may be empty once one in it has gone.
    for folder in Set(paths.map { FilePath.folder(of: $0) }).sorted().reversed() {
      var folder = folder
      while folder != root, !kept.contains(folder),
        try disk.entries(of: folder)?.isEmpty == true
      {
        try disk.remove(folder)
        // Outside the root, only the module's own folder is surely nobody else's.
        guard FilePath.isInside(folder, root) else { break }
        folder = FilePath.folder(of: folder)
      }
    }
  }
}
