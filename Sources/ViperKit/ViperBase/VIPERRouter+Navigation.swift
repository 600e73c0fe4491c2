#if canImport(UIKit)
  import UIKit
#endif

/// What a module is wrapped in before it is shown.
public enum VIPERModuleEmbedType: Sendable {
  case none, navigationController
}

extension VIPERRouter {
  private var navigation: ModuleNavigation { ModuleNavigation(from: viewController) }

  /// Presents a module, from the navigation controller around this one if there is one.
  @discardableResult
  public func presentModule(
    withView view: UIViewController, embedIn embedType: VIPERModuleEmbedType = .none,
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let source: UIViewController? = viewController
    let navigation = ModuleNavigation(
      from: source?.navigationController ?? source, named: source)
    switch embedType {
    case .none:
      return navigation.present(view, animated: animated, completion: completion)
    case .navigationController:
      return navigation.presentInNavigation(view, animated: animated, completion: completion)
    }
  }

  /// Pushes a module onto the stack that this one is in.
  @discardableResult
  public func pushModule(
    withView view: UIViewController, embedIn embedType: VIPERModuleEmbedType = .none,
    animated: Bool = true
  ) -> ModuleFailure? {
    switch embedType {
    case .none:
      return navigation.push(view, animated: animated)
    case .navigationController:
      // No stack takes a navigation controller; this says so.
      return navigation.push(UINavigationController(), animated: animated)
    }
  }

  /// Takes this module off its stack.
  @discardableResult
  public func popModule(animated: Bool = true) -> ModuleFailure? {
    navigation.pop(animated: animated)
  }

  /// Goes back to the first module of the stack.
  @discardableResult
  public func popToRootModule(animated: Bool = true) -> ModuleFailure? {
    navigation.popToRoot(animated: animated)
  }

  /// Dismisses what this module presents, else what this module was presented in.
  @discardableResult
  public func dismissModule(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    navigation.dismiss(animated: animated, completion: completion)
  }

  /// Takes this module away in the way it came.
  @discardableResult
  public func closeModule(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    navigation.close(animated: animated, completion: completion)
  }

  /// Makes a module the root of this one's window.
  @discardableResult
  public func replaceRootModule(
    withView view: UIViewController, embedIn embedType: VIPERModuleEmbedType = .none
  ) -> ModuleFailure? {
    navigation.replaceRoot(
      view, withNavigationController: embedType == .navigationController)
  }

  /// Shows a module inside this one's view.
  @discardableResult
  public func embedModule(
    withView view: UIViewController, in container: UIView? = nil
  ) -> ModuleFailure? {
    navigation.embed(view, in: container)
  }

  /// Shows a module as a tab of the tab bar that this one is in.
  @discardableResult
  public func showTab(withView view: UIViewController) -> ModuleFailure? {
    navigation.tab(view)
  }

  /// Selects a tab, counted from 0, of the tab bar that this module is in.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    navigation.selectTab(index)
  }
}
