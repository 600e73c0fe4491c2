import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct ModuleFailureTests {
  final class ListView: UIViewController {}
  final class DetailView: UIViewController {}

  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let act: @MainActor @Sendable (ListView, DetailView) -> Void
    let text: String
    var testDescription: String { id }
  }

  nonisolated static let cases: [Case] = [
    Case(
      id: "source-gone",
      act: { ModuleNavigation(from: nil).push($1) },
      text: """
        could not push 'DetailView': the view to start from is gone; hand the router its view, and \
        keep that on screen
        """),
    Case(
      id: "no-navigation-stack",
      act: { ModuleNavigation(from: $0).push($1) },
      text: """
        could not push 'DetailView' from 'ListView': 'ListView' is in no navigation stack; show it \
        in a navigation stack, or use 'present'
        """),
    Case(
      id: "is-navigation-controller",
      act: {
        let stack = UINavigationController(rootViewController: $0)
        ModuleNavigation(from: $0).push(UINavigationController(rootViewController: $1))
        #expect(stack.viewControllers.count == 1)
      },
      text: """
        could not push 'UINavigationController' from 'ListView': 'UINavigationController' is a \
        navigation controller, and no other can hold it; use its root view controller, or 'present'
        """),
    Case(
      id: "already-shown",
      act: { list, _ in
        let stack = UINavigationController(rootViewController: list)
        ModuleNavigation(from: list).push(list)
        #expect(stack.viewControllers.count == 1)
      },
      text: """
        could not push 'ListView' from 'ListView': 'ListView' is shown already; build a new one, \
        or close it first
        """),
    Case(
      id: "already-presenting",
      act: {
        let window = $0.inWindow()
        ModuleNavigation(from: $0).sheet($1)
        ModuleNavigation(from: $0).sheet(UIViewController())
        #expect(window.rootViewController?.presentedViewController === $1)
      },
      text: """
        could not present 'UIViewController' from 'ListView': 'ListView' presents 'DetailView' \
        already; close that first, or present from it
        """),
    Case(
      id: "not-on-screen",
      act: { ModuleNavigation(from: $0).present($1) },
      text: """
        could not present 'DetailView' from 'ListView': 'ListView' is in no window; show it in a \
        window first
        """),
    Case(
      id: "no-window",
      act: { ModuleNavigation(from: $0).replaceRoot($1) },
      text: """
        could not replace the root by 'DetailView' from 'ListView': 'ListView' is in no window \
        whose root could be replaced; show it in a window first
        """),
    Case(
      id: "foreign-container",
      act: { ModuleNavigation(from: $0).embed($1, in: UIView()) },
      text: """
        could not embed 'DetailView' from 'ListView': the view to embed it in does not lie in the \
        view of 'ListView'; add that view to it first
        """),
    Case(
      id: "no-tab-bar",
      act: { ModuleNavigation(from: $0).tab($1) },
      text: """
        could not show the tab 'DetailView' from 'ListView': 'ListView' is in no tab bar; show it \
        as a tab first
        """),
    Case(
      id: "no-app-roots",
      act: { list, _ in
        let window = list.inWindow()
        ModuleNavigation(from: list).showTabs()
        #expect(window.rootViewController === list)
      },
      text: """
        could not show the tabs of the app from 'ListView': 'ListView' is in no app with a start \
        module and tabs; show it in the app of 'viper-gen.json'
        """),
    Case(
      id: "no-such-tab",
      act: { list, _ in
        let tabs = UITabBarController()
        tabs.viewControllers = [list]
        ModuleNavigation(from: list).selectTab(7)
      },
      text: """
        could not select tab 7 from 'ListView': the tab bar has no such tab; add it to the tab bar \
        first
        """),
    Case(
      id: "not-in-stack",
      act: {
        UINavigationController(rootViewController: $0).popToViewController($1, animated: true)
      },
      text: """
        could not pop to 'DetailView' from 'UINavigationController': 'DetailView' is not in this \
        navigation stack; push it first
        """),
    Case(
      id: "is-root",
      act: { list, _ in
        let stack = UINavigationController(rootViewController: list)
        ModuleNavigation(from: list).pop()
        #expect(stack.viewControllers.count == 1)
      },
      text: """
        could not pop 'ListView': 'ListView' is the first of its navigation stack; use 'close', or \
        'replaceRoot'
        """),
    Case(
      id: "not-presented",
      act: { list, _ in ModuleNavigation(from: list).dismiss() },
      text: """
        could not dismiss 'ListView': 'ListView' presents nothing and was not presented; use 'close'
        """),
    Case(
      id: "nothing-to-close",
      act: {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: $0), $1]
        ModuleNavigation(from: $0).close()
      },
      text: """
        could not close 'ListView': it is neither pushed, presented nor embedded; show another \
        module with 'replaceRoot'
        """),
    Case(
      id: "storyboard-missing",
      act: { list, _ in _ = ViewFile.storyboard("Nowhere") { list } },
      text: """
        could not load the storyboard 'Nowhere': there is no such storyboard in the bundle; add \
        'Nowhere.storyboard' to the target, or correct its name
        """),
    Case(
      id: "storyboard-mismatch",
      act: { list, _ in
        UIStoryboard.register("Other") { _ in DetailView() }
        defer { UIStoryboard.register("Other", initial: nil) }
        _ = ViewFile.storyboard("Other") { list }
      },
      text: """
        could not load the storyboard 'Other': its initial view controller is no 'ListView'; set \
        that class, and 'Is Initial View Controller', in the storyboard
        """),
    Case(
      id: "nib-missing",
      act: { list, _ in ViewFile.nib("Nowhere", owner: list) },
      text: """
        could not load the nib 'Nowhere': there is no such nib in the bundle; add 'Nowhere.xib' to \
        the target, or correct its name
        """),
  ]

  @Test(arguments: cases)
  func impossibleNavigationIsReported(_ row: Case) {
    let failures = ModuleFailure.collect { row.act(ListView(), DetailView()) }
    #expect(failures.map(\.id) == [row.id])
    #expect(failures.map(\.description) == [row.text])
  }

  /// UIKit raises an exception here, and the headless versions report it, too.
  @Test func headlessUIKitReportsCallsThatUIKitRefuses() {
    let list = ListView()
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    let failures = ModuleFailure.collect {
      stack.pushViewController(UINavigationController(), animated: false)
      stack.pushViewController(list, animated: false)
      stack.setViewControllers([list, list], animated: false)
      tabs.viewControllers = [list]
      tabs.selectedIndex = 3
      tabs.selectedViewController = list
      stack.present(DetailView(), animated: false)
      list.addChild(stack)
      UINib(nibName: "Nowhere", bundle: nil).instantiate(withOwner: nil)
    }
    #expect(
      failures.map(\.id) == [
        "is-navigation-controller", "already-shown", "already-shown", "already-shown",
        "no-such-tab", "no-such-tab", "not-on-screen", "already-shown", "nib-missing",
      ])
    #expect(stack.viewControllers == [list])
    #expect(tabs.viewControllers == [])
  }

  @Test func nothingBecomesItsOwnAncestor() {
    let (list, detail) = (ListView(), DetailView())
    let window = list.inWindow()
    detail.modalPresentationStyle = .fullScreen
    list.present(detail, animated: false)
    let failures = ModuleFailure.collect {
      detail.present(list, animated: false)
      ModuleNavigation(from: detail).present(list)
      ModuleNavigation(from: detail).embed(detail)
      detail.addChild(detail)
      let child = UIViewController()
      detail.addChild(child)
      detail.present(child, animated: false)
      detail.view.addSubview(detail.view)
    }
    #expect(failures.map(\.id) == Array(repeating: "already-shown", count: 5))
    list.dismiss(animated: false)
    #expect(list.view.window === window)
    #expect(detail.view.window == nil)
  }

  @Test func theReporterIsBackAfterCollecting() {
    var reported: [String] = []
    let usual = ModuleFailure.reporter
    defer { ModuleFailure.reporter = usual }
    ModuleFailure.reporter = { reported.append($0.id) }
    let failures = ModuleFailure.collect { ModuleNavigation(from: nil).push(ListView()) }
    let returned = ModuleNavigation(from: nil).close()
    #expect(failures.count == 1)
    #expect(reported == ["source-gone"])
    #expect(returned?.id == "source-gone")
  }
}
