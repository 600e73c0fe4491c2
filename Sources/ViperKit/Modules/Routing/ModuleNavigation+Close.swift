#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  /// Takes the source away, in the way it came: pops it if it was pushed, dismisses it if it was
  /// presented, removes it if it was embedded. What was opened from it goes with it.
  @discardableResult
  public func close(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    attempt("close the module") { source, _ in
      var unit = source
      while let parent = unit.parent {
        if let stack = parent as? UINavigationController {
          if let below = stack.controller(below: unit) {
            stack.popToViewController(below, animated: animated)
            completion?()
            return nil
          }
        } else if !parent.isSystemContainer {
          unit.leaveParent()
          completion?()
          return nil
        }
        unit = parent
      }
      guard let presenter = unit.presentingViewController else { return .nothingToClose(source) }
      presenter.dismiss(animated: animated) { completion?() }
      return nil
    }
  }

  /// Goes back to the first module of the stack that the source is in.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> ModuleFailure? {
    attempt("pop to the root") { source, attempt in
      guard let stack = source as? UINavigationController ?? source.navigationController else {
        return .noStack(attempt, source)
      }
      stack.popToRootViewController(animated: animated)
      return nil
    }
  }
}

extension UIViewController {
  /// Whether it has a place already: in a container, over another controller or in a window.
  var isShownAlready: Bool {
    parent != nil || presentingViewController != nil
      || viewIfLoaded?.window?.rootViewController === self
  }

  /// The window it is in, also when something that covers the whole screen has taken its view out.
  var windowAround: UIWindow? {
    var next: UIViewController? = self
    while let controller = next {
      if let window = controller.viewIfLoaded?.window { return window }
      next = controller.parent ?? controller.presentingViewController
    }
    next = presentedViewController
    while let controller = next {
      if let window = controller.viewIfLoaded?.window { return window }
      next = controller.presentedViewController
    }
    return nil
  }

  /// The container that holds all others around this controller; itself if there is none.
  var outermost: UIViewController {
    var last = self
    while let parent = last.parent { last = parent }
    return last
  }

  var tabBarAround: UITabBarController? { self as? UITabBarController ?? tabBarController }

  /// Whether it places its children itself, so that they cannot be taken out one by one.
  var isSystemContainer: Bool {
    #if canImport(UIKit)
      if self is UISplitViewController || self is UIPageViewController { return true }
    #endif
    return self is UINavigationController || self is UITabBarController
  }

  func leaveParent() {
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}

extension UINavigationController {
  /// What would be on top were `controller` popped; nil if it is the root.
  func controller(below controller: UIViewController) -> UIViewController? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }), index > 0 else {
      return nil
    }
    return viewControllers[index - 1]
  }
}
