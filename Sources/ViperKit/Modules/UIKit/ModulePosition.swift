#if canImport(UIKit)
  import UIKit
#endif

/// A view controller's position among the others.
@MainActor
struct ModulePosition {
  let controller: UIViewController

  init(of controller: UIViewController) {
    self.controller = controller
  }
}

extension ModulePosition {
  var lineage: [UIViewController] { Array(sequence(first: controller) { $0.parent }) }

  /// Whether it is in a container, presented, presenting or a window's root.
  var isTaken: Bool {
    controller.parent != nil || controller.presentingViewController != nil
      || controller.presentedViewController != nil
      || controller.viewIfLoaded?.window?.rootViewController === controller
  }

  var stack: UINavigationController? {
    controller as? UINavigationController ?? controller.navigationController
  }

  var tabBar: UITabBarController? {
    controller as? UITabBarController ?? controller.tabBarController
  }

  var outermost: UIViewController {
    var last = controller
    while let parent = last.parent { last = parent }
    return last
  }

  /// Its window, even if a full-screen presentation has removed its view.
  var window: UIWindow? {
    let outer = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    let inner = sequence(first: controller) { $0.presentedViewController }
    return (Array(outer) + Array(inner)).lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  func lies(in container: UIViewController) -> Bool { lineage.contains { $0 === container } }

  /// The failure of an attempt to show it, if it is shown or contains the source.
  func takenFailure(_ attempt: String, from source: UIViewController? = nil) -> ModuleFailure? {
    let containsSource = source.map { ModulePosition(of: $0).lies(in: controller) } ?? false
    guard isTaken || containsSource else { return nil }
    return .alreadyShown(attempt, ModuleFailure.name(of: controller))
  }

  /// Whether it manages its children, which then can't be removed one by one.
  var placesItsChildren: Bool {
    #if canImport(UIKit)
      if controller is UISplitViewController || controller is UIPageViewController { return true }
    #endif
    return controller is UINavigationController || controller is UITabBarController
  }

  /// Whether modules of a root can push: it is a stack, or a tab has one.
  static func hasStack(_ root: UIViewController?) -> Bool {
    let tabs = (root as? UITabBarController)?.viewControllers ?? []
    return ([root] + tabs).contains { $0 is UINavigationController }
  }

  func leaveParent() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Pops it, or its container in the stack, with everything above. False if that is the root.
  func pop(off stack: UINavigationController, animated: Bool) -> Bool {
    let controllers = stack.viewControllers
    guard let index = controllers.firstIndex(where: { lies(in: $0) }), index > 0 else {
      return false
    }
    stack.popToViewController(controllers[index - 1], animated: animated)
    return true
  }
}
