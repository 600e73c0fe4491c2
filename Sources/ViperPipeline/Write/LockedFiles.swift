import ViperProject

/// Which entry of a lock belongs to which file rendered now.
package struct LockedFiles {
  /// By the file's index.
  package private(set) var entries: [Int: ModuleLock.Entry] = [:]
  /// Entries whose file the module has no more.
  package private(set) var left: [ModuleLock.Entry]

  /// By path, since another flavour has the same file from another template; otherwise by template,
  /// since config, names and module may have changed the path. A Swift file never becomes a storyboard.
  package init(_ lock: ModuleLock, now files: [RenderedFile]) {
    left = lock.entries
    pair(files) { $0.path == $1.path }
    pair(files) {
      !$1.template.isEmpty && $0.template == $1.template
        && FilePath.ending(of: $0.path) == FilePath.ending(of: $1.path)
    }
  }

  private mutating func pair(
    _ files: [RenderedFile], where isSame: (ModuleLock.Entry, RenderedFile) -> Bool
  ) {
    for (index, file) in files.enumerated() where entries[index] == nil {
      guard let place = left.firstIndex(where: { isSame($0, file) }) else { continue }
      entries[index] = left.remove(at: place)
    }
  }
}
