#if canImport(UIKit)
  import UIKit
#endif

/// Opens UIKit modules from a SwiftUI module.
///
/// ```swift
/// func openForm(id: Trip.ID) {
///   navigation.push(TripFormBuilder.build(id: id))
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace {
  /// Pushes a module onto this module's stack.
  @discardableResult
  public func push(_ view: UIViewController) -> ModuleFailure? {
    open(.push, view)
  }

  /// Presents a module on the whole screen, without a stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func present(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: false, didSwipeAway), view)
  }

  /// Presents a module on the whole screen, in a new stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func presentInNavigation(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: true, didSwipeAway), view)
  }

  /// Presents a module as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway), view)
  }

  /// Replaces the root of the whole navigation, including tabs.
  @discardableResult
  public func replaceRoot(_ view: UIViewController) -> ModuleFailure? {
    open(.replaceRoot, view)
  }

  /// Adds a module as a tab and selects it.
  @discardableResult
  public func tab(
    title: String = "", image: String = "", _ view: UIViewController
  ) -> ModuleFailure? {
    open(.tab(title: title, image: image), view)
  }

  /// Embeds a module in this module's view, which shows `embedded`.
  ///
  /// - Parameter part: the part of the view: `embeddedViews(in: "map")`.
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
