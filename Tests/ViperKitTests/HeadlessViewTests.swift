import Foundation
import TestTools
import Testing
import ViperKit

/// Views as people write them for UIKit.
@MainActor
@Suite(.serialized) struct HeadlessViewTests {
  final class Card: UIView {
    let name: String

    init(name: String) {
      self.name = name
      super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
  }

  final class Plain: UIView {
    var text = "" {
      didSet { setNeedsDisplay() }
    }
  }

  final class Watched: UIWindow {
    var count = 0
    override func setNeedsDisplay() { count += 1 }
  }

  @Test func aViewKeepsItsFrame() {
    let card = Card(name: "a")
    #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(UIView().frame == .zero)
    #expect(Plain(coder: NSCoder())?.frame == .zero)
  }

  @Test func aViewThatNeedsDisplayNotifiesItsWindow() {
    let window = Watched()
    let view = Plain()
    view.text = "off screen"
    let controller = UIViewController()
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let before = window.count
    view.text = "on screen"
    #expect(window.count == before + 1)
  }

  @Test func aNewWindowIsHidden() {
    #expect(UIWindow().isHidden)
    #expect(UIWindow(frame: .zero).isHidden)
    #expect(UIWindow(windowScene: UIWindowScene()).isHidden)
    #expect(UIWindow(coder: NSCoder())?.isHidden == true)
  }
}
