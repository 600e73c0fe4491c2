import TestTools
import Testing

@testable import ViperAdopt

struct AppTests {
  @Test(arguments: [
    "class A: P {}",
    "class A {}\nextension A: P {}",
    "class A: Core.P {}",
    "typealias Q = P & AnyObject\nclass A: Q {}",
    "#if DEBUG\nclass A: P {}\n#endif",
    "class A: Base, P {}\nclass Base {}",
  ])
  func aConformanceIsFoundInClassAndExtension(_ text: String) {
    let app = SampleApp("protocol P: AnyObject {}\n" + text).app
    #expect(app.conformers["P"] == ["A"])
  }

  @Test(arguments: [
    "class A { weak var p: P? }", "class A { var p: (any P)! }", "class A { let p: P & Sendable }",
    "class A<T: P> { let p: T }", "class A<T> where T: P { let p: T }",
    "class Base<T> { var p: T? }\nclass A: Base<P> {}", "class A { let p: Core.P }",
  ])
  func propertiesOfATypeAreReferencesToTheirProtocols(_ text: String) {
    let app = SampleApp("protocol P: AnyObject {}\n" + text).app
    #expect(app.holdings["A"]?.map(\.property) == ["p"])
    #expect(app.holdings["A"]?.first?.names == ["P"])
  }

  @Test func aNestedProtocolHidesAnOuterOne() {
    let app = SampleApp(
      """
      protocol View: AnyObject {}
      enum Feed {
        protocol View: AnyObject {}
        class Presenter { var view: View? }
      }
      class Screen: Feed.View { var other: View? }
      """
    ).app
    #expect(app.conformers == ["Feed.View": ["Screen"]])
    #expect(app.holdings["Feed.Presenter"]?.first?.names == ["Feed.View"])
    #expect(app.holdings["Screen"]?.first?.names == ["View"])
  }

  @Test(arguments: [
    ("class A: UIViewController {}", true), ("class A: Base {}\nclass Base: UIView {}", true),
    ("class A { @IBOutlet var label: UILabel! }", true),
    ("class A: Base { override func viewDidLoad() {} }", true),
    ("class A: UICoordinator {}", false), ("class A {}", false),
  ])
  func aScreenIsAViewController(_ text: String, _ isScreen: Bool) {
    #expect(SampleApp(text).app.isScreen("A") == isScreen)
  }

  @Test(arguments: [
    (["protocol P {}", "protocol P {}"], true), (["class P {}", "protocol P {}"], true),
    (["class P {}", "extension P {}"], false), (["class P {}", "enum Q { class P {} }"], false),
    (["#if DEBUG\nclass P {}\n#else\nclass P {}\n#endif"], false),
  ])
  func aNameMayBeDeclaredInTwoFiles(_ texts: [String], _ isRepeated: Bool) {
    let files = texts.enumerated().map { ("\($0.offset).swift", $0.element) }
    let app = SampleApp(Dictionary(files) { first, _ in first }).app
    #expect(app.repeated == (isRepeated ? ["P"] : []))
  }
}
