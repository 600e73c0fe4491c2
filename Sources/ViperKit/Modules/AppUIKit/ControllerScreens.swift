import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleLinks {
  /// Opens a URL, and says what is shown now or why it could not be opened.
  ///
  /// - Parameter root: the controller that the app started with.
  public func open(_ url: URL, in root: UIViewController) -> LinkResult {
    let screens = ControllerScreens(first: root, window: ModulePosition(of: root).window)
    #if canImport(UIKit)
      // What is still moving can't lead on.
      var result = LinkResult.failed(.unknownLink)
      UIView.performWithoutAnimation { result = open(url, in: screens) }
      return result
    #else
      return open(url, in: screens)
    #endif
  }
}

/// The view controllers of an app.
private struct ControllerScreens: LinkScreens {
  /// What the app started with.
  let first: UIViewController
  /// Where that was when the link was followed: a route may put another root in its place.
  let window: UIWindow?

  private var root: UIViewController { window?.rootViewController ?? first }
  var frontPlace: AnyObject? {
    let front = root.frontmost
    return (front as? any HostingModule)?.modulePlace ?? front
  }

  func start(tab: Int?) -> Any? {
    let home = home(of: tab)
    return (home as? UINavigationController)?.viewControllers.first ?? home
  }

  func showStart(tab: Int?) {
    guard let home = home(of: tab) else { return }
    for covered in [root, home] where covered.presentedViewController != nil {
      covered.dismiss(animated: false)
    }
    if tab != nil { (root as? UITabBarController)?.selectedViewController = home }
    (home as? UINavigationController)?.popToRootViewController(animated: false)
  }

  private func home(of tab: Int?) -> UIViewController? {
    guard let tab else { return root }
    let tabs = (root as? UITabBarController)?.viewControllers ?? []
    return tabs.indices.contains(tab) ? tabs[tab] : nil
  }
}

extension UIViewController {
  /// The controller that lies over all others here: of what is presented, of the selected tab, of the
  /// stack. An alert counts as none.
  public var frontmost: UIViewController {
    var front = self
    while let next = front.next { front = next }
    return front
  }

  private var next: UIViewController? {
    if let presented = presentedViewController, presented.presentingViewController === self,
      !presented.isBeingDismissed, !(presented is UIAlertController)
    {
      return presented
    }
    if let bar = self as? UITabBarController { return bar.selectedViewController }
    return (self as? UINavigationController)?.topViewController
  }
}
