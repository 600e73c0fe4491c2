#if canImport(UIKit)
  import UIKit
#endif

extension UIViewController {
  /// Shows the module in a new window. Keep a reference to the window.
  public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
    #if canImport(UIKit) && !os(visionOS)
      let window = UIWindow(frame: UIScreen.main.bounds)
    #else
      let window = UIWindow()
    #endif
    return attach(to: window, withNavigationController: withNavigationController)
  }

  /// Shows the module in a new window of a scene. Keep a reference to the window.
  public func attachToWindow(
    in scene: UIWindowScene, withNavigationController: Bool = false
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    return attach(to: window, withNavigationController: withNavigationController)
  }

  /// Wraps the module in a new navigation controller.
  ///
  /// - Parameter tabBarItem: the item of the navigation controller.
  public func attachToNavigationController(
    tabBarItem: UITabBarItem? = nil
  ) -> UINavigationController {
    let stack = wrappedInNavigation()
    if let tabBarItem { stack.tabBarItem = tabBarItem }
    return stack
  }

  private func attach(to window: UIWindow, withNavigationController: Bool) -> UIWindow {
    window.rootViewController = withNavigationController ? wrappedInNavigation() : self
    window.makeKeyAndVisible()
    return window
  }

  private func wrappedInNavigation() -> UINavigationController {
    let attempt = ModuleFailure.attempt("wrap", ModuleFailure.name(of: self), from: nil)
    if let stack = self as? UINavigationController {
      ModuleFailure.report(.isNavigationController(attempt, ModuleFailure.name(of: self)))
      return stack
    }
    if let failure = ModulePosition(of: self).takenFailure(attempt) {
      ModuleFailure.report(failure)
      return UINavigationController()
    }
    return UINavigationController(rootViewController: self)
  }
}
