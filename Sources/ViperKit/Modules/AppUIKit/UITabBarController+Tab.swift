#if canImport(UIKit)
  import UIKit
#endif

extension UITabBarController {
  /// Adds a module as a tab with a navigation of its own.
  ///
  /// - Parameter image: the name of a system image.
  public func addTab(_ view: UIViewController, title: String, image: String = "") {
    let stack = UINavigationController(rootViewController: view)
    let place = viewControllers?.count ?? 0
    #if canImport(UIKit)
      let picture = image.isEmpty ? nil : UIImage(systemName: image)
      stack.tabBarItem = UITabBarItem(title: title, image: picture, tag: place)
    #else
      stack.tabBarItem = UITabBarItem(title: title, image: nil, tag: place)
    #endif
    setViewControllers((viewControllers ?? []) + [stack], animated: false)
  }
}
