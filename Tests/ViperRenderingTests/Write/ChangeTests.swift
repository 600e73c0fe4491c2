import TestTools
import Testing
import ViperPack

@testable import ViperPipeline
@testable import ViperProject

struct ChangeTests {
  @Test func theSchemaOfReportsHasTheStatusWords() {
    let words = Change.Status.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    #expect(Schema.report.document().contains("\"enum\": [\(words)]"))
  }

  /// `check` reports a file at its spec, even if only the case of its name changes.
  @Test func aRespelledFileIsStillItsSpecs() throws {
    var change = Change(for: .owned, status: .identical, path: "/p/View.swift", old: [1])
    change.spec = .init(name: "A", absolutePath: "/p/A.viper.json", displayPath: "A.viper.json")
    change.modelPath = "/p/Model.swift"
    var former = FormerSpellings()
    former.add("/p/view.swift", of: "/p/View.swift")
    let respelled = try change.respelling(former, on: PosixDisk())
    #expect(respelled.status == .update && respelled.formerPath == "/p/view.swift")
    #expect(respelled.new == [1])
    #expect(respelled.spec == change.spec && respelled.modelPath == change.modelPath)
  }
}
