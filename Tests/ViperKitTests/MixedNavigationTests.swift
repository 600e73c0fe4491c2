import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct MixedNavigationTests {
  typealias Shown = NavigationStateTests.Screen

  /// A way to a module, from a view controller or from a place.
  enum Way: String, CaseIterable {
    case push, present, presentInNavigation, sheet, replaceRoot, embed, tab

    @MainActor
    func open(_ name: String, from controller: UIViewController) -> ModuleFailure? {
      let (navigation, screen) = (
        ModuleNavigation(from: controller), NavigationStateTests.screen(name)
      )
      return switch self {
      case .push: navigation.push(screen)
      case .present: navigation.present(screen)
      case .presentInNavigation: navigation.presentInNavigation(screen)
      case .sheet: navigation.sheet(screen)
      case .replaceRoot: navigation.replaceRoot(screen)
      case .embed: navigation.embed(screen)
      case .tab: navigation.tab(screen)
      }
    }

    @MainActor
    func open(_ view: UIViewController, from controller: UIViewController) -> ModuleFailure? {
      let navigation = ModuleNavigation(from: controller)
      return switch self {
      case .push: navigation.push(view)
      case .present: navigation.present(view)
      case .presentInNavigation: navigation.presentInNavigation(view)
      case .sheet: navigation.sheet(view)
      case .replaceRoot: navigation.replaceRoot(view)
      case .embed: navigation.embed(view)
      case .tab: navigation.tab(view)
      }
    }

    @MainActor
    func open(_ name: String, from place: NavigationPlace) -> ModuleFailure? {
      let screen = NavigationStateTests.screen(name)
      return switch self {
      case .push: place.push(screen)
      case .present: place.present(screen)
      case .presentInNavigation: place.presentInNavigation(screen)
      case .sheet: place.sheet(screen)
      case .replaceRoot: place.replaceRoot(screen)
      case .embed: place.embed(screen)
      case .tab: place.tab(screen)
      }
    }

    @MainActor
    func open(_ view: UIViewController, from place: NavigationPlace) -> ModuleFailure? {
      switch self {
      case .push: place.push(view)
      case .present: place.present(view)
      case .presentInNavigation: place.presentInNavigation(view)
      case .sheet: place.sheet(view)
      case .replaceRoot: place.replaceRoot(view)
      case .embed: place.embed(view)
      case .tab: place.tab(view)
      }
    }
  }

  /// UIKit's navigation: a window, tabs, a stack, and a screen in it.
  @MainActor final class Stage {
    let list = Screen("list")
    let stack: UINavigationController
    let tabs = UITabBarController()
    let window: UIWindow

    init() {
      stack = UINavigationController(rootViewController: list)
      tabs.viewControllers = [stack]
      window = tabs.inWindow()
    }

    func shown(by way: Way, from source: UIViewController) -> UIViewController? {
      switch way {
      case .push: stack.topViewController
      case .present, .sheet: source.presentedViewController
      case .presentInNavigation: Self.first(of: source.presentedViewController)
      case .replaceRoot: Self.first(of: window.rootViewController)
      case .embed: source.children.first
      case .tab: Self.first(of: tabs.selectedViewController)
      }
    }

    private static func first(of controller: UIViewController?) -> UIViewController? {
      (controller as? UINavigationController)?.viewControllers.first ?? controller
    }
  }

  /// SwiftUI's navigation: tabs, and a module in one of them.
  @MainActor final class State {
    let state = NavigationState()
    let place: NavigationPlace

    init() throws {
      state.addTab("First", NavigationStateTests.screen("first"))
      place = try #require(state.top?.place)
    }

    func shown(by way: Way, from source: NavigationPlace) -> ModuleDestination? {
      way == .embed ? source.embedded.first : state.top
    }
  }

  static func screen(_ controller: UIViewController?) -> Shown? {
    (controller as? ModuleHost)?.content(as: Shown.self)
  }

  // MARK: - Inside UIKit's navigation

  @Test(arguments: Way.allCases)
  func uikitOpensSwiftUI(_ way: Way) throws {
    let stage = Stage()
    #expect(way.open("detail", from: stage.list) == nil)
    let shown = stage.shown(by: way, from: stage.list)
    #expect(Self.screen(shown)?.name == "detail")
  }

  @Test(arguments: Way.allCases)
  func swiftUIInUIKitOpensBoth(_ way: Way) throws {
    for isUIKit in [true, false] {
      let stage = Stage()
      ModuleNavigation(from: stage.list).push(NavigationStateTests.screen("detail"))
      let host = try #require(stage.stack.topViewController as? ModuleHost)
      let place = try #require(Self.screen(host)?.router.navigation)
      let form = Screen("form")
      let failure =
        isUIKit ? way.open(form, from: place) : way.open("form", from: place)
      #expect(failure == nil)
      if way == .embed {
        // SwiftUI's view shows it.
        let inner = try #require(place.embedded.first)
        #expect(inner.content(as: Screen.self) === (isUIKit ? form : nil))
        #expect(inner.content(as: Shown.self)?.name == (isUIKit ? nil : "form"))
        continue
      }
      let shown = stage.shown(by: way, from: host)
      #expect(shown === form || Self.screen(shown)?.name == "form")
      let presented = host.presentedViewController
      switch way {
      case .sheet: #expect(presented?.modalPresentationStyle == .pageSheet)
      case .present, .presentInNavigation:
        #expect(presented?.modalPresentationStyle == .fullScreen)
      default: #expect(presented == nil)
      }
    }
  }

  @Test func aStackInAStackIsRefusedInMixedApps() throws {
    let stage = Stage()
    ModuleNavigation(from: stage.list).push(NavigationStateTests.screen("detail"))
    let host = try #require(stage.stack.topViewController as? ModuleHost)
    let place = try #require(Self.screen(host)?.router.navigation)
    let failure = place.presentInNavigation(UINavigationController(rootViewController: Screen("a")))
    #expect(failure?.description.contains("navigation controller") == true)
    #expect(host.presentedViewController == nil)
  }

  // MARK: - Inside SwiftUI's navigation

  @Test(arguments: Way.allCases)
  func swiftUIOpensUIKit(_ way: Way) throws {
    let stage = try State()
    let form = Screen("form")
    #expect(way.open(form, from: stage.place) == nil)
    #expect(stage.shown(by: way, from: stage.place)?.content(as: Screen.self) === form)
  }

  @Test(arguments: Way.allCases)
  func uikitInSwiftUIOpensBoth(_ way: Way) throws {
    for isUIKit in [true, false] {
      let stage = try State()
      let form = Screen("form")
      stage.place.push(form)
      let map = Screen("map")
      let failure = isUIKit ? way.open(map, from: form) : way.open("map", from: form)
      #expect(failure == nil)
      if way == .embed {
        // UIKit's view shows it.
        let inner = form.children.first
        #expect(inner === map || Self.screen(inner)?.name == "map")
        continue
      }
      let top = stage.shown(by: way, from: stage.place)
      #expect(top?.content(as: Screen.self) === (isUIKit ? map : nil))
      #expect(top?.content(as: Shown.self)?.name == (isUIKit ? nil : "map"))
    }
  }

  /// As UIKit does: a full screen covers, all else is a sheet.
  @Test func theStyleOfAControllerDecidesHowSwiftUIPresentsIt() throws {
    for style in [UIModalPresentationStyle.automatic, .fullScreen] {
      let stage = try State()
      let form = Screen("form")
      stage.place.push(form)
      let map = Screen("map")
      map.modalPresentationStyle = style
      var isDone = false
      ModuleNavigation(from: form).present(map) { isDone = true }
      let tab = try #require(stage.state.tabs.first)
      #expect((tab.cover != nil) == (style == .fullScreen))
      #expect((tab.sheet != nil) == (style == .automatic))
      #expect(isDone)
    }
  }

  @Test func aUIKitStackInSwiftUIPushesOntoItself() throws {
    let state = NavigationState()
    let list = Screen("list")
    let stack = UINavigationController(rootViewController: list)
    state.addTab("List") { HostedController(stack, at: $0) }
    state.addTab("Other", NavigationStateTests.screen("other"))
    let detail = Screen("detail")
    ModuleNavigation(from: list).push(detail)
    #expect(stack.topViewController === detail)
    ModuleNavigation(from: detail).push(NavigationStateTests.screen("more"))
    let more = try #require(stack.topViewController as? ModuleHost)
    let place = try #require(Self.screen(more)?.router.navigation)
    #expect(place.push(Screen("last")) == nil)
    #expect(stack.viewControllers.count == 4)
    #expect(place.close() == nil)
    #expect(stack.topViewController === detail)
    #expect(ModuleNavigation(from: detail).sheet(NavigationStateTests.screen("sheet")) == nil)
    #expect(state.top?.content(as: Shown.self)?.name == "sheet")
    #expect(state.top?.place.close() == nil)
    #expect(ModuleNavigation(from: detail).close() == nil)
    #expect(stack.topViewController === list)
    #expect(ModuleNavigation(from: list).selectTab(1) == nil)
    #expect(state.top?.content(as: Shown.self)?.name == "other")
    #expect(state.top?.place.selectTab(0) == nil)
    let failures = ModuleFailure.collect { ModuleNavigation(from: list).close() }
    #expect(failures.map(\.id) == ["nothing-to-close"])
  }
}
