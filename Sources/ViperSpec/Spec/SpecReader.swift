import ViperText

/// Reads a module spec; reports every mistake in it and goes on.
package struct SpecReader {
  let dialect: Dialect
  /// The contract keys of other packs, with the packs that use them: for a better message.
  let foreignKeys: [String: [String]]
  var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - node: the JSON of a spec.
  ///   - name: the module's name, from the file's stem.
  /// - Returns: the spec, complete as far as it could be read, or nil if it is no object at all.
  package static func read(
    _ node: JSONNode, name: String, dialect: Dialect, foreignKeys: [String: [String]] = [:]
  ) -> (spec: Spec?, diagnostics: [Diagnostic]) {
    var reader = SpecReader(dialect: dialect, foreignKeys: foreignKeys)
    let spec = reader.spec(node, name: name)
    return (spec, reader.diagnostics)
  }

  private init(dialect: Dialect, foreignKeys: [String: [String]]) {
    self.dialect = dialect
    self.foreignKeys = foreignKeys
  }

  private mutating func spec(_ node: JSONNode, name: String) -> Spec? {
    guard var object = JSONObjectReader(node, what: "a module spec", into: &diagnostics) else {
      return nil
    }
    _ = object.string("$schema")
    let outputNode = object.holds("output") ? object.array("output") : nil
    let spec = Spec(
      name: name, source: node.location.source,
      doc: object.string("doc")?.string,
      pack: object.string("pack"), ui: object.string("ui"), access: object.string("access"),
      imports: imports(object.strings("imports")),
      inputs: fields(object.strings("inputs")),
      services: object.array("services").compactMap { service($0) },
      state: fields(object.strings("state")),
      entities: object.array("entities").compactMap { entity($0) },
      contracts: contracts(&object),
      output: outputNode.map { $0.compactMap { documentedMember($0) } },
      outputLocation: outputNode?.first?.location,
      yours: object.strings("yours"),
      isRoot: object.bool("root") ?? false)
    object.finish(into: &diagnostics) { key in
      foreignKeys[key].map { packs in
        "'\(key)' belongs to the pack \(packs.map { "'\($0)'" }.joined(separator: " and "))"
      }
    }
    return spec
  }

  private mutating func contracts(
    _ object: inout JSONObjectReader
  ) -> [String: [ContractMember]] {
    var contracts: [String: [ContractMember]] = [:]
    for contract in dialect.contracts {
      contracts[contract.key] = object.array(contract.key).compactMap { contractMember($0) }
    }
    return contracts
  }

  private mutating func imports(_ texts: [EmbeddedText]) -> [String] {
    var seen: Set<String> = []
    return texts.compactMap { text in
      let parts = text.string.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy({ isSwiftIdentifier(String($0)) }) else {
        diagnostics.append(.badImport(text))
        return nil
      }
      guard seen.insert(text.string).inserted else {
        diagnostics.append(.repeatedImport(text))
        return nil
      }
      return text.string
    }
  }

  private mutating func fields(_ texts: [EmbeddedText]) -> [Field] {
    texts.compactMap { SignatureParser.field($0, into: &diagnostics) }
  }

  private mutating func service(_ node: JSONNode) -> Service? {
    if case .string(let text) = node.value {
      return SignatureParser.field(text, into: &diagnostics).map {
        Service(field: $0, declaration: nil)
      }
    }
    let what = "a service is a string such as \"store: any Store\" or an object; it"
    guard var object = JSONObjectReader(node, what: what, into: &diagnostics) else { return nil }
    let nameText = object.requiredString("name")
    let property = object.string("property")
    let defaultValue = object.string("default")
    let doc = object.string("doc")?.string
    let members = object.array("methods").compactMap { documentedMember($0) }
    object.finish(into: &diagnostics)
    guard let nameText, let name = SignatureParser.identifier(nameText, into: &diagnostics) else {
      return nil
    }
    let propertyName =
      if let property { SignatureParser.identifier(property, into: &diagnostics) } else {
        camelCased(name) as String?
      }
    guard let propertyName else { return nil }
    let field = Field(
      name: propertyName, type: .existential(of: name), defaultValue: defaultValue?.string,
      location: node.location, nameLocation: (property ?? nameText).location)
    return Service(
      field: field,
      declaration: .init(name: name, location: nameText.location, doc: doc, members: members))
  }

  private mutating func entity(_ node: JSONNode) -> Entity? {
    guard var object = JSONObjectReader(node, what: "an entity", into: &diagnostics) else {
      return nil
    }
    let nameText = object.requiredString("name")
    let doc = object.string("doc")?.string
    let fields = object.array("fields").compactMap { entityField($0) }
    let conformances = object.strings("conforms").compactMap {
      SignatureParser.conformance($0, into: &diagnostics)
    }
    object.finish(into: &diagnostics)
    guard let nameText, let name = SignatureParser.identifier(nameText, into: &diagnostics) else {
      return nil
    }
    return Entity(
      name: name, location: nameText.location, doc: doc, fields: fields,
      conformances: conformances)
  }

  private mutating func entityField(_ node: JSONNode) -> Entity.EntityField? {
    if case .string(let text) = node.value {
      return SignatureParser.field(text, into: &diagnostics).map { .init(field: $0, doc: nil) }
    }
    let what = "a field is a string such as \"id: Int\" or an object; it"
    guard var object = JSONObjectReader(node, what: what, into: &diagnostics) else { return nil }
    let text = object.requiredString("var")
    let doc = object.string("doc")?.string
    object.finish(into: &diagnostics)
    return text.flatMap { SignatureParser.field($0, into: &diagnostics) }
      .map { .init(field: $0, doc: doc) }
  }
}

extension SwiftType {
  /// `"Store"` → `any Store`
  fileprivate static func existential(of name: String) -> SwiftType {
    SwiftType(.any(SwiftType(.named([Component(name: name, arguments: [])]))))
  }
}
