import TestTools
import Testing
import ViperKit

@MainActor
struct CatalogRouterTests {
  let catalog = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
  let product = ProductBuilder.build()

  @Test func presentingTakesAllOfItsParametersByDefault() {
    let window = catalog.attachToWindow()
    #expect(catalog.router.presentModule(withView: product.view) == nil)
    #expect(catalog.view.presentedViewController === product.view)
    #expect(window.rootViewController === catalog.view)
  }

  @Test func presentingStartsAtTheNavigationController() {
    let window = catalog.attachToWindow(withNavigationController: true)
    var isDone = false
    let failure = catalog.router.presentModule(
      withView: product.view, embedIn: .none, animated: false, completion: { isDone = true })
    #expect(failure == nil)
    #expect(isDone)
    #expect(product.view.presentingViewController === window.rootViewController)
  }

  @Test func presentingOffScreenIsReported() {
    catalog.view.loadViewIfNeeded()
    let failures = ModuleFailure.collect { catalog.router.presentModule(withView: product.view) }
    #expect(failures.map(\.id) == ["not-on-screen"])
  }

  @Test func poppingAndDismissingLeadBack() {
    let window = catalog.attachToWindow(withNavigationController: true)
    catalog.router.pushModule(withView: product.view)
    let third = ProductBuilder.build()
    product.router.pushModule(withView: third.view, embedIn: .none, animated: false)
    #expect(third.router.popModule() == nil)
    #expect(product.view.navigationController?.topViewController === product.view)

    product.router.pushModule(withView: ProductBuilder.build().view)
    #expect(catalog.router.popToRootModule() == nil)
    #expect(catalog.view.navigationController?.viewControllers == [catalog.view])

    let fourth = ProductBuilder.build()
    catalog.router.presentModule(withView: fourth.view, embedIn: .navigationController)
    #expect(fourth.router.dismissModule(animated: false) == nil)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func waysBackThatThereAreNotAreReported() {
    let window = catalog.attachToWindow(withNavigationController: true)
    let failures = ModuleFailure.collect {
      catalog.router.popModule()
      catalog.router.dismissModule()
      catalog.router.closeModule()
      product.router.popToRootModule()
    }
    #expect(
      failures.map(\.id) == ["is-root", "not-presented", "nothing-to-close", "no-navigation-stack"])
    #expect(window.isKeyWindow)
  }

  @Test func aNewRootTakesTheWindow() {
    let window = catalog.attachToWindow()
    #expect(
      catalog.router.replaceRootModule(withView: product.view, embedIn: .navigationController)
        == nil)
    #expect(
      (window.rootViewController as? UINavigationController)?.topViewController == product.view)
    let failures = ModuleFailure.collect {
      catalog.router.replaceRootModule(withView: UIViewController())
    }
    #expect(failures.map(\.id) == ["no-window"])
  }

  @Test func anEmbeddedModuleFillsAPlaceOfTheView() {
    let place = UIView()
    catalog.view.view.addSubview(place)
    #expect(catalog.router.embedModule(withView: product.view, in: place) == nil)
    #expect(catalog.view.children == [product.view])
    #expect(product.view.view.superview === place)
    #expect(product.router.closeModule() == nil)
    #expect(catalog.view.children.isEmpty)

    let failures = ModuleFailure.collect {
      catalog.router.embedModule(withView: product.view, in: UIView())
    }
    #expect(failures.map(\.id) == ["foreign-container"])
  }

  @Test func tabsAreAddedAndSelected() {
    let tabs = UITabBarController()
    tabs.viewControllers = [catalog.attachToNavigationController()]
    #expect(catalog.router.showTab(withView: product.view) == nil)
    #expect(tabs.selectedIndex == 1)
    #expect(product.router.selectTab(0) == nil)
    #expect(tabs.selectedViewController === catalog.view.navigationController)

    let failures = ModuleFailure.collect {
      catalog.router.selectTab(2)
      ProductBuilder.build().router.selectTab(0)
    }
    #expect(failures.map(\.id) == ["no-such-tab", "source-gone"])
  }

  @Test func theBuilderUsesTheGivenInteractorAndRouter() {
    let interactor = CatalogInteractorMock()
    let router = CatalogRouter()
    let module = MockedCatalogBuilder.build(interactor: interactor, router: router)
    module.view.loadViewIfNeeded()
    #expect(module.interactor === interactor)
    #expect(interactor.fetchTitlesCalls == 1)
    #expect(interactor.presenter === module.presenter)
    #expect(router.viewController === module.view)
  }

  @Test func aSceneHasAWindowOfItsOwn() {
    let scene = UIWindowScene()
    let window = catalog.attachToWindow(in: scene, withNavigationController: true)
    #expect(window.windowScene === scene)
    #expect(catalog.view.navigationController === window.rootViewController)
  }
}
