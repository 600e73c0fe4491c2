import TestTools

/// The specs of an app whose modules open each other in all ways and answer, always the same for a
/// seed, and a program that goes there and back.
struct SeededApp {
  struct Route {
    let number: Int
    let way: String
    let target: Int
  }

  struct Screen {
    let number: Int
    let isSwiftUI: Bool
    var routes: [Route] = []
    /// The module that it has its interactor from; only that one opens it.
    var owner: Int?

    var name: String { "M\(number)" }
    /// `protocol`, `closures`, or nothing to tell.
    var output: String? { [nil, "protocol", "closures"][number % 3] }
  }

  static let ways = [
    "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab",
  ]
  private(set) var screens: [Screen]

  init(count: Int, seed: UInt64) {
    var numbers = Seeded(state: seed)
    screens = (1...count).map { Screen(number: $0, isSwiftUI: $0 > count / 2) }
    var next = 0
    for index in screens.indices {
      let isLast = index + 1 == screens.count || index + 1 == screens.count / 2
      if index % 6 == 4, !isLast { screens[index + 1].owner = screens[index].number }
      let known = screens.filter {
        $0.isSwiftUI == screens[index].isSwiftUI && $0.number % 6 != 0
      }
      for number in 1...numbers.number(1...3) {
        screens[index].routes.append(
          Route(number: number, way: Self.ways[next % 7], target: numbers.pick(known).number))
        next += 1
      }
      if index % 6 == 4, !isLast {
        screens[index].routes.append(
          Route(number: 4, way: "push", target: screens[index + 1].number))
      }
    }
  }

  func screen(_ number: Int) -> Screen { screens[number - 1] }

  var specs: [String: String] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.name, spec(of: $0)) })
  }

  private func spec(of screen: Screen) -> String {
    let show = screen.isSwiftUI ? "view?.show(result: result)" : "results.append(result)"
    var lines = [
      #""root": true, "ui": "\#(screen.isSwiftUI ? "swiftui" : "uikit")""#,
      #""inputs": ["id: Int", { "var": "title: String = \"?\"", "for": ["presenter", "router"] }]"#,
      #""state": ["results: [Int] = []"]"#,
      #""viewOutput": [\#(viewOutput(of: screen).joined(separator: ", "))]"#,
      #""router": [\#(router(of: screen).joined(separator: ", "))]"#,
    ]
    if let owner = screen.owner {
      lines.append(#""interactor": { "from": "M\#(owner)" }"#)
    } else {
      lines.append(#""interactor": [{ "func": "number() -> Int", "body": "\#(screen.number)" }]"#)
    }
    if screen.isSwiftUI {
      lines.append(#""view": [{ "func": "show(result: Int)", "body": "results.append(result)" }]"#)
    }
    let method = "\"didEnd\(screen.name)(_ result: Int)\""
    switch screen.output {
    case "protocol": lines.append("\"output\": [\(method)]")
    case "closures": lines.append("\"output\": { \"as\": \"closures\", \"methods\": [\(method)] }")
    default: break
    }
    let handled = Set(screen.routes.map(\.target)).sorted().map(self.screen)
      .filter { $0.output == "protocol" }
    let handles = handled.map {
      #""\#($0.name)": [{ "func": "didEnd\#($0.name)(_ result: Int)", "body": "\#(show)" }]"#
    }
    if !handles.isEmpty { lines.append("\"handles\": { \(handles.joined(separator: ", ")) }") }
    return "{\n  " + lines.joined(separator: ",\n  ") + "\n}\n"
  }

  private func viewOutput(of screen: Screen) -> [String] {
    var members = [
      #"{ "func": "number() -> Int", "forward": "interactor.number" }"#,
      #"{ "func": "didTapBack()", "forward": "router.close" }"#,
    ]
    if screen.output != nil {
      members.append(
        #"{ "func": "didTapEnd(result: Int)", "forward": "output.didEnd\#(screen.name)" }"#)
    }
    for route in screen.routes {
      let target = self.screen(route.target)
      if target.output == "closures" {
        let show = screen.isSwiftUI ? "self?.view?.show(result: $0)" : "self?.results.append($0)"
        let closures = "\(target.name)Output(didEnd\(target.name): { [weak self] in \(show) })"
        members.append(
          #"{ "func": "didTap\#(route.number)(id: Int)", "#
            + #""body": "router.open\#(route.number)(id: id, output: \#(closures))" }"#)
      } else {
        members.append(
          #"{ "func": "didTap\#(route.number)(id: Int)", "forward": "router.open\#(route.number)" }"#
        )
      }
    }
    return members
  }

  private func router(of screen: Screen) -> [String] {
    screen.routes.map { route in
      let target = self.screen(route.target)
      let output = target.output == "closures" ? ", output: \(target.name)Output" : ""
      let part =
        route.way == "embed" && route.number % 2 == 0 ? #", "in": "part\#(route.number)""# : ""
      return #"{ "func": "open\#(route.number)(id: Int\#(output))", "to": "\#(target.name)", "#
        + #""by": "\#(route.way)"\#(part) }"#
    } + [#"{ "func": "close()", "by": "close" }"#]
  }
}
