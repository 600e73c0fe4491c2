#if canImport(UIKit)
  import UIKit
#endif

/// The container in which a module is shown.
public enum VIPERModuleEmbedType: Sendable {
  case none, navigationController
}

extension VIPERRouter {
  private var navigation: ModuleNavigation { ModuleNavigation(from: viewController) }

  /// Presents a module from the navigation controller, or from this module.
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

  /// Pushes a module onto this module's stack.
  @discardableResult
  public func pushModule(
    withView view: UIViewController, embedIn embedType: VIPERModuleEmbedType = .none,
    animated: Bool = true
  ) -> ModuleFailure? {
    switch embedType {
    case .none:
      return navigation.push(view, animated: animated)
    case .navigationController:
      // This fails, because a stack can't contain a navigation controller.
      return navigation.push(UINavigationController(), animated: animated)
    }
  }

  /// Pops this module.
  @discardableResult
  public func popModule(animated: Bool = true) -> ModuleFailure? {
    navigation.pop(animated: animated)
  }

  /// Goes back to the first module of the stack.
  @discardableResult
  public func popToRootModule(animated: Bool = true) -> ModuleFailure? {
    navigation.popToRoot(animated: animated)
  }

  /// Dismisses the module that this module presents, or else this module.
  @discardableResult
  public func dismissModule(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    navigation.dismiss(animated: animated, completion: completion)
  }

  /// Closes this module.
  @discardableResult
  public func closeModule(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    navigation.close(animated: animated, completion: completion)
  }

  /// Replaces the root of this module's window.
  @discardableResult
  public func replaceRootModule(
    withView view: UIViewController, embedIn embedType: VIPERModuleEmbedType = .none
  ) -> ModuleFailure? {
    navigation.replaceRoot(
      view, withNavigationController: embedType == .navigationController)
  }

  /// Embeds a module in this module's view.
  @discardableResult
  public func embedModule(
    withView view: UIViewController, in container: UIView? = nil
  ) -> ModuleFailure? {
    navigation.embed(view, in: container)
  }

  /// Shows a module as a tab.
  @discardableResult
  public func showTab(withView view: UIViewController) -> ModuleFailure? {
    navigation.tab(view)
  }

  /// Selects a tab, counted from 0.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    navigation.selectTab(index)
  }
}
