import Testing
import ViperSpec
import ViperText

@testable import ViperGeneration

/// What bodies call and set in any case.
@Suite struct BodyReadingTests {
  @Test(arguments: [
    "view.show(1)", "view?.show(rows.map(Row.init))", "self.view?.show(1)",
    "Task { await view.show(1) }", "Task { [view, id] in await view.show(id) }",
    "view?.show(\"if guard\")", "try view.show(1)", "return view.show(1)", "_ = view.show(1)",
    "return try await view.show(isOn ? 1 : 2)", "view.show { print($0) }", "view?.show(1)?.more()",
    "Task { try? await view.show(1) }", "view.show(\"\\(\"a)b\")\", 1)",
    "view.show(#\"a \"quoted\" word\"#)", "view.show(1) // try it", "view.`show`(1)",
  ])
  func bodiesThatAlwaysCall(_ body: String) {
    let call = BodyReading(body).call
    #expect(call?.receiver == "view")
    #expect(call?.name == "show")
  }

  @Test(arguments: [
    "if isOn { view.show(1) }", "rows.first.map { view.show($0) }", "isOn ? view.show(1) : stop()",
    "view?.hide()", "for row in rows { view?.show(row) }", "router?.open(view?.show(1))",
    "print(\"view.show(1)\")", "view.show(try load())", "guard isOn else { return view.show(1) }",
    "show(1)", "view.show", "Task { if isOn { view.show(1) } }", "", "Task", "Task {", "view.",
    "view?.list.show(1)", "isOn && view.show(1)", "view.show(", "Task { [view in view.show(1) }",
    "Task { [view, id = trip.id] in await view.show(id) }", "view.show(1) + view.show(2)",
    "Task { await view.show(1); await view.show(2) }", "view.show(1) { view.show(2) }",
    "\"\\(view.show(1))\"", "// view.show(1)", "view.show = 1", "view", ".show(1)", "1.show(2)",
  ])
  func bodiesThatMayNotCall(_ body: String) {
    let call = BodyReading(body).call
    #expect(call?.receiver != "view" || call?.name != "show")
  }

  @Test(arguments: [
    "ModuleNavigation(from: viewController).alert(ModuleAlert(\"Not saved\", message: text))",
    "ModuleNavigation(from: self.viewController).alert(alert)",
    "ModuleNavigation(from: viewController).alert(ModuleAlert(\"Gone\"), animated: false)",
  ])
  func bodiesThatOnlyShowAnAlert(_ body: String) {
    #expect(BodyReading(body).showsAlert(from: "viewController"))
  }

  @Test(arguments: [
    "ModuleNavigation(from: other).alert(alert)", "ModuleNavigation(from: viewController).close()",
    "ModuleNavigation(from: viewController).alert(alert); stop()",
    "ModuleNavigation(from: viewController).alert(alert).map { print($0) }",
    "ModuleNavigation(from: viewController).alert(try load())", "viewController.alert(alert)",
    "if isOn { ModuleNavigation(from: viewController).alert(alert) }",
    "ModuleNavigation(from: viewController).alert(", "ModuleNavigation(from:", "",
  ])
  func bodiesThatDoNotOnlyShowAnAlert(_ body: String) {
    #expect(!BodyReading(body).showsAlert(from: "viewController"))
  }

  @Test(arguments: [
    ("navigation.alert(ModuleAlert(\"Not saved\", message: text))", "\"Not saved\""),
    ("a.alert(ModuleAlert(\"Gone\"))", "\"Gone\""), ("a.alert(ModuleAlert(title))", nil),
    ("a.alert(ModuleAlert(\"Not \\(name)\"))", nil), ("a.alert(ModuleAlert(\"A\" + b))", nil),
    ("a.alert(ModuleAlert(\"A \\\" b\"))", nil), ("a.alert(ModuleAlert(\"a == b\"))", nil),
    ("a.alert(ModuleAlert(\"", nil), ("a.alert(alert)", nil),
  ])
  func theTitleOfAnAlertIsKnownIfItIsAPlainString(_ body: String, _ title: String?) {
    #expect(BodyReading.alertTitle(in: body) == title)
  }

  @Test(arguments: [
    ("view.show()", "show()"), ("view.show(1, of: id)", "show(_ a: Int, of b: Int)"),
    ("view.show(f(1, 2), of: [a, b])", "show(_ a: Int, of b: [Int])"),
    ("view.show(1, 2, 3, of: id)", "show(_ a: Int..., of b: Int)"),
    ("view.show(of: id)", "show(_ a: Int..., of b: Int)"),
    ("view.show(of: id)", "show(_ a: Int = 1, of b: Int)"),
    ("view.show(1) { print($0) }", "show(_ a: Int, then: @escaping (Int) -> Void)"),
    ("view.show { print(1) }", "show(then: @escaping () -> Void)"),
    ("view.show(a ? b : c)", "show(_ a: Int)"), ("view.show(in: place)", "show(in place: Int)"),
  ])
  func aCallReachesTheMethodWithItsLabels(_ body: String, _ signature: String) throws {
    #expect(try arguments(of: body, to: signature) != nil)
  }

  @Test(arguments: [
    ("view.show()", "show(_ a: Int)"), ("view.show(1)", "show()"),
    ("view.show(distance: 1)", "show(_ distance: Int)"),
    ("view.show(1)", "show(distance: Int)"), ("view.show(1, of: 2)", "show(_ a: Int, in b: Int)"),
    ("view.show(1)", "show(_ a: Int, then: @escaping () -> Void)"),
    ("view.show(1)", "hide(_ a: Int)"),
  ])
  func aCallDoesNotReachOthers(_ body: String, _ signature: String) throws {
    #expect(try arguments(of: body, to: signature) == nil)
  }

