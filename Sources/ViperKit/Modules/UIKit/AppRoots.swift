#if canImport(UIKit)
  import UIKit
#endif

/// The roots of an app's window: a start module, and the tabs that replace it.
@MainActor
public final class AppRoots {
  private let start: @MainActor () -> UIViewController
  private let tabs: @MainActor (UITabBarController) -> Void
  private weak var window: UIWindow?
  private var unshown: UIViewController?

  /// - Parameters:
  ///   - start: builds the start module.
  ///   - tabs: adds the tabs.
  public init(
    _ start: @escaping @MainActor () -> UIViewController,
    tabs: @escaping @MainActor (UITabBarController) -> Void
  ) {
    (self.start, self.tabs) = (start, tabs)
  }

  /// The root of the window, or of the window to come.
  public var current: UIViewController {
    if let root = window?.rootViewController ?? unshown { return root }
    let root = start()
    unshown = root
    return root
  }

  /// Shows the current root in a window, which then keeps this object.
  public func start(in window: UIWindow) {
    window.rootViewController = current
    (self.window, unshown) = (window, nil)
    #if canImport(UIKit)
      objc_setAssociatedObject(window, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      window.headlessRoots = self
    #endif
    window.makeKeyAndVisible()
  }

  /// Replaces everything by a new start module.
  public func showStart() { show(start()) }

  /// Replaces everything by new tabs.
  public func showTabs() {
    let bar = UITabBarController()
    tabs(bar)
    show(bar)
  }

  private func show(_ root: UIViewController) {
    guard let window else {
      unshown = root
      return
    }
    // A presented controller would outlive its root.
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = root
  }

  static func of(_ window: UIWindow) -> AppRoots? {
    #if canImport(UIKit)
      objc_getAssociatedObject(window, key) as? AppRoots
    #else
      window.headlessRoots as? AppRoots
    #endif
  }

  #if canImport(UIKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
  #endif
}

extension ModuleNavigation {
  /// Replaces everything by a new start module of the app.
  @discardableResult
  public func showStart() -> ModuleFailure? { showRoot(tabs: false) }

  /// Replaces everything by new tabs of the app.
  @discardableResult
  public func showTabs() -> ModuleFailure? { showRoot(tabs: true) }

  func showRoot(tabs: Bool) -> ModuleFailure? {
    if let outerPlace { return outerPlace.showRoot(tabs: tabs) }  // SwiftUI
    return attempt(ModuleFailure.verb(forTabs: tabs)) { source, attempt in
      guard let window = ModulePosition(of: source).window else { return .noWindow(attempt, name) }
      guard let roots = AppRoots.of(window) else { return .noAppRoots(attempt, name) }
      if tabs { roots.showTabs() } else { roots.showStart() }
      return nil
    }
  }
}
