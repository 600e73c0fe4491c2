import TestTools
import Testing
import ViperSchema

@testable import ViperProject
@testable import ViperRendering

@Suite(.serialized, .inTurn) struct ChangeTests {
  @Test func theSchemaOfReportsHasTheStatusWords() {
    let words = Change.Status.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(Schema.report.document().contains("\"enum\": [\(words)]"))
  }

  @Test func aRespelledFileIsStillItsSpecs() {
    var change = Change(for: .owned, status: .identical, path: "/p/View.swift")
    change.spec = .init(name: "A", absolutePath: "/p/A.viper.json", displayPath: "A.viper.json")
    change.modelPath = "/p/Model.swift"
    let respelled = change.respelled(from: "/p/view.swift", holding: [1])
    #expect(respelled.status == .update && respelled.formerPath == "/p/view.swift")
    #expect(respelled.spec == change.spec && respelled.modelPath == change.modelPath)
  }
}
