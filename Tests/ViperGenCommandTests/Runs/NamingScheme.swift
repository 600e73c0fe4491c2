import Testing

/// A convention for the names and places of an app's components. `X` is the module's name.
struct NamingScheme: Sendable, CustomTestStringConvertible {
  let label: String
  var view = "XViewController"
  var presenter = "XPresenter"
  var interactor = "XInteractor"
  var router = "XRouter"
  let viewContract: String
  let viewOutput: String
  let interactorContract: String
  var interactorOutput: String?
  let routerContract: String
  /// The properties that hold the presenter and the router.
  var outputProperty = "presenter"
  var routerProperty = "router"
  /// Whether views have to have a property with their presenter.
  var hasBackReference = false
  var prefix = ""
  /// Whether the presenter knows the others as generic parameters.
  var isGeneric = false
  var base: String?
  /// The files of the view, the presenter, the interactor, the router and the contracts. One path for
  /// several puts them into one file; nil for contracts puts each beside its conformer.
  var files = ["X/XViewController", "X/XPresenter", "X/XInteractor", "X/XRouter"]
  var contractsFile: String? = "X/XContracts"

  var testDescription: String { label }

  static let modules = ["Feed", "FeedDetail", "Settings"]

  /// The contracts of a module, each with its conformer, by the keys of specs.
  func contracts(of module: String) -> [(key: String, name: String, conformer: String)] {
    [
      ("view", viewContract, view), ("viewOutput", viewOutput, presenter),
      ("interactor", interactorContract, interactor),
      ("interactorOutput", interactorOutput ?? "", presenter), ("router", routerContract, router),
    ].filter { $0.1 != "" }.map { ($0.0, named($0.1, module), named($0.2, module)) }
  }

  private func named(_ pattern: String, _ module: String) -> String {
    pattern.replacing("X", with: module)
  }

  /// The app's Swift files by path.
  var sources: [String: String] {
    var sources: [String: String] = [:]
    for module in Self.modules {
      for (path, text) in texts {
        sources[named(path, module) + ".swift", default: "import UIKit\n"] +=
          "\n" + named(text, module)
      }
    }
    if let base { sources["Common/Base.swift"] = "protocol \(base): AnyObject {}\n" }
    return sources
  }

  /// The declarations of a module with the patterns of their files.
  private var texts: [(path: String, text: String)] {
    let places = contractPlaces
    return [
      (places[0], viewProtocol), (places[1], outputProtocol), (places[2], interactorProtocol),
      (places[1], answerProtocol), (places[3], routerProtocol), (files[0], viewClass),
      (files[1], presenterClass), (files[2], interactorClass), (files[3], routerClass),
    ].filter { $0.1 != "" }
  }

  private var contractPlaces: [String] {
    contractsFile.map { Array(repeating: $0, count: 4) } ?? files
  }

  private var viewProtocol: String {
    """
    protocol \(viewContract): \(base ?? "AnyObject") {
    \(hasBackReference ? "  var \(outputProperty): \(viewOutput)? { get set }\n\n" : "")\
      // What the presenter tells.
      func show(_ items: [String], animated: Bool)
    }

    """
  }

  private var outputProtocol: String {
    """
    protocol \(viewOutput): AnyObject {
      func screenIsReady()
      func didSelect(item: String)
    }

    """
  }

  private var interactorProtocol: String {
    let result = interactorOutput == nil ? " -> [String]" : ""
    return """
      protocol \(interactorContract): AnyObject {
        func load(count: Int)\(result)
      }

      """
  }

  private var answerProtocol: String {
    interactorOutput.map {
      """
      protocol \($0): AnyObject {
        func didLoad(_ items: [String])
      }

      """
    } ?? ""
  }

  private var routerProtocol: String {
    """
    protocol \(routerContract): AnyObject {
      func open(
        item: String,
        from controller: UIViewController?
      )
    }

    """
  }

  private var viewClass: String {
    """
    final class \(view): UIViewController {
      var \(outputProperty): \(viewOutput)?

      override func viewDidLoad() {
        super.viewDidLoad()
        \(outputProperty)?.screenIsReady()
      }
    }

    extension \(view): \(viewContract) {
      func show(_ items: [String], animated: Bool) { title = items.first }
    }

    """
  }

  private var presenterClass: String {
    let load =
      interactorOutput == nil
      ? "view?.show(interactor.load(count: 3), animated: true)" : "interactor.load(count: 3)"
    let generics =
      isGeneric ? "<Interactor: \(interactorContract), Router: \(routerContract)>" : ""
    let types = isGeneric ? ("Interactor", "Router") : (interactorContract, routerContract)
    let conformances = ([viewOutput] + [interactorOutput].compactMap(\.self))
    return """
      final class \(presenter)\(generics) {
        weak var view: \(viewContract)?
        private let interactor: \(types.0)
        private let \(routerProperty): \(types.1)

        init(view: \(viewContract)?, interactor: \(types.0), \(routerProperty): \(types.1)) {
          self.view = view
          self.interactor = interactor
          self.\(routerProperty) = \(routerProperty)
        }

      \(answer)}

      extension \(presenter): \(conformances.joined(separator: ", ")) {
        func screenIsReady() { \(load) }

        func didSelect(item: String) { \(routerProperty).open(item: item, from: nil) }
      }

      """
  }

