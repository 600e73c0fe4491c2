import ViperSpec
import ViperTemplate
import ViperText

/// Reads a pack: its `pack.json` and its templates; all mistakes in one run.
package struct PackReader {
  var diagnostics: [Diagnostic] = []
  private let templates: Set<String>
  /// Whether the template of a file is not known, so that there is no telling which ones nothing uses.
  private var hasUnknownTemplate = false

  /// - Parameters:
  ///   - files: the pack's files by path in the pack; `pack.json` among them.
  ///   - path: how messages call the pack.
  /// - Returns: the pack, or nil and at least one error.
  package static func read(
    _ files: [String: SourceText], path: String
  ) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    let reading = reading(of: files, path: path)
    return (reading.diagnostics.hasErrors ? nil : reading.pack, reading.diagnostics)
  }

  /// What could be read of a pack.
  package struct Reading {
    /// Nil if so much is wrong that there is no telling what the rest means.
    package var pack: Pack?
    package var diagnostics: [Diagnostic] = []
    /// The templates that could not be parsed.
    package var brokenTemplates: Set<String> = []
  }

  package static func reading(of files: [String: SourceText], path: String) -> Reading {
    guard let json = files["pack.json"] else {
      return Reading(diagnostics: [.noManifest(path)])
    }
    let layers = PackLayers(files, manifest: json)
    let (library, problems) = TemplateLibrary.parse(layers.templates)
    var reader = PackReader(templates: Set(layers.templates.keys))
    reader.diagnostics = problems + layers.diagnostics
    var reading = Reading()
    let brokenPaths = Set(problems.compactMap { $0.location?.source.path })
    reading.brokenTemplates = Set(
      layers.templates.filter { brokenPaths.contains($0.value.path) }.keys)
    if let node = layers.manifest, let manifest = reader.manifest(node) {
      var checker = PackChecker()
      checker.check(manifest)
      // A template that can't be parsed may use any other; so may one whose name is misspelt.
      if !problems.hasErrors, !reader.hasUnknownTemplate {
        let used = library.reached(from: manifest.files.map(\.template))
        checker.checkUse(of: layers.templates.filter { layers.own.contains($0.key) }, used: used)
      }
      reader.diagnostics += checker.diagnostics
      reading.pack = manifest.pack(library: library)
    }
    reading.diagnostics = reader.diagnostics.sortedForPrinting()
    return reading
  }

  private init(templates: Set<String>) {
    self.templates = templates
  }

  private mutating func manifest(_ node: JSONNode) -> PackManifest? {
    guard var object = JSONObjectReader(node, what: "a pack", into: &diagnostics) else {
      return nil
    }
    var manifest = PackManifest()
    _ = object.string("$schema")
    // What they say is in the node already.
    let extends = object.take("extends")
    if let without = object.take("without"), extends == nil {
      diagnostics.append(.withoutWhat(without.key))
    }
    _ = object.take("templates")
    manifest.name = object.requiredString("name")
    manifest.summary = object.string("summary")?.string ?? ""
    manifest.words = object.strings("words")
    for node in object.array("roles") {
      if let role = role(node, earlier: manifest.roles.map(\.role.key)) {
        manifest.roles.append(role)
      }
    }
    let roles = manifest.roles.map(\.role.key)
    manifest.contracts = object.array("contracts").compactMap { contract($0, roles: roles) }
    for node in object.array("flavours") {
      let flavour = flavour(
        node, roles: roles, contracts: manifest.contracts.map(\.contract.key),
        earlier: manifest.flavours.map(\.flavour))
      if let flavour { manifest.flavours.append(flavour) }
    }
    manifest.holders = holders(object.take("holders")?.value, in: node, roles: roles)
    manifest.reserved = object.strings("reserved")
    manifest.builder = role(object.requiredString("builder"), of: roles)
    if let output = object.take("output")?.value {
      manifest.output = named(output)
    } else {
      diagnostics.append(.missingKey("output", in: node.location))
    }
    manifest.observed = object.string("observed")
    manifest.namespaces = object.take("namespaces").flatMap { namespaces($0.value) }
    manifest.xcodeChoices = xcodeChoices(
      object.members("xcode"), flavours: manifest.flavours.map(\.flavour.key))
    manifest.mockSuffixes = MockSuffixes(
      ofMethods: suffixes(object.members("mockMethod")),
      ofProperties: suffixes(object.members("mockProperty")))
    let files = object.array("files")
    manifest.files = files.compactMap { file($0, roles: roles) }
    object.finish(into: &diagnostics)
    if manifest.flavours.isEmpty { diagnostics.append(.emptyPack("flavours", at: node.location)) }
    if files.isEmpty {
      hasUnknownTemplate = true
      diagnostics.append(.emptyPack("files", at: node.location))
    }
    return manifest
  }

  /// - Parameter earlier: the keys of the roles before it.
  private mutating func role(_ node: JSONNode, earlier: [String]) -> PackManifest.Role? {
    guard var object = JSONObjectReader(node, what: "a role", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    let named = named(&object)
    let mock = object.string("mock").map { template($0) }
    let whole = role(object.string("partOf"), of: earlier)?.string
    let mayBeYours = object.bool("yours") ?? (whole == nil)
    let flavours = object.holds("flavours") ? Set(object.strings("flavours").map(\.string)) : nil
    object.finish(into: &diagnostics)
    guard let key, let named else { return nil }
    return PackManifest.Role(
      key: key,
      role: Dialect.Role(
        key: key.string, mayBeYours: mayBeYours, flavours: flavours, whole: whole),
      named: named, mock: mock)
  }

  private mutating func contract(_ node: JSONNode, roles: [String]) -> PackManifest.Contract? {
    guard var object = JSONObjectReader(node, what: "a contract", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    let named = named(&object)
    let conformer = role(object.requiredString("conformer"), of: roles)
    let caller = role(object.requiredString("caller"), of: roles)
    let property = object.requiredString("property")
    let isWeak = object.bool("weak") ?? false
    let isLate = object.bool("late") ?? false
    let isShareable = object.bool("shareable") ?? false
    let isDispensable = object.bool("dispensable") ?? false
    object.finish(into: &diagnostics)
    guard let key, let named, let conformer, let caller, let property else { return nil }
    return PackManifest.Contract(
      key: key, property: property, conformer: conformer, caller: caller,
      contract: Dialect.Contract(
        key: key.string, conformer: conformer.string, caller: caller.string,
        property: property.string, isWeak: isWeak, isLate: isLate && !isWeak,
        isShareable: isShareable, isDispensable: isDispensable),
      named: named)
  }

  /// By key, what the mocks add to a name; each may end the name of a variable, and they differ.
  private mutating func suffixes(_ members: [JSONMember]) -> [String: String] {
    var suffixes: [String: String] = [:]
    for member in members {
      guard case .string(let text) = member.value.value else {
        diagnostics.append(
          .wrongType(member.value, expected: "'\(member.key.string)' takes a string"))
        continue
      }
      if !isSwiftIdentifier("a" + text.string) || text.string.isEmpty
        || suffixes.values.contains(text.string)
      {
        diagnostics.append(.badSuffix(text))
      }
      suffixes[member.key.string] = text.string
    }
    return suffixes
  }

  /// The text, if there is one; an error if it names no role.
  mutating func role(_ text: EmbeddedText?, of roles: [String]) -> EmbeddedText? {
    if let text, !roles.contains(text.string) {
      diagnostics.append(.unknownInPack("role", text, known: roles))
    }
    return text
  }

  private mutating func holders(
    _ holders: JSONNode?, in node: JSONNode, roles: [String]
  ) -> Dialect.Holders? {
    guard let holders else {
      diagnostics.append(.missingKey("holders", in: node.location))
      return nil
    }
    guard var object = JSONObjectReader(holders, what: "'holders'", into: &diagnostics) else {
      return nil
    }
    let inputs = role(object.requiredString("inputs"), of: roles)
    let services = role(object.requiredString("services"), of: roles)
    let state = role(object.requiredString("state"), of: roles)
    let output = role(object.requiredString("output"), of: roles)
    let routes = role(object.string("routes"), of: roles)
    object.finish(into: &diagnostics)
    guard let inputs, let services, let state, let output else { return nil }
    return Dialect.Holders(
      inputs: inputs.string, services: services.string, state: state.string,
      output: output.string, routes: routes?.string)
  }

  /// An object that is nothing but a name and a summary.
  private mutating func named(_ node: JSONNode) -> PackManifest.Named? {
    guard var object = JSONObjectReader(node, what: "'output'", into: &diagnostics) else {
      return nil
    }
    let named = named(&object)
    object.finish(into: &diagnostics)
    return named
  }

  mutating func named(_ object: inout JSONObjectReader) -> PackManifest.Named? {
    let name = object.requiredString("name")
    let summary = object.requiredString("summary")
    guard let name, let summary else { return nil }
    let before = diagnostics.count
    let template = template(name)
    let isSound = diagnostics.count == before
    return PackManifest.Named(
      text: name, isSound: isSound,
      value: Pack.Named(name: template, summary: self.template(summary)))
  }

  private mutating func file(_ node: JSONNode, roles: [String]) -> Pack.File? {
    guard var object = JSONObjectReader(node, what: "a file", into: &diagnostics) else {
      return nil
    }
    let template = object.requiredString("template")
    let path = object.requiredString("path")
    let isTest = object.bool("tests") ?? false
    let component = role(object.string("component"), of: isTest ? roles + ["tests"] : roles)
    let isAlwaysYours = object.bool("yours") ?? false
    let when = object.string("when")
    object.finish(into: &diagnostics)
    guard let template, let path else {
      hasUnknownTemplate = true
      return nil
    }
    if !templates.contains(template.string) {
      hasUnknownTemplate = true
      diagnostics.append(.unknownInPack("template", template, known: templates.sorted()))
    }
    var condition: Template.Condition?
    if let when { condition = self.condition(when) }
    return Pack.File(
      template: template.string, path: self.template(path), pathText: path,
      component: component?.string, isAlwaysYours: isAlwaysYours, condition: condition,
      conditionText: when, isTest: isTest)
  }

  private mutating func template(_ text: EmbeddedText) -> Template {
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
