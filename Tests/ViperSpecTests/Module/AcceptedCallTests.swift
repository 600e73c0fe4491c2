import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct AcceptedCall: CustomTestStringConvertible, Sendable {
  let claim: String
  let member: String
  let rest: String
  /// The other contracts.
  let others: String
  let expected: String

  var testDescription: String { claim }

  init(_ claim: String, _ member: String, _ rest: String, _ others: String, _ expected: String) {
    self.claim = claim
    self.member = member
    self.rest = #""forward": "interactor.b", "# + rest
    self.others = others
    self.expected = expected
  }

  static let all = [
    AcceptedCall(
      "a result goes to the parameter of its type", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> [Item]"], "view": ["show(_ items: [Item])"]"#,
      "interactor.b() → items | then view?.show(items)"),
    AcceptedCall(
      "a result that is an optional's value", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> Item"], "view": ["show(item: Item?)"]"#,
      "interactor.b() → item | then view?.show(item: item)"),
    AcceptedCall(
      "a method that needs nothing drops the result", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> Item"], "view": ["show()"]"#,
      "interactor.b() dropped | then view?.show()"),
    AcceptedCall(
      "arguments go by their names", "a(id: Int)", #""then": "view.show""#,
      #""interactor": ["b(id: Int) -> Int"], "view": ["show(id: Int, count: Int)"]"#,
      "interactor.b(id: id) → count | then view?.show(id: id, count: count)"),
    AcceptedCall(
      "arguments that only others take", "a(id: Int, place: Int)", #""then": "view.show""#,
      #""interactor": ["b(id: Int)"], "view": ["show(at place: Int)"]"#,
      "interactor.b(id: id) | then view?.show(at: place)"),
    AcceptedCall(
      "an input of the component", "a()", #""then": "view.show""#,
      #""inputs": ["id: Int"], "interactor": ["b(id: Int) -> Item"], "view": ["show(_ item: Item, of id: Int)"]"#,
      "interactor.b(id: id) → item | then view?.show(item, of: id)"),
    AcceptedCall(
      "an overload that needs no input", "a()", #""then": "view.show""#,
      #""inputs": ["id: Int"], "interactor": ["b() -> Item"], "view": ["show(_ item: Item, of id: Int)", "show(_ item: Item)"]"#,
      "interactor.b() → item | then view?.show(item)"),
    AcceptedCall(
      "an argument rather than the input of its name", "a(id: String)", #""then": "view.show""#,
      #""inputs": ["id: Int"], "interactor": ["b()"], "view": ["show(id: String)"]"#,
      "interactor.b() | then view?.show(id: id)"),
    AcceptedCall(
      "the parts of a tuple", "a()", #""then": ["view.show", "view.count"]"#,
      #""interactor": ["b() -> (items: [Item], total: Int)"],"#
        + #" "view": ["show(_ items: [Item])", "count(total: Int)"]"#,
      "interactor.b() → result | then view?.show(result.items) | then view?.count(total: result.total)"
    ),
    AcceptedCall(
      "a tuple as a whole", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> (Item, Int)"], "view": ["show(_ pair: (Item, Int))"]"#,
      "interactor.b() → pair | then view?.show(pair)"),
    AcceptedCall(
      "the component's own members", "a()", #""then": "presenter.c""#,
      #""interactor": ["b() -> Item"], "interactorOutput": [{ "func": "c(_ item: Item)", "forward": "view.show" }], "view": ["show(_ item: Item)"]"#,
      "interactor.b() → item | then c(item)"),
    AcceptedCall(
      "its own members by their contract", "a()", #""then": "interactorOutput.c""#,
      #""interactor": ["b()"], "interactorOutput": [{ "func": "c()", "body": "print(1)" }]"#,
      "interactor.b() | then c()"),
    AcceptedCall(
      "a parameter with the name of an own member", "a(c: Int)", #""then": "presenter.c""#,
      #""interactor": ["b(_ c: Int)"], "interactorOutput": [{ "func": "c()", "body": "print(1)" }]"#,
      "interactor.b(c) | then self.c()"),
    AcceptedCall(
      "a constant that would hide a component", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> Item"], "view": ["show(view: Item)"]"#,
      "interactor.b() → result | then view?.show(view: result)"),
    AcceptedCall(
      "a result that the method gives, too", "a() -> Item", #""then": "view.show""#,
      #""interactor": ["b() -> Item"], "view": ["show()"]"#,
      "interactor.b() → result | then view?.show()"),
    AcceptedCall(
      "the overload that takes the result", "a()", #""then": "view.show""#,
      #""interactor": ["b() -> Item"], "view": ["show()", "show(_ item: Item)"]"#,
      "interactor.b() → item | then view?.show(item)"),
    AcceptedCall(
      "an output of closures", "a()", #""then": "output.picked""#,
      #""interactor": ["b() -> Item"], "output": { "as": "closures", "methods": ["picked(item: Item)"] }"#,
      "interactor.b() → item | then output.picked(item)"),
    AcceptedCall(
      "several who are told of an error", "a(id: Int)", #""catch": ["view.show", "router.fail"]"#,
      #""interactor": ["b(id: Int) throws(E)"], "view": ["show(_ error: E, of id: Int)"], "router": ["fail(_ error: any Error)"]"#,
      "interactor.b(id: id) | catch view?.show(error, of: id) | catch router.fail(error)"),
    AcceptedCall(
      "a call without 'task'", "a()", #""then": "view.show""#,
      #""interactor": ["b() async"], "view": ["show()"]"#,
      "each interactor.b() | then view?.show()"),
    AcceptedCall(
      "'while' is for the first call", "a()", #""while": "view.show""#,
      #""interactor": ["b() async"], "view": ["show(_ isOn: Bool)"]"#,
      "first interactor.b() | while view?.show(true), view?.show(false)"),
    AcceptedCall(
      "'while' of the latest call", "a()", #""while": "view.show", "task": "latest""#,
      #""interactor": ["b() async"], "view": ["show(isOn: Bool)"]"#,
      "latest interactor.b() | while view?.show(isOn: true), view?.show(isOn: false)"),
    AcceptedCall(
      "'while' without a task", "a() async", #""while": "view.show""#,
      #""interactor": ["b() async"], "view": ["show(_ isOn: Bool)"]"#,
      "interactor.b() | while view?.show(true), view?.show(false)"),
    AcceptedCall(
      "a closure that may be kept", "a(_ work: @escaping () -> Void)", #""then": "view.show""#,
      #""interactor": ["b(_ work: @escaping () -> Void) async"], "view": ["show(_ work: @escaping () -> Void)"]"#,
      "each interactor.b(work) | then view?.show(work)"),
  ]
}