  private var answer: String {
    interactorOutput == nil
      ? "" : "  func didLoad(_ items: [String]) { view?.show(items, animated: false) }\n"
  }

  private var interactorClass: String {
    let load =
      interactorOutput == nil
      ? "func load(count: Int) -> [String] { Array(repeating: \"item\", count: count) }"
      : "func load(count: Int) { output?.didLoad(Array(repeating: \"item\", count: count)) }"
    return """
      final class \(interactor): \(interactorContract) {
      \(interactorOutput.map { "  weak var output: \($0)?\n\n" } ?? "")  \(load)
      }

      """
  }

  private var routerClass: String {
    let connect = interactorOutput == nil ? "" : "\n    interactor.output = presenter"
    return """
      final class \(router): \(routerContract) {
        static func makeModule() -> UIViewController {
          let view = \(view)()
          let interactor = \(interactor)()
          let presenter = \(presenter)(view: view, interactor: interactor, \(routerProperty): \(router)())
          view.\(outputProperty) = presenter\(connect)
          return view
        }

        func open(
          item: String,
          from controller: UIViewController?
        ) {}
      }

      """
  }
}

extension NamingScheme {
  static let all = [
    NamingScheme(
      label: "Protocol, Input and Output", router: "XWireframe",
      viewContract: "XViewProtocol", viewOutput: "XPresenterProtocol",
      interactorContract: "XInteractorInputProtocol",
      interactorOutput: "XInteractorOutputProtocol", routerContract: "XWireframeProtocol",
      routerProperty: "wireframe", base: "ControllerBacked",
      files: ["X/XViewController", "X/XPresenter", "X/XInteractor", "X/XWireframe"],
      contractsFile: "X/XProtocols"),
    NamingScheme(
      label: "Input and Output, beside the classes", viewContract: "XViewInput",
      viewOutput: "XViewOutput", interactorContract: "XInteractorInput",
      interactorOutput: "XInteractorOutput", routerContract: "XRouterInput",
      outputProperty: "output",
      files: [
        "X/View/XViewController", "X/Presenter/XPresenter", "X/Interactor/XInteractor",
        "X/Router/XRouter",
      ], contractsFile: nil),
    NamingScheme(
      label: "Interface, without an answer", router: "XWireframe",
      viewContract: "XViewInterface", viewOutput: "XPresenterInterface",
      interactorContract: "XInteractorInterface", routerContract: "XWireframeInterface",
      routerProperty: "wireframe", base: "ViewInterface",
      files: ["X/XViewController", "X/XPresenter", "X/XInteractor", "X/XWireframe"],
      contractsFile: "X/XInterfaces"),
    NamingScheme(
      label: "words without a suffix", viewContract: "XView", viewOutput: "XPresentation",
      interactorContract: "XUseCase", interactorOutput: "XInteractorOutput",
      routerContract: "XWireframe", hasBackReference: true,
      files: ["X/View/XView", "X/Presenter/XPresenter", "X/Interactor/XInteractor", "X/XRouter"],
      contractsFile: "X/Contract/XContract"),
    NamingScheme(
      label: "generic presenters", viewContract: "XUserInterface", viewOutput: "XEventHandler",
      interactorContract: "XInteractorInput", interactorOutput: "XInteractorOutput",
      routerContract: "XRouterInput", isGeneric: true, contractsFile: nil),
    NamingScheme(
      label: "sorted by type", viewContract: "XViewable", viewOutput: "XPresentable",
      interactorContract: "XInteractable", interactorOutput: "XInteractorDelegate",
      routerContract: "XRoutable",
      files: [
        "Views/XViewController", "Presenters/XPresenter", "Interactors/XInteractor",
        "Routers/XRouter",
      ], contractsFile: "Contracts/XContracts"),
    NamingScheme(
      label: "a prefix in front", view: "APPXVC", presenter: "APPXPresenter",
      interactor: "APPXInteractor", router: "APPXCoordinator",
      viewContract: "IAPPXView", viewOutput: "IAPPXPresenter",
      interactorContract: "IAPPXInteractor", interactorOutput: "IAPPXInteractorOutput",
      routerContract: "IAPPXCoordinator", routerProperty: "coordinator",
      prefix: "APP",
      files: ["X/APPXVC", "X/APPXPresenter", "X/APPXInteractor", "X/APPXCoordinator"],
      contractsFile: "X/APPXProtocols"),
    NamingScheme(
      label: "one file a module", view: "XScreen", viewContract: "XScreenProtocol",
      viewOutput: "XPresenterProtocol", interactorContract: "XInteractorProtocol",
      routerContract: "XRouterProtocol",
      files: ["Modules/X", "Modules/X", "Modules/X", "Modules/X"], contractsFile: "Modules/X"),
  ]
}
