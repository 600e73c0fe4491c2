import ViperProject

/// Pairs the entries of a lock file with the files rendered now.
package struct LockEntryPairs {
  package private(set) var entries: [Int: ModuleLock.Entry] = [:]
  package private(set) var left: [ModuleLock.Entry]

  /// Pairs by path first, because another UI framework may use another template. Then pairs by
  /// template, because the path may have changed. A Swift file never becomes a storyboard.
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
