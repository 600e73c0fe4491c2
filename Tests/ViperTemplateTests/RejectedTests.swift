import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// A bad template with all that the user sees on stderr.
struct Rejected: Sendable, CustomTestStringConvertible {
  let id: String
  let claim: String
  let template: String
  let expected: String
  let includes: [String: String]
  var testDescription: String { "\(id): \(claim)" }

  init(
    _ id: String, _ claim: String, _ template: String, _ expected: String,
    includes: [String: String] = [:]
  ) {
    self.id = id
    self.claim = claim
    self.template = template
    self.expected = expected
    self.includes = includes
  }

  static let context: [String: TemplateValue] = [
    "name": "Rome", "days": 3, "open": true, "closed": false, "nothing": nil,
    "tags": ["sun", "food"], "none": [], "mixed": [1, "a"],
    "place": ["city": "Roma"],
    "rows": [["title": "a", "tags": ["x"]], ["title": "b", "tags": []]],
  ]

  static let all = syntax + names + values
}

@Suite(.serialized, .inTurn) struct RejectedTests {
  @Test(arguments: Rejected.all)
  func aMistakeIsShownWhereItIs(rejected: Rejected) {
    let (_, diagnostics) = rendering(
      rejected.template, Rejected.context, includes: rejected.includes)
    #expect(diagnostics.map(\.id).contains(rejected.id))
    #expect(printed(diagnostics) == rejected.expected + "\n")
  }

  /// Those with a case elsewhere: the limits, in `LimitTests`.
  static let limits: Set<String> = [
    "excessive-nesting", "excessive-errors", "excessive-includes", "excessive-steps",
    "excessive-output", "unknown-template",
  ]

  @Test func everyMistakeHasACase() throws {
    let shown = Set(Rejected.all.map(\.id)).union(RejectedTests.limits)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try ["TemplateDiagnostics", "ValueDiagnostics"].map {
      try String(
        contentsOf: root.appending(path: "Sources/ViperTemplate/\($0).swift"), encoding: .utf8)
    }.joined()
    #expect(Set(text.matches(of: /\bid: "([^"]+)"/).map { String($0.1) }) == shown)
  }
}
