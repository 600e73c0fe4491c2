import TestTools
import Testing
import ViperTestTools

@testable import ViperCommands

@Suite(.serialized, .inTurn) struct ServiceMemberTests {
  struct Row: CustomTestStringConvertible {
    let declared: String
    let member: String
    let target: String
    let outcome: String

    init(_ declared: String, _ member: String, _ target: String, _ outcome: String) {
      (self.declared, self.member, self.target, self.outcome) = (declared, member, target, outcome)
    }

    var testDescription: String { member + " → " + target }
  }

  static let rows: [Row] = [
    Row(
      "protocol Store { func load(by id: Int) async throws -> Int }",
      "load(id: Int) async throws -> Int",
      "store.load", "    try await store.load(by: id)"),
    Row(
      "protocol Store { func load(id: Int) }", "find(id: Int)", "store.find",
      "error: 'store' has no member 'find' [unknown-member]"),
    Row(
      "protocol Store { func load(id: String) }", "load(id: Int)", "store.load",
      "'id' is 'Int', but the callee takes 'String'"),
    Row(
      "protocol Store { func load() throws }", "load()", "store.load",
      "'load()' throws, but the error isn't handled"),
    Row(
      "protocol Store { func load() throws(LoadError) }", "load() throws(OtherError)",
      "store.load", "the method throws only 'OtherError', but the callee throws 'LoadError'"),
    Row(
      "protocol Store { var count: Int { get } }", "count: Int { get }", "store.count",
      "    store.count"),
    Row(
      "protocol Store: Reading {}\nprotocol Reading: Base {}\nprotocol Base { func load() async }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "protocol Store {}\nextension Store { func load(page: Int = 0) async {} }",
      "load(page: Int) async",
      "store.load", "    await store.load(page: page)"),
    Row(
      "protocol Store {}\nextension Store where Self == Int { func load() async {} }",
      "load() async",
      "store.load", "error: 'store' has no member 'load' [unknown-member]"),
    Row(
      "protocol Store {}\nextension Store { private func load() {} }", "load()", "store.load",
      "error: 'store' has no member 'load' [unknown-member]"),
    Row(
      "protocol Store { static func load() }", "load()", "store.load",
      "error: the spec can't call 'store.load', because 'load' is static [unsupported-member-call]"),
    Row(
      "protocol Store {\n#if DEBUG\nfunc load()\n#endif\n}", "load()", "store.load",
      "error: the spec can't call 'store.load', because 'load' is inside '#if' [unsupported-member-call]"
    ),
    Row(
      "protocol Store: Unknown { func load() async }", "load() async", "store.load",
      "    await store.load()"),
    Row(
      "protocol Store: Unknown { func load() async }", "save()", "store.save", "    store.save()"),
    Row(
      "protocol Store: Actor { func load() -> Int; nonisolated func save() }",
      "load() async -> Int",
      "store.load", "    await store.load()"),
    Row(
      "protocol Store: Actor { nonisolated func save() }", "save()", "store.save",
      "    store.save()"),
    Row(
      "@StoreActor protocol Store { var count: Int { get set } }", "count: Int { get async }",
      "store.count", "      await store.count"),
    Row(
      "@globalActor actor DB { static let shared = DB() }\n@DB protocol Store { func load() }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "@globalActor actor DB {}\nprotocol Store: Base {}\n@DB protocol Base { func load() }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "enum Shop { @globalActor actor DB {} }\n@Shop.DB protocol Store { func load() }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "@globalActor actor DB {}\nprotocol Store {}\n@DB extension Store { func load() {} }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "protocol Store: A, B { func load() }\n@MainActor protocol A {}\n@StoreActor protocol B {}",
      "load()", "store.load", "    store.load()"),
    // A macro, for all that is known.
    Row(
      "actor DB {}\n@DB protocol Store { func load() }", "load()", "store.load",
      "    store.load()"),
    Row(
      "@globalActor actor DB {}\n@DB protocol Store { nonisolated func load() }", "load()",
      "store.load", "    store.load()"),
    Row(
      "@MainActor protocol Store { func load() }", "load()", "store.load", "    store.load()"),
    Row(
      "protocol Store { func load(id: Int); func load(name: String) async }",
      "load(name: String) async", "store.load", "    await store.load(name: name)"),
    Row(
      "protocol Store { func load(id: Int); func load(_ id: Int) }", "load(id: Int)",
      "store.load",
      "error: 'store.load' is ambiguous, because 2 members have this name [ambiguous-callee]"),
    Row(
      "protocol Store: Reading { func load() async }\nprotocol Reading { func load() async }",
      "load() async", "store.load", "    await store.load()"),
    Row(
      "protocol Store: Store { func load() async }", "load() async", "store.load",
      "    await store.load()"),
    Row(
      "#if os(iOS)\nprotocol Store { func load() async }\n#endif", "load() async", "store.load",
      "    await store.load()"),
  ]

