import TestTools
import Testing
import ViperTestTools

/// A body that keeps its running call comes to the user's file, and goes back.
struct RunningCallsTests {
  private static let path = "/p/TripPresenter.swift"
  private static let open = #""open()""#
  private static let tap = #"{ "func": "tap()", "forward": "interactor.load", "task": "latest" }"#
  private static let pull =
    #"{ "func": "pull()", "forward": "interactor.load", "task": "first", "while": "view.wait" }"#

  private let disk = MemoryDisk(TestProject.viper([:]))

  /// - Returns: the presenter that is the user's.
  private func apply(_ members: String..., rest: String = "") throws -> String {
    disk["/p/Trip.viper.json"] = """
      { "ui": "none", "root": true, "view": ["wait(_ isOn: Bool)"], "interactor": ["load() async"],
        "viewOutput": [\(members.joined(separator: ", "))]\(rest) }
      """
    #expect(try Run(disk).write() != ["error"])
    #expect(try Run(disk).changes().allSatisfy { !$0.hasPrefix("merge") })
    return disk[Self.path] ?? ""
  }

  private func isTold(_ text: String, _ property: String, _ body: String) -> Bool {
    text.contains("  \(property)\n") && text.contains("    \(body)\n")
      && !text.contains("  \(property)\n  init(")
  }

  @Test func theTaskPropertyMovesWithItsMethod() throws {
    let before = try apply(Self.tap, Self.pull, Self.open)
    let after = try apply(#""tap()""#, Self.pull, Self.open)
    #expect(isTold(after, "var tapCall: Task<Void, Never>?", "tapCall?.cancel()"), "\(after)")
    #expect(after.contains("let calls = TripPresenterCalls()") && !after.contains("pullCall"))
    let both = try apply(#""tap()""#, #""pull()""#, Self.open)
    #expect(
      isTold(both, "var pullCall: Task<Void, Never>?", "guard pullCall == nil else { return }"))
    #expect(!both.contains("calls"), "\(both)")
    #expect(
      try apply(Self.tap, Self.pull, Self.open) == before, "what nobody has changed goes back")
  }

  @Test(arguments: [false, true]) func theTaskPropertyMovesOutOfASingleFile(isYours: Bool) throws {
    let rest = isYours ? #", "yours": ["presenter"]"# : ""
    let before = try apply(Self.tap, rest: rest)
    #expect(before.contains("calls.tap?.cancel()"))
    let after = try apply(#""tap()""#)
    #expect(isTold(after, "var tapCall: Task<Void, Never>?", "tapCall?.cancel()"), "\(after)")
    #expect(!after.contains("calls"), "\(after)")
  }

  @Test func theTaskPropertyIsInTheFileOfTheMovedClass() throws {
    let text = try apply(Self.tap, Self.open)
    disk[Self.path] = nil
    disk["/p/Parts/Class.swift"] = text.replacing(
      "  let router", with: "  var own = 0\n  let router")
    _ = try apply(#""tap()""#, Self.open)
    let moved = disk["/p/Parts/Class.swift"] ?? ""
    #expect(isTold(moved, "var tapCall: Task<Void, Never>?", "tapCall?.cancel()"), "\(moved)")
    #expect(disk[Self.path] == nil && moved.contains("var own = 0"))
  }

  @Test func itsNameIsFree() throws {
    _ = try apply(Self.tap, #""tapCall()""#)
    let after = try apply(#""tap()""#, #""tapCall()""#)
    #expect(isTold(after, "var tapTask: Task<Void, Never>?", "tapTask?.cancel()"), "\(after)")
  }
}
