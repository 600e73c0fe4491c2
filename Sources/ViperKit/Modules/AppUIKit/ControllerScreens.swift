import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleLinks {
  /// Opens a URL.
  ///
  /// - Parameter root: the app's root view controller.
  public func open(_ url: URL, in root: UIViewController) -> LinkResult {
    open(url, in: ControllerScreens(first: root, window: ModulePosition(of: root).window))
  }
}

private struct ControllerScreens: LinkScreens {
  let first: UIViewController
  /// The window of that root, whose root a route can replace.
  let window: UIWindow?

  private var root: UIViewController { window?.rootViewController ?? first }
  var frontPlace: AnyObject? {
    let front = root.frontmost
    return (front as? any HostingModule)?.modulePlace ?? front
  }

  private var tabs: [UIViewController] { (root as? UITabBarController)?.viewControllers ?? [] }

  private var leaving: UIViewController? {
    ([root] + tabs).compactMap(\.presentedViewController).first(where: \.isBeingDismissed)
  }

  func withoutAnimation(_ moves: () throws(LinkFailure) -> Void) throws(LinkFailure) {
    #if canImport(UIKit)
      var failure: LinkFailure?
      UIView.performWithoutAnimation {
        do throws(LinkFailure) { try moves() } catch { failure = error }
      }
      if let failure { throw failure }
    #else
      try moves()
    #endif
  }

  var isFree: Bool { leaving == nil }

  func whenFree(_ body: @escaping @MainActor () -> Void) {
    _Concurrency.Task {
      while let leaving { await leaving.isGone() }
      body()
    }
  }

  func start(tab: Int?) -> Any? {
    let home = home(of: tab)
    let first = (home as? UINavigationController)?.viewControllers.first ?? home
    return (first as? any HostingModule)?.moduleContent ?? first
  }

  func showStart(tab: Int?) {
    guard let home = home(of: tab) else { return }
    // UIKit finishes a running dismissal.
    for covered in [root, home] where covered.presentedViewController?.isBeingDismissed == false {
      covered.dismiss(animated: false)
    }
    if tab != nil { (root as? UITabBarController)?.selectedViewController = home }
    (home as? UINavigationController)?.popToRootViewController(animated: false)
  }

  private func home(of tab: Int?) -> UIViewController? {
    guard let tab else { return root }
    return tabs.indices.contains(tab) ? tabs[tab] : nil
  }
}

extension UIViewController {
  /// The topmost view controller in presentations, tabs and stacks. Alerts don't count.
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
