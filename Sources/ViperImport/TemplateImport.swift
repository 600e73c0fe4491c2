import ViperProject
import ViperText

/// The tools whose templates become packs.
package enum Peer: String, CaseIterable, Sendable {
  case generamba, xcode

  /// What the name of its templates ends with.
  package var suffix: String {
    switch self {
    case .generamba: GenerambaReader.specSuffix
    case .xcode: XcodeTemplateReader.folderSuffix
    }
  }
}

/// A pack that was made of a template.
package struct ImportedPack: Sendable {
  package let name: String
  /// By their path in the pack; none if nothing of the template could be taken.
  package let files: [(path: String, text: String)]
  package let counts: Counts
  /// The columns of a level of indentation in the template; a pack's templates have two.
  package let indentation: Int

  package struct Counts: Sendable {
    /// The files of the template, and how many of them the pack has.
    package let files: Int
    package let takenFiles: Int
    /// The protocols of the template, and how many of them are contracts of the pack.
    package let protocols: Int
    package let contracts: Int
  }
}

/// Makes packs of peers' templates: read, wired, written as a pack.
package struct TemplateImport {
  let peer: Peer
  let disk: any Disk
  let display: PathDisplay
  /// Words that no key of a contract may be.
  let reserved: Set<String>
  private var parameters: Parameters
  package private(set) var diagnostics: [Diagnostic] = []

  package init(
    _ peer: Peer, disk: any Disk, display: PathDisplay, reserved: Set<String>,
    parameters: Parameters
  ) {
    self.peer = peer
    self.disk = disk
    self.display = display
    self.reserved = reserved
    self.parameters = parameters
  }

  /// The packs of all templates in a folder and below it; nil if there is no such folder.
  package mutating func packs(in folder: String) throws(DiskError) -> [ImportedPack]? {
    let suffix = peer.suffix
    let peer = peer
    let found = try TemplateSearch(disk: disk).folders(below: folder) { folder, entries in
      switch peer {
      case .generamba: entries.contains { $0.kind == .file && $0.name.hasSuffix(suffix) }
      case .xcode: folder.hasSuffix(suffix)
      }
    }
    guard let found else { return nil }
    let prefix = try prefix(in: folder)
    var packs: [ImportedPack] = []
    for path in found {
      let read = try TemplateFolder.read(
        path, disk: disk, display: display, into: &diagnostics)
      guard let read else { continue }
      for template in templates(in: read, prefix: prefix) {
        let pack = pack(template)
        guard !packs.contains(where: { $0.name.lowercased() == pack.name.lowercased() }) else {
          diagnostics.append(.leftAlone(read.path, because: .sameName(pack.name), at: nil))
          continue
        }
        packs.append(pack)
      }
    }
    diagnostics += parameters.unused()
    return packs
  }

  private mutating func templates(in folder: TemplateFolder, prefix: String?) -> [PeerTemplate] {
    switch peer {
    case .generamba:
      return GenerambaReader.read(
        folder, prefix: prefix, parameters: &parameters, into: &diagnostics)
    case .xcode:
      return XcodeTemplateReader.read(folder, parameters: &parameters, into: &diagnostics)
    }
  }

  /// What a Rambafile says of all modules.
  private mutating func prefix(in folder: String) throws(DiskError) -> String? {
    let path = FilePath.join(folder, Rambafile.name)
    guard peer == .generamba, let bytes = try disk.read(path) else { return nil }
    return Rambafile.prefix(
      in: SourceText(path: display(path), bytes: bytes), into: &diagnostics)
  }

  /// A name that a folder can have on every system: `My Template!` → `my-template`
  private static func folderName(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      $0 < 0x80 && (isWordByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "."))
    }
    if isPlain, !name.isEmpty, !name.hasPrefix("."), name.utf8.count <= 100 { return name }
    let words = kebabCased(
      String(name.unicodeScalars.filter(isSwiftIdentifierPart).map(Character.init)))
    return words.isEmpty ? "template" : String(words.prefix(50))
  }

  private mutating func pack(_ template: PeerTemplate) -> ImportedPack {
    let wired = WiredTemplate(template, reserved: reserved)
    let (files, taken, problems) = PackWriter(wired).files()
    diagnostics += wired.diagnostics + problems
    return ImportedPack(
      name: Self.folderName(template.name), files: files,
      counts: .init(
        files: template.fileCount, takenFiles: taken, protocols: wired.protocolCount,
        contracts: wired.contracts.count),
      indentation: template.indentation)
  }
}
