import TestTools
import Testing
import ViperText

@testable import ViperSpec

struct ForwardTests {
  /// The keys of a spec in `Forwards.txt`, and the generated call of its member `a`.
  @Test(arguments: RecordedCase.all(in: "Forwards.txt"))
  func aCallIsPassedOn(_ row: RecordedCase) throws {
    let caller = row.input.hasPrefix("\"interactor\"") ? "presenter" : "interactor"
    let (module, diagnostics) = TestProject.resolve(
      "{ \(row.input), \"yours\": [\"\(caller)\", \"router\"] }")
    #expect(DiagnosticPrinter().text(for: diagnostics) == "")
    guard case .forward(let forward)? = member("a", of: module)?.implementation else {
      return #expect(Bool(false), "no forward")
    }
    try row.expect(text(of: forward) + "\n")
  }

  @Test(arguments: [
    "b(id: Int...)", "b(id: inout Int)", "b(id: @autoclosure () -> Int)", "b(id: String)",
  ])
  func anInputIsNotPassedToAnIncompatibleParameter(_ target: String) {
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
  func aServiceIsCalledOnlyByItsComponent(_ role: String) {
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

  private func member(_ name: String, of module: Module?) -> Module.ImplementedMember? {
    module?.contracts.flatMap(\.members).first { $0.member.name == name }
  }

  private func text(of forward: Forward) -> String {
    let task = forward.task.map { $0.rawValue + (forward.call.isWeak ? " weak " : " ") } ?? ""
    let effects =
      (forward.isThrowing ? "try " : "")
      + (forward.isAsync && !forward.needsTask ? "await " : "")
    let result = forward.result.map { " → " + $0 } ?? (forward.dropsResult ? " dropped" : "")
    var parts = [task + effects + forward.call.text + result]
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
