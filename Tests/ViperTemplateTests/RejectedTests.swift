import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperTemplate

/// Templates with mistakes, in the folder `Rejected`, each with all that the user sees on stderr.
///
/// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter RejectedTests`.
struct RejectedTests {
  static let context: [String: TemplateValue] = [
    "name": "Rome", "days": 3, "open": true, "closed": false, "nothing": nil,
    "tags": ["sun", "food"], "none": [], "mixed": [1, "a"],
    "place": ["city": "Roma"],
    "rows": [["title": "a", "tags": ["x"]], ["title": "b", "tags": []]],
  ]

  /// The templates that a case can include.
  static let includes = [
    "partials/row.swift": "", "row": "{% include \"main\" %}", "1.swift": "",
  ]

  static let cases = RecordedCase.all(in: "Rejected")

  @Test(arguments: cases)
  func errorsAreShownAtTheirPlace(rejected: RecordedCase) throws {
    let includes = Self.includes.filter { name, _ in
      rejected.input.contains("\"\(name)\"") || rejected.expected.contains("'\(name)'")
    }
    let (_, diagnostics) = rendering(rejected.input, Self.context, includes: includes)
    #expect(diagnostics.map(\.id).contains(rejected.ids[0]))
    try rejected.expect(printed(diagnostics))
  }

  /// Those with a case elsewhere: the limits, in `LimitTests`.
  static let limits: Set<String> = [
    "excessive-nesting", "excessive-errors", "excessive-includes", "excessive-steps",
    "excessive-output", "unknown-template",
  ]

  @Test func everyDiagnosticHasACase() throws {
    let shown = Set(Self.cases.flatMap(\.ids)).union(RejectedTests.limits)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try ["TemplateDiagnostics", "ValueDiagnostics"].map {
      try String(
        contentsOf: root.appending(path: "Sources/ViperTemplate/\($0).swift"), encoding: .utf8)
    }.joined()
    #expect(Set(text.matches(of: /\bid: "([^"]+)"/).map { String($0.1) }) == shown)
  }
}
