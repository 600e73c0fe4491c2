import TestTools
import Testing

@testable import ViperKit

/// The order of UIKit's calls, as logs of real apps show it.
@MainActor
@Suite(.serialized) struct LifeCycleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let act: @MainActor @Sendable (Stage) -> Void
    let expected: [String]
  }

  /// A visible stack of `a`, and `b` beside it.
  @MainActor final class Stage {
    let log = Log()
    let a: Screen
    let b: Screen
    let stack: UINavigationController
    let window: UIWindow

    init() {
      a = Screen("a", log: log)
      b = Screen("b", log: log)
      stack = UINavigationController(rootViewController: a)
      window = stack.inWindow()
      _ = log.take()
    }
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "push",
      act: { $0.stack.pushViewController($0.b, animated: true) },
      expected: [
        "b willMove(in)", "b load", "b didLoad", "a willDisappear", "b willAppear",
        "b isAppearing", "a didDisappear", "b didAppear", "b didMove(in)",
      ]),
    Case(
      testDescription: "push and pop",
      act: {
        $0.stack.pushViewController($0.b, animated: true)
        _ = $0.log.take()
        $0.stack.popViewController(animated: true)
      },
      expected: [
        "b willMove(out)", "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear",
        "a didAppear", "b didMove(out)",
      ]),
    Case(
      testDescription: "present over the full screen",
      act: {
        $0.b.modalPresentationStyle = .fullScreen
        $0.a.present($0.b, animated: true)
      },
      expected: [
        "b load", "b didLoad", "a willDisappear", "b willAppear", "b isAppearing", "b didAppear",
        "a didDisappear",
      ]),
    Case(
      testDescription: "dismiss from the full screen",
      act: {
        $0.b.modalPresentationStyle = .fullScreen
        $0.a.present($0.b, animated: true)
        _ = $0.log.take()
        $0.b.dismiss(animated: false)
      },
      expected: [
        "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
      ]),
    Case(
      testDescription: "a sheet leaves what is below it alone",
      act: {
        $0.a.present($0.b, animated: true)
        $0.a.dismiss(animated: false)
      },
      expected: [
        "b load", "b didLoad", "b willAppear", "b isAppearing", "b didAppear",
        "b willDisappear", "b didDisappear",
      ]),
    Case(
      testDescription: "a new root",
      act: { $0.window.rootViewController = $0.b },
      expected: [
        "a willDisappear", "a didDisappear", "b load", "b didLoad", "b willAppear",
        "b isAppearing", "b didAppear",
      ]),
    Case(
      testDescription: "a hidden window",
      act: { $0.window.isHidden = true },
      expected: ["a willDisappear", "a didDisappear"]),
    Case(
      testDescription: "embed and remove",
      act: {
        ModuleNavigation(from: $0.a).embed($0.b)
        ModuleNavigation(from: $0.b).close()
      },
      expected: [
        "b willMove(in)", "b load", "b didLoad", "b willAppear", "b isAppearing", "b didAppear",
        "b didMove(in)", "b willMove(out)", "b willDisappear", "b didDisappear", "b didMove(out)",
      ]),
    Case(
      testDescription: "a stack replaced while a deeper one shows",
      act: {
        $0.stack.pushViewController($0.b, animated: true)
        _ = $0.log.take()
        $0.stack.setViewControllers([$0.b], animated: true)
      },
      expected: ["a willMove(out)", "a didMove(out)"]),
  ]

  @Test(arguments: cases)
  func callsHaveTheOrderOfUIKit(_ row: Case) {
    let stage = Stage()
    row.act(stage)
    #expect(stage.log.take() == row.expected)
  }

  @Test func nothingLoadsBeforeItIsShown() {
    let log = Log()
    let screen = Screen("a", log: log)
    let stack = UINavigationController(rootViewController: screen)
    stack.pushViewController(Screen("b", log: log), animated: false)
    #expect(!screen.isViewLoaded)
    let window = stack.inWindow()
    #expect(!screen.isViewLoaded)
    #expect(stack.topViewController?.viewIfLoaded?.window === window)
  }

  @Test func tabsLoadWhenFirstShownAndChangeInTheirOwnOrder() {
    let log = Log()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("a", log: log), Screen("b", log: log)]
    let window = tabs.inWindow()
    #expect(!log.lines.contains("b load"))
    _ = log.take()
    tabs.selectedIndex = 1
    let expected = [
      "b load", "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear",
      "b didAppear",
    ]
    #expect(log.take() == expected)
    #expect(tabs.selectedViewController?.view.window === window)
  }

  @Test func childrenAppearAndDisappearWithTheirParent() {
    let log = Log()
    let parent = Screen("parent", log: log)
    let child = Screen("child", log: log)
    ModuleNavigation(from: parent).embed(child)
    _ = log.take()
    let window = parent.inWindow()
    let shown = log.take()
    window.isHidden = true
    #expect(
      shown == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
        "parent didAppear", "child didAppear",
      ])
    #expect(
      log.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear",
        "child didDisappear",
      ])
  }

  @Test func aViewReadInsideLoadViewDoesNotLoop() {
    final class Eager: UIViewController {
      override func loadView() { view.tag = 1 }
    }
    #expect(Eager().view.tag == 1)
  }
}
