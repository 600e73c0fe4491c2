import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct OtherDialectTests {
  private static func contract(
    _ key: String, _ conformer: String, _ caller: String, isDispensable: Bool = false
  ) -> Dialect.Contract {
    .init(
      key: key, conformer: conformer, caller: caller, property: conformer, isWeak: false,
      isDispensable: isDispensable)
  }

  static var dialect: Dialect {
    var uiFramework = Dialect.UIFramework(key: "bound")
    uiFramework.wrapper = "Dynamic"
    var placed = Dialect.UIFramework(key: "placed")
    placed.extras = ["router": []]
    return Dialect(
      name: "model", roles: ["view", "model", "router"].map { .init(key: $0, mayBeYours: true) },
      contracts: [
        contract("viewModel", "model", "view"),
        contract("routing", "router", "model", isDispensable: true),
      ],
      uiFrameworks: [.init(key: "plain"), uiFramework, placed],
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

  @Test func useCasesHaveRequestsResponsesAndEntities() throws {
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
  func aModuleOmitsUnusedComponents(
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

  @Test(arguments: RecordedCase.all(in: "RejectedInOtherDialect.txt"))
  func errorsAreShown(row: RecordedCase) throws {
    let (module, screen) = try Self.resolve(row.input)
    #expect(module == nil)
    try row.expect(screen)
  }
}

extension Implementation {
  fileprivate var isStored: Bool { if case .state = self { true } else { false } }
}
