import TestTools
import Testing

@testable import ViperAdopt

@Suite(.serialized, .inTurn) struct ModuleFinderTests {
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

  @Test func directionsTellWithoutWords() throws {
    let sample = SampleApp(Self.feed)
    let module = try #require(sample.modules.first)
    #expect(sample.modules.count == 1 && module.name == "Feed")
    #expect(
      sample.lines(of: module) == [
        "view: FeedView FeedScreen view", "viewOutput: FeedActions FeedPresenter handler",
        "interactor: FeedLoading FeedWorker worker",
        "interactorOutput: FeedLoaded FeedPresenter owner", "router: FeedWays FeedWalker ways",
      ])
  }

  @Test func aPresenterByItsLinksNeedsNoName() {
    let sample = SampleApp(Self.feed.replacing("FeedPresenter", with: "FeedBrain"))
    #expect(sample.modules.map { $0.parts[.presenter] } == ["FeedBrain"])
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
    #expect(edit.findings.map(\.owner) == ["FeedPresenter", "FeedPresenter"])
  }

  @Test func whatIsHeldByNobodyIsNoModule() {
    #expect(SampleApp("class LonelyPresenter {}\nprotocol P {}").modules.isEmpty)
  }

  @Test func whatStandsOnOneLineIsRead() throws {
    let sample = SampleApp(
      "protocol AView: AnyObject { func a(); func b() }; protocol AOut: AnyObject { func c() }\n"
        + "class AController: UIViewController, AView { var p: AOut? }; class APresenter: AOut { weak var v: AView? }"
    )
    let module = try #require(sample.modules.first)
    #expect(
      sample.lines(of: module) == ["view: AView AController v", "viewOutput: AOut APresenter p"])
    #expect(sample.adoption().modules.first?.contracts.map(\.memberCount) == [2, 1])
  }
}
