#if canImport(UIKit)
  import UIKit
#endif

/// Opens SwiftUI modules from a UIKit module.
///
/// ```swift
/// func openDetail(id: Trip.ID) {
///   ModuleNavigation(from: viewController).push { TripDetailBuilder.build(id: id, navigation: $0)
/// }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleNavigation {
  /// Pushes a module onto the source's navigation stack.
  @discardableResult
  public func push<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.push, at: stackPlace, build) { push($0, animated: animated) }
  }

  /// Presents a module over the source and its containers, in UIKit's default style.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func present<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      present($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents a module in a new navigation controller.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: true, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      presentInNavigation($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents a module as a sheet.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      sheet($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Replaces the root of the source's window.
  ///
  /// - Parameter withNavigationController: whether to add a navigation controller; nil to keep the
  ///   kind of the old root.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    withNavigationController: Bool? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.replaceRoot, at: outerPlace, build) {
      replaceRoot($0, withNavigationController: withNavigationController)
    }
  }

  /// Embeds a module in `container`, or in the source's view.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in container: UIView? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    embed(ModuleHost.controller(build), in: container)
  }

  /// Adds a module as a tab with its own stack, and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    let way = ModuleWay.tab(title: title, image: image)
    return open(way, at: tabPlace, build) { view in
      showTab(view, way) { $0.addTab(view, title: title, image: image) }
    }
  }

  /// Uses SwiftUI's navigation if the source is in it, or else UIKit's.
  private func open<Content: ModuleContent>(
    _ way: ModuleWay, at place: (any ControllerPlace)?, _ build: (NavigationPlace) -> Content,
    otherwise: (UIViewController) -> ModuleFailure?
  ) -> ModuleFailure? {
    if let place = place as? NavigationPlace { return place.open(way, build) }
    return otherwise(ModuleHost.controller(build))
  }
}
