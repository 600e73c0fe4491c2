import TestTools
import Testing
import ViperKit

/// A module in ViperBase's own style, in the Swift 5 language mode, driven from outside.
@MainActor
struct CatalogModuleTests {
  @Test func aCustomBuildMethodHandsDataToThePresenter() {
    let view = CatalogBuilder.build(filter: "A")
    #expect(!view.isLoading)
    view.loadViewIfNeeded()
    #expect(view.titles == ["Apple", "Avocado"])
    #expect(!view.isLoading)
  }

  @Test func aMockInOneSlotReplacesThatLayer() {
    let module = MockedCatalogBuilder.build()
    module.view.loadViewIfNeeded()
    #expect(module.interactor.fetchTitlesCalls == 1)
    #expect(module.view.isLoading)
    #expect(module.interactor.presenter === module.presenter)
    #expect(module.router.viewController === module.view)
  }

  @Test func theStoryboardOfTheBuilderIsUsed() {
    UIStoryboard.register("Catalog") { CatalogView(coder: $0) }
    defer { UIStoryboard.register("Catalog", initial: nil) }
    let failures = ModuleFailure.collect {
      let module = CatalogBuilder.build()
      module.view.loadViewIfNeeded()
      #expect(module.view.titles.count == 3)
    }
    #expect(failures.isEmpty)
  }

  @Test func aMissingStoryboardIsReportedAndReplacedByCode() {
    let failures = ModuleFailure.collect {
      let module = CatalogBuilder.build(viewUIType: .storyboard(name: "Nowhere", bundle: nil))
      module.view.loadViewIfNeeded()
      #expect(module.view.titles.count == 3)
    }
    #expect(failures.map(\.id) == ["storyboard-missing"])
  }

  @Test func aNibIsConnectedBeforeThePresenter() {
    UINib.register("CatalogNib") { owner in
      (owner as? CatalogView)?.title = "from the nib"
      #expect((owner as? CatalogView)?.presenter == nil)
    }
    defer { UINib.register("CatalogNib", connect: nil) }
    let module = CatalogBuilder.build(viewUIType: .nib(name: "CatalogNib", bundle: nil))
    #expect(module.view.title == "from the nib")
    #expect(module.view.presenter === module.presenter)
  }

  @Test func selectingARowPushesAndClosingPops() throws {
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    let window = module.attachToWindow(withNavigationController: true)
    let stack = try #require(window.rootViewController as? UINavigationController)
    module.presenter.didSelectRow(at: 2)
    let product = try #require(stack.topViewController as? ProductView)
    #expect(product.title == "Banana")
    product.presenter.didTapClose()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func presentingWrapsAndCompletes() async throws {
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    let window = module.attachToWindow()
    module.presenter.didTapHelp()
    #expect(module.presenter.helpWasShown)
    let stack = try #require(module.view.presentedViewController as? UINavigationController)
    let help = try #require(stack.viewControllers.first as? ProductView)
    help.presenter.didTapClose()
    #expect(stack.isBeingDismissed)
    for _ in 0..<10 { await Task.yield() }
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func pushingWithoutAStackIsReported() {
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    module.view.loadViewIfNeeded()
    let failures = ModuleFailure.collect { module.presenter.didSelectRow(at: 0) }
    #expect(
      failures.map(\.description) == [
        "could not push 'ProductView' from 'CatalogView': 'CatalogView' is in no navigation "
          + "stack; show it in a navigation stack, or use 'present'"
      ])
  }

  @Test func pushingANavigationControllerIsReported() {
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    let stack = module.attachToNavigationController()
    let failures = ModuleFailure.collect {
      module.router.pushModule(withView: UIViewController(), embedIn: .navigationController)
    }
    #expect(failures.map(\.id) == ["is-navigation-controller"])
    #expect(stack.viewControllers.count == 1)
  }

  @Test func aLayerThatDoesNotConformIsReported() {
    let failures = ModuleFailure.collect { _ = MuteCatalogBuilder.build() }
    #expect(
      failures.map(\.description) == [
        "could not build 'CatalogView': 'CatalogInteractorMute' is no 'CatalogInteractorProtocol', which "
          + "'CatalogPresenter' has as its interactor; let it conform to that, or put another "
          + "type in its place"
      ])
  }

  @Test func codeWithoutActorsCanLaunchModules() throws {
    let launcher = CatalogLauncher()
    let view = launcher.launch()
    #expect(view.navigationController?.viewControllers.count == 2)
    var isDone = false
    launcher.launchTabs { isDone = true }
    #expect(isDone)
    #expect(launcher.tabBarController?.selectedIndex == 0)
    #expect(launcher.window?.isKeyWindow == true)
  }

  @Test func aNavigationControllerGetsTheTabBarItem() {
    let item = UITabBarItem(title: "Catalog", image: nil, tag: 3)
    let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
    let stack = module.attachToNavigationController(tabBarItem: item)
    #expect(stack.tabBarItem === item)
    #expect(stack.viewControllers.first === module.view)
  }

  @Test func theModuleIsFreedWithItsView() {
    weak var presenter: CatalogPresenter?
    weak var interactor: CatalogInteractor?
    do {
      let module = CatalogBuilder.build(viewUIType: VIPERViewUIType.none)
      let window = module.attachToWindow(withNavigationController: true)
      (presenter, interactor) = (module.presenter, module.interactor)
      window.rootViewController = nil
      #expect(presenter != nil)
    }
    #expect(presenter == nil)
    #expect(interactor == nil)
  }
}
