#if canImport(UIKit)
  import UIKit
#endif

extension UITabBarController {
  /// Adds a tab with its own navigation controller.
  ///
  /// - Parameter image: the name of a system image.
  @discardableResult
  public func addTab(
    _ view: UIViewController, title: String, image: String = ""
  ) -> UIViewController {
    // Users could not find a tab without a title.
    let title = title.isEmpty ? view.title ?? ModuleFailure.name(of: view) : title
    view.tabBarItem = UITabBarItem(title: title, image: nil, tag: viewControllers?.count ?? 0)
    #if canImport(UIKit)
      if !image.isEmpty { view.tabBarItem.image = UIImage(systemName: image) }
    #endif
    return addTab(view, inStack: true)
  }

  func addTab(_ view: UIViewController, inStack: Bool) -> UIViewController {
    var tab = view
    if inStack, !ModulePosition(of: view).placesItsChildren {
      let item = view.tabBarItem
      tab = UINavigationController(rootViewController: view)
      tab.tabBarItem = item
    }
    setViewControllers((viewControllers ?? []) + [tab], animated: false)
    return tab
  }
}
