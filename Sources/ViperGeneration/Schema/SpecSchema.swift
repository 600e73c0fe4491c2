import ViperPack
import ViperSpec

/// The schema of module specs; which contract keys there are is the pack's matter.
struct SpecSchema {
  let dialect: Dialect

  var document: JSONOutput {
    Schema.document(
      "A module of the pack '\(dialect.name)'", head + parts + contracts + tail,
      definitions: [
        .init("member", member), .init("contractMember", contractMember),
        .init("input", input), .init("service", service), .init("entity", entity),
        .init("field", field),
      ] + (dialect.namespaces.map(definitions) ?? []))
  }

  private static let signature = SchemaKey(
    "func", Schema.text, "The method as Swift writes it, without the word 'func'.",
    examples: [.string("load(id: Int) async throws -> Item")])
  private static let property = SchemaKey(
    "var", Schema.text, "The property as Swift writes it, without the word 'var'.",
    examples: [.string("title: String { get }")])
  private static let doc = SchemaKey(
    "doc", Schema.text, "The comment above it in the generated code.")

  // MARK: - The keys of the spec itself

  private var head: [SchemaKey] {
    let flavours = dialect.flavours.map(\.key)
    return [
      Schema.schemaKey,
      SchemaKey("doc", Schema.text, "What the module is, for its comments."),
      SchemaKey(
        "pack", Schema.text,
        "The templates: a built-in pack, or a folder such as './Templates/ours'.",
        examples: BuiltIn.packNames.map(JSONOutput.string)),
      SchemaKey("ui", Schema.choice(flavours), "What the view is made with."),
    ]
      + (dialect.flavours.contains { !$0.superclass.isEmpty }
        ? [
          SchemaKey(
            "superclass", Schema.text, "The class that the view inherits from.",
            examples: [.string("UITableViewController")])
        ] : []) + [
        SchemaKey(
          "access", Schema.choice(Access.allCases.map(\.rawValue)),
          "Who may use the module's contracts and builder."),
        SchemaKey(
          "root", Schema.flag, "Whether the module is an entry point, which no other one opens."),
        SchemaKey(
          "imports", Schema.list(of: Schema.text), "The Swift modules to import.",
          examples: [.strings(["Domain"])]),
      ]
  }

  private var parts: [SchemaKey] {
    [
      SchemaKey(
        "inputs", Schema.list(of: Schema.reference("input")), "What the module is built with.",
        examples: [.strings(["id: Int"])]),
      SchemaKey(
        "services", Schema.list(of: Schema.reference("service")),
        "What the \(dialect.holders.services) needs from outside.",
        examples: [.strings(["store: any Store"])]),
      SchemaKey(
        "state", Schema.list(of: Schema.text), "What the module remembers, with first values.",
        examples: [.strings(["rows: [Row] = []"])]),
      SchemaKey(
        "entities", Schema.list(of: Schema.reference("entity")), "Plain values of the module."),
    ]
      + (dialect.namespaces.map { list in
        [
          SchemaKey(
            list.key, Schema.list(of: Schema.reference("namespace")),
            "Values by what they are for, an enum each.")
        ]
      } ?? [])
  }

  private var contracts: [SchemaKey] {
    dialect.contracts.map { contract in
      let members = Schema.list(of: Schema.reference("contractMember"))
      let from = SchemaKey(
        "from", Schema.text, "The module whose \(contract.conformer) this one shares.",
        isRequired: true)
      return SchemaKey(
        contract.key,
        contract.isShareable ? Schema.either(members, Schema.object([from])) : members,
        "What the \(contract.caller) calls on the \(contract.conformer).")
    }
  }

  private var tail: [SchemaKey] {
    let components = dialect.roles.filter(\.mayBeYours).map(\.key) + ["tests"]
    return [
      SchemaKey(
        "output", Schema.either(Schema.list(of: Schema.reference("member")), closures),
        "What the module tells the one that opened it."),
      SchemaKey(
        "handles", Schema.map(to: Schema.list(of: Schema.reference("contractMember"))),
        "By module, what is done about the output of one that this module opens."),
      SchemaKey(
        "yours", Schema.list(of: Schema.choice(components)),
        "The components that you write; 'tests' among them."),
      SchemaKey(
        "names", Schema.map(to: Schema.text, keys: components.filter { $0 != "tests" }),
        "Names of types in place of the pack's."),
    ]
  }

