import TestTools
import Testing

@testable import ViperKit

/// A start module, and the tabs that replace it.
@MainActor
@Suite(.serialized) struct AppRootsTests {
  private typealias Shown = NavigationStateTests.Screen

  /// A screen over a screen of the start module, from where the routes start.
  @MainActor private final class Stage {
    let window = UIWindow()
    let roots = AppRoots {
      UINavigationController(rootViewController: Screen("login"))
    } tabs: { bar in
      bar.addTab(Screen("feed"), title: "Feed")
      bar.addTab(Screen("settings"), title: "Settings")
    }

    init() { roots.start(in: window) }

    /// `login`, or `feed` in the first tab
    var shown: String? { (window.rootViewController?.frontmost as? Screen)?.name }
  }

  private static func state() -> NavigationState {
    NavigationState {
      NavigationStateTests.screen("login")($0)
    } tabs: { app in
      app.addTab("Feed", NavigationStateTests.screen("feed"))
      app.addTab("Settings", NavigationStateTests.screen("settings"))
    }
  }

  @Test func tabsReplaceTheStartAndEverythingOverIt() {
    let stage = Stage()
    weak var old: UIViewController?
    weak var modal: UIViewController?
    do {
      let source = stage.window.rootViewController?.frontmost
      let form = Screen("form")
      ModuleNavigation(from: source).present(form)
      (old, modal) = (source, form)
      #expect(ModuleNavigation(from: form).showTabs() == nil)
    }
    #expect(old == nil && modal == nil)
    #expect((stage.roots.current as? UITabBarController)?.viewControllers?.count == 2)
    #expect(stage.shown == "feed")
    let feed = stage.roots.current.frontmost
    #expect(ModuleNavigation(from: feed).showTabs() == nil)
    #expect(stage.shown == "feed" && stage.roots.current.frontmost !== feed)
  }

  @Test func theStartIsNewEachTime() {
    let stage = Stage()
    for _ in 0..<2 {
      weak var old: UIViewController?
      old = stage.roots.current
      #expect(ModuleNavigation(from: stage.roots.current.frontmost).showStart() == nil)
      #expect(old == nil)
      #expect(stage.shown == "login")
    }
    ModuleNavigation(from: stage.roots.current.frontmost).replaceRoot(Screen("other"))
    #expect(ModuleNavigation(from: stage.roots.current.frontmost).showStart() == nil)
    #expect(stage.shown == "login")
  }

  @Test func anAppCanStartWithItsTabs() {
    let roots = AppRoots {
      Screen("login")
    } tabs: {
      $0.addTab(Screen("feed"), title: "")
    }
    roots.showTabs()
    #expect(roots.current is UITabBarController)
    weak var first: UIViewController?
    first = roots.current
    let window = UIWindow()
    roots.start(in: window)
    #expect(window.rootViewController === first)
    roots.showStart()
    #expect(first == nil)
  }

  @Test func aWindowKeepsItsRootsAndNothingElse() {
    weak var roots: AppRoots?
    do {
      let window = UIWindow()
      do {
        let made = AppRoots {
          Screen("login")
        } tabs: { _ in
        }
        made.start(in: window)
        roots = made
      }
      #expect(ModuleNavigation(from: window.rootViewController).showTabs() == nil)
    }
    #expect(roots == nil)
  }

  @Test func swiftUIShowsThemToo() throws {
    let state = Self.state()
    for name in ["feed", "login", "feed"] {
      weak var old: NavigationStateTests.Router?
      do {
        let place = try #require(state.top?.place)
        place.sheet(NavigationStateTests.screen("form"))
        let form = try #require(state.top?.content(as: Shown.self))
        old = form.router
        let navigation = form.router.navigation
        #expect((name == "feed" ? navigation.showTabs() : navigation.showStart()) == nil)
        #expect(navigation.showTabs()?.id == "source-gone")
      }
      #expect(old == nil)
      #expect(state.top?.content(as: Shown.self)?.name == name)
      #expect(state.tabs.count == (name == "feed" ? 2 : 0))
    }
    state.showStart()
    #expect(state.root?.place.push(NavigationStateTests.screen("detail")) == nil)
    #expect(state.path.count == 1)
  }

  @Test func aModuleShowsTheTabsOfTheOtherFramework() throws {
    let state = Self.state()
    let form = Screen("form")
    state.root?.place.push(form)
    #expect(ModuleNavigation(from: form).showTabs() == nil)
    #expect(state.tabs.count == 2)
    let stage = Stage()
    ModuleNavigation(from: stage.roots.current.frontmost).push(NavigationStateTests.screen("form"))
    let host = try #require(stage.roots.current.frontmost as? ModuleHost)
    #expect(host.content(as: Shown.self)?.router.navigation.showTabs() == nil)
    #expect(stage.shown == "feed")
  }

  @Test func outsideOfAnAppBothFail() throws {
    let screen = Screen("list")
    let window = screen.inWindow()
    let place = try #require(
      NavigationState(NavigationStateTests.screen("list")).root?.place)
    let failures = ModuleFailure.collect {
      ModuleNavigation(from: screen).showTabs()
      ModuleNavigation(from: Screen("new")).showStart()
      place.showStart()
    }
    #expect(window.rootViewController === screen)
    #expect(failures.map(\.id) == ["no-app-roots", "no-window", "source-gone"])
  }
}
