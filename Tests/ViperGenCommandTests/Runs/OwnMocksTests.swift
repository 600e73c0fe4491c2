import Foundation
import TestTools
import Testing

@Suite(.serialized, .processesInTurn) struct OwnMocksTests {
  private static let spec = #"""
    {
      "services": [
        { "name": "FeedStore", "property": "store", "methods": ["load(id: Int) async throws -> [Int]"] }
      ],
      "view": ["show(_ rows: [Int], of id: Int)", "fail(_ error: any Error)", "title: String { get }"],
      "viewOutput": [
        {
          "func": "load(id: Int)", "forward": "interactor.load", "then": "view.show",
          "catch": "view.fail"
        },
        { "var": "heading: String { get set }", "forward": "interactor.heading" }
      ],
      "interactor": ["load(id: Int) async throws -> [Int]", "heading: String { get set }"],
      "yours": ["interactor"]
    }
    """#

  @Test func mockNamesOfAPackPassTheGeneratedTests() throws {
    let place = try Workspace()
    #expect(try place.run("new Feed --package --ui none").status == 0)
    try place.write(
      "Feed/Templates/ours/pack.json",
      """
      {
        "name": "ours",
        "extends": "viper",
        "mockMethod": {
          "callCount": "CallsCount", "argValues": "ReceivedArguments", "handler": "Closure"
        },
        "mockProperty": { "callCount": "Reads", "setCallCount": "Writes" }
      }

      """)
    try place.write(
      "Feed/Templates/ours/mocks/fail.swift",
      """
      preconditionFailure({{ member.compoundName | append: " is not expected" | quote }})

      """)
    let config = try place.text("Feed/viper-gen.json")
    try place.write(
      "Feed/viper-gen.json",
      config.replacing("\"root\": true,", with: "\"root\": true, \"pack\": \"./Templates/ours\","))
    try place.write("Feed/Specs/Feed.viper.json", Self.spec)

    let generated = try place.run("generate --force", in: "Feed")
    #expect(generated.status == 0, "\(generated.errors)")

    let mocks = try place.text("Feed/Tests/FeedTests/Feed/FeedMocks.swift")
    let tests = try place.text("Feed/Tests/FeedTests/Feed/FeedTests.swift")
    for name in ["CallCount", "ArgValues", "Handler"] {
      #expect(!mocks.contains(name) && !tests.contains(name), "\(name)")
    }
    #expect(mocks.contains(#"preconditionFailure("title is not expected")"#))
    #expect(tests.contains("#expect(view.showReceivedArguments.map(\\.rows) == [[2]])"))
    #expect(tests.contains("await settle { interactor.loadCallsCount == 1 }"))
    #expect(tests.contains("interactor.loadClosure = { _ in throw error }"))
    #expect(mocks.contains("headingWrites"))
    guard runsLongTests else { return }
    let run = try BuildFolder().swift("test", in: place.url("Feed"))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
