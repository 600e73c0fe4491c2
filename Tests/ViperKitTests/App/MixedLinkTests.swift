import Foundation
import TestTools
import Testing

@testable import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

@MainActor
@Suite(.serialized) struct MixedLinkTests {
  private typealias Shown = NavigationStateTests.Screen
  private final class Screen: UIViewController {}

  @MainActor private protocol ToSwiftUI: AnyObject {
    func openView()
  }

  @MainActor private protocol ToUIKit: AnyObject {
    func openController()
  }

  private final class ControllerRouter: ToSwiftUI {
    weak var viewController: UIViewController?

    func openView() { ModuleNavigation(from: viewController).push(MixedLinkTests.view) }
  }

  private final class ViewRouter: ToUIKit {
    let navigation: NavigationPlace

    init(_ navigation: NavigationPlace) { self.navigation = navigation }

    func openController() { navigation.push(MixedLinkTests.controller()) }
  }

  /// Screens keep their routers here, as presenters do in modules.
  private static var routers: [AnyObject] = []

  private static func controller() -> Screen {
    let (screen, router) = (Screen(), ControllerRouter())
    router.viewController = screen
    routers.append(router)
    ModuleRouters.register(router, at: screen)
    return screen
  }

  private static func view(at place: NavigationPlace) -> Shown {
    let router = ViewRouter(place)
    routers.append(router)
    ModuleRouters.register(router, at: place)
    return NavigationStateTests.screen("view")(place)
  }

  init() { Self.routers = [] }

  private func openView(_ visit: LinkVisit) throws(LinkFailure) {
    try visit.router(of: "Screen", as: (any ToSwiftUI).self).openView()
  }

  private func openController(_ visit: LinkVisit) throws(LinkFailure) {
    try visit.router(of: "View", as: (any ToUIKit).self).openController()
  }

  @Test func theyPassThroughAWindow() throws {
    let stack = UINavigationController(rootViewController: Self.controller())
    let link = ModuleLink("a", to: "View") { (visit) throws(LinkFailure) in
      try visit.start(with: "Screen", Screen.self)
      try openView(visit)
      try openController(visit)
      try openView(visit)
    }
    let url = try #require(URL(string: "x://a"))
    #expect(ModuleLinks([link]).open(url, in: stack) == .opened("View"))
    #expect(stack.viewControllers.map { $0 is ModuleHost } == [false, true, false, true])
  }

  @Test func linksStartFromATabOfTheOtherFramework() throws {
    let link = ModuleLink("a", to: "Screen") { (visit) throws(LinkFailure) in
      try visit.start(with: "View", Shown.self, tab: 1)
      try openController(visit)
    }
    let other = ModuleLink("b", to: "View") { (visit) throws(LinkFailure) in
      try visit.start(with: "Screen", Screen.self, tab: 0)
      try openView(visit)
    }
    let links = ModuleLinks([link, other])
    let bar = UITabBarController()
    bar.addTab(Self.controller(), title: "")
    bar.addTab(ModuleHost(Self.view), title: "")
    #expect(bar.viewControllers?.map(\.tabBarItem.title) == ["Screen", "Screen"])
    let state = NavigationState()
    state.addTab("") { HostedController(Self.controller(), at: $0) }
    state.addTab("", Self.view)
    for url in ["x://a", "x://b", "x://a"] {
      let url = try #require(URL(string: url))
      let expected = url.host() == "a" ? LinkResult.opened("Screen") : .opened("View")
      #expect(links.open(url, in: bar) == expected)
      #expect(links.open(url, in: state) == expected)
    }
    #expect(bar.selectedIndex == 1)
    #expect(bar.frontmost is Screen)
    #expect(state.selectedTab == state.tabs[1].id)
    #expect(state.top?.content is Screen)
  }

  @Test func aLinkWaitsForASheetOfSwiftUI() throws {
    let state = NavigationState(Self.view)
    state.root?.place.sheet { Self.view(at: $0) }
    let sheet = try #require(state.sheet)
    sheet.presentations.isOnScreen = true
    let link = ModuleLink("a", to: "Screen") { (visit) throws(LinkFailure) in
      try visit.start(with: "View", Shown.self)
      try openController(visit)
    }
    let url = try #require(URL(string: "x://a"))
    #expect(ModuleLinks([link]).open(url, in: state) == .opening("Screen"))
    #expect(state.sheet == nil)
    #expect(state.path.isEmpty)
    state.presentations.isGone(.sheet)
    #expect(state.top?.content is Screen)
    #expect(ModuleLinks([link]).open(url, in: state) == .opened("Screen"))
  }

  @Test func theyPassThroughAState() throws {
    let state = NavigationState(Self.view)
    let link = ModuleLink("a", to: "Screen") { (visit) throws(LinkFailure) in
      try visit.start(with: "View", Shown.self)
      try openController(visit)
      try openView(visit)
      try openController(visit)
    }
    let url = try #require(URL(string: "x://a"))
    #expect(ModuleLinks([link]).open(url, in: state) == .opened("Screen"))
    #expect(state.path.map { $0.content is Screen } == [true, false, true])
  }
}
