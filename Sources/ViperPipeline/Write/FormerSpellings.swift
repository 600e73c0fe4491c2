import ViperProject

/// The present spellings of planned files and folders.
package struct FormerSpellings {
  /// By planned path; only the last component differs.
  private var paths: [String: String] = [:]

  mutating func add(_ path: String, of planned: String) {
    let differs = !FilePath.name(of: path).utf8.elementsEqual(FilePath.name(of: planned).utf8)
    if differs { paths[planned] = FilePath.name(of: path) }
  }

  package var isEmpty: Bool { paths.isEmpty }

  /// How a planned path is spelled on the disk; nil if that is how it should be.
  func former(of planned: String) -> String? {
    var (rest, components, differs) = (planned, [String](), false)
    while rest != FilePath.folder(of: rest), !rest.isEmpty {
      let former = paths[rest]
      differs = differs || former != nil
      components.append(former ?? FilePath.name(of: rest))
      rest = FilePath.folder(of: rest)
    }
    return differs ? rest + components.reversed().joined(separator: "/") : nil
  }
}

extension Change {
  /// The change with the renaming of a file that is spelled otherwise.
  package func respelling(_ former: FormerSpellings, on disk: any Disk) throws(DiskError) -> Change
  {
    guard status != .remove, status != .create, let path = former.former(of: path) else {
      return self
    }
    let bytes = if let old { old } else { try disk.read(self.path) }
    return respelled(from: path, holding: bytes)
  }
}
