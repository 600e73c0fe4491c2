import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// Reads the specs of a project, each for its pack.
package struct ProjectReader {
  /// A spec that was read. It is a class to save copies.
  package final class Draft: Sendable {
    package let file: Project.SpecFile
    package let spec: Spec
    package let pack: Pack
    package let isSelected: Bool
    /// The JSON of the spec. It is parsed again, because keeping it would need memory.
    package var node: JSONNode {
      JSONParser.parse(spec.source).node
        ?? JSONNode(.null, at: SourceLocation(source: spec.source, range: 0..<0))
    }

    init(file: Project.SpecFile, spec: Spec, pack: Pack, isSelected: Bool) {
      self.file = file
      self.spec = spec
      self.pack = pack
      self.isSelected = isSelected
    }

    /// Whether viper-gen generates the builder of the module.
    var hasBuilder: Bool {
      !pack.builder.isEmpty && !spec.without.contains { $0.string == pack.dialect.builder }
    }

    /// The UI framework of the module, or the first one of the pack.
    ///
    /// - Parameter ui: the config's UI framework.
    package func flavour(_ ui: EmbeddedText?) -> Dialect.Flavour? {
      let word = (spec.ui ?? ui)?.string
      let flavours = pack.dialect.flavours
      return flavours.first { $0.key == word } ?? flavours.first
    }
  }

  let disk: any Disk
  package private(set) var packs: PackLoader
  let project: Project
  package private(set) var diagnostics: [Diagnostic] = []
  /// Mistakes in specs that are not selected.
  private(set) var unreadable: [Diagnostic] = []

  package init(disk: any Disk, packs: PackLoader, project: Project) {
    (self.disk, self.packs, self.project) = (disk, packs, project)
  }

  package mutating func read() throws(DiskError) -> [Draft] {
    let selected = project.selected
    let disk = disk
    let opened = concurrentMap(uniqueFiles()) { file in
      OpenedSpec(file, on: disk, isSelected: selected.contains(file.absolutePath))
    }
    let equipped = try equip(opened)
    let results = concurrentMap(equipped) { $0.read() }
    var drafts: [Draft] = []
    for (opened, result) in zip(equipped, results) {
      report(result.diagnostics, of: opened.spec, isKnown: result.draft != nil)
      if let draft = result.draft { drafts.append(draft) }
    }
    reportUnclaimed(in: drafts)
    return drafts
  }

  /// Reports names and files in the config for components that neither the pack nor a spec has.
  private mutating func reportUnclaimed(in drafts: [Draft]) {
    guard project.isWhole, drafts.count == project.readable.count else { return }
    let own = drafts.filter { project.known[$0.file.absolutePath] == nil }
    let mentions = own.flatMap(\.pack.additions.mentions)
    guard !mentions.isEmpty else { return }
    let roles = Set(own.flatMap { $0.pack.dialect.roles.map(\.key) })
    let contracts = Set(own.flatMap { $0.pack.dialect.contracts.map(\.key) })
    var seen: Set<SourceLocation> = []
    for mention in mentions {
      let added = mention.isRole ? roles : contracts
      guard !added.contains(mention.key.string), seen.insert(mention.key.location).inserted else {
        continue
      }
      diagnostics.append(mention.diagnostic(besides: added))
    }
  }

  /// One file for each module. A second file is an error if one of the two is selected.
  private mutating func uniqueFiles() -> [Project.SpecFile] {
    var first: [String: Project.SpecFile] = [:]
    var files: [Project.SpecFile] = []
    for file in project.readable {
      // Many disks ignore case.
      let key = file.name.lowercased()
      guard let earlier = first.updateValue(file, forKey: key) else {
        files.append(file)
        continue
      }
      first[key] = earlier
      let isAsked = [file, earlier].contains { project.selected.contains($0.absolutePath) }
      if isAsked {
        diagnostics.append(.repeatedModule(file, first: earlier))
      }
    }
    return files
  }

  private mutating func report(_ problems: [Diagnostic], of spec: OpenedSpec, isKnown: Bool) {
    if spec.isSelected {
      diagnostics += problems
    } else if !isKnown {
      unreadable += problems
    }
  }

  /// Finds the pack of each spec.
  private mutating func equip(_ specs: [OpenedSpec]) throws(DiskError) -> [EquippedSpec] {
    var equipped: [EquippedSpec] = []
    var followed: [PackUse: (pack: Pack?, diagnostics: [Diagnostic])] = [:]
    packs.display = project.display
    for spec in specs {
      guard let node = spec.node else {
        report(spec.diagnostics, of: spec, isKnown: false)
        continue
      }
      var problems = spec.diagnostics
      let foreign = project.known[spec.file.absolutePath]?.config
      let config = foreign ?? project.config
      let named = node.packName
      var pack = try packs.pack(
        named ?? config.pack, folder: named == nil ? config.packFolder : spec.file.folder,
        into: &problems)
      let key = PackUse(name: named?.string, folder: named == nil ? "" : spec.file.folder)
      if let known = followed[key], foreign == nil {
        problems += known.diagnostics
        pack = known.pack
      } else if !config.conventions.isEmpty {
        var found: [Diagnostic] = []
        pack = pack?.following(config.conventions, into: &found)
        problems += found
        if foreign == nil { followed[key] = (pack, found) }
      }
      report(problems, of: spec, isKnown: pack != nil)
      if let pack {
        equipped.append(EquippedSpec(spec: spec, node: node, pack: pack, foreign: foreign))
      }
    }
    return equipped
  }
}

