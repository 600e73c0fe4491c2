import SwiftReading
import ViperText

/// Reads a module spec, and reports all errors in it.
package struct SpecReader: JSONReading {
  let dialect: Dialect
  let foreignKeys: @Sendable (String) -> [String]
  private(set) var ui: EmbeddedText?
  private(set) var pack: EmbeddedText?
  package var diagnostics: [Diagnostic] = []
  var brokenNames: Set<String> = []
  var inputTakers: [String: [EmbeddedText]] = [:]
  private var shared: [String: EmbeddedText] = [:]
  private var verbatim: [String: [SwiftCodeMember]] = [:]
  var added = AdditionalParts()
  var inherited: [String: [EmbeddedText]] = [:]
  private var keys: [String] = []

  /// - Parameters:
  ///   - ui, pack: the defaults of another project's config, for a spec of that project.
  ///
  /// - Returns: as much of the spec as could be read, or nil if it isn't an object.
  package static func read(
    _ node: JSONNode, name: String, dialect: Dialect,
    foreignKeys: @escaping @Sendable (String) -> [String] = { _ in [] },
    ui: EmbeddedText? = nil, pack: EmbeddedText? = nil
  ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
    var reader = SpecReader(dialect: dialect, foreignKeys: foreignKeys, ui: ui, pack: pack)
    let spec = reader.spec(node, name: name)
    return (spec, reader.diagnostics)
  }

  /// In documented order.
  package static func keys(in dialect: Dialect) -> [String] {
    let empty = SourceText(path: "", text: "{}")
    let node = JSONNode(.object([]), at: empty.location(of: 0..<2))
    var reader = SpecReader(dialect: dialect, foreignKeys: { _ in [] })
    _ = reader.spec(node, name: "")
    return reader.keys
  }

  private mutating func spec(_ node: JSONNode, name: String) -> Spec? {
    guard
      var object = JSONObjectReader(
        node, expected: "a module spec is an object", into: &diagnostics)
    else { return nil }
    defer { keys = object.asked }
    _ = object.string("$schema")
    return Spec(
      name: name, source: node.location.source, doc: doc(&object),
      pack: object.string("pack") ?? pack, ui: object.string("ui") ?? ui,
      access: object.string("access"),
      superclass: object.string("superclass").flatMap { superclass($0) },
      imports: imports(object.strings("imports")),
      inputs: object.array("inputs").compactMap { input($0) }, inputTakers: inputTakers,
      services: object.array("services").compactMap { service($0) },
      state: object.strings("state").compactMap { SignatureParser.field($0, into: &diagnostics) },
      entities: object.array("entities").compactMap { entity($0) }, namespaces: namespaces(&object),
      contracts: contracts(&object), verbatim: verbatim, inherited: inherited, shared: shared,
      output: output(&object), handled: handled(&object),
      yours: object.strings("yours"), names: names(object.members("names")),
      files: .read(object.members("files"), .files, into: &diagnostics),
      without: object.strings("without"), added: added, isRoot: object.bool("root") ?? false,
      brokenNames: brokenNames, isWhole: finish(&object))
  }

  /// - Returns: whether all of the spec could be read.
  private mutating func finish(_ object: inout JSONObjectReader) -> Bool {
    object.finish(into: &diagnostics) { key in
      let packs = foreignKeys(key).map { "'\($0)'" }
      if packs.isEmpty { return nil }
      return packs.count == 1
        ? "'\(key)' belongs to the pack \(packs[0])"
        : "'\(key)' belongs to the packs \(packs.joined(separator: " and "))"
    }
    return !diagnostics.hasErrors
  }

  /// Characters that end a line only in Swift are errors, because the rest would become code.
  mutating func doc(_ object: inout JSONObjectReader) -> String? {
    guard let text = object.string("doc") else { return nil }
    var offset = 0
    for scalar in text.string.unicodeScalars {
      if isControl(scalar), scalar != "\n", scalar != "\t" {
        report(.controlCharacter(text, at: offset))
      }
      offset += UTF8.width(scalar)
    }
    return text.string
  }

  private mutating func output(_ object: inout JSONObjectReader) -> Output? {
    guard case .object? = object.value(of: "output") else {
      let isMissing = !object.holds("output")
      let members = object.array("output").compactMap { member($0, mayImplement: false) }
      return isMissing ? nil : Output(form: .protocol, members: members)
    }
    return object.take("output").flatMap { output in
      self.object(output.value, "'output' is an object") { reader, object in
        let form = object.string("as").flatMap {
          Output.Form($0, of: "as", into: &reader.diagnostics)
        }
        let methods = object.array("methods")
        let members = methods.compactMap { reader.member($0, mayImplement: false) }
        // Without methods, the output has no closures.
        if form == .closures, methods.isEmpty { return nil }
        return Output(form: form ?? .protocol, members: members)
      }
    }
  }

  private mutating func handled(_ object: inout JSONObjectReader) -> [OutputHandler] {
    object.members("handles").compactMap { member in
      guard let nodes = member.array(into: &diagnostics) else { return nil }
      return OutputHandler(
        module: member.key, members: nodes.compactMap { self.member($0, mayImplement: true) })
    }
  }

  /// Patterns such as `{{ module.name }}View` aren't accepted.
  private mutating func names(_ members: [JSONMember]) -> PartSettings {
    var names = PartSettings.read(members, .names, into: &diagnostics)
    names.roles.removeAll { typeName($0.text) == nil }
    names.contracts.removeAll { typeName($0.text) == nil }
    names.properties.removeAll { SignatureParser.identifier($0.text, into: &diagnostics) == nil }
    return names
  }

  private mutating func contracts(_ object: inout JSONObjectReader) -> [String: [SpecMember]] {
    var contracts: [String: [SpecMember]] = [:]
    for contract in dialect.contracts {
      let isListed = object.value(of: contract.key) != nil
      let list = list(of: contract, in: &object)
      if shared[contract.key] != nil { continue }
      let given = contract.members.map { SpecMember(member: $0, isOfPack: true) }
      guard isListed || !given.isEmpty else { continue }
      contracts[contract.key] = given + list.compactMap { member($0, of: contract.key) }
    }
    added.roles = addedRoles(object.strings("roles"))
    for (contract, nodes) in addedContracts(object.members("contracts")) {
      added.contracts.append(contract)
      contracts[contract.key.string] = nodes.compactMap { member($0, of: contract.key.string) }
    }
    for helpers in object.members("helpers") {
      guard let nodes = helpers.array(into: &diagnostics) else { continue }
      added.helpers.append(helpers.key)
      contracts[Dialect.Contract.helpersKey(of: helpers.key.string)] = nodes.compactMap {
        member($0, mayImplement: true)
      }
    }
    return contracts
  }

  /// An array, an object with `inherits` or `members`, or the owner of a shared component: `{
  /// "from": "TripDetail" }`.
  private mutating func list(
    of contract: Dialect.Contract, in object: inout JSONObjectReader
  ) -> [JSONNode] {
    let key = contract.key
    guard case .object(let members)? = object.value(of: key) else { return object.array(key) }
    let isDescribed = members.contains { ["inherits", "members"].contains($0.key.string) }
    guard contract.isShareable || isDescribed else { return object.array(key) }
    let list = object.take(key).flatMap { member in
      self.object(member.value, "'\(key)' is an object") { reader, part -> [JSONNode]? in
        guard isDescribed else {
          if let owner = part.requiredString("from") { reader.shared[key] = owner }
          return nil
        }
        reader.inherited[key] = part.strings("inherits").filter { reader.isProtocolName($0) }
        return part.array("members")
      }
    }
    return list ?? []
  }

  mutating func isProtocolName(_ text: EmbeddedText) -> Bool {
    text.string == "class" || SignatureParser.conformance(text, into: &diagnostics) != nil
  }

  /// Records Swift code, such as `{ "swift": "static func make() -> Self" }`, and returns nil for
  /// it.
  private mutating func member(_ node: JSONNode, of contract: String) -> SpecMember? {
    guard node.member("swift") != nil else { return self.member(node, mayImplement: true) }
    let text = object(node, "a member is an object") { _, object in object.string("swift") }
    if let text, let member = SwiftCodeMember(text, into: &diagnostics) {
      verbatim[contract, default: []].append(member)
    }
    return nil
  }

  private mutating func input(_ node: JSONNode) -> Field? {
    if case .string(let text) = node.value {
      return SignatureParser.field(text, into: &diagnostics)
    }
    return object(node, "an input is a string such as \"id: Int\", or an object") {
      reader, object in
      let text = object.requiredString("var")
      let takers = object.takers()
      guard let text, let field = SignatureParser.field(text, into: &reader.diagnostics) else {
        return nil
      }
      reader.inputTakers[field.name] = takers
      return field
    }
  }

  private mutating func imports(_ texts: [EmbeddedText]) -> [String] {
    var seen: Set<String> = []
    return texts.compactMap { text in
      let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ isSwiftIdentifier($0) && !isSwiftKeyword($0) }) else {
        return fail(.badImport(text))
      }
      guard seen.insert(text.string).inserted else { return fail(.repeatedImport(text)) }
      return text.string
    }
  }

  private mutating func superclass(_ text: EmbeddedText) -> EmbeddedText? {
    guard let type = SignatureParser.type(text, into: &diagnostics) else { return nil }
    if case .named = type.node { return text }
    return fail(.badSuperclass(text))
  }

  mutating func typeName(_ text: EmbeddedText) -> String? {
    guard let name = SignatureParser.identifier(text, into: &diagnostics) else { return nil }
    if isReservedSwiftTypeName(name) { return fail(.reservedTypeName(text)) }
    return name
  }
}
