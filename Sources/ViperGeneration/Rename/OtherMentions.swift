import SwiftReading
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

/// Finds the types of a module that gets another name in code that is not its own: what only their
/// owner can change.
struct OtherMentions {
  let disk: any Disk
  let display: PathDisplay
  let renaming: Renaming
  private let newNames: Set<String>
  /// Where old names stand, one warning each.
  private(set) var places: [Diagnostic] = []
  /// Declarations that have a new name already.
  private(set) var taken: [Diagnostic] = []

  init(disk: any Disk, display: PathDisplay, renaming: Renaming) {
    (self.disk, self.display, self.renaming) = (disk, display, renaming)
    newNames = Set(renaming.names.values).subtracting(renaming.names.keys)
  }

  /// - Parameters:
  ///   - own: the paths of the module's own files.
  ///   - specs: the paths of the specs in which the name is changed.
  ///   - changed: what files are going to hold.
  mutating func search(
    below root: String, besides own: Set<String>, specs: Set<String>, changed: [String: [UInt8]?]
  ) throws(DiskError) {
    let needs = NeededFolders(root: root, config: nil)
    var folders = [root]
    while let folder = folders.popLast() {
      guard let entries = try needs.entries(of: folder, on: disk) else { continue }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.kind == .folder { folders.append(path) }
        if entry.kind == .file, Project.SpecFile.isSpec(path), !specs.contains(path) {
          try look(atSpec: path)
        }
        guard entry.kind == .file, entry.name.hasSuffix(".swift"), !own.contains(path) else {
          continue
        }
        guard let old = try disk.read(path), GeneratedMark(reading: old) == nil else { continue }
        lookForTaken(in: old, of: SourceText(path: display(path), bytes: old))
        guard let text = changed[path] ?? old else { continue }
        look(at: text, of: SourceText(path: display(path), bytes: text))
      }
    }
    places = places.sortedForPrinting()
    taken = taken.sortedForPrinting()
  }

  /// Looks into the code of configs: the samples' types and values.
  ///
  /// - Parameters:
  ///   - folder: that of the nearest config; those above complete it.
  mutating func searchSamples(from folder: String, to outermost: String) throws(DiskError) {
    var folder = folder
    while true {
      let path = FilePath.join(folder, Config.fileName)
      if try disk.kind(of: path) == .file, let bytes = try disk.read(path) {
        let source = SourceText(path: display(path), bytes: bytes)
        if case .object(let members)? = JSONParser.parse(source).node?.value {
          for member in members where member.key.string == "samples" {
            look(atTextsOf: member.value)
          }
        }
      }
      guard folder != outermost, FilePath.isInside(folder, outermost) else { return }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Looks for routes of another project to the module.
  private mutating func look(atSpec path: String) throws(DiskError) {
    guard let bytes = try disk.read(path) else { return }
    let source = SourceText(path: display(path), bytes: bytes)
    var waiting = [JSONParser.parse(source).node].compactMap(\.self)
    while let node = waiting.popLast() {
      switch node.value {
      case .array(let elements): waiting += elements
      case .object(let members):
        for member in members {
          waiting.append(member.value)
          switch (member.key.string, member.value.value) {
          case ("to", .string(let text)), ("from", .string(let text)): look(atModule: text)
          case ("handles", .object(let handled)): for one in handled { look(atModule: one.key) }
          default: break
          }
        }
      case .null, .bool, .number, .string: break
      }
    }
  }

  private mutating func look(atModule text: EmbeddedText) {
    guard let name = renaming.modules[text.string] else { return }
    places.append(.oldName(text.string, new: name, at: text.location))
  }

  private mutating func look(atTextsOf node: JSONNode) {
    switch node.value {
    case .null, .bool, .number: break
    case .string(let text): look(at: text)
    case .array(let elements): for element in elements { look(atTextsOf: element) }
    case .object(let members):
      for member in members {
        look(at: member.key)
        look(atTextsOf: member.value)
      }
    }
  }

  private mutating func look(at text: EmbeddedText) {
    for mention in renaming.mentions(in: text.bytes) where !mention.isInComment {
      let place = text.location(of: mention.range)
      places.append(
        .oldName(place.source.string(in: place.range), new: mention.name, at: place))
    }
  }

  private mutating func look(at text: [UInt8], of source: SourceText) {
    for mention in renaming.mentions(in: text) where !mention.isInComment {
      places.append(
        .oldName(
          source.string(in: mention.range), new: mention.name,
          at: SourceLocation(source: source, range: mention.range)))
    }
  }

  private mutating func lookForTaken(in text: [UInt8], of source: SourceText) {
    for type in SwiftFile(text)?.types ?? []
    where type.kind != .extension && newNames.contains(type.name) {
      let range = type.nameRange ?? type.range
      taken.append(.takenType(type.name, at: SourceLocation(source: source, range: range)))
    }
  }
}
