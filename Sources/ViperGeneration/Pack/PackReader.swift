import ViperSpec
import ViperTemplate
import ViperText

/// Reads a pack: its `pack.json` and its templates; all mistakes in one run.
package struct PackReader {
  var diagnostics: [Diagnostic] = []
  private let templates: Set<String>

  /// - Parameters:
  ///   - files: the pack's files by path in the pack; `pack.json` among them.
  ///   - path: how messages call the pack.
  /// - Returns: the pack, or nil and at least one error.
  package static func read(
    _ files: [String: SourceText], path: String
  ) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    guard let manifest = files["pack.json"] else {
      return (nil, [.noManifest(path)])
    }
    let sources = files.filter { $0.key != "pack.json" && !$0.key.hasSuffix(".md") }
    let (library, problems) = TemplateLibrary.parse(sources)
    var reader = PackReader(templates: Set(sources.keys))
    reader.diagnostics = problems
    let (node, syntax) = JSONParser.parse(manifest)
    reader.diagnostics += syntax
    let pack = node.flatMap { reader.pack($0, library: library) }
    return (reader.diagnostics.hasErrors ? nil : pack, reader.diagnostics)
  }

  private init(templates: Set<String>) {
    self.templates = templates
  }

  private mutating func pack(_ node: JSONNode, library: TemplateLibrary) -> Pack? {
    guard var object = JSONObjectReader(node, what: "a pack", into: &diagnostics) else {
      return nil
    }
    _ = object.string("$schema")
    let name = object.requiredString("name")
    let summary = object.string("summary")?.string ?? ""
    var roles: [ReadRole] = []
    for node in object.array("roles") {
      if let role = role(node, earlier: roles.map(\.role.key)) { roles.append(role) }
    }
    let roleKeys = roles.map(\.role.key)
    let contracts = object.array("contracts").compactMap { contract($0, roles: roleKeys) }
    var flavours: [Dialect.Flavour] = []
    for node in object.array("flavours") {
      let flavour = flavour(
        node, roles: roleKeys, contracts: contracts.map(\.contract.key), earlier: flavours)
      if let flavour { flavours.append(flavour) }
    }
    let holders = holders(object.take("holders")?.value, in: node, roles: roleKeys)
    let builder = role(object.requiredString("builder"), of: roleKeys)
    let output = named(object.take("output")?.value, key: "output", in: node)
    let files = object.array("files").compactMap { file($0, roles: roleKeys) }
    object.finish(into: &diagnostics)
    checkUnique(roles.map(\.key), what: "role")
    checkUnique(contracts.map(\.key), what: "contract")
    if flavours.isEmpty { diagnostics.append(.emptyPack("flavours", at: node.location)) }
    guard let name, let holders, let output, let builder else { return nil }
    return Pack(
      name: name.string, summary: summary,
      dialect: Dialect(
        name: name.string, roles: roles.map(\.role), contracts: contracts.map(\.contract),
        flavours: flavours, holders: holders, builderNames: builderNames(for: roles.map(\.role))),
      roles: Dictionary(roles.map { ($0.role.key, $0.named) }, uniquingKeysWith: { a, _ in a }),
      contracts: Dictionary(
        contracts.map { ($0.contract.key, $0.named) }, uniquingKeysWith: { a, _ in a }),
      outputName: output, builder: builder, files: files, library: library)
  }

  /// What a builder's parameters and variables are called already: what stands in for the parts,
  /// and the parts.
  private func builderNames(for roles: [Dialect.Role]) -> Set<String> {
    let keys = roles.map(\.key)
    return Set(
      roles.filter { $0.whole == nil }.map(\.key) + keys.map(ContextBuilder.ownPart) + ["output"])
  }

  private mutating func checkUnique(_ keys: [EmbeddedText], what: String) {
    var first: [String: EmbeddedText] = [:]
    for key in keys {
      if let earlier = first[key.string] {
        diagnostics.append(.repeatedInPack(what, key, first: earlier))
      }
      first[key.string] = first[key.string] ?? key
    }
  }

  private struct ReadRole {
    let key: EmbeddedText
    let role: Dialect.Role
    let named: Pack.Named
  }

  /// - Parameter earlier: the keys of the roles before it.
  private mutating func role(_ node: JSONNode, earlier: [String]) -> ReadRole? {
    guard var object = JSONObjectReader(node, what: "a role", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    let name = object.requiredString("name")
    let summary = object.requiredString("summary")
    let whole = role(object.string("partOf"), of: earlier)
    let mayBeYours = object.bool("yours") ?? (whole == nil)
    let flavours = object.holds("flavours") ? Set(object.strings("flavours").map(\.string)) : nil
    object.finish(into: &diagnostics)
    guard let key, let name, let summary else { return nil }
    return ReadRole(
      key: key,
      role: Dialect.Role(
        key: key.string, mayBeYours: mayBeYours, flavours: flavours, whole: whole),
      named: Pack.Named(name: template(name), summary: template(summary)))
  }

  private struct ReadContract {
    let key: EmbeddedText
    let contract: Dialect.Contract
    let named: Pack.Named
  }

  private mutating func contract(_ node: JSONNode, roles: [String]) -> ReadContract? {
    guard var object = JSONObjectReader(node, what: "a contract", into: &diagnostics) else {
      return nil
    }
    let key = object.requiredString("key")
    let name = object.requiredString("name")
    let summary = object.requiredString("summary")
    let conformer = role(object.requiredString("conformer"), of: roles)
    let caller = role(object.requiredString("caller"), of: roles)
    let property = object.requiredString("property")
    let isWeak = object.bool("weak") ?? false
    object.finish(into: &diagnostics)
    guard let key, let name, let summary, let conformer, let caller, let property else {
      return nil
    }
    return ReadContract(
      key: key,
      contract: Dialect.Contract(
        key: key.string, conformer: conformer, caller: caller, property: property.string,
        isWeak: isWeak),
      named: Pack.Named(name: template(name), summary: template(summary)))
  }

  mutating func role(_ text: EmbeddedText?, of roles: [String]) -> String? {
    guard let text else { return nil }
    if !roles.contains(text.string) {
      diagnostics.append(.unknownInPack("role", text, known: roles))
    }
    return text.string
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
    object.finish(into: &diagnostics)
    guard let inputs, let services, let state, let output else { return nil }
    return Dialect.Holders(inputs: inputs, services: services, state: state, output: output)
  }

  private mutating func named(_ value: JSONNode?, key: String, in node: JSONNode) -> Pack.Named? {
    guard let value else {
      diagnostics.append(.missingKey(key, in: node.location))
      return nil
    }
    guard var object = JSONObjectReader(value, what: "'\(key)'", into: &diagnostics) else {
      return nil
    }
    let name = object.requiredString("name")
    let summary = object.requiredString("summary")
    object.finish(into: &diagnostics)
    guard let name, let summary else { return nil }
    return Pack.Named(name: template(name), summary: template(summary))
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
    guard let template, let path else { return nil }
    if !templates.contains(template.string) {
      diagnostics.append(.unknownInPack("template", template, known: templates.sorted()))
    }
    var condition: Template.Condition?
    if let when { condition = self.condition(when) }
    return Pack.File(
      template: template.string, path: self.template(path), component: component,
      isAlwaysYours: isAlwaysYours, condition: condition, isTest: isTest)
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
