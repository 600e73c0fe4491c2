#if canImport(UIKit)
  import UIKit
#endif

/// The four layers of a built module. The view owns the other layers.
@preconcurrency @MainActor
public struct VIPERModule<
  View: UIViewController & VIPERView, Presenter: VIPERPresenter, Interactor: VIPERInteractor,
  Router: VIPERRouter
> {
  public let view: View
  public let presenter: Presenter
  public let interactor: Interactor
  public let router: Router

  /// Shows the module in a new window. Keep a reference to the window.
  public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
    view.attachToWindow(withNavigationController: withNavigationController)
  }

  /// Shows the module in a new window of a scene. Keep a reference to the window.
  public func attachToWindow(
    in scene: UIWindowScene, withNavigationController: Bool = false
  ) -> UIWindow {
    view.attachToWindow(in: scene, withNavigationController: withNavigationController)
  }

  /// Wraps the module in a new navigation controller.
  ///
  /// - Parameter tabBarItem: the item of the navigation controller.
  public func attachToNavigationController(
    tabBarItem: UITabBarItem? = nil
  ) -> UINavigationController {
    view.attachToNavigationController(tabBarItem: tabBarItem)
  }
}