  @Test func whatIsPassedOnIsTold() throws {
    let arguments = try #require(
      try arguments(
        of: "view.show(id, of: trip.id, \"id\", 1, in: place)",
        to: "show(_ a: Int, of b: Int, _ c: String, _ d: Int, in e: Int)"))
    #expect(arguments.map { $0?.path } == [["id"], ["trip", "id"], [], [], ["place"]])
  }

  @Test(arguments: [
    ("distance = text", ["distance"], nil, "text"),
    ("self.distance = text", ["distance"], nil, "text"),
    ("pictures[id] = picture", ["pictures"], "id", "picture"),
    ("view?.title = title", ["view", "title"], nil, "title"),
    ("isLoading = true", ["isLoading"], nil, "true"),
    ("self.`in` = `in`", ["in"], nil, "in"),
  ])
  func aValueThatIsSetIsSeen(_ body: String, _ path: [String], _ key: String?, _ value: String) {
    #expect(
      BodyReading(body).assignment
        == BodyReading.Assignment(
          path: path, key: key, value: value, isOnSelf: body.hasPrefix("self.")))
  }

  @Test(arguments: [
    "distance == text", "distance = text + unit", "distance += text", "pictures[id]?.name = name",
    "pictures[0] = picture", "if isOn { distance = text }", "Task { distance = text }", "= text",
    "distance =", "(a, b) = (b, a)", "distance = \"text\"", "let distance = text", "self = text",
    "pictures[id", "pictures[id] =", "a.b().c = d", "row?.place.title = title",
  ])
  func whatElseHappensToAValueIsNot(_ body: String) {
    let assignment = BodyReading(body).assignment
    #expect(assignment == nil || assignment?.path == ["self"])
  }

  @Test(arguments: [
    "fatalError(\"later\")", "router.open(rows[index])", "view?.show(rows.first!)",
    "view?.show(try! load())", "view?.show(row as! Row)", "rows.removeFirst()",
    "rows.remove(at: index)", "rows.insert(row, at: index)", "precondition(isOn)",
    "names[index].count", "load()[0]", "[1, 2][index]", "view?.show(100 / count)",
  ])
  func aBodyThatCanStopTheProgramIsSeen(_ body: String) {
    #expect(BodyReading(body, neighbours: ["interactor"]).mayTrap(dictionaries: ["pictures"]))
  }

  @Test(arguments: [
    "print(\"fatalError\")", "pictures[id] = picture", "view?.show([row])", "return [1]",
    "view?.show(!isOn)", "isOn != isOff", "interactor.remove(at: index)",
    "interactor.removeFirst()",
    "interactor?.insert(row, at: 1)", "view?.show(metres / 1000)", "rows.remove(row)",
    "interactor.exit()",
    "Task { [interactor] in await interactor.load() }", "guard !isOn else { return }",
  ])
  func aBodyThatCannotIsCalled(_ body: String) {
    #expect(!BodyReading(body, neighbours: ["interactor"]).mayTrap(dictionaries: ["pictures"]))
  }

  @Test(arguments: [
    "interactor.load { self.show($0) }", "interactor.load(then: didLoad)",
    "interactor.load(then: self.didLoad)", "interactor.add(self)",
    "interactor.load { [interactor] in interactor.cancel() }",
    "interactor.load { [weak view] in self.done(view) }",
    "interactor.on { Task { await self.go() } }",
    "Task { interactor.load { self.show($0) } }", "if isOn { interactor.on { self.go() } }",
  ])
  func whatKeepsPartsIsSeen(_ body: String) {
    #expect(
      BodyReading(body, neighbours: ["interactor", "view"]).keepsParts(methods: ["didLoad"]))
  }

  @Test(arguments: [
    "interactor.load { [weak self] in self?.show($0) }", "self.show(1)", "didLoad(1)",
    "self.didLoad(1)", "interactor.load(didLoad: 1)", "Task { await interactor.load() }",
    "Task { [interactor] in await interactor.load() }", "Task { self.interactor.load() }",
    "interactor.load { [weak view] in view?.show($0) }", "view?.show(trip.didLoad)",
    "view?.show(Row.self)", "if !isOn { self.isOn = true }",
    "if a { view?.a() } else { view?.b() }",
    "switch n { case 0: self.n = 1 default: interactor.load() }",
    "for row in rows { view?.show(row) }",
    "rows = rows.map { $0 + self.n }", "rows.forEach { self.view?.show($0) }",
    "rows.reduce(0) { $0 + self.n }", "Task { if isOn { await self.load() } }",
  ])
  func whatKeepsNothingIsCalled(_ body: String) {
    #expect(
      !BodyReading(body, neighbours: ["interactor", "view"]).keepsParts(methods: ["didLoad"]))
  }

  @Test func aBodyThatSleepsIsSeen() {
    #expect(BodyReading("Task { try? await Task.sleep(for: .seconds(1)) }").sleeps)
    #expect(!BodyReading("print(\"sleep\")").sleeps)
  }

  private func arguments(
    of body: String, to signature: String
  ) throws -> [BodyReading.Call.Argument?]? {
    let call = try #require(BodyReading(body).call)
    var diagnostics: [Diagnostic] = []
    let text = EmbeddedText(SourceText(path: "spec.json", text: signature))
    let method = try #require(SignatureParser.method(text, into: &diagnostics))
    return call.arguments(of: method)
  }
}
