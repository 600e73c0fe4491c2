import ViperPack
import ViperProject
import ViperText

/// The packs of a run, each read once.
package struct PackLoader {
  let disk: any Disk
  package var display: PathDisplay?
  private var packs: [String: (pack: Pack?, diagnostics: [Diagnostic])] = [:]

  package init(disk: any Disk) { self.disk = disk }

  /// Loads a pack by its name or path, and adds its diagnostics for each caller.
  package mutating func pack(
    _ name: EmbeddedText?, folder: String, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> Pack? {
    let word = name?.string ?? BuiltIn.defaultName
    guard Self.isFolder(word) else {
      let pack = BuiltIn.read(word)
      if pack == nil, let name {
        diagnostics.append(.unknownPack(name, known: BuiltIn.packNames))
      }
      return pack
    }
    let key = FilePath.absolute(word, in: folder)
    if let known = packs[key] {
      diagnostics += known.diagnostics
      return known.pack
    }
    var problems: [Diagnostic] = []
    guard let (files, _) = try files(of: word, in: folder, into: &problems) else {
      if let name { diagnostics.append(.noPackFolder(name)) }
      return nil
    }
    // A pack that can't be read completely would cause wrong diagnostics.
    var pack: Pack?
    if problems.isEmpty { (pack, problems) = PackReader.read(files, path: word) }
    pack?.checksum = ByteHash(
      joining: files.sorted { $0.key < $1.key }.flatMap {
        [ByteHash(Array($0.key.utf8)), ByteHash($0.value.bytes)]
      })
    problems = problems.map { $0.placed(at: name?.location) }
    packs[key] = (pack, problems)
    diagnostics += problems
    return pack
  }

  /// Reads the files of a pack, by path, and its name in messages. Nil if the pack doesn't exist.
  package func files(
    of word: String, in folder: String, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> (files: [String: SourceText], path: String)? {
    guard Self.isFolder(word) else { return BuiltIn.pack(word).map { ($0, word) } }
    let path = FilePath.absolute(word, in: folder)
    let shown = display?(path) ?? word
    return try read(path, named: word, shownAs: shown, into: &diagnostics).map { ($0, shown) }
  }

  /// Whether a pack's name is a path: `./Templates/ours`.
  package static func isFolder(_ word: String) -> Bool { word.hasPrefix(".") || word.contains("/") }

  /// Larger folders are not packs.
  private static let limits = (files: 2_000, bytes: 16 << 20)

  /// Reads all files below a pack's folder, by path; nil without the folder. Symbolic links to
  /// files outside are errors, because templates could include these files.
  private func read(
    _ folder: String, named word: String, shownAs shown: String,
    into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> [String: SourceText]? {
    guard !folder.utf8.contains(0), var entries = try disk.entries(of: folder) else { return nil }
    // A wrong folder, such as `/`, is not searched.
    guard entries.contains(where: { $0.name == "pack.json" }) else { return [:] }
    let home = try disk.realPath(of: folder) ?? folder
    var (seen, bytesRead) = (0, 0)
    var files: [String: SourceText] = [:]
    var folders: [String] = []
    var inner = ""
    while true {
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(inner, entry.name)
        let place = FilePath.join(folder, path)
        seen += 1
        switch entry.kind {
        case .folder: folders.append(path)
        case .other: continue
        case .link where try disk.entries(of: place) != nil: continue
        case .file, .link:
          if entry.kind == .link, !FilePath.isInside(try disk.realPath(of: place) ?? "", home) {
            diagnostics.append(.linkOutside(FilePath.join(shown, path)))
            continue
          }
          guard let bytes = try disk.read(place) else { continue }
          bytesRead += bytes.count
          files[path] = SourceText(path: FilePath.join(shown, path), bytes: bytes)
        }
        guard seen <= Self.limits.files, bytesRead <= Self.limits.bytes else {
          diagnostics.append(.packTooLarge(word))
          return [:]
        }
      }
      guard let next = folders.popLast() else { return files }
      inner = next
      entries = try disk.entries(of: FilePath.join(folder, inner)) ?? []
    }
  }
}

extension Diagnostic {
  fileprivate func placed(at place: SourceLocation?) -> Diagnostic {
    guard location == nil, let place else { return self }
    return Diagnostic(severity, id: id, message, at: place, help: help, notes: notes)
  }
}