  private var closures: JSONOutput {
    Schema.object([
      SchemaKey(
        "as", Schema.choice(Output.Form.allCases.map(\.rawValue)),
        "Whether who opens the module conforms to a protocol or hands over closures."),
      SchemaKey("methods", Schema.list(of: Schema.reference("member")), "What it is told."),
    ])
  }

  // MARK: - What stands in the lists

  private var member: JSONOutput {
    Schema.either(
      Schema.text, oneSignature(Schema.object([Self.signature, Self.property, Self.doc])))
  }

  private var contractMember: JSONOutput {
    var routes: [String] = []
    for route in dialect.flavours.flatMap(\.routes) where !routes.contains(route) {
      routes.append(route)
    }
    let keys = [
      Self.signature, Self.property, Self.doc,
      SchemaKey("body", Schema.text, "One Swift statement that does it."),
      SchemaKey(
        "forward", Schema.text, "The method of another contract or service that does it.",
        examples: [.string("interactor.load")]),
      SchemaKey(
        "catch", Schema.text, "The method that is told of an error of 'forward'.",
        examples: [.string("view.showError")]),
      SchemaKey("to", Schema.text, "The module that it opens."),
      SchemaKey("by", Schema.choice(routes), "How the module is opened, or that this one closes."),
      SchemaKey(
        "in", Schema.text, "The part of this module's view that the other one is embedded in.",
        examples: [.string("map")]),
      SchemaKey(
        "with", Schema.map(to: Schema.text), "A Swift expression for each input of that module."),
    ]
    return Schema.either(Schema.text, oneSignature(Schema.object(keys)))
  }

  /// An object of a member has `func` or `var`.
  private func oneSignature(_ object: JSONOutput) -> JSONOutput {
    guard case .object(let members) = object else { return object }
    let needs = ["func", "var"].map { JSONOutput.object([.init("required", .strings([$0]))]) }
    return .object(members + [.init("oneOf", .array(needs))])
  }

  private var input: JSONOutput {
    let takers = Schema.choice(
      dialect.roles.filter { $0.mayBeYours && $0.whole == nil }.map(\.key))
    let keys = [
      SchemaKey(
        "var", Schema.text, "The input as Swift writes it.", isRequired: true,
        examples: [.string("id: Int")]),
      SchemaKey(
        "for", Schema.either(takers, Schema.list(of: takers)),
        "The components that take it, in place of the \(dialect.holders.inputs)."),
    ]
    return Schema.either(Schema.text, Schema.object(keys))
  }

  private var service: JSONOutput {
    let keys = [
      SchemaKey(
        "name", Schema.text, "The protocol that is declared for the service.", isRequired: true),
      SchemaKey("property", Schema.text, "The property that holds it."),
      SchemaKey("default", Schema.text, "A Swift expression that makes one."),
      Self.doc,
      SchemaKey(
        "methods", Schema.list(of: Schema.reference("member")), "The members of the protocol."),
    ]
    return Schema.either(Schema.text, Schema.object(keys))
  }

  private var entity: JSONOutput {
    Schema.object(
      [SchemaKey("name", Schema.text, "The name of the struct.", isRequired: true)]
        + Self.content)
  }

  /// What a struct holds, whatever it is called.
  private static let content = [
    doc,
    SchemaKey("fields", Schema.list(of: Schema.reference("field")), "Its properties."),
    SchemaKey(
      "conforms", Schema.list(of: Schema.text), "Its protocols beside 'Sendable'.",
      examples: [.strings(["Hashable", "Identifiable"])]),
  ]

  /// The elements of a list that groups values, and the structs in them.
  private func definitions(_ list: Dialect.Namespaces) -> [JSONOutput.Member] {
    let parts = list.parts.map { SchemaKey($0.key, Schema.reference("part"), $0.summary) }
    let nested = SchemaKey(
      "entities", Schema.list(of: Schema.reference("entity")), "Values that are declared in it.")
    return [
      .init(
        "namespace",
        Schema.object(
          [SchemaKey("name", Schema.text, "The name of the enum.", isRequired: true), Self.doc]
            + parts)),
      .init(
        "part",
        Schema.either(
          Schema.list(of: Schema.reference("field")), Schema.object(Self.content + [nested]))),
    ]
  }

  private var field: JSONOutput {
    let property = SchemaKey(
      "var", Schema.text, "The property as Swift writes it.", isRequired: true,
      examples: [.string("id: Int")])
    return Schema.either(Schema.text, Schema.object([property, Self.doc]))
  }
}
