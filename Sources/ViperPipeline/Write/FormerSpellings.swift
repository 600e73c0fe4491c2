import ViperProject

/// The current spellings of planned files and folders, on a disk that ignores case.
package struct FormerSpellings {
  /// The current names on the disk, by planned path.
  private var names: [String: String] = [:]

  mutating func add(_ path: String, of planned: String) {
    let name = FilePath.name(of: path)
    if !name.utf8.elementsEqual(FilePath.name(of: planned).utf8) { names[planned] = name }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// Finds the spelling of a planned path on the disk. Nil if the path is spelled as planned.
  func former(of planned: String) -> String? {
    let parents = FilePath.parents(of: planned)
    guard ([planned] + parents).contains(where: { names[$0] != nil }) else { return nil }
    return ([planned] + parents.dropLast()).reversed().reduce(parents.last ?? "") {
      FilePath.join($0, names[$1] ?? FilePath.name(of: $1))
    }
  }
}

extension Change {
  /// Adds the renaming of a file that the disk spells differently.
  package func respelling(_ former: FormerSpellings, on disk: any Disk) throws(DiskError) -> Change
  {
    guard status != .remove, status != .create, let formerPath = former.former(of: path) else {
      return self
    }
    let bytes = if let old { old } else { try disk.read(path) }
    var change = Change(
      for: purpose, status: status == .identical || status == .skip ? .update : status, path: path,
      old: bytes, new: new ?? bytes)
    change.formerPath = formerPath
    (change.modelPath, change.spec, change.versions) = (modelPath, spec, versions)
    return change
  }
}
