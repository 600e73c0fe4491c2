import TestTools
import Testing

@testable import ViperKit

/// Random walks through everything a router can do, sensible or not.
@MainActor
@Suite(.serialized) struct HeadlessPropertyTests {
  static let nextCall = [
    "": "willAppear", "willAppear": "isAppearing", "isAppearing": "didAppear",
    "didAppear": "willDisappear", "willDisappear": "didDisappear", "didDisappear": "willAppear",
  ]

  @Test(arguments: UInt64(1)...200)
  func randomNavigationKeepsTheLifeCycleConsistent(_ seed: UInt64) async {
    var dice = Seeded(state: seed)
    let log = Log()
    let screens = (0..<6).map { Screen("\($0)", log: log) }
    let window = UIWindow()
    window.makeKeyAndVisible()
    for step in 0..<40 {
      _ = ModuleFailure.collect {
        for _ in 0..<2 { Self.act(on: screens, in: window, with: &dice) }
      }
      await settle()
      for screen in screens {
        let isShown = screen.viewIfLoaded?.window === window && !window.isHidden
        guard screen.headless.isShowing != isShown else { continue }
        Issue.record("seed \(seed), step \(step): \(screen.name) is on screen: \(isShown)")
        return
      }
    }
    for screen in screens {
      var last = ""
      for line in log.lines where line.hasPrefix("\(screen.name) ") {
        let call = String(line.dropFirst(2))
        guard Self.nextCall.keys.contains(call) else { continue }
        #expect(call == Self.nextCall[last], "seed \(seed), screen \(screen.name) after \(last)")
        last = call
      }
    }
  }

  static func act(on screens: [Screen], in window: UIWindow, with dice: inout Seeded) {
    guard let one = screens.randomElement(using: &dice),
      let other = screens.randomElement(using: &dice)
    else { return }
    let navigation = ModuleNavigation(from: one)
    switch Int.random(in: 0..<16, using: &dice) {
    case 0, 1: navigation.push(other)
    case 2: navigation.present(other)
    case 3: navigation.presentInNavigation(other)
    case 4:
      other.modalPresentationStyle = Bool.random(using: &dice) ? .fullScreen : .automatic
      navigation.present(other)
    case 5: navigation.embed(other)
    case 6: navigation.replaceRoot(other, withNavigationController: Bool.random(using: &dice))
    case 7: navigation.close(animated: Bool.random(using: &dice))
    case 8: navigation.dismiss(animated: Bool.random(using: &dice))
    case 9: navigation.popToRoot()
    case 10: window.isHidden = Bool.random(using: &dice)
    case 11:
      guard !ModulePosition(of: other).isTaken else { return }
      window.rootViewController = UINavigationController(rootViewController: other)
    case 12:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: one), other]
      window.rootViewController = tabs
    case 13: navigation.tab(other)
    case 14: navigation.selectTab(Int.random(in: 0..<3, using: &dice))
    default: one.navigationController?.setViewControllers([other, one], animated: false)
    }
  }
}
