import ViperText

/// The packs of a run: built in or from a folder, each read once.
package struct PackShelf {
  /// The pack of specs that name none.
  package static let defaultName = "viper"

  let disk: any Disk
  private var packs: [String: Pack?] = [:]

  package init(disk: any Disk) {
    self.disk = disk
  }

  /// The pack of that name; mistakes in it are reported once.
  ///
  /// - Parameters:
  ///   - name: a built-in pack, or a path that starts with `.` or `/`; nil for the default.
  ///   - folder: what a relative path is relative to.
  package mutating func pack(
    _ name: EmbeddedText?, folder: String, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> Pack? {
    let word = name?.string ?? Self.defaultName
    let isFolder = word.hasPrefix(".") || word.contains("/")
    let key = isFolder ? FilePath.absolute(word, in: folder) : word
    if let known = packs[key] { return known }
    var files = BuiltIn.pack(word)
    if isFolder { files = try read(key, shownAs: word) }
    guard let files else {
      if let name { diagnostics.append(.unknownPack(name, known: BuiltIn.packNames)) }
      return nil
    }
    let (pack, problems) = PackReader.read(files, path: word)
    diagnostics += problems
    packs[key] = .some(pack)
    return pack
  }

  /// All files of a folder and those below it, by their path in it.
  private func read(
    _ folder: String, shownAs shown: String
  ) throws(DiskError) -> [String: SourceText] {
    var files: [String: SourceText] = [:]
    var folders = [""]
    while let inner = folders.popLast() {
      for entry in try disk.entries(of: FilePath.join(folder, inner)) ?? [] {
        let path = FilePath.join(inner, entry.name)
        guard !entry.name.hasPrefix(".") else { continue }
        if entry.kind == .folder {
          folders.append(path)
        } else if let bytes = try disk.read(FilePath.join(folder, path)) {
          files[path] = SourceText(path: FilePath.join(shown, path), bytes: bytes)
        }
      }
    }
    return files
  }
}
