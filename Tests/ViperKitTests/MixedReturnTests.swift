import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct MixedReturnTests {
  typealias Way = MixedNavigationTests.Way
  typealias Shown = NavigationStateTests.Screen

  /// The ways that `close` leads back from.
  nonisolated static let opening: [Way] = [.push, .present, .presentInNavigation, .sheet, .embed]

  @Test(arguments: opening)
  func swiftUIClosesInUIKitAndIsFreed(_ way: Way) async throws {
    let stage = MixedNavigationTests.Stage()
    weak var router: NavigationStateTests.Router?
    weak var host: UIViewController?
    do {
      #expect(way.open("detail", from: stage.list) == nil)
      let shown = try #require(stage.shown(by: way, from: stage.list))
      router = MixedNavigationTests.screen(shown)?.router
      host = shown
    }
    #expect(router != nil)
    #expect(router?.navigation.close() == nil)
    await settle()
    #expect(stage.stack.topViewController === stage.list)
    #expect(stage.list.children.isEmpty)
    #expect(stage.list.presentedViewController == nil)
    #expect(router == nil)
    #expect(host == nil)
  }

  @Test(arguments: opening)
  func uikitClosesInSwiftUIAndIsFreed(_ way: Way) throws {
    let stage = try MixedNavigationTests.State()
    weak var gone: Screen?
    do {
      let form = Screen("form")
      gone = form
      #expect(way.open(form, from: stage.place) == nil)
    }
    #expect(gone != nil)
    #expect(ModuleNavigation(from: gone).close() == nil)
    #expect(stage.state.top?.place === stage.place)
    #expect(stage.place.embedded.isEmpty)
    #expect(gone == nil)
  }

  @Test func aChildOfAControllerClosesAlone() throws {
    let stage = try MixedNavigationTests.State()
    let (form, part) = (Screen("form"), Screen("part"))
    stage.place.push(form)
    ModuleNavigation(from: form).embed(part)
    #expect(ModuleNavigation(from: part).close() == nil)
    #expect(form.children.isEmpty)
    #expect(stage.state.top?.content(as: Screen.self) === form)
  }

  @Test func swiftUIInUIKitPresentsDismissesAndSelectsTabs() async throws {
    let (stage, other) = (MixedNavigationTests.Stage(), Screen("other"))
    stage.tabs.viewControllers = [stage.stack, other]
    ModuleNavigation(from: stage.list).push(NavigationStateTests.screen("detail"))
    let host = try #require(stage.stack.topViewController)
    let navigation = try #require(MixedNavigationTests.screen(host)?.router.navigation)
    #expect(navigation.present(Screen("form")) == nil)
    #expect(host.presentedViewController != nil)
    #expect(navigation.dismiss() == nil)
    await settle()
    #expect(host.presentedViewController == nil)
    #expect(navigation.selectTab(1) == nil)
    #expect(stage.tabs.selectedViewController === other)
    #expect(navigation.pop() == nil)
    #expect(stage.stack.topViewController === stage.list)
  }

  @Test func theOtherWaysBackLeadThroughTheHost() async throws {
    let stage = try MixedNavigationTests.State()
    let (one, two) = (Screen("one"), Screen("two"))
    stage.place.push(one)
    ModuleNavigation(from: one).push(two)
    #expect(ModuleNavigation(from: two).pop() == nil)
    #expect(stage.state.top?.content(as: Screen.self) === one)
    ModuleNavigation(from: one).sheet(two)
    #expect(ModuleNavigation(from: one).dismiss() == nil)
    #expect(stage.state.top?.content(as: Screen.self) === one)
    #expect(ModuleNavigation(from: one).popToRoot() == nil)
    #expect(stage.state.top?.place === stage.place)

    let other = MixedNavigationTests.Stage()
    ModuleNavigation(from: other.list).push(NavigationStateTests.screen("detail"))
    let detail = MixedNavigationTests.screen(other.stack.topViewController)
    detail?.router.navigation.push(Screen("form"))
    #expect(detail?.router.navigation.popToRoot() == nil)
    #expect(other.stack.topViewController === other.list)
  }

  // MARK: - What is told

  @Test func alertsArePresentedByTheHost() throws {
    let stage = MixedNavigationTests.Stage()
    ModuleNavigation(from: stage.list).push(NavigationStateTests.screen("detail"))
    let host = try #require(stage.stack.topViewController as? ModuleHost)
    var answers = 0
    let alert = ModuleAlert("Sure?", actions: [.init("Yes") { answers += 1 }])
    #expect(MixedNavigationTests.screen(host)?.router.navigation.alert(alert) == nil)
    #expect((host.presentedViewController as? UIAlertController)?.answer("Yes") == true)

    let other = try MixedNavigationTests.State()
    let form = Screen("form")
    other.place.push(form)
    #expect(ModuleNavigation(from: form).alert(alert) == nil)
    #expect(other.state.tabs.first?.answer("Yes") == true)
    #expect(answers == 2)
  }

  @Test func aSheetThatIsSwipedAwayNotifiesItsOpener() throws {
    var swipes = 0
    let stage = MixedNavigationTests.Stage()
    let sheet = NavigationStateTests.screen("sheet")
    ModuleNavigation(from: stage.list).sheet(sheet, didSwipeAway: { swipes += 1 })
    let host = try #require(stage.list.presentedViewController)
    #expect(host.presentationController?.swipeAway() == true)
    ModuleNavigation(from: stage.list).push(NavigationStateTests.screen("detail"))
    let detail = try #require(MixedNavigationTests.screen(stage.stack.topViewController))
    detail.router.navigation.sheet(Screen("form"), didSwipeAway: { swipes += 1 })
    let form = try #require(
      stage.list.presentedViewController ?? stage.stack.presentedViewController)
    #expect(form.presentationController?.swipeAway() == true)
    #expect(swipes == 2)

    let other = try MixedNavigationTests.State()
    other.place.sheet(Screen("form"), didSwipeAway: { swipes += 1 })
    #expect(other.state.tabs.first?.swipeSheetAway() == true)
    let pushed = Screen("pushed")
    other.place.push(pushed)
    ModuleNavigation(from: pushed).sheet(sheet, didSwipeAway: { swipes += 1 })
    #expect(other.state.tabs.first?.swipeSheetAway() == true)
    ModuleNavigation(from: pushed).presentInNavigation(Screen("more")) {
    } didSwipeAway: {
      swipes += 1
    }
    #expect(other.state.tabs.first?.swipeSheetAway() == true)
    #expect(swipes == 5)
  }

  @Test func failuresNameTheModuleAndNotItsHost() throws {
    let detail = ModuleHost(NavigationStateTests.screen("detail"))
    let window = detail.inWindow()
    defer { window.isHidden = true }
    let place = try #require(detail.content(as: Shown.self)?.router.navigation)
    let state = NavigationState(hasStack: false, NavigationStateTests.screen("root"))
    let form = Screen("form")
    let failures = try ModuleFailure.collect {
      place.push(form)
      place.close()
      place.tab(form)
      let root = try #require(state.root?.place)
      root.push(form)
      root.sheet(form)
      root.present(form)
      ModuleNavigation(from: form).push(NavigationStateTests.screen("more"))
      ModuleNavigation(from: form).tab(NavigationStateTests.screen("more"))
      state.sheet = nil
      ModuleNavigation(from: form).close()
    }
    let reasons = failures.map(\.description).map { $0.prefix { $0 != ";" } }
    #expect(
      reasons == [
        "could not push 'Screen' from 'Screen': 'Screen' is in no navigation stack",
        "could not close 'Screen': it is neither pushed, presented nor embedded",
        "could not show the tab 'Screen' from 'Screen': 'Screen' is in no tab bar",
        "could not push 'Screen' from 'Screen': 'Screen' is in no navigation stack",
        "could not present 'Screen' from 'Screen': 'Screen' is shown already",
        "could not push 'Screen' from 'Screen': 'Screen' is in no navigation stack",
        "could not show the tab 'Screen' from 'Screen': 'Screen' is in no tab bar",
        "could not close 'Screen': the view to start from is gone",
      ])
  }

  @Test func aControllerIsBuiltOnce() throws {
    var builds = 0
    let state = NavigationState { place in
      builds += 1
      return HostedController(Screen("form"), at: place)
    }
    let form = state.root?.content(as: Screen.self)
    #expect(form != nil)
    #expect(state.root?.content(as: Screen.self) === form)
    #expect(form?.isViewLoaded == false)
    #expect(builds == 1)
  }
}
