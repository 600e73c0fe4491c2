#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  /// Closes the source: pops, dismisses or removes it, with everything pushed above it.
  @discardableResult
  public func close(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    if let closingPlace { return closingPlace.close(completion) }  // SwiftUI
    return attempt("close") { source, _ in
      var unit = source
      while let parent = unit.parent {
        if let stack = parent as? UINavigationController {
          if ModulePosition(of: unit).pop(off: stack, animated: animated) {
            completion?()
            return nil
          }
        } else if !ModulePosition(of: parent).placesItsChildren {
          ModulePosition(of: unit).leaveParent()
          completion?()
          return nil
        }
        unit = parent
      }
      guard let presenter = unit.presentingViewController, !unit.isBeingDismissed else {
        return .nothingToClose(name)
      }
      presenter.dismiss(animated: animated) { completion?() }
      return nil
    }
  }

  @discardableResult
  public func pop(animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.pop() }  // SwiftUI
    return attempt("pop") { source, attempt in
      guard let stack = source.navigationController else { return .noStack(attempt, name) }
      return ModulePosition(of: source).pop(off: stack, animated: animated)
        ? nil : .isRoot(attempt, name)
    }
  }

  /// Goes back to the first module of the source's stack.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.popToRoot() }  // SwiftUI
    return attempt("pop to the root from") { source, attempt in
      guard let stack = ModulePosition(of: source).stack else { return .noStack(attempt, name) }
      stack.popToRootViewController(animated: animated)
      return nil
    }
  }

  /// Dismisses the controller that the source presents, or else the source. This is UIKit's rule.
  @discardableResult
  public func dismiss(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    if let outerPlace { return outerPlace.dismiss() }  // SwiftUI
    return attempt("dismiss") { source, attempt in
      if source.presentedViewController == nil, source.presentingViewController == nil {
        return .notPresented(attempt, name)
      }
      source.dismiss(animated: animated) { completion?() }
      return nil
    }
  }
}
