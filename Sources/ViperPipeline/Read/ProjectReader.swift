import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// Reads the specs of a project, each for its pack.
package struct ProjectReader {
  /// A spec that was read. It is a class, because copying it would take time.
  package final class Draft: Sendable {
    package let file: Project.SpecFile
    package let spec: Spec
    package let pack: Pack
    package let isSelected: Bool
    /// The JSON of the spec. It is parsed again, because keeping it would need memory.
    package var node: JSONNode {
      JSONParser.parse(spec.source).node
        ?? JSONNode(.null, at: spec.source.location(of: 0..<0))
    }

    init(file: Project.SpecFile, spec: Spec, pack: Pack, isSelected: Bool) {
      (self.file, self.spec, self.pack, self.isSelected) = (file, spec, pack, isSelected)
    }

    func replacing(_ spec: Spec, _ pack: Pack? = nil) -> ProjectReader.Draft {
      let pack = pack ?? self.pack
      return ProjectReader.Draft(file: file, spec: spec, pack: pack, isSelected: isSelected)
    }

    var hasBuilder: Bool {
      !pack.builder.isEmpty && !spec.without.contains { $0.string == pack.dialect.builder }
    }

    package func uiFramework(_ ui: EmbeddedText?) -> Dialect.UIFramework? {
      let word = (spec.ui ?? ui)?.string
      let uiFrameworks = pack.dialect.uiFrameworks
      return uiFrameworks.first { $0.key == word } ?? uiFrameworks.first
    }
  }

  let disk: any Disk
  package private(set) var packs: PackLoader
  let project: Project
  package private(set) var diagnostics: [Diagnostic] = []
  private(set) var unreadable: [Diagnostic] = []
  /// The packs with the config's conventions, by name and folder.
  private var followed: [[String]: (pack: Pack?, diagnostics: [Diagnostic])] = [:]

  package init(disk: any Disk, packs: PackLoader, project: Project) {
    (self.disk, self.packs, self.project) = (disk, packs, project)
  }

  package mutating func read() throws(DiskError) -> [Draft] {
    let (selected, disk) = (project.selected, disk)
    var specs = concurrentMap(uniqueFiles()) { file in
      OpenedSpec(file, on: disk, isSelected: selected.contains(file.absolutePath))
    }
    packs.display = project.display
    for index in specs.indices { try findPack(of: &specs[index]) }
    var drafts: [Draft] = []
    for (spec, result) in zip(specs, concurrentMap(specs) { $0.read() }) {
      let problems = spec.diagnostics + result.diagnostics
      if spec.isSelected {
        diagnostics += problems
      } else if result.draft == nil {
        unreadable += problems
      }
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

  /// A second file of a module is an error if one of both is selected.
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

  private mutating func findPack(of spec: inout OpenedSpec) throws(DiskError) {
    guard let node = spec.node else { return }
    spec.foreign = project.known[spec.file.absolutePath]?.config
    let config = spec.foreign ?? project.config
    let named = node.packName
    let folder = named == nil ? config.packFolder : spec.file.folder
    spec.pack = try packs.pack(named ?? config.pack, folder: folder, into: &spec.diagnostics)
    // Specs with the same pack share its version with the config's conventions.
    let key = [named?.string ?? "", folder]
    if let known = followed[key], spec.foreign == nil {
      spec.diagnostics += known.diagnostics
      spec.pack = known.pack
    } else if !config.conventions.isEmpty {
      var found: [Diagnostic] = []
      spec.pack = spec.pack?.following(config.conventions, into: &found)
      spec.diagnostics += found
      if spec.foreign == nil { followed[key] = (spec.pack, found) }
    }
  }
}

extension ProjectReader.Draft {
  static func read(
    _ json: String, as file: Project.SpecFile, for pack: Pack
  ) -> (draft: ProjectReader.Draft?, diagnostics: [Diagnostic]) {
    var spec = OpenedSpec(file, bytes: Array(json.utf8))
    spec.pack = pack
    let (draft, diagnostics) = spec.read()
    return (draft, spec.diagnostics + diagnostics)
  }
}

private struct OpenedSpec: Sendable {
  let file: Project.SpecFile
  let isSelected: Bool
  let node: JSONNode?
  var diagnostics: [Diagnostic]
  var pack: Pack?
  var foreign: Config?

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

  func read() -> (draft: ProjectReader.Draft?, diagnostics: [Diagnostic]) {
    guard let node, let pack else { return (nil, []) }
    let (read, problems) = SpecReader.read(
      node, name: file.name, dialect: pack.dialect, foreignKeys: BuiltIn.packs(withKey:),
      ui: foreign?.ui, pack: foreign?.pack)
    let draft = read.map {
      ProjectReader.Draft(file: file, spec: $0, pack: pack.adding($0.added), isSelected: isSelected)
    }
    return (draft, problems)
  }
}

extension JSONNode {
  var packName: EmbeddedText? {
    guard case .object(let members) = value else { return nil }
    for member in members where member.key.string == "pack" {
      if case .string(let text) = member.value.value { return text }
    }
    return nil
  }
}
