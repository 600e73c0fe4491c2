import TestTools
import Testing
import ViperAdopt
import ViperProject
import ViperText

@testable import viper_gen

struct AdoptionSummaryTests {
  private static let feed = """
    protocol FeedView: AnyObject {
      func show()
      func hide()
    }
    protocol FeedOut: AnyObject { func isReady() }
    class FeedController: UIViewController, FeedView { var out: FeedOut? }
    class FeedPresenter: FeedOut { weak var view: FeedView? }

    """

  private func summary(_ texts: String...) -> AdoptionSummary {
    let files = texts.enumerated().compactMap { number, text in
      AppFile(path: "/p/\(number).swift", source: SourceText(path: "\(number).swift", text: text))
    }
    let adoption = Adoption(App(files), AdoptionRequest(root: "/p"))
    return AdoptionSummary(adoptions: [adoption], display: PathDisplay(workingFolder: "/p"))
  }

  @Test func aModuleIsALineAndTheLastLineCounts() {
    #expect(summary(Self.feed).text == "\nFeed: view 2, viewOutput 1\n1 module adopted\n")
    #expect(summary("struct Row {}\n").text == "0 modules adopted\n")
    #expect(summary("struct Row {}\n").json.isEmpty)
    let edit = Self.feed.replacing("Feed", with: "Edit")
      .replacing("func show()", with: "func show()\n#if DEBUG\nfunc log()\n#endif")
    #expect(
      summary(Self.feed, edit, "class LonelyPresenter {}\n").text == """

        Edit: view 2, viewOutput 1
        Feed: view 2, viewOutput 1
        1 module adopted, 1 in part, 1 left alone

        """)
  }

  @Test func aProgramReadsWhichProtocolHasHowManyMembers() {
    let json = summary(Self.feed.replacing("func hide()", with: "#if DEBUG\nfunc log()\n#endif"))
      .json.map { $0.document() }
    #expect(
      json == [
        """
        {
          "name": "Feed",
          "spec": "Specs/Feed.viper.json",
          "isInPart": true,
          "contracts": [
            {
              "key": "view",
              "protocol": "FeedView",
              "conformer": "FeedController",
              "members": 1,
              "unsaid": 1
            },
            {
              "key": "viewOutput",
              "protocol": "FeedOut",
              "conformer": "FeedPresenter",
              "members": 1,
              "unsaid": 0
            }
          ]
        }

        """
      ], "\(json)")
  }
}
