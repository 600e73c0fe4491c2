import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// The place of a view controller in another kind of navigation, which opens modules for it.
@MainActor
protocol ControllerPlace: AnyObject {
  func open(_ way: ModuleWay, _ view: UIViewController) -> ModuleFailure?
  func alert(_ alert: ModuleAlert) -> ModuleFailure?
  func selectTab(_ index: Int) -> ModuleFailure?
  func showRoot(tabs: Bool) -> ModuleFailure?
  func close() -> ModuleFailure?
  func pop() -> ModuleFailure?
  func popToRoot() -> ModuleFailure?
  func dismiss() -> ModuleFailure?
}

extension ControllerPlace {
  func show(
    _ view: UIViewController, _ presentation: ModuleNavigation.Presentation, _ hasStack: Bool,
    _ covers: Bool
  ) -> ModuleFailure? {
    let failure = open(
      .present(hasStack: hasStack, covers: covers, didSwipeAway: presentation.didSwipeAway), view)
    if failure == nil { presentation.completion?() }
    return failure
  }

  func close(_ completion: (@MainActor () -> Void)?) -> ModuleFailure? {
    let failure = close()
    if failure == nil { completion?() }
    return failure
  }
}

extension ModulePosition {
  /// The controller's own place, which lives as long as the controller.
  var ownPlace: (any ControllerPlace)? {
    get {
      #if canImport(UIKit)
        objc_getAssociatedObject(controller, Self.key) as? any ControllerPlace
      #else
        controller.headless.place as? any ControllerPlace
      #endif
    }
    nonmutating set {
      #if canImport(UIKit)
        objc_setAssociatedObject(controller, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        controller.headless.place = newValue
      #endif
    }
  }

  #if canImport(UIKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
  #endif

  /// The place of the controller or its nearest container.
  ///
  /// - Parameter isOwn: whether to stop at a UIKit container.
  func nearestPlace(
    unless isOwn: (UIViewController) -> Bool = { _ in false }
  ) -> (any ControllerPlace)? {
    lineage.prefix { !isOwn($0) }.lazy.compactMap { ModulePosition(of: $0).ownPlace }.first
  }

  /// Whether it can be popped, or removed from the controller that embeds it.
  fileprivate var canLeaveParent: Bool {
    guard let parent = controller.parent else { return false }
    if let stack = parent as? UINavigationController {
      return stack.viewControllers.first !== controller
    }
    return !ModulePosition(of: parent).placesItsChildren
  }
}

extension ModuleNavigation {
  /// The place that presents modules.
  var outerPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace() }
  }

  /// The place that pushes modules, unless a navigation controller is nearer.
  var stackPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace { $0 is UINavigationController } }
  }

  /// The place that closes the source, unless the source can leave a nearer container.
  var closingPlace: (any ControllerPlace)? {
    source.flatMap {
      ModulePosition(of: $0).nearestPlace {
        ModulePosition(of: $0).ownPlace == nil && ModulePosition(of: $0).canLeaveParent
      }
    }
  }

  /// The place that changes tabs, unless a tab bar controller is nearer.
  var tabPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace { $0 is UITabBarController } }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style fills the screen, which prevents a swipe.
  var fillsTheScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext: true
    default: false
    }
  }
}
