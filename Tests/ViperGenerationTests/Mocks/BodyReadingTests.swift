import Testing

@testable import ViperGeneration

/// Which calls a body makes in any case.
@Suite struct BodyReadingTests {
  @Test(arguments: [
    "view.show(1)", "view?.show(rows.map(Row.init))", "self.view?.show(1)",
    "Task { await view.show(1) }", "Task { [view, id] in await view.show(id) }",
    "view?.show(\"if guard\")",
  ])
  func bodiesThatAlwaysCall(_ body: String) {
    #expect(BodyReading(body).alwaysCalls("show", on: "view"))
  }

  @Test(arguments: [
    "if isOn { view.show(1) }", "rows.first.map { view.show($0) }", "isOn ? view.show(1) : stop()",
    "view?.hide()", "for row in rows { view?.show(row) }", "router?.open(view?.show(1))",
    "print(\"view.show(1)\")", "try view.show(1)", "guard isOn else { return view.show(1) }",
    "show(1)", "view.show", "Task { if isOn { view.show(1) } }", "", "Task", "Task {", "view.",
  ])
  func bodiesThatMayNotCall(_ body: String) {
    #expect(!BodyReading(body).alwaysCalls("show", on: "view"))
  }

  @Test func aBodyThatStopsTheProgramIsSeen() {
    #expect(BodyReading("fatalError(\"later\")").mayTrap)
    #expect(!BodyReading("print(\"fatalError\")").mayTrap)
  }

  @Test func aClosureThatKeepsSelfIsSeen() {
    #expect(BodyReading("interactor.load { self.show($0) }").keepsSelf)
    #expect(!BodyReading("interactor.load { [weak self] in self?.show($0) }").keepsSelf)
    #expect(!BodyReading("self.show(1)").keepsSelf)
  }
}
