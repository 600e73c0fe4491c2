import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct DismissalTests {
  let log = Log()
  let list: Screen
  let detail: Screen
  let window: UIWindow

  init() {
    list = Screen("list", log: log)
    detail = Screen("detail", log: log)
    window = list.inWindow()
  }

  @Test func anAnimatedDismissalEndsInTheNextTurn() async {
    list.present(detail, animated: true)
    _ = log.take()
    var isDone = false
    list.dismiss(animated: true) { isDone = true }
    #expect(list.presentedViewController === detail)
    #expect(detail.isBeingDismissed)
    #expect(!isDone)
    #expect(log.take() == ["detail willDisappear"])

    await settle()
    #expect(isDone)
    #expect(list.presentedViewController == nil)
    #expect(!detail.isBeingDismissed)
    #expect(log.take() == ["detail didDisappear"])
  }

  @Test func presentingDuringADismissalIsReported() {
    list.present(detail, animated: true)
    list.dismiss(animated: true)
    let failures = ModuleFailure.collect {
      list.present(UIViewController(), animated: true)
    }
    #expect(failures.map(\.id) == ["already-presenting"])
  }

  @Test func closeThenPresentInOneTurnWaits() async {
    let next = UIViewController()
    var isDone = false
    ModuleNavigation(from: list).present(detail)
    #expect(ModuleNavigation(from: detail).close() == nil)
    #expect(ModuleNavigation(from: list).present(next) { isDone = true } == nil)
    #expect(list.presentedViewController === detail)

    await settle()
    #expect(list.presentedViewController === next)
    #expect(isDone)
  }

  @Test func closeThenAlertInOneTurnWaits() async {
    ModuleNavigation(from: list).present(detail)
    ModuleNavigation(from: detail).close()
    #expect(ModuleNavigation(from: list).alert(ModuleAlert("Saved")) == nil)

    await settle()
    #expect((list.presentedViewController as? UIAlertController)?.title == "Saved")
  }

  @Test func aModuleBeingDismissedCannotBeClosedAgain() async {
    ModuleNavigation(from: list).present(detail)
    ModuleNavigation(from: detail).close()
    let failures = ModuleFailure.collect { ModuleNavigation(from: detail).close() }
    #expect(failures.map(\.id) == ["nothing-to-close"])
    await settle()
    #expect(list.presentedViewController == nil)
  }

  @Test(arguments: [false, true])
  func aSecondDismissalKeepsTheViewOfTheFirstCompletion(isSame: Bool) async {
    let next = isSame ? detail : UIViewController()
    var isDone = false
    list.present(detail, animated: true)
    list.dismiss(animated: true) { [list] in list.present(next, animated: true) }
    list.dismiss(animated: true) { isDone = true }
    await settle()
    #expect(isDone)
    #expect(list.presentedViewController === next)
  }

  @Test func aNewRootEndsADismissal() async {
    detail.modalPresentationStyle = .fullScreen
    list.present(detail, animated: true)
    list.dismiss(animated: true)
    window.rootViewController = UIViewController()
    _ = log.take()
    await settle()
    #expect(log.take() == [])
    #expect(detail.presentingViewController == nil)
  }

  @Test func onlyTheUsersSwipeIsReported() {
    var swipes = 0
    let navigation = ModuleNavigation(from: list)
    navigation.sheet(detail, didSwipeAway: { swipes += 1 })
    navigation.dismiss(animated: false)
    #expect(swipes == 0)
    #expect(detail.presentationController?.swipeAway() == false)

    navigation.sheet(detail, didSwipeAway: { swipes += 1 })
    #expect(detail.presentationController?.swipeAway() == true)
    #expect(swipes == 1)
    #expect(list.presentedViewController == nil)

    navigation.presentInNavigation(UIViewController(), didSwipeAway: { swipes += 1 })
    #expect(list.presentedViewController?.presentationController?.swipeAway() == true)
    #expect(swipes == 2)
  }

  @Test func fullScreenAndModalViewsCannotBeSwipedAway() {
    detail.modalPresentationStyle = .fullScreen
    list.present(detail, animated: false)
    #expect(detail.presentationController?.swipeAway() == false)
    list.dismiss(animated: false)

    detail.modalPresentationStyle = .pageSheet
    detail.isModalInPresentation = true
    list.present(detail, animated: false)
    #expect(detail.presentationController?.swipeAway() == false)
    #expect(list.presentedViewController === detail)
  }
}
