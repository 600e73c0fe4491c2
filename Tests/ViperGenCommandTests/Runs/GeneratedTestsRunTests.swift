import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct GeneratedTestsRunTests {
  @Test(.long, arguments: ["swift-testing", "xctest"])
  func generatedTestsPass(framework: String) throws {
    let place = try Workspace()
    #expect(try place.run("new Feed --package --ui swiftui").status == 0)
    let config = place.url("Feed/viper-gen.json")
    let settings = try String(contentsOf: config, encoding: .utf8)
    let changed = settings.replacing(
      "\"root\": true,", with: "\"root\": true, \"testFramework\": \"\(framework)\",")
    #expect(changed != settings)
    try changed.write(to: config, atomically: true, encoding: .utf8)
    let specs = Self.folder.appending(path: "Specs")
    for file in try FileManager.default.contentsOfDirectory(atPath: specs.path) {
      try? FileManager.default.removeItem(at: place.url("Feed/Specs/\(file)"))
      try FileManager.default.copyItem(
        at: specs.appending(path: file), to: place.url("Feed/Specs/\(file)"))
    }
    for (name, spec) in CallMatrix.specs(isComplete: true) {
      try place.write("Feed/Specs/\(name).viper.json", spec)
    }
    let generated = try place.run("generate --force --verbose", in: "Feed")
    #expect(generated.status == 0, "\(generated.errors)")
    let skipped = generated.output.split(separator: "\n")
      .filter { $0.hasPrefix("skip ") }
    #expect(skipped.joined(separator: "\n") == Self.skipped.joined(separator: "\n"))

    let tests = try ["Feed", "Loading", "Menu", "Quitting"].map { name in
      try String(
        contentsOf: place.url("Feed/Tests/FeedTests/\(name)/\(name)Tests.swift"), encoding: .utf8)
    }.joined()
    let isXCTest = framework == "xctest"
    for condition in Self.conditions {
      let check = isXCTest ? assertion(of: condition) : "#expect(\(condition))"
      let isThere = unbroken(tests).contains(unbroken(check))
      #expect(isThere, "\(condition)")
    }
    let router = try String(
      contentsOf: place.url("Feed/Sources/Feed/Menu/MenuRouter.swift"), encoding: .utf8)
    for call in Self.builders { #expect(router.contains(call), "\(router)") }
    try FileManager.default.copyItem(
      at: Self.folder.appending(path: "LoadingCallsTests.swift"),
      to: place.url("Feed/Tests/FeedTests/LoadingCallsTests.swift"))
    let run = try BuildFolder().swift("test", in: place.url("Feed"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  private static let skipped: [Substring] = [
    """
    skip       AskingTests: AskingPresenter.e() \
    (it goes on to 'f(_:calls:)', which a test can't follow)
    """,
    """
    skip       AskingTests: AskingPresenter.f(_:calls:) \
    (a test can't follow what it does besides)
    """,
    """
    skip       FeedTests: FeedPresenter.within(_:) \
    (no sample for 'ClosedRange<Double>'; add it to 'samples')
    """,
    "skip       FeedTests: FeedPresenter.optional(_:) (it is generic)",
    "skip       ListTests: ListPresenter.close() (another method differs in 'async' only)",
    """
    skip       LoadingTests: LoadingPresenter.start() \
    (it goes on to 'start()', which a test can't follow)
    """,
    "skip       QuittingTests: QuittingPresenter.three() (a test can't follow what it does besides)",
    """
    skip       QuittingTests: QuittingPresenter.either(_:) \
    (a test can't follow what it does besides)
    """,
  ]

  private func assertion(of condition: String) -> String {
    if condition.hasSuffix(" == nil") { return "XCTAssertNil(\(condition.dropLast(7)))" }
    guard condition.contains(" == ") else { return "XCTAssertTrue(\(condition))" }
    return "XCTAssertEqual(\(condition.replacing(" == ", with: ", ")))"
  }

  /// Without the white space: a condition may go over several lines.
  private func unbroken(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }

  private static let conditions = [
    "navigation.path.isEmpty", "presenter.view == nil", "first?.isCancelled == true",
    "presenter.calls.start == first", "view.setRunningArgValues == [true, true]",
    "view.setRunningArgValues == [true, false]", "view.failArgValues == [error]",
    "view.failCallCount == 0", "call?.isCancelled == true", "view.showArgValues == [1]",
  ]

  /// Each module is called as its own pack calls it.
  private static let builders = [
    "DishModuleConfigurator.build(id: id, settings: settings, output: listener)",
    "GuestFactory.build(id: id)",
    "BillBuilder.build()", "weak var listener: (any DishModuleOutput)?",
  ]

  /// Specs of modules, and tests of their calls.
  ///
  /// The input of `Detail` goes to another component than usual. In `Feed`, types are named as those
  /// of Testing and Foundation, and mocks of its members aren't easy.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "GeneratedTests")
}
