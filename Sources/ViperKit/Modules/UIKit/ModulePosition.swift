#if canImport(UIKit)
  import UIKit
#endif

/// Where a view controller stands among the others.
@MainActor
struct ModulePosition {
  let controller: UIViewController

  init(of controller: UIViewController) {
    self.controller = controller
  }

  /// Whether it has a place already: in a container, over another controller or in a window.
  var isTaken: Bool {
    controller.parent != nil || controller.presentingViewController != nil
      || controller.presentedViewController != nil
      || controller.viewIfLoaded?.window?.rootViewController === controller
  }

  /// The navigation controller that it is, or is in.
  var stack: UINavigationController? {
    controller as? UINavigationController ?? controller.navigationController
  }

  /// The tab bar controller that it is, or is in.
  var tabBar: UITabBarController? {
    controller as? UITabBarController ?? controller.tabBarController
  }

  /// The container that holds all others around it; itself if there is none.
  var outermost: UIViewController {
    var last = controller
    while let parent = last.parent { last = parent }
    return last
  }

  /// The window it is in, also when something that covers the whole screen has taken its view out.
  var window: UIWindow? {
    var next: UIViewController? = controller
    while let outer = next {
      if let window = outer.viewIfLoaded?.window { return window }
      next = outer.parent ?? outer.presentingViewController
    }
    next = controller.presentedViewController
    while let inner = next {
      if let window = inner.viewIfLoaded?.window { return window }
      next = inner.presentedViewController
    }
    return nil
  }

  /// Whether `container` is this controller or contains it.
  func lies(in container: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let candidate = next {
      if candidate === container { return true }
      next = candidate.parent
    }
    return false
  }

  /// Whether it places its children itself, so that they cannot be taken out one by one.
  var placesItsChildren: Bool {
    #if canImport(UIKit)
      if controller is UISplitViewController || controller is UIPageViewController { return true }
    #endif
    return controller is UINavigationController || controller is UITabBarController
  }

  /// Whether modules of a root can push: it is a stack, or has tabs with stacks.
  static func hasStack(_ root: UIViewController?) -> Bool {
    let tabs = (root as? UITabBarController)?.viewControllers ?? []
    return ([root] + tabs).contains { $0 is UINavigationController }
  }

  /// Takes an embedded controller out of the one that embeds it.
  func leaveParent() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Pops it, or the controller of the stack that contains it, and all above. False if that is the
  /// root.
  func pop(off stack: UINavigationController, animated: Bool) -> Bool {
    var unit = controller
    while let parent = unit.parent, parent !== stack { unit = parent }
    let controllers = stack.viewControllers
    guard let index = controllers.firstIndex(where: { $0 === unit }), index > 0 else {
      return false
    }
    stack.popToViewController(controllers[index - 1], animated: animated)
    return true
  }
}
