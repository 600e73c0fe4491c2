/// A program that takes every route of the app, hands a result back and returns.
extension SeededApp {
  var program: String {
    let journeys = screens.flatMap { screen in screen.routes.map { journey($0, from: screen) } }
    return """
      nonisolated(unsafe) var failures = 0

      func check(_ isRight: Bool, _ what: String) {
        if !isRight {
          failures += 1
          print(what)
        }
      }

      /// - Parameter isBack: what the journey returns: whether it has come back, which may take turns.
      @MainActor func go(_ what: String, _ journey: () throws -> () -> Bool) async {
        var isBack = { true }
        let reported = ModuleFailure.collect {
          do { isBack = try journey() } catch { check(false, "\\(what): \\(error)") }
        }
        check(reported.isEmpty, "\\(what): \\(reported)")
        for _ in 0..<2_000 where !isBack() { try? await Task.sleep(nanoseconds: 1_000_000) }
        check(isBack(), "\\(what): back")
      }

      struct Missing: Error {}

      func found<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Missing() }
        return value
      }

      @main struct Main {
        @MainActor static func main() async {
      \(journeys.joined(separator: "\n"))
          print(failures == 0 ? "all is right" : "\\(failures) failures")
        }
      }

      """
  }

  /// The arguments of a screen's builder, for a screen that is the first one.
  private func arguments(of screen: Screen) -> String {
    var arguments = ["id: \(screen.number)"]
    if let owner = screen.owner { arguments.append("interactor: M\(owner)Interactor()") }
    if screen.output == "closures" {
      arguments.append("output: \(screen.name)Output(didEnd\(screen.name): { _ in })")
    }
    return arguments.joined(separator: ", ")
  }

  private func journey(_ route: Route, from screen: Screen) -> String {
    let target = self.screen(route.target)
    let what = "\(screen.name) \(route.way) \(target.name)"
    let (start, shown, isBack) =
      screen.isSwiftUI ? swiftUI(route, from: screen) : uiKit(route, from: screen)
    let results = screen.isSwiftUI ? "source.state.results" : "presenter.results"
    var lines = start
    lines += [
      "let presenter = try found(source.presenter as? \(screen.name)Presenter)",
      "presenter.didTap\(route.number)(id: 7)",
      "let opened = try found(\(shown))",
      "let next = try found(opened.presenter as? \(target.name)Presenter)",
      "check(next.id == 7, \"\(what): id\")",
      "check(next.number() == \(target.owner ?? target.number), \"\(what): number\")",
    ]
    if target.output != nil {
      lines += [
        "next.didTapEnd(result: 42)",
        "check(\(results) == [42], \"\(what): result\")",
      ]
    }
    if route.way != "replaceRoot", route.way != "tab" {
      lines += ["next.didTapBack()", "return { \(isBack) }"]
    } else {
      lines.append("return { true }")
    }
    let body = lines.map { "        " + $0 }.joined(separator: "\n")
    return "    await go(\"\(what)\") {\n\(body)\n    }"
  }

  private func uiKit(
    _ route: Route, from screen: Screen
  ) -> (start: [String], shown: String, isBack: String) {
    var start = ["let source = \(screen.name)Builder.build(\(arguments(of: screen)))"]
    let (shown, isBack): (String, String)
    switch route.way {
    case "push":
      start.append("let stack = UINavigationController(rootViewController: source)")
      (shown, isBack) = ("stack.topViewController", "stack.topViewController === source")
    case "tab":
      start += ["let tabs = UITabBarController()", "tabs.viewControllers = [source]"]
      (shown, isBack) = ("tabs.selectedViewController", "true")
    case "embed": (shown, isBack) = ("source.children.first", "source.children.isEmpty")
    case "replaceRoot":
      start.append("let window = source.attachToWindow()")
      (shown, isBack) = ("window.rootViewController", "true")
    default:
      start.append("let window = source.attachToWindow()")
      shown =
        route.way == "presentInNavigation"
        ? "(source.presentedViewController as? UINavigationController)?.topViewController"
        : "source.presentedViewController"
      // An animated dismissal ends in a later turn; the window lives until then.
      isBack = "!window.isHidden && source.presentedViewController == nil"
    }
    return (start, "\(shown) as? M\(route.target)View", isBack)
  }

  private func swiftUI(
    _ route: Route, from screen: Screen
  ) -> (start: [String], shown: String, isBack: String) {
    let build = "\(screen.name)Builder.build(\(arguments(of: screen)), navigation: $0)"
    var start: [String]
    if route.way == "tab" {
      start = [
        "let navigation = NavigationState()", "let tab = navigation.addTab(\"\") { \(build) }",
        "let root = try found(tab.root)",
      ]
    } else {
      start = [
        "let navigation = NavigationState { \(build) }", "let root = try found(navigation.root)",
      ]
    }
    start.append("let source = try found(root.content(as: \(screen.name)View.self))")
    let shown = route.way == "embed" ? "root.place.embedded.first" : "navigation.top"
    let isBack =
      route.way == "embed" ? "root.place.embedded.isEmpty" : "navigation.top === navigation.root"
    return (start, "\(shown)?.content(as: M\(route.target)View.self)", isBack)
  }
}
