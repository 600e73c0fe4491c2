#if canImport(UIKit)
  import UIKit
#endif

/// Makes the four layers of a module and connects them. Subclass it, or name it by a `typealias`:
///
/// ```swift
/// final class LoginBuilder: VIPERBuilder<
///   LoginView, LoginPresenter, LoginInteractor, LoginRouter
/// >
/// {
///   override class var defaultViewUIType: VIPERViewUIType { .storyboard(name: "Login", bundle: nil) }
/// }
/// ```
///
/// A mock in one of the places replaces that layer; `build(view:presenter:interactor:router:)` takes
/// layers that are there already. What cannot be loaded or connected is reported as a `ModuleFailure`.
@preconcurrency @MainActor
open class VIPERBuilder<
  ViewType: UIViewController & VIPERView, PresenterType: VIPERPresenter,
  InteractorType: VIPERInteractor, RouterType: VIPERRouter
> {
  private init() {}

  /// What `build()` loads the view from.
  open class var defaultViewUIType: VIPERViewUIType { .none }

  /// Builds a module.
  ///
  /// - Parameter viewUIType: what to load the view from; nil means `defaultViewUIType`.
  public class func build(
    viewUIType: VIPERViewUIType? = nil
  ) -> VIPERModule<ViewType, PresenterType, InteractorType, RouterType> {
    build(viewUIType: viewUIType, view: nil)
  }

  /// Builds a module around layers that are there already, such as mocks that a test has prepared.
  ///
  /// - Parameter viewUIType: what to load the view from if none is handed in.
  public class func build(
    viewUIType: VIPERViewUIType? = nil, view: ViewType? = nil, presenter: PresenterType? = nil,
    interactor: InteractorType? = nil, router: RouterType? = nil
  ) -> VIPERModule<ViewType, PresenterType, InteractorType, RouterType> {
    let presenter = presenter ?? PresenterType()
    let interactor = interactor ?? InteractorType()
    let router = router ?? RouterType()
    let view = view ?? load(from: viewUIType ?? defaultViewUIType)
    let wiring = VIPERWiring(module: String(describing: ViewType.self))

    view.presenter = wiring.connect(presenter, to: view, as: "presenter")
    presenter.view = wiring.connect(view, to: presenter, as: "view")
    presenter.router = wiring.connect(router, to: presenter, as: "router")
    presenter.interactor = wiring.connect(interactor, to: presenter, as: "interactor")
    interactor.presenter = wiring.connect(presenter, to: interactor, as: "presenter")
    router.viewController = view
    return VIPERModule(view: view, presenter: presenter, interactor: interactor, router: router)
  }

  private class func load(from type: VIPERViewUIType) -> ViewType {
    switch type {
    case .storyboard(let name, let bundle):
      return ViewFile.storyboard(name, bundle: bundle) { ViewType() }
    case .nib(let name, let bundle):
      let view = ViewType()
      ViewFile.nib(name, bundle: bundle, owner: view)
      return view
    case .none:
      return ViewType()
    }
  }
}

/// Fits the layers of one module together.
@MainActor
struct VIPERWiring {
  let module: String

  /// The layer as what `owner` expects, or nil and a failure if it does not conform to that.
  func connect<Layer: AnyObject, Expected>(
    _ layer: Layer, to owner: AnyObject, as property: String
  ) -> Expected? {
    if let fitting = layer as? Expected { return fitting }
    ModuleFailure.report(
      ModuleFailure(
        id: "not-conforming",
        attempt: "build '\(module)'",
        reason: "'\(type(of: layer))' is no '\(Expected.self)', "
          + "which '\(type(of: owner))' has as its \(property)",
        advice: "let it conform to that, or put another type in its place"))
    return nil
  }
}