  @Test(arguments: rows)
  func aCallIsCheckedAgainstTheProtocol(_ row: Row) throws {
    let project = ServiceProject(
      [(row.member, row.target)], swift: ["Sources/App/Store.swift": row.declared])
    let screen = try project.screen()
    if row.outcome.hasPrefix("    ") {
      #expect(!screen.contains("error:"))
      let interactor = try project.generated()["/p/Sources/App/HomeInteractor.swift"] ?? ""
      #expect(interactor.split(separator: "\n").contains(Substring(row.outcome)))
    } else {
      #expect(screen.contains(row.outcome))
    }
  }

  @Test(arguments: [
    ("any Store & Log", "load(id: Int) async", "    await store.load(id: id)"),
    ("(any Log & Store)?", "write(_ text: String)", "    store?.write(text)"),
    ("any Store & Log", "save()", "error: 'store' has no member 'save' [unknown-member]"),
    ("any Store & Unknown", "load(id: Int) async", "    await store.load(id: id)"),
    ("any Cache<Int>", "get(_ key: Int) -> [Int]", "    store.get(key)"),
    ("any Cache<Item>", "each(_ body: (Item.ID) -> Void)", "    store.each(body)"),
    ("any Cache<Int>", "get(_ key: String) -> [Int]", "error: can't forward 'get(_:)' to"),
  ])
  func aCallIsCheckedAgainstAllProtocolsOfAType(
    _ type: String, _ member: String, _ outcome: String
  ) throws {
    let project = ServiceProject(
      [(member, "store." + member.prefix { $0 != "(" })], services: ["store: " + type],
      swift: [
        "Sources/App/Store.swift": """
        protocol Store { func load(id: Int) async }
        protocol Log { func write(_ text: String) }
        protocol Cache<Key> {
          associatedtype Key: Identifiable
          func get(_ key: Key) -> [Self.Key]
          func each(_ body: (Key.ID) -> Void)
        }
        """
      ])
    let screen = try project.screen()
    if outcome.hasPrefix("    ") {
      #expect(!screen.contains("error:"), "\(screen)")
      let interactor = try project.generated()["/p/Sources/App/HomeInteractor.swift"] ?? ""
      #expect(interactor.split(separator: "\n").contains(Substring(outcome)))
    } else {
      #expect(screen.contains(outcome))
    }
  }

  @Test func whatASpecCannotSayIsShownWhereItStands() throws {
    let project = ServiceProject(
      [("make()", "store.make")],
      swift: [
        "Sources/App/Store.swift": "protocol Store {\n  init(id: Int)\n  static func make()\n}"
      ])
    let screen = try project.screen()
    #expect(
      screen == """
        Sources/App/Home.viper.json:5:50: error: the spec can't call 'store.make', because 'make' is static [unsupported-member-call]
         5 |   "interactor": [{ "func": "make()", "forward": "store.make" }]
           |                                                  ^~~~~~~~~~
           = help: use a 'body' instead
        Sources/App/Store.swift:3:15: note: 'make' is declared here
         3 |   static func make()
           |               ^~~~

        """)
  }

  @Test(arguments: [
    (#""then": "log.nothing""#, "'log' has no member 'nothing'"),
    (#""then": "log.read""#, "'log.read' is 'async', but a 'then' method can't be 'async'"),
    (
      #""while": "log.wrote""#,
      "'while' needs a method with a single 'Bool' parameter, found 'log.wrote'"
    ),
    (
      #""catch": "log.close""#,
      "'catch' needs a method with a single error parameter, found 'log.close'"
    ),
    (#""catch": "log.wrote""#, ""),
  ])
  func thoseAroundACallKnowTheProtocol(_ key: String, _ outcome: String) throws {
    let log = """
      protocol Log {
        func wrote(_ error: any Error)
        func load() async throws
        func read() async
        func close()
      }
      """
    var project = ServiceProject(services: ["log: any Log"], swift: ["Sources/App/Log.swift": log])
    let spec = try #require(project.files["/p/Sources/App/Home.viper.json"])
    let rest = key.contains("catch") ? "" : #", "catch": "log.wrote""#
    project.files["/p/Sources/App/Home.viper.json"] = spec.replacing(
      #""interactor": []"#,
      with: #""interactor": [{ "func": "a()", "forward": "log.load", \#(key)\#(rest) }]"#)
    let screen = try project.screen()
    #expect(outcome.isEmpty ? screen.isEmpty : screen.contains("error: " + outcome))
  }
}
