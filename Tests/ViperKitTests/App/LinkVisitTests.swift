import Foundation
import TestTools
import Testing

@testable import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

@MainActor
@Suite(.serialized) struct LinkVisitTests {
  private final class Screen: UIViewController {}
  private final class Other: UIViewController {}

  @MainActor private protocol Leading: AnyObject {
    func push()
    func present()
    func fail()
  }

  private final class Router: Leading {
    weak var viewController: UIViewController?

    func push() { ModuleNavigation(from: viewController).push(make()) }
    func present() { ModuleNavigation(from: viewController).present(make()) }
    func fail() { ModuleNavigation(from: viewController).pop() }
  }

  /// Screens keep their routers here, as presenters do in modules.
  private static var routers: [Router] = []

  private static func make(as screen: UIViewController = Screen()) -> UIViewController {
    let router = Router()
    router.viewController = screen
    routers.append(router)
    ModuleRouters.register(router, at: screen)
    return screen
  }

  private let window = UIWindow(frame: .zero)
  private let tabs = UITabBarController()

  init() {
    Self.routers = []
    tabs.addTab(Self.make(), title: "One", image: "star")
    tabs.addTab(Self.make(as: Other()), title: "Two")
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private func open(
    _ url: String, _ steps: @escaping @MainActor (LinkVisit) throws(LinkFailure) -> Void
  ) throws -> LinkResult {
    let link = ModuleLink("go/{id}?key={key}", to: "End", follow: steps)
    return ModuleLinks([link]).open(try #require(URL(string: url)), in: tabs)
  }

  private func router(_ visit: LinkVisit) throws(LinkFailure) -> any Leading {
    try visit.router(of: "Screen", as: (any Leading).self)
  }

  @Test func eachTabHasANavigationOfItsOwn() {
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
    #expect(tabs.viewControllers?.allSatisfy { $0 is UINavigationController } == true)
    #expect(tabs.frontmost is Screen)
  }

  @Test func aLinkLeadsFromTheTabOverAllItsRoutes() throws {
    tabs.selectedIndex = 1
    for _ in 0..<2 {
      let result = try open("go/1") { (visit) throws(LinkFailure) in
        try visit.start(with: "Screen", Screen.self, tab: 0)
        try router(visit).push()
        try router(visit).present()
      }
      #expect(result == .opened("End"))
      #expect(tabs.selectedIndex == 0)
      let stack = try #require(tabs.selectedViewController as? UINavigationController)
      #expect(stack.viewControllers.count == 2)
      #expect(tabs.frontmost === tabs.presentedViewController)
    }
  }

  @Test func aRouteThatFailsEndsTheLinkAndIsReported() throws {
    let usual = ModuleFailure.reporter
    defer { ModuleFailure.reporter = usual }
    var reported: [ModuleFailure] = []
    ModuleFailure.reporter = { reported.append($0) }
    var goesOn = false
    let result = try open("go/1") { (visit) throws(LinkFailure) in
      try visit.start(with: "Screen", Screen.self, tab: 0)
      try router(visit).present()
      try router(visit).fail()
      _ = try router(visit)
      goesOn = true
    }
    #expect(!goesOn)
    let failure = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(result == .failed(.navigation(failure)))
  }

  @Test func aLinkToAMissingModuleFailsAndChangesNothing() throws {
    func start(_ tab: Int?) throws -> LinkResult {
      try open("go/1") { (visit) throws(LinkFailure) in
        try visit.start(with: "Screen", Screen.self, tab: tab)
      }
    }
    tabs.selectedIndex = 1
    #expect(try start(1) == .failed(.notThere("Screen")))
    #expect(try start(2) == .failed(.notThere("Screen")))
    #expect(try start(-1) == .failed(.notThere("Screen")))
    #expect(try start(nil) == .failed(.notThere("Screen")))
    for (name, tab) in [("Screen", 1), ("Other", 0)] {
      let hidden = try open("go/1") { (visit) throws(LinkFailure) in
        try visit.start(with: name, named: name, tab: tab)
      }
      #expect(hidden == .failed(.notThere(name)))
    }
    #expect(tabs.selectedIndex == 1)
    let other = try open("go/1") { (visit) throws(LinkFailure) in
      try visit.start(with: "Other", Other.self, tab: 1)
      tabs.frontmost.navigationController?.pushViewController(UIViewController(), animated: false)
      _ = try router(visit)
    }
    #expect(other == .failed(.notThere("Screen")))
  }

  @Test func valuesAreReadBeforeAnythingMoves() throws {
    var read: [Int?] = []
    func values(_ url: String) throws -> LinkResult {
      try open(url) { (visit) throws(LinkFailure) in
        read.append(try visit.read("id", as: Int.self))
        read.append(try visit.readIfPresent("key", as: Int.self))
      }
    }
    #expect(try values("go/7?key=8") == .opened("End"))
    #expect(try values("go/9") == .opened("End"))
    #expect(read == [7, 8, 9, nil])
    #expect(try values("go/x") == .failed(.wrongValue("x", of: "id", type: "Int")))
    #expect(try values("go/1?key=x") == .failed(.wrongValue("x", of: "key", type: "Int")))
    #expect(try values("stay/1") == .failed(.unknownLink))
    let missing = try open("go/1") { (visit) throws(LinkFailure) in
      _ = try visit.read("key", as: UUID.self, by: UUID.init(uuidString:))
    }
    #expect(missing == .failed(.missingValue("key")))
  }

  @Test func anEmptyItemCountsAsMissing() throws {
    var read: [Bool?] = []
    let result = try open("go/1?key=") { (visit) throws(LinkFailure) in
      read.append(try visit.readIfPresent("key", as: Bool.self))
      #expect(try visit.readIfPresent("key", as: String.self) == "")
      _ = try visit.read("key", as: Bool.self)
    }
    #expect(read == [nil])
    #expect(result == .failed(.missingValue("key")))
  }

  // MARK: - What leaves the screen

  private func openPresented() throws -> LinkResult {
    try open("go/1") { (visit) throws(LinkFailure) in
      try visit.start(with: "Screen", Screen.self, tab: 0)
      try router(visit).present()
    }
  }

  @Test func aLinkWaitsUntilADismissalEnds() async throws {
    let sheet = UIViewController()
    ModuleNavigation(from: tabs).present(sheet)
    tabs.dismiss(animated: true)
    try #require(sheet.isBeingDismissed)
    #expect(try openPresented() == .opening("End"))
    #expect(tabs.presentedViewController === sheet)
    while tabs.presentedViewController == nil || tabs.presentedViewController === sheet {
      await Task.yield()
    }
    #expect(tabs.frontmost is Screen)
    #expect(tabs.frontmost === tabs.presentedViewController)
  }

  @Test func aDelayedLinkFailureIsReported() async throws {
    let usual = ModuleFailure.reporter
    defer { ModuleFailure.reporter = usual }
    var reported: [ModuleFailure] = []
    ModuleFailure.reporter = { reported.append($0) }
    ModuleNavigation(from: tabs).present(UIViewController())
    tabs.dismiss(animated: true)
    #expect(try openPresented() == .opening("End"))
    window.rootViewController = UIViewController()
    while reported.isEmpty { await Task.yield() }
    #expect(
      reported.map(\.description) == [
        """
        could not follow 'go/1': 'Screen' is not on the screen; follow it again from where the app is now
        """
      ])
  }

  @Test func theRouterRegistryKeepsNoModuleAlive() {
    weak var screen: UIViewController?
    do {
      let made = Self.make()
      screen = made
      #expect(ModuleRouters.router(at: made) === Self.routers.last)
      Self.routers = []
      #expect(ModuleRouters.router(at: made) == nil)
    }
    #expect(screen == nil)
  }

  @Test(arguments: [
    (LinkFailure.unknownLink, "no link of the app is like this"),
    (.missingValue("id"), "the value of 'id' is missing"),
    (.wrongValue("x", of: "id", type: "Int"), "'x' is no Int for 'id'"),
    (.notThere("Feed"), "'Feed' is not on the screen"),
  ])
  func aFailureSaysWhatIsWrong(failure: LinkFailure, text: String) {
    #expect(failure.description == text)
  }
}
