import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

final class CatalogLauncher {
  var window: UIWindow?
  var tabBarController: UITabBarController?

  func launch() -> CatalogView {
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    module.view.loadViewIfNeeded()
    window = module.attachToWindow(withNavigationController: true)
    module.router.pushModule(withView: UIViewController(), animated: false)
    return module.view
  }

  func launchTabs(done: (() -> Void)?) {
    let navigation = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
      .attachToNavigationController()
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    tabBarController = tabs
    done?()
  }
}
