import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// What dialects with other words than VIPER's can say: groups of values, contracts that a module
/// may do without, state that a contract shows.
@Suite(.serialized, .inTurn) struct OtherDialectTests {
  private static func contract(
    _ key: String, _ conformer: String, _ caller: String, isDispensable: Bool = false
  ) -> Dialect.Contract {
    .init(
      key: key, conformer: conformer, caller: caller, property: conformer, isWeak: false,
      isDispensable: isDispensable)
  }

  static var dialect: Dialect {
    var flavour = Dialect.Flavour(key: "bound")
    flavour.wrapper = "Dynamic"
    var placed = Dialect.Flavour(key: "placed")
    placed.extras = ["router": []]
    return Dialect(
      name: "model", roles: ["view", "model", "router"].map { .init(key: $0, mayBeYours: true) },
      contracts: [
        contract("viewModel", "model", "view"),
        contract("routing", "router", "model", isDispensable: true),
      ],
      flavours: [.init(key: "plain"), flavour, placed],
      holders: .init(inputs: "model", services: "model", state: "model", output: "model"),
      builderNames: [],
      namespaces: .init(
        key: "uses",
        parts: [
          .init(key: "request", name: "Request", summary: "Asked."),
          .init(key: "response", name: "Response", summary: "Answered."),
        ]),
      observed: "viewModel")
  }