@Suite(.serialized, .inTurn) struct AcceptedCallTests {
  @Test(arguments: AcceptedCall.all) func callsAreTold(_ row: AcceptedCall) {
    let (module, diagnostics) = TestProject.resolve(
      """
      { "viewOutput": [{ "func": "\(row.member)", \(row.rest) }], \(row.others),
        "yours": ["interactor", "router"] }
      """)
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    guard case .forward(let forward)? = member("a", of: module)?.implementation else {
      return #expect(Bool(false), "no forward")
    }
    #expect(text(of: forward) == row.expected)
  }

  private func member(_ name: String, of module: Module?) -> Module.ImplementedMember? {
    module?.contracts.flatMap(\.members).first { $0.member.name == name }
  }

  private func text(of forward: Forward) -> String {
    let task = forward.task.map { $0.rawValue + " " } ?? ""
    let result = forward.result.map { " → " + $0 } ?? (forward.dropsResult ? " dropped" : "")
    var parts = [task + forward.call.text + result]
    parts += forward.then.map { "then " + $0.text }
    parts += forward.handlers.map { "catch " + $0.text }
    if let started = forward.started, let ended = forward.ended {
      parts.append("while \(started.text), \(ended.text)")
    }
    return parts.joined(separator: " | ")
  }

  @Test func aMemberEndsTheCallsThatItNames() throws {
    let (module, diagnostics) = TestProject.resolve(
      #"""
      { "viewOutput": [
          { "func": "a()", "forward": "interactor.b", "while": "view.show", "task": "latest" },
          { "func": "a(id: Int)", "forward": "interactor.c", "task": "first" },
          { "func": "leave(view: Int)", "cancel": "a", "body": "print(view)" },
          { "func": "stop()", "cancel": ["a(id:)"] }],
        "interactor": ["b() async", "c(id: Int) async"], "view": ["show(_ isOn: Bool)"],
        "yours": ["interactor", "router"] }
      """#)
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    let leave = try #require(member("leave", of: module))
    #expect(leave.cancelled.map(\.member.compoundName) == ["a()", "a(id:)"])
    #expect(leave.cancelled.map { $0.ended?.text } == ["self.view?.show(false)", nil])
    let stop = try #require(member("stop", of: module))
    #expect(stop.cancelled.map(\.member.compoundName) == ["a(id:)"])
    guard case .cancel = stop.implementation else {
      return #expect(Bool(false), "it does more")
    }
  }
}
