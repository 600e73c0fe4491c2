#if canImport(UIKit)
  import UIKit
#endif

/// The four layers that a builder made. Its view owns the others.
@preconcurrency @MainActor
public struct VIPERModule<
  View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
  Router: VIPERRouter
> {
  public let view: View
  public let presenter: Presenter
  public let interactor: Interactor
  public let router: Router

  /// Shows the module in a new window. Keep the window: nothing else does.
  public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
    view.attachToWindow(withNavigationController: withNavigationController)
  }

  /// Shows the module in a new window of a scene. Keep the window: nothing else does.
  public func attachToWindow(
    in scene: UIWindowScene, withNavigationController: Bool = false
  ) -> UIWindow {
    view.attachToWindow(in: scene, withNavigationController: withNavigationController)
  }

  /// Puts the module into a navigation controller of its own.
  ///
  /// - Parameter tabBarItem: how the result looks in a tab bar.
  public func attachToNavigationController(
    tabBarItem: UITabBarItem? = nil
  ) -> UINavigationController {
    view.attachToNavigationController(tabBarItem: tabBarItem)
  }
}
