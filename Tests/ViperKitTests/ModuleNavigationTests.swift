import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct ModuleNavigationTests {
  let list = ListView()
  let detail = DetailView()

  final class ListView: UIViewController {}
  final class DetailView: UIViewController {}

  @Test func pushUsesTheStackOfTheSource() {
    let stack = UINavigationController(rootViewController: list)
    #expect(ModuleNavigation(from: list).push(detail) == nil)
    #expect(stack.viewControllers == [list, detail])
    #expect(ModuleNavigation(from: stack).push(UIViewController()) == nil)
    #expect(stack.viewControllers.count == 3)
  }

  @Test func presentUsesTheOutermostContainerAndCompletes() {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: list)
    tabs.viewControllers = [stack]
    let window = tabs.inWindow()
    var isDone = false
    #expect(ModuleNavigation(from: list).present(detail) { isDone = true } == nil)
    #expect(isDone)
    #expect(detail.presentingViewController === tabs)
    #expect(list.presentedViewController === detail)
    #expect(detail.view.window === window)
  }

  @Test func presentInNavigationWraps() throws {
    let window = list.inWindow()
    #expect(ModuleNavigation(from: list).presentInNavigation(detail) == nil)
    let stack = try #require(list.presentedViewController as? UINavigationController)
    #expect(stack.viewControllers == [detail])
    #expect(window.rootViewController === list)
  }

  @Test func aSheetIsAPageSheet() {
    let window = list.inWindow()
    ModuleNavigation(from: list).sheet(detail)
    #expect(detail.modalPresentationStyle == .pageSheet)
    #expect(list.view.window === window)
  }

  @Test func replaceRootTakesAllModalsWithIt() {
    let window = list.inWindow()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    ModuleNavigation(from: list).present(modal)
    #expect(ModuleNavigation(from: list).replaceRoot(detail) == nil)
    #expect(window.rootViewController === detail)
    #expect(modal.presentingViewController == nil)
    #expect(modal.viewIfLoaded?.window == nil)
    #expect(detail.view.window === window)
  }

  @Test func replaceRootWorksFromInsideAModal() {
    let window = list.inWindow()
    let modal = UIViewController()
    ModuleNavigation(from: list).presentInNavigation(modal)
    #expect(ModuleNavigation(from: modal).replaceRoot(detail) == nil)
    #expect(window.rootViewController === detail)
  }

  @Test func aNewRootCanPushIfTheOldOneCould() {
    let window = UINavigationController(rootViewController: list).inWindow()
    #expect(ModuleNavigation(from: list).replaceRoot(detail) == nil)
    #expect((window.rootViewController as? UINavigationController)?.viewControllers == [detail])
    #expect(ModuleNavigation(from: detail).push(UIViewController()) == nil)
    let tabs = UITabBarController()
    #expect(ModuleNavigation(from: detail).replaceRoot(tabs) == nil)
    #expect(window.rootViewController === tabs)
    let last = UIViewController()
    ModuleNavigation(from: tabs).replaceRoot(last, withNavigationController: true)
    #expect(last.navigationController != nil)
  }

  @Test func embedFillsTheContainer() {
    let container = UIView()
    list.view.addSubview(container)
    #expect(ModuleNavigation(from: list).embed(detail, in: container) == nil)
    #expect(detail.parent === list)
    #expect(container.subviews.first === detail.view)
  }

  @Test func modulesCanBeEmbeddedInPartsOfAView() {
    let (map, notes) = (UIView(), UIView())
    list.view.stackParts([map, notes])
    #expect(ModuleNavigation(from: list).embed(detail, in: notes) == nil)
    #expect(map.subviews.isEmpty)
    #expect(notes.subviews.first === detail.view)
    #expect(notes.isDescendant(of: list.view))
  }

  @Test func tabSelectsAndAddsOnce() {
    let tabs = UITabBarController()
    tabs.viewControllers = [list]
    let window = tabs.inWindow()
    let navigation = ModuleNavigation(from: list)
    #expect(navigation.tab(detail) == nil)
    #expect(tabs.selectedViewController === detail)
    #expect(navigation.selectTab(0) == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(navigation.tab(detail) == nil)
    #expect(tabs.viewControllers?.count == 2)
    #expect(detail.view.window === window)
  }

  @Test func aRootOfTabsTakesFurtherModules() {
    let tabs = UITabBarController()
    let item = UITabBarItem(title: "List", image: nil, tag: 0)
    tabs.viewControllers = [list.attachToNavigationController(tabBarItem: item)]
    let window = tabs.attachToWindow()
    detail.title = "Detail"
    #expect(ModuleNavigation(from: list).push(UIViewController()) == nil)
    #expect(ModuleNavigation(from: list).tab(detail) == nil)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["List", "Detail"])
    #expect(detail.view.window === window)
    // The other tab has a stack, and so has this one.
    #expect((tabs.selectedViewController as? UINavigationController)?.viewControllers == [detail])
    #expect(ModuleNavigation(from: list).selectTab(0) == nil)
    #expect(ModuleNavigation(from: list).tab(detail) == nil)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func closePopsAPushedModuleAndAllAbove() {
    let stack = UINavigationController(rootViewController: list)
    ModuleNavigation(from: list).push(detail)
    ModuleNavigation(from: detail).push(UIViewController())
    #expect(ModuleNavigation(from: detail).close() == nil)
    #expect(stack.viewControllers == [list])
  }

  @Test func closeDismissesAModulePresentedInNavigation() async {
    let window = list.inWindow()
    var isDone = false
    ModuleNavigation(from: list).presentInNavigation(detail)
    #expect(ModuleNavigation(from: detail).close { isDone = true } == nil)
    await settle()
    #expect(isDone)
    #expect(window.rootViewController?.presentedViewController == nil)
  }

  @Test func closeRemovesAnEmbeddedModule() {
    let stack = UINavigationController(rootViewController: list)
    ModuleNavigation(from: list).embed(detail)
    #expect(ModuleNavigation(from: detail).close() == nil)
    #expect(list.children.isEmpty)
    #expect(list.view.subviews.isEmpty)
    #expect(stack.viewControllers == [list])
  }

  @Test func popAndPopToRoot() {
    let stack = UINavigationController(rootViewController: list)
    ModuleNavigation(from: list).push(UIViewController())
    ModuleNavigation(from: list).push(detail)
    #expect(ModuleNavigation(from: detail).pop() == nil)
    #expect(stack.viewControllers.count == 2)
    #expect(ModuleNavigation(from: list).popToRoot() == nil)
    #expect(stack.viewControllers == [list])
  }

  @Test func anAlertTakesAnAnswer() {
    let window = list.inWindow()
    var answers: [String] = []
    let alert = UIAlertController(title: "Failed", message: "No data", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Retry", style: .default) { answers.append($0.title ?? "") })
    list.present(alert, animated: true)
    #expect(window.rootViewController?.presentedViewController === alert)
    #expect(!alert.answer("Never"))
    #expect(alert.answer("Retry"))
    #expect(answers == ["Retry"])
    #expect(list.presentedViewController == nil)
  }

  @Test func anAlertOfAModuleGoesOverAllAndTakesAnAnswer() throws {
    let window = UINavigationController(rootViewController: list).inWindow()
    var isDeleted = false
    let alert = ModuleAlert(
      "Delete?", message: "There is no way back.",
      actions: [
        .init("Delete", role: .destructive) { isDeleted = true }, .init("Later"),
        .init("Cancel", role: .cancel),
      ])
    #expect(ModuleNavigation(from: list).alert(alert) == nil)
    let shown = try #require(
      window.rootViewController?.presentedViewController as? UIAlertController)
    #expect(shown.title == "Delete?" && shown.message == "There is no way back.")
    #expect(shown.preferredStyle == .alert)
    #expect(shown.actions.map(\.title) == ["Delete", "Later", "Cancel"])
    #expect(shown.actions.map(\.style) == [.destructive, .default, .cancel])
    #expect(shown.answer("Delete"))
    #expect(isDeleted)
    #expect(list.presentedViewController == nil)
  }

  /// UIKit raises an exception at an alert with two of them.
  @Test func anAlertHasOneWayToCancelAtMost() throws {
    let window = list.inWindow()
    let answers = ["No", "Never"].map { ModuleAlert.Action($0, role: .cancel) }
    ModuleNavigation(from: list).alert(ModuleAlert("Sure?", actions: answers))
    let shown = try #require(list.presentedViewController as? UIAlertController)
    #expect(shown.actions.map(\.style) == [.cancel, .default])
    #expect(shown.message == nil)
    #expect(list.view.window === window)
  }

  @Test func anAlertThatCannotBeShownIsReported() {
    let failures = ModuleFailure.collect {
      ModuleNavigation(from: nil).alert(ModuleAlert("Not saved"))
      ModuleNavigation(from: list).alert(ModuleAlert("Not saved"))
      let window = list.inWindow()
      ModuleNavigation(from: list).present(detail)
      ModuleNavigation(from: list).alert(ModuleAlert("Not saved"))
      window.isHidden = true
    }
    #expect(failures.map(\.id) == ["source-gone", "not-on-screen", "already-presenting"])
    #expect(
      failures.map(\.attempt) == [
        "show the alert 'Not saved' on 'the module'", "show the alert 'Not saved' on 'ListView'",
        "show the alert 'Not saved' on 'ListView'",
      ])
  }

  @Test func dismissClosesThePresentedModule() {
    let window = list.inWindow()
    ModuleNavigation(from: list).present(detail)
    #expect(ModuleNavigation(from: list).dismiss(animated: false) == nil)
    #expect(detail.presentingViewController == nil)
    #expect(list.view.window === window)
  }

  @Test func aSceneHasWindowsAndATabBarItemComesAlong() {
    let scene = UIWindowScene()
    let window = list.attachToWindow(in: scene, withNavigationController: true)
    #expect(window.windowScene === scene)
    #expect(window.isKeyWindow)
    #expect((window.rootViewController as? UINavigationController)?.viewControllers == [list])
    let item = UITabBarItem(title: "Detail", image: nil, tag: 1)
    #expect(detail.attachToNavigationController(tabBarItem: item).tabBarItem === item)
  }

  @Test func closedModulesAreFreed() {
    let stack = UINavigationController(rootViewController: list)
    let window = stack.inWindow()
    weak var pushed: UIViewController?
    weak var presented: UIViewController?
    weak var embedded: UIViewController?
    do {
      let (one, two, three) = (UIViewController(), UIViewController(), UIViewController())
      (pushed, presented, embedded) = (one, two, three)
      ModuleNavigation(from: list).push(one)
      ModuleNavigation(from: one).embed(three)
      ModuleNavigation(from: one).presentInNavigation(two)
    }
    #expect(pushed != nil && presented != nil && embedded != nil)
    ModuleNavigation(from: list).dismiss(animated: false)
    #expect(presented == nil)
    ModuleNavigation(from: pushed).close()
    #expect(pushed == nil && embedded == nil)
    #expect(window.rootViewController === stack)
  }
}