  private static func resolve(_ text: String) throws -> (module: Module?, screen: String) {
    let (node, _) = JSONParser.parse(SourceText(path: "Game.json", text: text))
    let (spec, mistakes) = SpecReader.read(
      try #require(node), name: "Game", dialect: dialect,
      foreignKeys: { $0 == "viewOutput" ? ["viper", "viper-io"] : $0 == "late" ? ["late"] : [] })
    let (module, problems) = ModuleResolver.resolve(
      try #require(spec), dialect: dialect, defaults: .init(), project: SpecTable([:]))
    let diagnostics = (mistakes + problems).sortedForPrinting()
    return (diagnostics.hasErrors ? nil : module, DiagnosticPrinter().text(for: diagnostics))
  }

  @Test func valuesAreReadByWhatTheyAreFor() throws {
    let (read, screen) = try Self.resolve(
      """
      { "uses": [{ "name": "Load", "doc": "d",
        "response": { "fields": ["rows: [Row]"], "conforms": ["Hashable"],
          "entities": [{ "name": "Row", "fields": ["id: Int"] }] },
        "request": ["page: Int"] }, { "name": "Clear" }] }
      """)
    #expect(screen.isEmpty)
    let module = try #require(read)
    #expect(module.namespaces.map(\.name) == ["Load", "Clear"])
    #expect(module.namespaces[0].parts.map(\.name) == ["Request", "Response"])
    #expect(module.namespaces[0].parts[1].nested.map(\.name) == ["Row"])
    #expect(module.namespaces[0].doc == "d")
    #expect(module.namespaces[1].parts.isEmpty)
  }

  @Test(arguments: [
    ("{}", ["view", "model"], ["viewModel"]),
    (
      #"{ "routing": ["leave()"], "yours": ["router"] }"#, ["view", "model", "router"],
      ["viewModel", "routing"]
    ),
    (#"{ "ui": "placed" }"#, ["view", "model", "router"], ["viewModel", "routing"]),
  ])
  func aModuleDoesWithoutWhatItHasNoUseFor(
    spec: String, roles: [String], contracts: [String]
  ) throws {
    let module = try #require(try Self.resolve(spec).module)
    #expect(module.dialect.roles.map(\.key) == roles)
    #expect(module.contracts.map(\.contract.key) == contracts)
  }

  @Test(arguments: [
    ("plain", "var score: String { get }"), ("bound", "var score: Dynamic<String> { get }"),
  ])
  func aContractShowsTheState(ui: String, declaration: String) throws {
    let module = try #require(
      try Self.resolve(
        #"{ "ui": "\#(ui)", "state": ["score: String = \"0\""] }"#
      ).module)
    let members = try #require(module.contracts.first).members
    #expect(members.map(\.member.declaration) == [declaration])
    #expect(members.allSatisfy { $0.implementation.isStored })
    #expect(module.state.map(\.type.text) == ["String"])
  }

  @Test func aTypeCanHaveANameOfItsOwn() throws {
    let module = try #require(
      try Self.resolve(#"{ "names": { "model": "GameFromDisk" } }"#).module)
    #expect(module.names.rolesByKey.mapValues(\.string) == ["model": "GameFromDisk"])
  }

  @Test(arguments: [
    (
      #"{ "viewOutput": [], "late": 0, "viewModl": [] }"#,
      """
      Game.json:1:4: error: unknown key 'viewOutput' [unknown-key]
       1 | { "viewOutput": [], "late": 0, "viewModl": [] }
         |    ^~~~~~~~~~
         = help: 'viewOutput' belongs to the packs 'viper' and 'viper-io'
      Game.json:1:22: error: unknown key 'late' [unknown-key]
       1 | { "viewOutput": [], "late": 0, "viewModl": [] }
         |                      ^~~~
         = help: 'late' belongs to the pack 'late'
      Game.json:1:33: error: unknown key 'viewModl' [unknown-key]
       1 | { "viewOutput": [], "late": 0, "viewModl": [] }
         |                                 ^~~~~~~~
         = help: did you mean 'viewModel'?

      """
    ),
    (
      #"{ "uses": [1, { "request": [] }, { "name": "self", "request": 1 }] }"#,
      """
      Game.json:1:12: error: an element of 'uses' is an object, found a number [invalid-type]
       1 | { "uses": [1, { "request": [] }, { "name": "self", "request": 1 }] }
         |            ^
      Game.json:1:15: error: key 'name' is missing [missing-key]
       1 | { "uses": [1, { "request": [] }, { "name": "self", "request": 1 }] }
         |               ^
         = help: add 'name'
      Game.json:1:45: error: 'self' is a reserved name in Swift and can't be a type's name [reserved-type-name]
       1 | { "uses": [1, { "request": [] }, { "name": "self", "request": 1 }] }
         |                                             ^~~~
         = help: rename it
      Game.json:1:63: error: 'request' is a list of fields, or an object, found a number [invalid-type]
       1 | { "uses": [1, { "request": [] }, { "name": "self", "request": 1 }] }
         |                                                               ^

      """
    ),
    (
      #"{ "uses": [{ "name": "A", "request": ["a: Int", "a: Int"] }, { "name": "A" }] }"#,
      """
      Game.json:1:50: error: 'a' is declared twice [duplicate-name]
       1 | { "uses": [{ "name": "A", "request": ["a: Int", "a: Int"] }, { "name": "A" }] }
         |                                                  ^
         = help: rename one of the two
      Game.json:1:40: note: first declared here
       1 | { "uses": [{ "name": "A", "request": ["a: Int", "a: Int"] }, { "name": "A" }] }
         |                                        ^
      Game.json:1:73: error: type 'A' is declared twice [duplicate-type]
       1 | { "uses": [{ "name": "A", "request": ["a: Int", "a: Int"] }, { "name": "A" }] }
         |                                                                         ^
         = help: rename one of the two
      Game.json:1:23: note: first declared here
       1 | { "uses": [{ "name": "A", "request": ["a: Int", "a: Int"] }, { "name": "A" }] }
         |                       ^

      """
    ),
    (
      #"{ "names": { "modl": "A", "view": 1 } }"#,
      """
      Game.json:1:15: error: 'modl' isn't a value of 'names' in the pack 'model' [unknown-names]
       1 | { "names": { "modl": "A", "view": 1 } }
         |               ^~~~
         = help: did you mean 'model'?
      Game.json:1:35: error: 'view' takes the name of a type, found a number [invalid-type]
       1 | { "names": { "modl": "A", "view": 1 } }
         |                                   ^

      """
    ),
    (
      #"{ "state": ["score: Int = 0"], "viewModel": ["score: Int { get }"], "yours": ["model"] }"#,
      """
      Game.json:1:47: error: the model already has a property 'score' [conflicting-property]
       1 | { "state": ["score: Int = 0"], "viewModel": ["score: Int { get }"], "yours": ["model"] }
         |                                               ^~~~~
         = help: rename 'score'
      Game.json:1:14: note: the property is declared here
       1 | { "state": ["score: Int = 0"], "viewModel": ["score: Int { get }"], "yours": ["model"] }
         |              ^~~~~

      """
    ),
  ])
  func aMistakeIsShown(spec: String, expected: String) throws {
    let (module, screen) = try Self.resolve(spec)
    #expect(module == nil)
    #expect(screen == expected)
  }
}

extension Implementation {
  fileprivate var isStored: Bool { if case .state = self { true } else { false } }
}
