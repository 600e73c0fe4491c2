import TestTools
import ViperText

@testable import ViperSpec

/// The dialect and the other modules that the tables of specs are read against.
enum TestProject {
  static let dialect = Dialect(
    name: "viper",
    roles: ["view", "presenter", "interactor", "router"].map { .init(key: $0, mayBeYours: true) }
      + [.init(key: "builder", mayBeYours: false)],
    contracts: [
      contract("view", "view", "presenter", "view", isWeak: true),
      contract("viewOutput", "presenter", "view", "presenter"),
      contract("interactor", "interactor", "presenter", "interactor", isShareable: true),
      contract("interactorOutput", "presenter", "interactor", "presenter", isWeak: true),
      contract("router", "router", "presenter", "router"),
    ],
    uiFrameworks: [uikit, .init(key: "none"), swiftui],
    holders: .init(
      inputs: "presenter", services: "interactor", state: "presenter", output: "presenter",
      routes: "router"),
    builderNames: ["view", "presenter", "interactor", "router", "builder", "output", "ownView"],
    builder: "builder")

  private static var uikit: Dialect.UIFramework {
    var uiFramework = Dialect.UIFramework(key: "uikit")
    uiFramework.superclass = "UIViewController"
    uiFramework.routes = ["push", "present", "sheet", "embed", "close"]
    uiFramework.inherited = [
      "view": ["UIViewController", "window"], "router": ["viewController"],
    ]
    uiFramework.runtime = ["UIKit"]
    return uiFramework
  }

  private static var swiftui: Dialect.UIFramework {
    var uiFramework = Dialect.UIFramework(key: "swiftui")
    uiFramework.observable = ["presenter"]
    return uiFramework
  }

  private static func contract(
    _ key: String, _ conformer: String, _ caller: String, _ property: String, isWeak: Bool = false,
    isShareable: Bool = false
  ) -> Dialect.Contract {
    .init(
      key: key, conformer: conformer, caller: caller, property: property, isWeak: isWeak,
      isShareable: isShareable)
  }

  static let others = [
    "Detail": #"""
    {
      "inputs": ["id: Trip.ID", "page: Int = 1", "done: (() -> Void)? = nil"],
      "services": ["store: any Store", "clock: any Clock = SystemClock()"]
    }
    """#,
    "Handed": #"{ "services": ["draft: any Draft"] }"#,
    "Hander": #"""
    { "router": [{ "func": "open(draft: any Draft)", "to": "Handed", "with": { "draft": "draft" } }] }
    """#,
    "About": "{}",
    "Closed": #"{ "without": ["builder"] }"#,
    "Headless": #"{ "ui": "none" }"#,
    "Owner": #"{ "interactor": ["load(id: Int)", "broken(x:)"], "yours": ["interactor"] }"#,
    "Sharer": #"{ "interactor": { "from": "Owner" } }"#,
    "Ours": #"{ "interactor": { "from": "List" } }"#,
    "Foreign": #"{ "pack": "vip", "interactor": ["load()"] }"#,
    "Teller": #"{ "output": ["didPick(id: Int)", "didEnd()"] }"#,
    "Closures": #"{ "output": { "as": "closures", "methods": ["didEnd()"] } }"#,
    "Silent": #"""
    { "entities": [{ "name": "OtherRow" }], "output": { "as": "closures", "methods": [] } }
    """#,
    "Ask": #"{ "inputs": ["answer: (Bool) -> Void"] }"#,
  ]

  /// Everything that a spec called `List` gives: reading, resolving and its overloads.
  static func resolve(_ text: String) -> (module: Module?, diagnostics: [Diagnostic]) {
    let resolved = judged(text)
    let error = resolved.diagnostics.first { $0.severity == .error }
    keepJudged(text, schema: "viper", error: error?.id)
    return resolved
  }

  private static func judged(_ text: String) -> (module: Module?, diagnostics: [Diagnostic]) {
    let source = SourceText(path: "List.json", text: text)
    let (node, syntax) = JSONParser.parse(source)
    guard let node else { return (nil, syntax) }
    let (spec, mistakes) = SpecReader.read(
      node, name: "List", dialect: dialect, foreignKeys: { $0 == "worker" ? ["vip"] : [] })
    guard let spec else { return (nil, syntax + mistakes) }
    var project = ["List": spec]
    for (name, text) in others {
      let (node, _) = JSONParser.parse(SourceText(path: "\(name).json", text: text))
      if let node { project[name] = SpecReader.read(node, name: name, dialect: dialect).spec }
    }
    let (module, problems) = ModuleResolver.resolve(
      spec, dialect: dialect.adding(spec.added), defaults: .init(),
      project: SpecTable(project, neededTypes: ["Never", "State"]),
      ownTypes: ["ListView"])
    var diagnostics = syntax + mistakes + problems
    for members in (module?.contracts ?? []).map({ $0.members.map(\.member) }) {
      _ = DefaultOverload.overloads(of: members, into: &diagnostics)
    }
    return (diagnostics.hasErrors ? nil : module, diagnostics.sortedForPrinting())
  }
}

func printed(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map { DiagnosticPrinter().text(for: $0) }.joined()
}
