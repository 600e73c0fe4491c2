/// A spec of which every component that can be has members of both kinds.
enum MixedSpec {
  static func json(_ name: String, pack: String, ui: String, access: String = "internal") -> String
  {
    let draws = ui != "none" && ui != "observation"
    let route = draws ? #", { "func": "open(id: Int)", "to": "\#(name)" }"# : ""
    let contracts =
      switch pack {
      case "vip": vip(route)
      case "mvvm": mvvm(route, ui: ui)
      case "viper-observable": observable(route)
      default: viper(route)
      }
    return """
      {
        "root": true, "pack": "\(pack)", "ui": "\(ui)", "access": "\(access)",
        "inputs": ["id: Int"], "state": ["total: Int = 0", "isOn: Bool = false"],
          \(contracts)
      }

      """
  }

  private static func both(_ name: String) -> String {
    """
    "\(name)Open(_ text: String) async throws -> Int", "\(name)Mark: Int { get set }",
        { "func": "\(name)Given(_ text: String)", "body": "_ = text" },
        { "var": "\(name)Size: Int { get async throws }", "body": "0" }
    """
  }

  private static func viper(_ route: String) -> String {
    """
      "view": [\(both("view"))],
      "viewOutput": [\(both("tell")), "viewDidLoad()",
        { "func": "viewWillAppear()", "body": "tellGiven(String(id))" },
        { "func": "didTapLoad(id: Int)", "forward": "interactor.load", "catch": "view.show" }],
      "interactor": [\(both("ask")), "load(id: Int) async throws"],
      "interactorOutput": [\(both("answer")), { "func": "didLoad(_ text: String)", "forward": "view.viewGiven" }],
      "router": [\(both("lead"))\(route)]
    """.replacing("\"view\": [", with: "\"view\": [\"show(_ error: any Error)\", ")
  }

  private static func observable(_ route: String) -> String {
    """
      "presenter": [\(both("tell")), "onViewAppear()",
        { "func": "viewWillAppear()", "body": "tellGiven(String(id))" },
        { "func": "show(_ error: any Error)", "body": "_ = error" },
        { "func": "didTapLoad(id: Int)", "forward": "interactor.load", "catch": "presenter.show" }],
      "interactor": [\(both("ask")), "load(id: Int) async throws"],
      "router": [\(both("lead"))\(route)]
    """
  }

  private static func vip(_ route: String) -> String {
    """
      "displayLogic": [\(both("show"))],
      "businessLogic": [\(both("ask")), "viewDidLoad()",
        { "func": "load(text: String)", "forward": "presenter.presentGiven" }],
      "presentationLogic": [\(both("present"))],
      "routingLogic": [\(both("lead"))\(route)]
    """
  }

  private static func mvvm(_ route: String, ui: String) -> String {
    let isOn = ui == "uikit" || ui == "none" ? "isOn.value" : "isOn"
    return """
        "viewModel": [\(both("ask")), "viewDidLoad()",
          { "func": "turnOn()", "body": "\(isOn) = true" }, { "func": "lead(text: String)", "forward": "router.leadGiven" }],
        "router": [\(both("lead"))\(route)]
      """
  }
}
