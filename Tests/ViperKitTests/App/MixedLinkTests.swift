import Foundation
import TestTools
import Testing

@testable import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

/// Links that lead from UIKit to SwiftUI and back, whoever hosts whom.
@MainActor
@Suite(.serialized, .inTurn) struct MixedLinkTests {
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
