import TestTools
import Testing
import ViperProject
import ViperText

@testable import ViperAdopt

struct SpecUpdateTests {
  private static let app = """
    protocol FeedView: AnyObject { func show(); func hide() }
    protocol FeedOut: AnyObject { func isReady() }
    protocol FeedModuleInput: AnyObject { func reset() }
    class FeedController: UIViewController, FeedView { var out: FeedOut? }
    class FeedPresenter: FeedOut, FeedModuleInput { weak var view: FeedView? }
    """

  private func updated(_ spec: String) throws -> Adoption.Module {
    let source = SourceText(path: "Feed.viper.json", text: spec)
    let adoption = SampleApp(Self.app).adoption {
      $0.updates = true
      $0.specs["Feed"] = (path: "/p/Feed.viper.json", source: source)
    }
    return try #require(adoption.modules.first)
  }

  @Test func refusedMembersAreLeftOutOfTheSpec() throws {
    var adoption = SampleApp(Self.app).adoption()
    func text() -> String { String(decoding: adoption.modules.first?.new ?? [], as: UTF8.self) }
    func isLeftOut(_ word: String, path: String = "Specs/Feed.viper.json") throws -> Bool {
      let place = try #require(text().firstRange(of: word)).lowerBound.utf16Offset(in: text())
      let source = SourceText(path: path, text: text())
      let error = Diagnostic(
        id: "refused", "it is refused", at: source.location(of: place..<place + 1)
      )
      return adoption.leaveOut([error], display: PathDisplay(workingFolder: "/p"))
    }
    #expect(try !isLeftOut("hide", path: "Other.viper.json"))
    #expect(try isLeftOut("hide"))
    #expect(text().contains(#""view": ["show()", { "swift": "func hide()" }]"#))
    #expect(text().contains("moduleInput"))
    #expect(try isLeftOut("{"))
    #expect(!text().contains("moduleInput"))
    #expect(
      adoption.modules.flatMap(\.diagnostics).map(\.message).contains(
        "the spec leaves out 'FeedModuleInput', because it is refused"))
    #expect(try isLeftOut("{"))
    #expect(adoption.modules.isEmpty)
    #expect(
      adoption.notAdopted.map(\.message) == [
        "can't create a spec for the module 'Feed', because it is refused"
      ])
  }

  @Test func aNewMemberIsAddedAndOthersKeepTheirKeys() throws {
    let module = try updated(
      #"{ "view": [{ "func": "show()", "doc": "Shows." }], "viewOutput": ["isReady()"] }"#)
    let new = String(decoding: module.new ?? [], as: UTF8.self)
    #expect(new.contains(#"{ "func": "show()", "doc": "Shows." }"#) && new.contains(#""hide()""#))
    let complete = try updated(#"{ "view": ["show()", "hide()"], "viewOutput": ["isReady()"] }"#)
    #expect(complete.new == nil && !complete.isInPart)
  }

  @Test func addedAndRemovedProtocolsAreReported() throws {
    let module = try updated(
      """
      { "yours": ["all"], "view": ["show()", "hide()"], "viewOutput": ["isReady()"],
        "router": ["close()"], "contracts": { "store": { "conformer": "presenter" } } }
      """)
    #expect(module.new == nil)
    #expect(module.contracts.map(\.key) == ["view", "viewOutput"])
    #expect(
      Set(module.diagnostics.map(\.message)).isSuperset(of: [
        "the spec doesn't contain the protocol 'FeedModuleInput'",
        "the spec contains 'router', but the app has no protocol for it",
        "the spec contains 'store', but the app has no protocol for it",
      ]), "\(module.diagnostics)")
  }
}
