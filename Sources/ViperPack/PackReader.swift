import ViperSpec
import ViperTemplate
import ViperText

/// Reads a pack, and reports all errors in its `pack.json` and its templates.
package struct PackReader: JSONReading {
  package var diagnostics: [Diagnostic] = []
  private let templates: Set<String>
  /// If true, unused templates can't be determined.
  private var hasUnknownTemplate = false
  private var contractKeys: [String] = []

  /// - Parameters:
  ///   - path: the pack's name in messages.
  ///   - isBuiltIn: whether the templates are valid, and are parsed when rendered.
  package static func read(
    _ files: [String: SourceText], path: String, isBuiltIn: Bool = false
  ) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    let reading = reading(of: files, path: path, isBuiltIn: isBuiltIn)
    return (reading.diagnostics.hasErrors ? nil : reading.pack, reading.diagnostics)
  }

  package struct Reading {
    package var pack: Pack?
    package var diagnostics: [Diagnostic] = []
    package var brokenTemplates: Set<String> = []
    /// Including those of an extended pack.
    package var paths: Set<String> = []
  }

  package static func reading(
    of files: [String: SourceText], path: String, isBuiltIn: Bool = false
  ) -> Reading {
    guard let json = files["pack.json"] else { return Reading(diagnostics: [.noManifest(path)]) }
    let layers = PackLayers(files, manifest: json)
    let isChecked = isBuiltIn || layers.own.isEmpty
    let (library, problems) =
      isChecked ? (TemplateLibrary(layers.templates), []) : parsed(layers.templates)
    var reader = PackReader(templates: Set(layers.templates.keys))
    reader.diagnostics = problems + layers.diagnostics
    var reading = Reading()
    reading.paths = Set(files.values.map(\.path) + layers.templates.values.map(\.path))
    let brokenPaths = Set(problems.compactMap { $0.location?.source.path })
    reading.brokenTemplates = Set(
      layers.templates.filter { brokenPaths.contains($0.value.path) }.keys)
    if let node = layers.manifest, let manifest = reader.manifest(node) {
      var checker = PackChecker()
      if !isBuiltIn { checker.check(manifest) }
      // A template with a syntax error or a misspelled name may include any other template.
      if !isChecked, !problems.hasErrors, !reader.hasUnknownTemplate {
        let used = library.reached(from: manifest.files.map(\.template))
        checker.checkUse(of: layers.templates.filter { layers.own.contains($0.key) }, used: used)
      }
      reader.diagnostics += checker.diagnostics
      reading.pack = manifest.pack(library: library)
    }
    reading.diagnostics = reader.diagnostics.sortedForPrinting()
    return reading
  }

  private static func parsed(
    _ templates: [String: SourceText]
  ) -> (library: TemplateLibrary, problems: [Diagnostic]) {
    let (library, mistakes) = TemplateLibrary.parse(templates)
    return (library, mistakes + templates.values.compactMap(Diagnostic.noTemplateText))
  }

  private mutating func manifest(_ node: JSONNode) -> PackManifest? {
    object(node, "a pack is an object") { reader, object in
      var manifest = PackManifest()
      _ = object.string("$schema")
      // `PackLayers` has applied these keys.
      let extends = object.take("extends")
      if let without = object.take("without"), extends == nil {
        reader.report(.withoutWhat(without.key))
      }
      _ = object.take("templates")
      manifest.name = object.requiredString("name")
      manifest.summary = object.string("summary")?.string ?? ""
      manifest.words = object.strings("words")
      reader.readDialect(of: &manifest, &object, in: node)
      manifest.xcodeChoices = reader.xcodeChoices(
        object.members("xcode"), uiFrameworks: manifest.uiFrameworks.map(\.uiFramework.key))
      manifest.mockSuffixes = MockSuffixes(
        ofMethods: reader.suffixes(object.members("mockMethod")),
        ofProperties: reader.suffixes(object.members("mockProperty")))
      let isThere = object.holds("files")
      let files = object.array("files")
      let roles = manifest.roles.map(\.role.key)
      reader.contractKeys = manifest.contracts.map(\.contract.key)
      manifest.files = files.compactMap { reader.file($0, roles: roles) }
      if files.isEmpty {
        reader.hasUnknownTemplate = true
        if isThere || !object.holdsMisspelled(["files"]) {
          reader.report(.emptyPack("files", at: node.location))
        }
      }
      return manifest
    }
  }

  mutating func text(_ member: JSONMember, _ expected: String = "a string") -> EmbeddedText? {
    member.value.string("'\(member.key.string)' takes \(expected)", into: &diagnostics)
  }

  private mutating func suffixes(_ members: [JSONMember]) -> [String: String] {
    var suffixes: [String: String] = [:]
    for member in members {
      guard let text = text(member) else { continue }
      if !isSwiftIdentifier("a" + text.string) || text.string.isEmpty
        || suffixes.values.contains(text.string)
      {
        report(.badSuffix(text))
      }
      suffixes[member.key.string] = text.string
    }
    return suffixes
  }

  /// Reports a component that isn't in `roles`.
  mutating func role(_ text: EmbeddedText?, of roles: [String]) -> EmbeddedText? {
    if let text, !roles.contains(text.string) {
      report(.unknownInPack("role", text, known: roles))
    }
    return text
  }

  mutating func named(_ object: inout JSONObjectReader) -> Pack.Named? {
    let name = object.requiredString("name")
    let summary = object.requiredString("summary")
    guard let name, let summary else { return nil }
    return Pack.Named(name: template(name), summary: template(summary))
  }

  private mutating func file(_ node: JSONNode, roles: [String]) -> Pack.File? {
    let file = object(node, "a file is an object") { reader, object -> Pack.File? in
      let template = object.requiredString("template")
      let path = object.requiredString("path")
      let isTest = object.bool("tests") ?? false
      let isOfProject = object.bool("project") ?? false
      let component = reader.role(
        object.string("component"), of: isTest ? roles + ["tests"] : roles)
      let isAlwaysYours = object.bool("yours") ?? false
      let isGeneratedPart = object.bool("mixed") ?? false
      let isOfAdded = object.bool("added") ?? false
      let when = object.string("when")
      let contracts = reader.declaredContracts(&object)
      guard let template, let path else { return nil }
      if path.string.hasSuffix("/") { reader.report(.pathOfFolder(path)) }
      if !reader.templates.contains(template.string) {
        reader.hasUnknownTemplate = true
        reader.report(.unknownInPack("template", template, known: reader.templates.sorted()))
      }
      return Pack.File(
        template: template.string, path: reader.template(path), pathText: path,
        component: component?.string, isAlwaysYours: isAlwaysYours,
        condition: when.map { reader.condition($0) }, isGeneratedPart: isGeneratedPart,
        isOfAdded: isOfAdded, isTest: isTest, isOfProject: isOfProject, contracts: contracts)
    }
    if file == nil { hasUnknownTemplate = true }
    return file
  }

  /// `true` for all contracts, or an array of keys.
  private mutating func declaredContracts(
    _ object: inout JSONObjectReader
  ) -> Pack.DeclaredContracts {
    guard case .bool(let declaresAll)? = object.value(of: "contracts") else {
      let keys = object.strings("contracts")
      for key in keys where !contractKeys.contains(key.string) {
        report(.unknownInPack("contract", key, known: contractKeys))
      }
      return keys.isEmpty ? .none : .some(keys.map(\.string))
    }
    _ = object.take("contracts")
    return declaresAll ? .all : .none
  }

  mutating func template(_ text: EmbeddedText) -> Template {
    let (template, problems) = Template.parse(text)
    diagnostics += problems
    return template
  }

  private mutating func condition(_ text: EmbeddedText) -> Template.Condition {
    let (condition, problems) = Template.Condition.parse(text)
    diagnostics += problems
    return condition
  }
}