/// How a spec names its pack. Equal values mean the same pack.
private struct PackUse: Hashable {
  /// Nil for the config's pack.
  let name: String?
  /// The folder of a relative path.
  let folder: String
}

extension ProjectReader.Draft {
  /// Reads a spec without a disk.
  static func read(
    _ json: String, as file: Project.SpecFile, for pack: Pack
  ) -> (draft: ProjectReader.Draft?, diagnostics: [Diagnostic]) {
    let spec = OpenedSpec(file, bytes: Array(json.utf8))
    guard let node = spec.node else { return (nil, spec.diagnostics) }
    let read = EquippedSpec(spec: spec, node: node, pack: pack, foreign: nil).read()
    return (read.draft, spec.diagnostics + read.diagnostics)
  }
}

/// A spec file as JSON.
private struct OpenedSpec: Sendable {
  let file: Project.SpecFile
  let isSelected: Bool
  let node: JSONNode?
  let diagnostics: [Diagnostic]

  init(_ file: Project.SpecFile, on disk: any Disk, isSelected: Bool) {
    do throws(DiskError) {
      if let bytes = try disk.read(file.absolutePath) {
        self.init(file, bytes: bytes, isSelected: isSelected)
      } else {
        self.init(file, isSelected: isSelected, mistake: .lostSpec(file.displayPath))
      }
    } catch {
      self.init(file, isSelected: isSelected, mistake: .unreadableSpec(file.displayPath, error))
    }
  }

  init(_ file: Project.SpecFile, bytes: [UInt8], isSelected: Bool = true) {
    self.file = file
    self.isSelected = isSelected
    let source = SourceText(path: file.displayPath, bytes: bytes)
    let (node, syntax) = JSONParser.parse(source)
    self.node = node
    let isName = isSwiftIdentifier(file.name) && !isReservedSwiftTypeName(file.name)
    diagnostics = (isName ? [] : [.badModuleName(file.name, path: file.displayPath)]) + syntax
  }

  private init(_ file: Project.SpecFile, isSelected: Bool, mistake: Diagnostic) {
    (self.file, self.isSelected, node, diagnostics) = (file, isSelected, nil, [mistake])
  }
}

private struct EquippedSpec: Sendable {
  let spec: OpenedSpec
  let node: JSONNode
  let pack: Pack
  /// The config, if the spec belongs to another project.
  let foreign: Config?

  func read() -> (draft: ProjectReader.Draft?, diagnostics: [Diagnostic]) {
    let (read, problems) = SpecReader.read(
      node, name: spec.file.name, dialect: pack.dialect, foreignKeys: BuiltIn.packs(withKey:),
      ui: foreign?.ui, pack: foreign?.pack)
    let draft = read.map {
      ProjectReader.Draft(
        file: spec.file, spec: $0, pack: pack.adding($0.added), isSelected: spec.isSelected)
    }
    return (draft, problems)
  }
}

extension JSONNode {
  /// The value of `pack`, which is needed to read the spec.
  var packName: EmbeddedText? {
    guard case .object(let members) = value else { return nil }
    for member in members where member.key.string == "pack" {
      if case .string(let text) = member.value.value { return text }
    }
    return nil
  }
}
