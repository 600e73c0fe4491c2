import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// Where a view controller stands in a navigation that is not UIKit's: all ways out of it lead from
/// there.
@MainActor
protocol ControllerPlace: AnyObject {
  func open(_ way: ModuleWay, _ view: UIViewController) -> ModuleFailure?
  func alert(_ alert: ModuleAlert) -> ModuleFailure?
  func selectTab(_ index: Int) -> ModuleFailure?
  func close() -> ModuleFailure?
  func pop() -> ModuleFailure?
  func popToRoot() -> ModuleFailure?
  func dismiss() -> ModuleFailure?
}

extension ModulePosition {
  /// The place that it stands at, which lives as long as the controller.
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

  /// The place that it, or what contains it, stands at.
  ///
  /// - Parameter isOwn: whether the way leads inside a container of UIKit's, if that is nearer.
  func place(unless isOwn: (UIViewController) -> Bool = { _ in false }) -> (any ControllerPlace)? {
    var next: UIViewController? = controller
    while let candidate = next, !isOwn(candidate) {
      if let place = ModulePosition(of: candidate).ownPlace { return place }
      next = candidate.parent
    }
    return nil
  }
}

extension ModulePosition {
  /// Whether it can be popped off a stack or taken out of what embeds it.
  fileprivate var canLeaveParent: Bool {
    guard let parent = controller.parent else { return false }
    if let stack = parent as? UINavigationController {
      return stack.viewControllers.first !== controller
    }
    return !ModulePosition(of: parent).placesItsChildren
  }
}

extension ModuleNavigation {
  /// The place from which modules are presented.
  var place: (any ControllerPlace)? { source.flatMap { ModulePosition(of: $0).place() } }

  /// The place from which a stack is pushed onto, unless a navigation controller is nearer.
  var stackPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).place { $0 is UINavigationController } }
  }

  /// The place that the source leaves by closing, unless it can leave something nearer.
  var closingPlace: (any ControllerPlace)? {
    source.flatMap {
      ModulePosition(of: $0).place {
        ModulePosition(of: $0).ownPlace == nil && ModulePosition(of: $0).canLeaveParent
      }
    }
  }

  /// The place from which a tab bar is changed, unless a tab bar controller is nearer.
  var tabPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).place { $0 is UITabBarController } }
  }
}

extension UIModalPresentationStyle {
  /// Whether what is presented so fills the screen, so that no swipe takes it away.
  var fillsTheScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext: true
    default: false
    }
  }
}
