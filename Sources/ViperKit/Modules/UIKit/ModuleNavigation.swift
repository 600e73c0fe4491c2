#if canImport(UIKit)
  import UIKit
#endif

/// Opens modules from a view controller, for routers.
///
/// If a method fails, it reports and returns the failure; it never traps.
///
/// ```swift
/// func showDetail(id: Int) {
///   ModuleNavigation(from: viewController).push(DetailBuilder.build(id: id))
/// }
/// ```
@MainActor
public struct ModuleNavigation {
  let source: UIViewController?
  let name: String

  /// - Parameter source: the router's view controller. If it is nil, all methods fail.
  public init(from source: UIViewController?) {
    self.init(from: source, named: source)
  }

  /// - Parameter subject: the controller that failures name.
  init(from source: UIViewController?, named subject: UIViewController?) {
    self.source = source
    name = subject.map { ModuleFailure.name(of: $0) } ?? "the module"
  }
}

extension ModuleNavigation {
  /// Pushes a module onto the source's navigation stack.
  @discardableResult
  public func push(_ view: UIViewController, animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.open(.push, view) }  // SwiftUI
    return attempt("push", view) { source, attempt in
      guard let stack = ModulePosition(of: source).stack else { return .noStack(attempt, name) }
      if view is UINavigationController {
        return .isNavigationController(attempt, ModuleFailure.name(of: view))
      }
      if let failure = ModulePosition(of: view).takenFailure(attempt) { return failure }
      stack.pushViewController(view, animated: animated)
      return nil
    }
  }

  /// Presents a module over the source and its containers, in the view's own style.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func present(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation, covers: view.modalPresentationStyle.fillsTheScreen) { view }
  }

  /// Presents a module in a new navigation controller.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func presentInNavigation(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation, hasStack: true) {
      UINavigationController(rootViewController: view)
    }
  }

  /// Presents a module as a sheet.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation) {
      view.modalPresentationStyle = .pageSheet
      return view
    }
  }

  /// Replaces the root of the source's window.
  ///
  /// - Parameter withNavigationController: whether to add a navigation controller; nil to keep the
  ///   kind of the old root.
  @discardableResult
  public func replaceRoot(
    _ view: UIViewController, withNavigationController: Bool? = nil
  ) -> ModuleFailure? {
    if let outerPlace { return outerPlace.open(.replaceRoot, view) }  // SwiftUI
    return attempt("replace the root by", view) { source, attempt in
      guard let window = ModulePosition(of: source).window else { return .noWindow(attempt, name) }
      if let failure = ModulePosition(of: view).takenFailure(attempt) { return failure }
      let wraps = withNavigationController ?? ModulePosition.hasStack(window.rootViewController)
      // A presented controller would outlive its root.
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController =
        wraps && !ModulePosition(of: view).placesItsChildren
        ? UINavigationController(rootViewController: view) : view
      return nil
    }
  }

  /// Embeds a module in `container`, or in the source's view.
  @discardableResult
  public func embed(_ view: UIViewController, in container: UIView? = nil) -> ModuleFailure? {
    attempt("embed", view) { source, attempt in
      if let failure = ModulePosition(of: view).takenFailure(attempt, from: source) {
        return failure
      }
      guard let place = container ?? source.view, let whole = source.view,
        place.isDescendant(of: whole)
      else { return .foreignContainer(attempt, name) }
      source.addChild(view)
      guard let content = view.view else { return nil }
      #if canImport(UIKit)
        content.frame = place.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      #endif
      place.addSubview(content)
      view.didMove(toParent: source)
      return nil
    }
  }

  /// Selects the module's tab, and adds it first if it is new. The tab has a stack if the other
  /// tabs have one.
  @discardableResult
  public func tab(_ view: UIViewController) -> ModuleFailure? {
    showTab(view, .tab(title: view.title ?? "", image: "")) { bar in
      bar.addTab(view, inStack: ModulePosition.hasStack(bar))
    }
  }

  /// - Parameter add: adds the tab and returns it.
  func showTab(
    _ view: UIViewController, _ way: ModuleWay,
    add: (UITabBarController) -> UIViewController
  ) -> ModuleFailure? {
    if let tabPlace { return tabPlace.open(way, view) }  // SwiftUI
    return attempt("show the tab", view) { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      let known = bar.viewControllers?.first { tab in
        let stack = tab as? UINavigationController
        return tab === view || stack?.viewControllers.first === view
      }
      if known == nil, let failure = ModulePosition(of: view).takenFailure(attempt) {
        return failure
      }
      bar.selectedViewController = known ?? add(bar)
      return nil
    }
  }

  /// Selects a tab, counted from 0.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    if let tabPlace { return tabPlace.selectTab(index) }  // SwiftUI
    return attempt("select tab \(index) from") { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      guard bar.viewControllers?.indices.contains(index) == true else { return .noSuchTab(attempt) }
      bar.selectedIndex = index
      return nil
    }
  }

  func attempt(
    _ verb: String, _ view: UIViewController,
    _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let from = source == nil ? nil : name
    return run(ModuleFailure.attempt(verb, ModuleFailure.name(of: view), from: from), body)
  }

  func attempt(
    _ verb: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    run(ModuleFailure.attempt(verb, name, from: nil), body)
  }

  func run(
    _ attempt: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = source.map { body($0, attempt) } ?? .sourceGone(attempt)
    if let failure { ModuleFailure.report(failure) }
    return failure
  }
}
