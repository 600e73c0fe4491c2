import TestTools
import Testing
import ViperRendering
import ViperSchema

@Suite(.serialized, .inTurn) struct ChangeTests {
  /// The schema of reports is a file, so the words stand in it once more.
  @Test func theSchemaOfReportsHasTheStatusWords() {
    let words = Change.Status.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(Schema.report.document().contains("\"enum\": [\(words)]"))
  }
}
