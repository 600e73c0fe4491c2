import TestTools
import Testing

@testable import ViperAdopt

struct ModuleFinderTests {
  private static let feed = """
    protocol FeedView: AnyObject { func show() }
    protocol FeedActions: AnyObject { func isReady() }
    protocol FeedLoading: AnyObject { func load() }
    protocol FeedLoaded: AnyObject { func didLoad() }
    protocol FeedWays: AnyObject { func open(on controller: UIViewController) }
    class FeedScreen: UIViewController, FeedView { var handler: FeedActions? }
    class FeedPresenter: FeedActions, FeedLoaded {
      weak var view: FeedView?
      var worker: FeedLoading?
      var ways: FeedWays?
    }
    class FeedWorker: FeedLoading { weak var owner: FeedLoaded? }
    class FeedWalker: FeedWays {}

    """

  @Test func rolesAreFoundByReferencesAlone() throws {
    let sample = SampleApp(Self.feed)
    let module = try #require(sample.modules.first)
    #expect(sample.modules.count == 1 && module.name == "Feed")
    #expect(
      sample.lines(of: module) == [
        "view: FeedView FeedScreen view", "viewOutput: FeedActions FeedPresenter handler",
        "interactor: FeedLoading FeedWorker worker",
        "interactorOutput: FeedLoaded FeedPresenter owner", "router: FeedWays FeedWalker ways",
      ])
    let unnamed = SampleApp(Self.feed.replacing("FeedPresenter", with: "FeedBrain"))
    #expect(unnamed.modules.map { $0.parts[.presenter] } == ["FeedBrain"])
    #expect(SampleApp("class LonelyPresenter {}\nprotocol P {}").modules.isEmpty)
  }

  @Test func aProtocolOfTwoModulesBelongsToTheOneOfItsName() throws {
    let sample = SampleApp([
      "Feed.swift": Self.feed,
      "Edit.swift": """
      protocol EditWays: AnyObject { func close() }
      class EditPresenter { weak var view: FeedView?; var router: EditWays? }
      class EditRouter: EditWays {}
      """,
    ])
    let edit = try #require(sample.modules.first { $0.name == "Edit" })
    #expect(sample.lines(of: edit) == ["router: EditWays EditRouter router"])
    #expect(edit.findings.map(\.reason) == ["it is in the module of 'FeedPresenter'"])
  }

  @Test func declarationsOnOneLineAreRead() throws {
    let sample = SampleApp(
      "protocol AView: AnyObject { func a(); func b() }; protocol AOut: AnyObject { func c() }\n"
        + "class AController: UIViewController, AView { var p: AOut? }; class APresenter: AOut { weak var v: AView? }"
    )
    let module = try #require(sample.modules.first)
    #expect(
      sample.lines(of: module) == ["view: AView AController v", "viewOutput: AOut APresenter p"])
    #expect(sample.adoption().modules.first?.contracts.map(\.memberCount) == [2, 1])
  }

  /// - Parameter name: the module's name in the names of protocols.
  private static func scene(_ name: String, _ ends: [String]) -> String {
    let names = ends.map { name + $0 }
    return """
      protocol \(names[0]) {}; protocol \(names[1]) {}; protocol \(names[2]): AnyObject {}
      protocol \(names[3]) {}; protocol \(names[4]) {}; protocol FeedDataPassing {}
      class FeedScreen: UIViewController, \(names[2]) {
        var interactor: \(names[0])?
        var router: (NSObjectProtocol & FeedDataPassing & \(names[3]))?
      }
      class FeedInteractor: \(names[0]), \(names[4]) { var presenter: \(names[1])? }
      class FeedPresenter: \(names[1]) { weak var screen: \(names[2])? }
      class FeedRouter: NSObject, \(names[3]), FeedDataPassing { var dataStore: \(names[4])? }
      """
  }

  @Test(arguments: [
    (
      "Feed",
      ["BusinessLogic", "PresentationLogic", "DisplayLogic", "RoutingLogic", "DataStore"]
    ),
    ("IFeed", ["Interactor", "Presenter", "View", "Router", "Store"]),
  ])
  func aSceneIsACircle(_ name: String, _ ends: [String]) throws {
    let sample = SampleApp(Self.scene(name, ends))
    let module = try #require(sample.modules.first)
    #expect(sample.modules.count == 1 && module.name == "Feed")
    #expect(
      sample.lines(of: module) == [
        "businessLogic: \(name)\(ends[0]) FeedInteractor interactor",
        "presentationLogic: \(name)\(ends[1]) FeedPresenter presenter",
        "displayLogic: \(name)\(ends[2]) FeedScreen screen",
        "routingLogic: \(name)\(ends[3]) FeedRouter router",
        "dataStore: \(name)\(ends[4]) FeedInteractor dataStore",
      ])
    let adoption = sample.adoption()
    #expect(adoption.configText.contains("\"pack\": \"vip\""))
    #expect(adoption.modules.first?.contracts.count == 6 && adoption.notAdopted.isEmpty)
  }

  @Test func aSceneNeedsNoScreenAndHasOnePresenter() throws {
    let scene = Self.scene("Feed", ["Logic", "Presentation", "Display", "Routing", "Store"])
      .replacing("FeedScreen: UIViewController,", with: "FeedController:")
    #expect(SampleApp(scene).modules.map(\.parts.count) == [4])
    let sample = SampleApp(
      Self.feed + """
        protocol FeedAnswer: AnyObject { func didEdit() }
        protocol EditActions: AnyObject {}
        class EditScreen: UIViewController { var presenter: EditActions? }
        class EditPresenter: EditActions { weak var owner: FeedAnswer? }
        extension FeedPresenter: FeedAnswer { func didEdit() {} }
        """)
    #expect(sample.modules.map(\.architecture.pack) == ["viper", "viper"])
  }

  @Test func aSharedClassIsInNoModule() {
    let sample = SampleApp(
      ["Home", "Cart"].reduce(into: ["Core.swift": "class CoreInteractor {}; class CoreRouter {}"])
      { files, name in
        files["\(name)/\(name).swift"] = """
          protocol \(name)Interactor { func load() }
          protocol \(name)Router { func open() }
          @Observable class \(name)ViewModel {
            let interactor: \(name)Interactor
            let router: \(name)Router
          }
          extension CoreInteractor: \(name)Interactor {}
          """
        files["Routes.swift", default: ""] += "extension CoreRouter: \(name)Router {}\n"
      })
    #expect(sample.modules.map(\.name) == ["Cart", "Home"])
    let adoption = sample.adoption()
    #expect(adoption.modules.map(\.contracts.count) == [2, 2] && adoption.notAdopted.isEmpty)
    let spec = String(decoding: adoption.modules.first?.new ?? [], as: UTF8.self)
    #expect(spec.contains(#""interactor": "CoreInteractor""#), "\(spec)")
    #expect(adoption.configText.contains(#""router": "../Routes.swift""#) == false)
    #expect(spec.contains(#""router": "../Routes.swift""#), "\(spec)")
  }

  @Test func aProtocolThatIsLeftOutIsNamedWithTheReason() throws {
    let feed = Self.feed.replacing(
      "var worker:", with: "weak var delegate: FeedDelegate?; let service: FeedService; var worker:"
    )
    let sample = SampleApp(
      feed + """
        protocol FeedDelegate: AnyObject { func didClose() }
        protocol FeedService { func fetch() }
        class Home: FeedDelegate { func didClose() {} }
        class FastService: FeedService { func fetch() {} }
        class SlowService: FeedService { func fetch() {} }
        """)
    let module = try #require(sample.adoption().modules.first)
    let delegate = module.contracts.first { $0.key == "delegate" }
    #expect(delegate?.conformer == "Home", "\(module.contracts)")
    #expect(
      module.diagnostics.filter { $0.id == "unsupported-contract" }.map(\.message) == [
        "the spec leaves out 'FeedService', because several types conform to it: 'FastService', 'SlowService'"
      ])
  }

  @Test(arguments: [
    (
      "protocol FeedRouting {}; class FeedRouter: FeedRouting {}",
      "'FeedRouting', because 'FeedRouter', which conforms to it, isn't a component of the module"
    ),
    (
      "protocol FeedRouting {}; class A: FeedRouting {}; class B: FeedRouting {}",
      "'FeedRouting', because several types conform to it: 'A', 'B'"
    ),
    ("protocol FeedRouting {}", "'FeedRouting', because no type conforms to it"),
    (
      "protocol Presenting {}; extension FeedPresenter: Presenting {}",
      "'Presenting', because neither its name nor its file shows its module"
    ),
    (
      "protocol RowView {}; class Row: RowView {}",
      "'RowView', because 'Row', which conforms to it, isn't a component of the module"
    ),
    ("protocol RowView {}; class Row: RowView {}; class Head: RowView {}", nil),
    ("protocol FeedDelegate {}; protocol FeedViewModel {}; protocol FeedStore {}", nil),
    ("protocol FeedPresenting {}; protocol FeedMore: FeedPresenting {}", nil),
  ])
  func aProtocolNamedLikeAContractIsNamed(_ text: String, _ message: String?) throws {
    let sample = SampleApp([
      "Feed/App.swift": Self.feed, "Feed/Rest.swift": text,
      "Edit/App.swift": Self.feed.replacing("Feed", with: "Edit"),
    ])
    let module = try #require(sample.adoption().modules.last)
    #expect(
      module.diagnostics.map(\.message)
        == [message].compactMap { $0.map { "the spec leaves out " + $0 } })
  }

  @Test func aModuleNeedsNoProtocols() throws {
    let adoption = SampleApp(
      """
      class FeedView: UIViewController { var presenter: FeedPresenter? }
      class FeedPresenter { let interactor = FeedInteractor() }
      class FeedInteractor {}
      class MenuView: UIViewController { var presenter: MenuPresenter? }
      class MenuPresenter { weak var view: MenuView? }
      enum Shop { class Presenter { let router: Router }; class Router {} }
      """
    ).adoption()
    let spec = String(decoding: try #require(adoption.modules.first?.new), as: UTF8.self)
    #expect(adoption.modules.map(\.name) == ["Feed"])
    #expect(spec.contains(#""contracts.viewOutput""#), "\(spec)")
    #expect(spec.contains(#""router""#) && !spec.contains(#""contracts.router""#), "\(spec)")
    #expect(
      adoption.notAdopted.map(\.message) == [
        "'MenuPresenter' has no interactor or router, and no protocol connects it with a view",
        "can't create a spec for the module 'Shop.Presenter', because it is nested in another type, which specs can't express",
      ])
  }

  @Test func aProtocolNeedsNoProperty() throws {
    let sample = SampleApp(
      """
      protocol FeedPresenterProtocol {}; protocol FeedRouterProtocol {}; protocol FeedModuleInput {}
      class FeedView: UIViewController { var presenter: FeedPresenter? }
      class FeedPresenter: FeedPresenterProtocol, FeedModuleInput {
        let router: FeedRouter
        let interactor: FeedInteractor
      }
      class FeedRouter: FeedRouterProtocol {}
      class FeedInteractor {}
      """)
    let module = try #require(sample.adoption().modules.first)
    #expect(
      module.contracts.map { [$0.key, $0.name, $0.conformer] } == [
        ["viewOutput", "FeedPresenterProtocol", "FeedPresenter"],
        ["router", "FeedRouterProtocol", "FeedRouter"],
        ["moduleInput", "FeedModuleInput", "FeedPresenter"],
      ])
    let spec = String(decoding: try #require(module.new), as: UTF8.self)
    #expect(spec.contains(#""without": ["interactor", "contracts.view", "builder"]"#), "\(spec)")
  }

  /// A component can have a name that isn't the module's, or belong to another module, too.
  @Test func aProtocolOfTheModuleMakesItsConformerAComponent() throws {
    let sample = SampleApp(
      Self.feed.replacing("FeedWorker", with: "FeedInteractor")
        + """
        extension FeedPresenter: RateInteractorOutput { var rate: RateInteractorInput? { nil } }
        extension FeedInteractor { var cache: FeedCache? { nil } }
        extension FeedScreen { var body: FeedBody? { nil } }
        protocol RateInteractorInput {}; protocol RateInteractorOutput: AnyObject {}
        class RateInteractor: RateInteractorInput { weak var output: RateInteractorOutput? }
        protocol FeedCache {}; protocol FeedBody {}; class FeedBodyView: UIView, FeedBody {}
        class Disk {}; extension Disk: FeedCache {}
        """)
    let module = try #require(sample.adoption().modules.first)
    #expect(
      Set(module.contracts.dropFirst(5).map { [$0.key, $0.conformer] }) == [
        ["rateInteractorInput", "RateInteractor"], ["rateInteractorOutput", "FeedPresenter"],
        ["cache", "Disk"], ["body", "FeedBodyView"],
      ], "\(module.contracts)")
    #expect(module.diagnostics.isEmpty, "\(module.diagnostics)")
  }

  @Test func protocolsWithAPrefixHaveOneKey() throws {
    let sample = SampleApp(
      ["Feed", "News"].reduce(into: [:]) { files, name in
        files["\(name).swift"] = """
          protocol I\(name)View: AnyObject {}
          protocol I\(name)Presenter: AnyObject {}
          protocol I\(name)Tracker: AnyObject {}
          class \(name)Screen: UIViewController, I\(name)View { var presenter: I\(name)Presenter? }
          class \(name)Presenter: I\(name)Presenter, I\(name)Tracker { weak var view: I\(name)View? }
          """
      })
    let adoption = sample.adoption()
    #expect(adoption.modules.map { $0.contracts.map(\.key) }.allSatisfy { $0.last == "tracker" })
    #expect(adoption.configText.contains(#""tracker": "I{{ module.name }}Tracker""#))
  }

  @Test func aCellDoesNotTakeTheNameOfItsScreen() {
    let sample = SampleApp(
      """
      protocol CartCellView: AnyObject {}
      class CartTableCell: UITableViewCell, CartCellView { var presenter: CartCellPresenter? }
      class CartCellPresenter { weak var view: CartCellView? }
      protocol CartView: AnyObject {}
      class CartViewController: UIViewController, CartView { var presenter: CartPresenter? }
      class CartPresenter { weak var view: CartView? }
      """)
    #expect(
      sample.modules.map { [$0.name, $0.presenter] } == [
        ["CartCell", "CartCellPresenter"], ["Cart", "CartPresenter"],
      ])
  }
}
