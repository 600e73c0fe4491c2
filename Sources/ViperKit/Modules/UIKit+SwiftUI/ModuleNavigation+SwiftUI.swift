#if canImport(UIKit)
  import UIKit
#endif

/// The ways from a UIKit module to SwiftUI modules.
///
/// ```swift
/// func openDetail(id: Trip.ID) {
///   ModuleNavigation(from: viewController).push { TripDetailBuilder.build(id: id, navigation: $0) }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleNavigation {
  /// Pushes it onto the navigation stack that the source is in, or is.
  @discardableResult
  public func push<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.push, at: stackPlace, build) { push($0, animated: animated) }
  }

  /// Presents it over everything that contains the source, as UIKit presents by default.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func present<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: place, build) {
      present($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents it in a navigation controller of its own, so that it can push.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: true, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: place, build) {
      presentInNavigation($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents it as a sheet, below which the source stays on screen.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: place, build) {
      sheet($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Makes it the root of the window that the source is in; what was there before goes.
  ///
  /// - Parameter withNavigationController: whether it gets a navigation controller around it; nil
  ///   means as the root before it, so that modules go on being able to push.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    withNavigationController: Bool? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.replaceRoot, at: place, build) {
      replaceRoot($0, withNavigationController: withNavigationController)
    }
  }

  /// Makes it a child of the source, its view filling `container`, or the source's view.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in container: UIView? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    embed(ModuleHost.controller(build), in: container)
  }

  /// Adds it as a tab, with a stack of its own, to the tab bar that the source is in, and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    let way = ModuleWay.tab(title: title, image: image)
    return open(way, at: tabPlace, build) { view in
      tab(view, way) { $0.addTab(view, title: title, image: image) }
    }
  }

  /// Leads through SwiftUI's navigation, where the source is at a place of that, or through UIKit's.
  private func open<Content: ModuleContent>(
    _ way: ModuleWay, at place: (any ControllerPlace)?, _ build: (NavigationPlace) -> Content,
    otherwise: (UIViewController) -> ModuleFailure?
  ) -> ModuleFailure? {
    if let place = place as? NavigationPlace { return place.open(way, build) }
    return otherwise(ModuleHost.controller(build))
  }
}
