import TestTools
import Testing

@testable import ViperPlan

/// Which bodies have one meaning that is known, and which.
@Suite(.serialized, .inTurn) struct BodyReadingTests {
  @Test(arguments: [
    "view.show(1)", "view?.show(rows.map(Row.init))", "self.view?.show(1)", "view?.show(\"if\")",
    "view.show(.init(trip.name))", "view.`show`(Row(title: \"@\" + name, isOn: true))",
    "view.show(f(1, 2), of: trip.id)", "view.show()",
  ])
  func oneCallIsRead(_ body: String) throws {
    guard case .call(let receiver, "show", _)? = BodyReading(body) else {
      Issue.record("not read: \(body)")
      return
    }
    #expect(receiver.text == "view")
  }

  @Test(arguments: ["reload()", "self.reload()"])
  func aCallOfThePartItselfIsRead(_ body: String) {
    #expect(BodyReading(body) == .own("reload"))
  }

  @Test(arguments: [
    "", "view", "view.show", "show(1)", "view.show(", ".show(1)", "1.show(2)", "view?.list.show(1)",
    "if isOn { view.show(1) }", "isOn ? view.show(1) : stop()", "return view.show(1)",
    "try view.show(1)", "await view.show(1)", "Task { view.show(1) }", "view.show(1); stop()",
    "view.show(1).more()", "view.show(1) { print($0) }", "view.show(try load())",
    "view.show(rows[index])", "view.show(row!)", "view.show(100 / count)", "view.show(a ? b : c)",
    "view.show(self)", "view.show({ 1 })", "view.show(\"\\(rows[0])\")", "view.show(1) // it",
    "view.show(a == b)", "view.show([row])", "view.show(1,)", "view.show(a:)",
  ])
  func nothingElseIsReadAsACall(_ body: String) {
    let reading = BodyReading(body)
    #expect(reading == nil, "\(body): \(String(describing: reading))")
  }

  @Test func argumentsAreTakenApart() throws {
    let reading = BodyReading("router.open(id, of: trip.id, in: Place(name: title))")
    guard case .call(_, _, let arguments)? = reading else {
      Issue.record("not read")
      return
    }
    #expect(arguments.map(\.label) == [nil, "of", "in"])
    #expect(arguments.map(\.expression.onlyName) == ["id", nil, nil])
    #expect(arguments.map(\.expression.names) == [["id"], ["trip"], ["Place", "title"]])
    #expect(
      arguments[2].expression.replacing(["title": "presenter.title"])
        == "Place(name: presenter.title)")
  }

  @Test(arguments: [
    ("distance = text", "distance", nil, "text"), ("self.isOn = true", "isOn", nil, "true"),
    ("pictures[id] = picture", "pictures", "id", "picture"), ("self.`in` = `in`", "in", nil, "in"),
  ])
  func aValueThatIsSetIsRead(_ body: String, _ name: String, _ key: String?, _ value: String) {
    #expect(
      BodyReading(body)
        == .assignment(
          to: .init(text: name, isOnSelf: body.hasPrefix("self.")), key: key, value: value))
  }

  @Test(arguments: [
    "distance == text", "distance = text + unit", "distance += text", "pictures[0] = picture",
    "distance = \"text\"", "let distance = text", "self = text", "pictures[id", "= text",
    "row.title = title", "distance =", "(a, b) = (b, a)",
  ])
  func nothingElseIsReadAsAValueThatIsSet(_ body: String) {
    #expect(BodyReading(body) == nil)
  }
}
