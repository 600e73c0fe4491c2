import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// A member of a generated presenter that passes its call on, and the code of the call.
struct AcceptedForward: CustomTestStringConvertible, Sendable {
  let member: String
  let rest: String
  let others: String
  let expected: String

  var testDescription: String { "\(member) \(rest)" }

  init(_ member: String, _ rest: String, _ others: String, _ expected: String) {
    self.member = member
    self.rest = rest
    self.others = others
    self.expected = expected
  }

  static let ofPresenter = [
    row("a()", "interactor.b", "b()", "interactor.b()"),
    row("a(id: Int)", "interactor.b", "b(for key: Int)", "interactor.b(for: id)"),
    row("a(x: Int, _ y: Int)", "interactor.b", "b(_ x: Int, y: Int)", "interactor.b(x, y: y)"),
    row("a(id: Int)", "interactor.b", "b(id: Int?)", "interactor.b(id: id)"),
    row("a() -> Int?", "interactor.b", "b() -> Int", "interactor.b()"),
    row("a() -> Item", "interactor.b", "b() -> sending Item", "interactor.b()"),
    row("a()", "interactor.b", "b(page: Int = 1)", "interactor.b()"),
    row("a(id: Int)", "interactor.b", "b(page: Int = 1, id: Int)", "interactor.b(id: id)"),
    row(
      "a(id: Int, size: Int)", "interactor.b", "b(id: Int, page: Int = 1, size: Int = 9)",
      "interactor.b(id: id, size: size)"),
    row("a(id: Int)", "interactor.b", "b(x: Int = 1, y: Int = 2)", "interactor.b(x: id)"),
    row("a(x: Int)", "interactor.b", "b(y: Int = 1, x: Int)\", \"b(x: Int)", "interactor.b(x: x)"),
    row("a(x: Int)", "interactor.b", "b()\", \"b(x: Int)\", \"b(x: String)", "interactor.b(x: x)"),
    row("a(x: Int)", "interactor.b(y:)", "b(x: Int)\", \"b(y: Int)", "interactor.b(y: x)"),
    row(
      "a(name: Int, key: Int)", "interactor.b", "b(key: Int, name: Int)",
      "interactor.b(key: key, name: name)"),
    row(
      "a(_ name: Int, at key: Int)", "interactor.b", "b(at place: Int, for name: Int)",
      "interactor.b(at: key, for: name)"),
    row("a(x: Int, y: Int)", "interactor.b", "b(z: Int, y: Int)", "interactor.b(z: x, y: y)"),
    row("a()", "interactor.b()", "b()", "interactor.b()"),
    row("a() async", "interactor.b", "b() async", "await interactor.b()"),
    row("a() async", "interactor.b", "b()", "interactor.b()"),
    row("a() throws", "interactor.b", "b() throws", "try interactor.b()"),
    row("a() throws(E)", "interactor.b", "b() throws(E)", "try interactor.b()"),
    row("a() throws", "interactor.b", "b() throws(E)", "try interactor.b()"),
    row(
      "a() async throws -> Int", "interactor.b", "b() async throws -> Int",
      "try await interactor.b()"),
    row("a()", "interactor.b", "b() async", "Task interactor.b()"),
    row("a(id: Int)", "interactor.b", "b(_ id: Int) async", "Task interactor.b(id)"),
    row(
      "a(_ x: @escaping () -> Void)", "interactor.b", "b(_ x: @escaping () -> Void) async",
      "Task interactor.b(x)"),
    row("a(x: inout Int)", "interactor.b", "b(x: inout Int)", "interactor.b(x: &x)"),
    row("a(x: consuming Item)", "interactor.b", "b(x: Item)", "interactor.b(x: x)"),
    row("a(x: sending Item)", "interactor.b", "b(x: sending Item)", "interactor.b(x: x)"),
    row("a(x: () -> Void)", "interactor.b", "b(x: () -> Void)", "interactor.b(x: x)"),
    row(
      "a(x: @autoclosure () -> Int)", "interactor.b", "b(x: @autoclosure () -> Int)",
      "interactor.b(x: x())"),
    row("a<T: P>(x: T)", "interactor.b", "b<T: P>(x: T)", "interactor.b(x: x)"),
    row("a(x: some P)", "interactor.b", "b(x: some P)", "interactor.b(x: x)"),
    row(
      "a(`in`: Int)", "interactor.default", "`default`(`in`: Int)", "interactor.`default`(in: `in`)"
    ),
    row("a(interactor: Int)", "interactor.b", "b(_ x: Int)", "self.interactor.b(interactor)"),
    row(
      "a(interactor: Int)", "interactor.b", "b(_ x: Int) async",
      "Task self.interactor.b(interactor)"),
    row("a: Int { get }", "interactor.b", "b: Int { get }", "interactor.b"),
    row("a: Int? { get }", "interactor.b", "b: Int { get }", "interactor.b"),
    row("a: Int { get set }", "interactor.b", "b: Int { get set }", "interactor.b"),
    row(
      "a: Int { get async throws }", "interactor.b", "b: Int { get async throws }",
      "try await interactor.b"),
    holding(#""id: Int""#, "a()", "b(id: Int)", "interactor.b(id: id)"),
    holding(#""id: Int""#, "a()", "b(of id: Int?) async", "Task interactor.b(of: id)"),
    holding(#""id: Int""#, "a(x: Int)", "b(id: Int, y: Int)", "interactor.b(id: id, y: x)"),
    holding(
      #""id: Int", "x: Int""#, "a(x: Int)", "b(id: Int, x: Int)", "interactor.b(id: id, x: x)"),
    holding(
      #""id: Int", "page: Int""#, "a()", "b(id: Int, page: Int)",
      "interactor.b(id: id, page: page)"),
    holding(#""of: Int""#, "a()", "b(of id: Int)", "interactor.b(of: of)"),
    holding(#""id: Int""#, "a()", "b(id: Int)\", \"b()", "interactor.b()"),
    holding(#""page: Int""#, "a()", "b(page: Int = 1)", "interactor.b()"),
    view("a()", "view.b", "b()", "view?.b()"),
    view("a()", "view.b", "b() async", "Task weak view?.b()"),
    view("a(view: Int)", "view.b", "b(_ x: Int)", "self.view?.b(view)"),
    view("a() -> Int?", "view.b", "b() -> Int", "view?.b()"),
    view("a() -> Int?", "view.b", "b() -> Int?", "view?.b()"),
    view("a: Int? { get set }", "view.b", "b: Int? { get set }", "view?.b"),
    AcceptedForward("a()", #""forward": "output.b""#, #""output": ["b()"]"#, "output?.b()"),
    catching("a()", "b() throws", "show(_ e: any Error)", "try interactor.b() | view?.show(error)"),
    catching(
      "a()", "b() async throws", "show(_ e: any Error)",
      "Task try interactor.b() | view?.show(error)"),
    catching(
      "a()", "b() throws(E)", "show(error: E)", "try interactor.b() | view?.show(error: error)"),
    catching(
      "a(view: Int)", "b(_ x: Int) throws", "show(_ e: (any Error)?)",
      "try interactor.b(view) | self.view?.show(error)"),
    catching(
      "a()", "b() throws", "show(_ e: some Error)", "try interactor.b() | view?.show(error)"),
  ]

  static let ofInteractor = [
    service("a(id: Int)", "store.b", #""store: any Store""#, "store.b(id: id)"),
    service("a(id: Int)", "store.b(_:)", #""store: any Store""#, "store.b(id)"),
    service("a() async throws -> Int", "store.b", #""store: any Store""#, "try await store.b()"),
    service("a: Int { get }", "store.b", #""store: any Store""#, "store.b"),
    service("a()", "store.b", #""store: (any Store)? = nil""#, "store?.b()"),
    service(
      "a()", "store.b", #"{ "name": "Store", "property": "store", "methods": ["b() async"] }"#,
      "Task store.b()"),
    service("a: Int { get set }", "store.b", declared("b: Int { get set }"), "store.b"),
    service("a(store: Int)", "store.b", #""store: any Store""#, "self.store.b(store: store)"),
    service(
      "a()", "store.b\", \"catch\": \"presenter.show(error:)", #""store: any Store""#,
      "try store.b() | presenter?.show(error: error)",
      others: #", "interactorOutput": ["show(error: any Error)"]"#),
    service("a(x: Int)", "store.b", declared("b(_ x: Int)"), "store.b(x)"),
    service("a(x: Int)", "store.b", declared("b(_ x: Int) async"), "Task store.b(x)"),
    service(
      "a()", "store.b", declared("b(id: Int)"), "store.b(id: id)",
      others: #", "inputs": [{ "var": "id: Int", "for": ["interactor"] }]"#),
    service("a()", "liveStore.b", #"{ "name": "LiveStore", "methods": ["b()"] }"#, "liveStore.b()"),
    service(
      "a()", "db.b", #"{ "name": "Store", "property": "db", "methods": ["b()"] }"#, "db.b()"),
    service("a()", "presenter.b", "", "presenter?.b()", others: #", "interactorOutput": ["b()"]"#),
    service(
      "a()", "interactorOutput.b", "", "presenter?.b()", others: #", "interactorOutput": ["b()"]"#),
  ]

  private static func row(
    _ member: String, _ target: String, _ others: String, _ expected: String
  ) -> AcceptedForward {
    .init(member, "\"forward\": \"\(target)\"", "\"interactor\": [\"\(others)\"]", expected)
  }

  /// In a presenter that has inputs.
  private static func holding(
    _ inputs: String, _ member: String, _ target: String, _ expected: String
  ) -> AcceptedForward {
    .init(
      member, #""forward": "interactor.b""#,
      "\"inputs\": [\(inputs)], \"interactor\": [\"\(target)\"]", expected)
  }

  private static func view(
    _ member: String, _ target: String, _ others: String, _ expected: String
  ) -> AcceptedForward {
    .init(member, "\"forward\": \"\(target)\"", "\"view\": [\"\(others)\"]", expected)
  }

  private static func catching(
    _ member: String, _ target: String, _ handler: String, _ expected: String
  ) -> AcceptedForward {
    .init(
      member, #""forward": "interactor.b", "catch": "view.show""#,
      "\"interactor\": [\"\(target)\"], \"view\": [\"\(handler)\"]", expected)
  }

  private static func service(
    _ member: String, _ target: String, _ service: String, _ expected: String, others: String = ""
  ) -> AcceptedForward {
    .init(member, "\"forward\": \"\(target)\"", "\"services\": [\(service)]\(others)", expected)
  }

  private static func declared(_ member: String) -> String {
    #"{ "name": "Store", "methods": [""# + member + #""] }"#
  }
}

@Suite(.serialized, .inTurn) struct AcceptedForwardTests {
  @Test(arguments: AcceptedForward.ofPresenter)
  func presentersPassOn(_ row: AcceptedForward) {
    check(row, key: "viewOutput", yours: #"["interactor", "router"]"#)
  }

  @Test(arguments: AcceptedForward.ofInteractor)
  func interactorsPassOn(_ row: AcceptedForward) {
    check(row, key: "interactor", yours: #"["presenter", "router"]"#)
  }

  @Test(arguments: [
    "b(id: Int...)", "b(id: inout Int)", "b(id: @autoclosure () -> Int)", "b(id: String)",
  ])
  func anInputGoesToNoParameterThatDoesNotTakeIt(_ target: String) {
    let (_, diagnostics) = TestProject.resolve(
      """
      {
        "inputs": ["id: \(target.contains("@") ? "() -> Int" : "Int")"],
        "viewOutput": [{ "func": "a()", "forward": "interactor.b" }],
        "interactor": ["\(target)"], "yours": ["interactor", "router"]
      }
      """)
    #expect(diagnostics.map(\.id) == ["conflicting-forward-types"])
  }

  /// A component has the services that are for it, and no others.
  @Test(arguments: ["presenter", "interactor", "router"])
  func aServiceIsCalledByWhomItIsFor(_ role: String) {
    let (_, diagnostics) = TestProject.resolve(
      """
      {
        "services": [{ "name": "Store", "property": "store", "for": "\(role)", "methods": ["load()"] }],
        "viewOutput": [{ "func": "a()", "forward": "store.load" }],
        "yours": ["interactor", "router"]
      }
      """)
    #expect(diagnostics.isEmpty == (role == "presenter"))
  }

  /// Each part of a result goes to the parameter of its name.
  @Test func theResultOfACallIsToldInParts() {
    let (module, diagnostics) = TestProject.resolve(
      """
      {
        "viewOutput": [{ "func": "a()", "forward": "interactor.b", "then": "view.show" }],
        "interactor": ["b() async -> (rows: [Int], page: Int)"],
        "view": ["show(rows: [Int], page: Int)"], "yours": ["interactor", "router"]
      }
      """)
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    let members = module?.contracts.first { $0.contract.key == "viewOutput" }?.members
    guard case .forward(let forward)? = members?.first?.implementation else {
      return #expect(Bool(false), "no forward")
    }
    #expect(forward.then.map(\.text) == ["view?.show(rows: result.rows, page: result.page)"])
  }

  private func check(_ row: AcceptedForward, key: String, yours: String) {
    let word = row.member.contains("{") ? "var" : "func"
    let (module, diagnostics) = TestProject.resolve(
      """
      { "\(key)": [{ "\(word)": "\(row.member)", \(row.rest) }], \(row.others), "yours": \(yours) }
      """)
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    let members = module?.contracts.first { $0.contract.key == key }?.members
    guard case .forward(let forward)? = members?.first?.implementation else {
      return #expect(Bool(false), "no forward")
    }
    #expect(text(of: forward) == row.expected)
  }

  private func text(of forward: Forward) -> String {
    let words = [
      forward.needsTask ? "Task " : "", forward.needsTask && forward.call.isWeak ? "weak " : "",
      forward.isThrowing ? "try " : "",
      forward.isAsync && !forward.needsTask ? "await " : "",
    ]
    let calls = [forward.call] + forward.handlers
    return words.joined() + calls.map(\.text).joined(separator: " | ")
  }
}
