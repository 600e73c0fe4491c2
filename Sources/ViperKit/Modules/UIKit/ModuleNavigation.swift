#if canImport(UIKit)
  import UIKit
#endif

/// The ways from one module to the next, for routers on view controllers.
///
/// Each either does what it says or reports why it cannot; none traps, none does nothing in silence.
/// The failure is also returned, nil when all went well.
///
/// ```swift
/// func showDetail(id: Int) {
///   ModuleNavigation(from: viewController).push(DetailBuilder.build(id: id))
/// }
/// ```
@MainActor
public struct ModuleNavigation {
  let source: UIViewController?
  /// What failures call the source.
  let name: String

  /// - Parameter source: the router's own view controller; nil, because it is gone, is a failure of
  ///   each call.
  public init(from source: UIViewController?) {
    self.init(from: source, named: source)
  }

  /// - Parameter subject: the controller that failures speak of, where it is not the source.
  init(from source: UIViewController?, named subject: UIViewController?) {
    self.source = source
    name = subject.map { ModuleFailure.name(of: $0) } ?? "the module"
  }

  /// Pushes onto the navigation stack that the source is in, or is.
  @discardableResult
  public func push(_ view: UIViewController, animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.open(.push, view) }
    return attempt("push", view) { source, attempt in
      guard let stack = ModulePosition(of: source).stack else { return .noStack(attempt, name) }
      if view is UINavigationController {
        return .isNavigationController(attempt, ModuleFailure.name(of: view))
      }
      if ModulePosition(of: view).isTaken {
        return .alreadyShown(attempt, ModuleFailure.name(of: view))
      }
      stack.pushViewController(view, animated: animated)
      return nil
    }
  }

  /// Presents over everything that contains the source, in the view's own presentation style.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func present(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(animated, completion, didSwipeAway)
    let covers = view.modalPresentationStyle.fillsTheScreen
    return show(view, presentation, covers: covers) { view }
  }

  /// Presents in a navigation controller of its own, so that it can push.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func presentInNavigation(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    show(view, Presentation(animated, completion, didSwipeAway), hasStack: true) {
      UINavigationController(rootViewController: view)
    }
  }

  /// Presents as a sheet, below which the source stays on screen.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    show(view, Presentation(animated, completion, didSwipeAway)) {
      view.modalPresentationStyle = .pageSheet
      return view
    }
  }

  /// Makes it the root of the window that the source is in; what was there before goes.
  ///
  /// - Parameter withNavigationController: whether it gets a navigation controller around it; nil
  ///   means as the root before it, so that modules go on being able to push.
  @discardableResult
  public func replaceRoot(
    _ view: UIViewController, withNavigationController: Bool? = nil
  ) -> ModuleFailure? {
    if let place { return place.open(.replaceRoot, view) }
    return attempt("replace the root by", view) { source, attempt in
      guard let window = ModulePosition(of: source).window else { return .noWindow(attempt, name) }
      if ModulePosition(of: view).isTaken {
        return .alreadyShown(attempt, ModuleFailure.name(of: view))
      }
      let wraps = withNavigationController ?? ModulePosition.hasStack(window.rootViewController)
      // A presented controller would outlive the root that it was presented on.
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController =
        wraps && !ModulePosition(of: view).placesItsChildren
        ? UINavigationController(rootViewController: view) : view
      return nil
    }
  }

  /// Makes it a child of the source, its view filling `container`, or the source's view.
  @discardableResult
  public func embed(_ view: UIViewController, in container: UIView? = nil) -> ModuleFailure? {
    attempt("embed", view) { source, attempt in
      if ModulePosition(of: view).isTaken || ModulePosition(of: source).lies(in: view) {
        return .alreadyShown(attempt, ModuleFailure.name(of: view))
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

  /// Shows it as a tab of the tab bar that the source is in: selects it, and adds it if it is new, in a
  /// stack of its own if the other tabs have one.
  @discardableResult
  public func tab(_ view: UIViewController) -> ModuleFailure? {
    tab(view, .tab(title: view.title ?? "", image: "")) { bar in
      bar.addTab(view, inStack: ModulePosition.hasStack(bar))
    }
  }

  /// - Parameter add: adds it to the tab bar, and returns the tab.
  func tab(
    _ view: UIViewController, _ way: ModuleWay,
    add: (UITabBarController) -> UIViewController
  ) -> ModuleFailure? {
    if let tabPlace { return tabPlace.open(way, view) }
    return attempt("show the tab", view) { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      let known = bar.viewControllers?.first { tab in
        let stack = tab as? UINavigationController
        return tab === view || stack?.viewControllers.first === view
      }
      if known == nil, ModulePosition(of: view).isTaken {
        return .alreadyShown(attempt, ModuleFailure.name(of: view))
      }
      bar.selectedViewController = known ?? add(bar)
      return nil
    }
  }

  /// Selects a tab, counted from 0, of the tab bar that the source is in.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    if let tabPlace { return tabPlace.selectTab(index) }
    return attempt("select tab \(index) from") { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      guard bar.viewControllers?.indices.contains(index) == true else { return .noSuchTab(attempt) }
      bar.selectedIndex = index
      return nil
    }
  }
}

extension ModuleNavigation {
  /// Runs one way to another module and reports its failure.
  func attempt(
    _ verb: String, _ view: UIViewController,
    _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let from = source == nil ? nil : name
    return run(ModuleFailure.attempt(verb, ModuleFailure.name(of: view), from: from), body)
  }

  /// Runs one way that leads to no new module and reports its failure.
  func attempt(
    _ verb: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    run(ModuleFailure.attempt(verb, name, from: nil), body)
  }

  /// Runs a way and reports its failure.
  func run(
    _ attempt: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = source.map { body($0, attempt) } ?? .sourceGone(attempt)
    if let failure { ModuleFailure.report(failure) }
    return failure
  }
}
