import TestTools
import Testing

@testable import ViperKit

@MainActor
@Suite(.serialized) struct ViewFileTests {
  /// A view that cannot be made without its identifier, as generated ones are.
  final class DetailView: UIViewController {
    let id: Int
    var label = ""

    init(id: Int) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }

    init?(coder: ViewCoder, id: Int) {
      self.id = id
      super.init(coder: coder)
    }

    @available(*, unavailable)
    required init?(coder: ViewCoder) { nil }
  }

  @Test func aStoryboardMakesTheViewThroughItsCreator() {
    UIStoryboard.register("Detail") { _ in nil }
    defer { UIStoryboard.register("Detail", initial: nil) }
    let failures = ModuleFailure.collect {
      let view = ViewFile.storyboard("Detail") {
        DetailView(coder: $0, id: 7)
      } otherwise: {
        DetailView(id: 0)
      }
      #expect(view.id == 7)
    }
    #expect(failures.isEmpty)
  }

  @Test func aMissingStoryboardLeavesTheViewInCode() {
    let failures = ModuleFailure.collect {
      let view = ViewFile.storyboard("Missing") {
        DetailView(coder: $0, id: 7)
      } otherwise: {
        DetailView(id: 1)
      }
      #expect(view.id == 1)
    }
    #expect(failures.map(\.id) == ["storyboard-missing"])
  }

  @Test func aNibConnectsItsOwner() {
    UINib.register("DetailNib") { ($0 as? DetailView)?.label = "connected" }
    defer { UINib.register("DetailNib", connect: nil) }
    let view = DetailView(id: 1)
    #expect(ViewFile.nib("DetailNib", owner: view))
    #expect(view.label == "connected")
  }

  @Test func theViewOfANibIsLoadedWhenItIsAskedFor() {
    let log = Log()
    let screen = Screen("screen", log: log)
    let content = UIView()
    UINib.register("ScreenNib") {
      let owner = $0 as? UIViewController
      owner?.view = content
      owner?.view.tag = 5
    }
    defer { UINib.register("ScreenNib", connect: nil) }
    #expect(ViewFile.nib("ScreenNib", owner: screen))
    #expect(log.take() == [])

    #expect(screen.view === content)
    #expect(screen.view.tag == 5)
    #expect(log.take() == ["screen didLoad"])
  }

  @Test func aControllerWithANibNameLoadsItWithItsView() {
    final class Plain: UIViewController {}
    UINib.register("PlainNib") { ($0 as? UIViewController)?.view.tag = 5 }
    defer { UINib.register("PlainNib", connect: nil) }
    #expect(Plain(nibName: "PlainNib", bundle: nil).view.tag == 5)
  }
}
