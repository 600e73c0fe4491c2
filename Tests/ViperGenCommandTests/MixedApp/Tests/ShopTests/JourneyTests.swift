import Testing

@testable import Shop

#if canImport(UIKit)
  import UIKit
#endif

/// The app from its list to its last screen and back, as a user goes.
@MainActor
@Suite struct JourneyTests {
  /// Every call comes from the main actor.
  final class Store: ItemStore, @unchecked Sendable {
    var picked: [Int] = []
    var colours: [String] = []

    func pick(id: Int) { picked.append(id) }
    func colour(_ name: String) { colours.append(name) }
  }

  @MainActor final class Witness {
    private(set) weak var object: AnyObject?
    init(_ object: AnyObject?) { self.object = object }
  }

  let store = Store()
  let container: ShopContainer

  init() { container = ShopContainer(store: store) }

  func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }

  // MARK: - UIKit is around it all

  /// Two tabs, of UIKit and of SwiftUI, with a stack each.
  @MainActor final class Root {
    let list: ItemListView
    let stack: UINavigationController
    let other = UINavigationController()
    let tabs = UITabBarController()
    let window: UIWindow

    init(_ container: ShopContainer) {
      list = ItemListBuilder.build(dependencies: container)
      stack = list.attachToNavigationController()
      other.viewControllers = [
        ModuleHost { ItemDetailBuilder.build(id: 9, dependencies: container, navigation: $0) }
      ]
      tabs.viewControllers = [stack, other]
      window = tabs.attachToWindow()
    }

    func detail(_ controller: UIViewController?) throws -> ItemDetailView {
      try #require((controller as? ModuleHost)?.content(as: ItemDetailView.self))
    }
  }

  @Test func thereAndBackInUIKit() async throws {
    let root = Root(container)
    var witnesses: [Witness] = []
    do {
      root.list.presenter.didSelect(id: 1)
      let detail = try root.detail(root.stack.topViewController)
      detail.presenter.didTapEdit()
      let form = try #require(root.stack.topViewController as? ItemFormView)
      form.presenter.didTapColour()
      let colours = try #require(
        (form.presentedViewController as? ModuleHost)?.content(as: ColoursView.self))
      witnesses = [Witness(detail.state), Witness(form), Witness(colours.state)]

      colours.presenter.didTap("red")
      #expect(store.colours == ["red"])
      colours.presenter.didTapClose()
      await settle()
      #expect(form.presentedViewController == nil)
      form.presenter.didTapSave()
      #expect(store.picked == [1])
      form.presenter.didTapClose()
      #expect(root.stack.viewControllers.count == 2)
      detail.presenter.didTapClose()
    }
    #expect(root.stack.topViewController === root.list)
    #expect(witnesses.allSatisfy { $0.object == nil })
  }

  @Test func aSheetOfTheOtherFrameworkClosesByCodeAndBySwipe() async throws {
    let root = Root(container)
    for isSwiped in [false, true] {
      var witness: Witness?
      do {
        root.list.presenter.didSelect(id: 2)
        let host = root.stack.topViewController
        let detail = try root.detail(host)
        detail.presenter.didTapEditInSheet()
        let form = try #require(host?.presentedViewController as? ItemFormView)
        #expect(form.modalPresentationStyle == .pageSheet)
        witness = Witness(form)
        form.presenter.didTapSave()
        #if !canImport(UIKit)
          if isSwiped { #expect(form.presentationController?.swipeAway() == true) }
        #endif
        if !isSwiped { form.presenter.didTapClose() }
        await settle()
        #expect(host?.presentedViewController == nil)
        detail.presenter.didTapClose()
      }
      #expect(witness?.object == nil)
    }
    #if canImport(UIKit)
      #expect(store.picked == [2, 2])
    #else
      #expect(store.picked == [2, 2, 0])
    #endif
  }

  #if !canImport(UIKit)
    @Test func aSheetThatIsSwipedAwayNotifiesItsOpener() async throws {
      let root = Root(container)
      try #require(root.list.presenter as? ItemListPresenter).router.showDetailSheet(id: 6)
      #expect(root.list.presentedViewController?.presentationController?.swipeAway() == true)
      #expect(store.picked == [0])
      await settle()

      let form = ItemFormBuilder.build(id: 7, dependencies: container)
      root.stack.pushViewController(form, animated: false)
      form.presenter.didTapColour()
      #expect(form.presentedViewController?.presentationController?.swipeAway() == true)
      #expect(store.colours == ["none"])
    }
  #endif

  @Test func everyTabAsksAndAnswers() throws {
    let root = Root(container)
    root.list.presenter.didAsk()
    #expect((root.list.presentedViewController as? UIAlertController)?.title == "Sure?")
    root.list.dismiss(animated: false)

    root.tabs.selectedIndex = 1
    let host = root.other.topViewController
    let detail = try root.detail(host)
    #expect((detail.presenter as? ItemDetailPresenter)?.id == 9)
    detail.presenter.didAsk()
    #expect(host?.presentedViewController is UIAlertController)
    host?.dismiss(animated: false)
    detail.presenter.didTapEdit()
    #expect(root.other.topViewController is ItemFormView)
    #expect(root.stack.topViewController === root.list)
  }

  /// A SwiftUI view in a UIKit tab, with a UIKit view in a part of it.
  @Test func anEmbeddedModuleReportsAndCloses() throws {
    let root = Root(container)
    let stack = root.other
    var witness: Witness?
    do {
      let host = ModuleHost { ItemBoardBuilder.build(dependencies: container, navigation: $0) }
      stack.pushViewController(host, animated: false)
      let board = try #require(host.content(as: ItemBoardView.self))
      board.presenter.didTapForm(id: 5)
      let form = try #require(board.navigation.embedded.first?.content(as: ItemFormView.self))
      witness = Witness(form)
      form.presenter.didTapSave()
      form.presenter.didTapColour()
      #expect((host.presentedViewController as? ModuleHost)?.content(as: ColoursView.self) != nil)
      host.dismiss(animated: false)
      form.presenter.didTapClose()
      #expect(board.navigation.embedded.isEmpty)
    }
    #expect(store.picked == [5])
    #expect(witness?.object == nil)
  }

  // MARK: - SwiftUI is around it all

  /// Two tabs, of SwiftUI and of UIKit.
  @MainActor final class State {
    let navigation = NavigationState()

    init(_ container: ShopContainer) {
      navigation.addTab("Item") {
        ItemDetailBuilder.build(id: 3, dependencies: container, navigation: $0)
      }
      navigation.addTab("Items") {
        HostedController(ItemListBuilder.build(dependencies: container), at: $0)
      }
    }

    func top<Content>(_ type: Content.Type) throws -> Content {
      try #require(navigation.top?.content(as: type))
    }
  }

  @Test func thereAndBackInSwiftUI() throws {
    let root = State(container)
    root.navigation.selectedTab = root.navigation.tabs.last?.id
    var witnesses: [Witness] = []
    do {
      let list = try root.top(ItemListView.self)
      list.presenter.didSelect(id: 4)
      let detail = try root.top(ItemDetailView.self)
      detail.presenter.didTapEdit()
      let form = try root.top(ItemFormView.self)
      form.presenter.didTapColour()
      let colours = try root.top(ColoursView.self)
      witnesses = [Witness(detail.state), Witness(form), Witness(colours.state)]

      colours.presenter.didTap("blue")
      colours.presenter.didTapClose()
      #expect(try root.top(ItemFormView.self) === form)
      form.presenter.didTapSave()
      form.presenter.didAsk()
      #expect(root.navigation.tabs.last?.answer("OK") == true)
      form.presenter.didTapClose()
      detail.presenter.didTapEditInSheet()
      try root.top(ItemFormView.self).presenter.didTapSave()
      #expect(root.navigation.tabs.last?.swipeSheetAway() == true)
      detail.presenter.didTapClose()
      #expect(try root.top(ItemListView.self) === list)
    }
    #expect(store.picked == [4, 4, 0])
    #expect(store.colours == ["blue"])
    #expect(witnesses.allSatisfy { $0.object == nil })
  }
}
