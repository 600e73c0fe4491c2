#if canImport(UIKit)
  import UIKit
#endif

/// Creates and connects the four layers of a module. Subclass it, or declare a `typealias`:
///
/// ```swift
/// final class LoginBuilder: VIPERBuilder<
///   LoginView, LoginPresenter, LoginInteractor, LoginRouter
/// >
/// {
///   override class var defaultViewUIType: VIPERViewUIType {
///     .storyboard(name: "Login", bundle: nil)
///   }
/// }
/// ```
///
/// To replace a layer by a mock, pass the mock's type or an existing object. Layers that can't be
/// loaded or connected are reported as a `ModuleFailure`.
@preconcurrency @MainActor
open class VIPERBuilder<
  ViewType: UIViewController & VIPERView, PresenterType: VIPERPresenter,
  InteractorType: VIPERInteractor, RouterType: VIPERRouter
> {
  private init() {}

  /// The source of the view in `build()`.
  open class var defaultViewUIType: VIPERViewUIType { .none }

  /// Builds a module.
  ///
  /// - Parameter viewUIType: the source of the view; nil means `defaultViewUIType`.
  public class func build(
    viewUIType: VIPERViewUIType? = nil
  ) -> VIPERModule<ViewType, PresenterType, InteractorType, RouterType> {
    build(viewUIType: viewUIType, view: nil)
  }

  /// Builds a module around existing layers, such as mocks in a test.
  ///
  /// - Parameter viewUIType: the source of the view if `view` is nil.
  public class func build(
    viewUIType: VIPERViewUIType? = nil, view: ViewType? = nil, presenter: PresenterType? = nil,
    interactor: InteractorType? = nil, router: RouterType? = nil
  ) -> VIPERModule<ViewType, PresenterType, InteractorType, RouterType> {
    let presenter = presenter ?? PresenterType()
    let interactor = interactor ?? InteractorType()
    let router = router ?? RouterType()
    let view = view ?? load(from: viewUIType ?? defaultViewUIType)

    view.presenter = connect(presenter, to: view, as: "presenter")
    presenter.view = connect(view, to: presenter, as: "view")
    presenter.router = connect(router, to: presenter, as: "router")
    presenter.interactor = connect(interactor, to: presenter, as: "interactor")
    interactor.presenter = connect(presenter, to: interactor, as: "presenter")
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

  /// Casts a layer to the type that `owner` expects. Reports a failure if the layer doesn't
  /// conform.
  private class func connect<Layer: AnyObject, Expected>(
    _ layer: Layer, to owner: AnyObject, as property: String
  ) -> Expected? {
    if let fitting = layer as? Expected { return fitting }
    ModuleFailure.report(
      ModuleFailure(
        id: "not-conforming",
        attempt: "build '\(ViewType.self)'",
        reason: "'\(type(of: layer))' is no '\(Expected.self)', "
          + "which '\(type(of: owner))' has as its \(property)",
        advice: "let it conform to that, or put another type in its place"))
    return nil
  }
}
