struct OddDialect {
  struct Forward {
    let property: String
    let contract: String
    var isWeak = false
  }

  let pack: String
  let uiFrameworks: [String]
  /// The components that may be yours.
  let roles: [String]
  let conformers: [String: String]
  let forwards: [String: Forward]
  let lifeContract: String
  /// The contract that routes stand in.
  let routes: String

  static let viper = OddDialect(pack: "viper")
  static let all = [viper, OddDialect(pack: "viper-io"), observable, vip, mvvm]

  private init(pack: String) {
    self.init(
      pack: pack, uiFrameworks: ["uikit", "storyboard", "nib", "swiftui", "swiftui", "none"],
      roles: ["view", "presenter", "interactor", "router"],
      conformers: [
        "view": "view", "viewOutput": "presenter", "interactor": "interactor",
        "interactorOutput": "presenter", "router": "router",
      ],
      forwards: [
        "viewOutput": Forward(property: "interactor", contract: "interactor"),
        "interactorOutput": Forward(property: "view", contract: "view", isWeak: true),
      ],
      lifeContract: "viewOutput", routes: "router")
  }

  private init(
    pack: String, uiFrameworks: [String], roles: [String], conformers: [String: String],
    forwards: [String: Forward], lifeContract: String, routes: String
  ) {
    self.pack = pack
    self.uiFrameworks = uiFrameworks
    self.roles = roles
    self.conformers = conformers
    self.forwards = forwards
    self.lifeContract = lifeContract
    self.routes = routes
  }

  private static let observable = OddDialect(
    pack: "viper-observable", uiFrameworks: ["swiftui", "none"],
    roles: ["view", "presenter", "interactor", "router"],
    conformers: ["presenter": "presenter", "interactor": "interactor", "router": "router"],
    forwards: ["presenter": Forward(property: "interactor", contract: "interactor")],
    lifeContract: "presenter", routes: "router")

  private static let vip = OddDialect(
    pack: "vip", uiFrameworks: ["uikit", "none"],
    roles: ["view", "presenter", "interactor", "router"],
    conformers: [
      "businessLogic": "interactor", "presentationLogic": "presenter", "displayLogic": "view",
      "routingLogic": "router",
    ],
    forwards: [
      "businessLogic": Forward(property: "presenter", contract: "presentationLogic"),
      "presentationLogic": Forward(
        property: "viewController", contract: "displayLogic", isWeak: true),
    ],
    lifeContract: "businessLogic", routes: "routingLogic")

  private static let mvvm = OddDialect(
    pack: "mvvm",
    uiFrameworks: ["uikit", "uikit-observation", "swiftui", "none", "observation"],
    roles: ["view", "viewModel", "router"],
    conformers: ["viewModel": "viewModel", "router": "router"],
    forwards: ["viewModel": Forward(property: "router", contract: "router")],
    lifeContract: "viewModel", routes: "router")
}
