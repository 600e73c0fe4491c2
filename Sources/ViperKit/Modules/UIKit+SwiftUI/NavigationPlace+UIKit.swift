#if canImport(UIKit)
  import UIKit
#endif

/// The ways from a SwiftUI module to UIKit modules.
///
/// ```swift
/// func openForm(id: Trip.ID) {
///   navigation.push(TripFormBuilder.build(id: id))
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace {
  /// Pushes it onto the stack that this module is in.
  @discardableResult
  public func push(_ view: UIViewController) -> ModuleFailure? {
    open(.push, view)
  }

  /// Presents it over the whole screen, without a stack.
  @discardableResult
  public func present(_ view: UIViewController) -> ModuleFailure? {
    open(.present(hasStack: false, covers: true, didSwipeAway: nil), view)
  }

  /// Presents it over the whole screen, in a stack of its own, so that it can push.
  @discardableResult
  public func presentInNavigation(_ view: UIViewController) -> ModuleFailure? {
    open(.present(hasStack: true, covers: true, didSwipeAway: nil), view)
  }

  /// Presents it as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway), view)
  }

  /// Makes it the root of everything; what was there before goes, tabs included.
  @discardableResult
  public func replaceRoot(_ view: UIViewController) -> ModuleFailure? {
    open(.replaceRoot, view)
  }

  /// Adds it as a tab to the tab bar that this module is in, and selects it.
  @discardableResult
  public func tab(
    title: String = "", image: String = "", _ view: UIViewController
  ) -> ModuleFailure? {
    open(.tab(title: title, image: image), view)
  }

  /// Shows it inside this module's view, which finds it in `embedded`.
  ///
  /// - Parameter part: the part of the view that shows it: `embeddedViews(in: "map")`.
  @discardableResult
  public func embed(_ view: UIViewController, in part: String = "") -> ModuleFailure? {
    let name = ModuleFailure.name(of: view)
    return refusal("embed", view)
      ?? embed(in: part, named: name) { HostedController(view, at: $0) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace: ControllerPlace {
  func open(_ way: ModuleWay, _ view: UIViewController) -> ModuleFailure? {
    if case .tab = way, let bar = state?.tabBar,
      let tab = bar.tabs.first(where: { $0.root?.content as AnyObject === view })
    {
      bar.selectedTab = tab.id
      return nil
    }
    if let refusal = refusal(way.verb, view) { return refusal }
    let name = ModuleFailure.name(of: view)
    return open(way, named: name) { HostedController(view, at: $0) }
  }

  /// Reports why a controller can't come here, whatever the way.
  private func refusal(_ verb: String, _ view: UIViewController) -> ModuleFailure? {
    let position = ModulePosition(of: view)
    let own = position.ownPlace as? NavigationPlace
    guard position.isTaken || own?.isGone == false else { return nil }
    let name = ModuleFailure.name(of: view)
    let failure = ModuleFailure.alreadyShown(attemptName(verb, name), name)
    ModuleFailure.report(failure)
    return failure
  }
}
