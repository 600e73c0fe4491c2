import TestTools
import Testing

@testable import ViperPlan

/// Which bodies a generated test can run.
struct PlainBodyTests {
  @Test(arguments: [
    "view.show(1)", "view?.show(rows.map(Row.init))", "self.view?.show(1)", "view?.show(\"if\")",
    "view.show(.init(trip.name))", "view.`show`(Row(title: \"@\" + name, isOn: true))",
    "view.show(f(1, 2), of: trip.id)", "view.show()",
  ])
  func oneCallIsPlain(_ body: String) throws {
    guard case .call("view", "show", _, _)? = PlainBody(body) else {
      Issue.record("not read: \(body)")
      return
    }
  }

  @Test(arguments: [
    "", "view", "view.show", "show(1)", "view.show(", ".show(1)", "1.show(2)", "view?.list.show(1)",
    "if isOn { view.show(1) }", "isOn ? view.show(1) : stop()", "return view.show(1)",
    "try view.show(1)", "await view.show(1)", "Task { view.show(1) }", "view.show(1); stop()",
    "view.show(1).more()", "view.show(1) { print($0) }", "view.show(try load())",
    "view.show(rows[index])", "view.show(row!)", "view.show(100 / count)", "view.show(a ? b : c)",
    "view.show(self)", "view.show({ 1 })", "view.show(\"\\(rows[0])\")", "view.show(1) // it",
    "view.show(a == b)", "view.show([row])", "view.show(1,)", "view.show(a:)", "reload()",
    "distance == text", "distance = text + unit", "distance += text", "pictures[0] = picture",
    "distance = \"text\"", "let distance = text", "self = text", "= text", "row.title = title",
    "distance =", "(a, b) = (b, a)",
  ])
  func otherBodiesAreNotPlain(_ body: String) {
    let found = PlainBody(body)
    #expect(found == nil, "\(body): \(String(describing: found))")
  }

  @Test func aCallHasItsLabelsAndTheNamesInItsArguments() {
    #expect(
      PlainBody("router.open(id, of: trip.id, in: Place(name: title))")
        == .call(
          receiver: "router", name: "open", labels: [nil, "of", "in"],
          names: ["id", "trip", "Place", "title"]))
  }

  @Test(arguments: [
    ("distance = text", "distance"), ("self.isOn = true", "isOn"), ("self.`in` = `in`", "in"),
  ])
  func aPropertyCanBeSet(_ body: String, _ name: String) {
    #expect(PlainBody(body) == .assignment(to: name))
  }
}
