extension GeneratedTestsRunTests {
  /// A module that opens modules of other packs, each called as its own pack calls it.
  static let modulesOfAllPacks = [
    "Menu": #"""
    {
      "ui": "uikit",
      "root": true,
      "viewOutput": [
        { "func": "didSelect(id: Int)", "forward": "router.openDish" },
        { "func": "didTapGuest(id: Int)", "forward": "router.openGuest" },
        { "func": "didTapBill()", "forward": "router.openBill" }
      ],
      "services": [{ "name": "Settings", "methods": ["units: Int { get set }"] }],
      "interactor": [{ "var": "units: Int { get set }", "forward": "settings.units" }],
      "handles": { "Dish": [{ "func": "didOrder(id: Int)", "body": "router.openBill()" }] },
      "router": [
        { "func": "openDish(id: Int)", "to": "Dish" },
        { "func": "openGuest(id: Int)", "to": "Guest", "by": "sheet" },
        { "func": "openBill()", "to": "Bill" },
        {
          "func": "fail(_ text: String)",
          "body": "ModuleNavigation(from: viewController).alert(ModuleAlert(\"Not loaded\", message: text))"
        },
        {
          "func": "say(_ text: String)",
          "body": "ModuleNavigation(from: self.viewController).alert(ModuleAlert(text))"
        }
      ]
    }
    """#,
    "Dish": #"""
    {
      "pack": "viper-io",
      "ui": "uikit",
      "inputs": ["id: Int"],
      "services": ["settings: any Settings"],
      "interactor": [{ "func": "reset()", "body": "settings.units = 0" }],
      "viewOutput": [{ "func": "didTapOrder()", "body": "output?.didOrder(id: id)" }],
      "output": ["didOrder(id: Int)"]
    }
    """#,
    "Mixture": #"""
    {
      "ui": "swiftui", "root": true, "state": ["drops: Int = 0"],
      "view": ["stir()", { "func": "show(drops: Int)", "body": "self.drops = drops" }],
      "viewOutput": ["viewDidLoad()", { "func": "didPour(drops: Int)", "forward": "interactor.pour" }],
      "interactor": ["shake()", { "func": "pour(drops: Int)", "body": "presenter?.didPour(drops)" }],
      "interactorOutput": ["didShake()", { "func": "didPour(_ drops: Int)", "forward": "view.show" }],
      "router": ["leave()", { "func": "openBranch()", "by": "close" }]
    }
    """#,
    "Guest": #"{ "pack": "vip", "ui": "uikit", "inputs": ["id: Int"] }"#,
    "Bill": #"""
    {
      "pack": "mvvm", "ui": "uikit", "state": ["sum: Int = 0"],
      "viewModel": [{ "func": "didTapTip()", "forward": "router.openTip" }],
      "router": [{ "func": "openTip()", "to": "Tip", "by": "sheet" }]
    }
    """#,
    "Tip": #"""
    {
      "pack": "mvvm", "ui": "swiftui",
      "viewModel": [{ "func": "didTapBill()", "forward": "router.openBill" }],
      "router": [{ "func": "openBill()", "to": "Bill", "by": "present" }]
    }
    """#,
    "Cook": #"""
    {
      "pack": "viper-io", "ui": "swiftui", "root": true, "inputs": ["id: Int"],
      "services": ["settings: any Settings"],
      "router": [
        { "func": "openDish(id: Int)", "to": "Dish", "by": "presentInNavigation" },
        { "func": "openGuest(id: Int)", "to": "Guest" },
        { "func": "showBill()", "to": "Bill", "by": "tab" }
      ],
      "handles": { "Dish": [{ "func": "didOrder(id: Int)", "body": "router.openDish(id: id)" }] }
    }
    """#,
  ]

  static let buildersOfAllPacks = [
    "DishModuleConfigurator.build(id: id, settings: settings, output: listener)",
    "GuestFactory.build(id: id)",
    "BillBuilder.build()", "weak var listener: (any DishModuleOutput)?",
  ]
}
