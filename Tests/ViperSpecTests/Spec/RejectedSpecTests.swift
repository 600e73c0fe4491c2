import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperSpec

/// A bad spec with all that the user sees on stderr.
struct RejectedSpec: Sendable, CustomTestStringConvertible {
  let id: String
  let claim: String
  let spec: String
  let expected: String
  var testDescription: String { "\(id): \(claim)" }

  init(_ id: String, _ claim: String, _ spec: String, _ expected: String) {
    self.id = id
    self.claim = claim
    self.spec = spec
    self.expected = expected
  }

  static let all =
    syntax + reading + meanings + names + implementations + forwards + catches + routes
    + sharing + outputs + parts + around + absent + added
}

@Suite(.serialized, .inTurn) struct RejectedSpecTests {
  @Test(arguments: RejectedSpec.all)
  func aMistakeIsShownWhereItIs(_ rejected: RejectedSpec) {
    let (module, diagnostics) = TestProject.resolve(rejected.spec)
    #expect(module == nil)
    #expect(diagnostics.map(\.id).contains(rejected.id))
    #expect(DiagnosticPrinter().text(for: diagnostics) == rejected.expected + "\n")
    expectRangesInText(diagnostics, rejected.claim)
  }

  /// Those that no spec alone can show, or none in this dialect.
  static let elsewhere: Set<String> = [
    "ambiguous-service", "conflicting-services", "invalid-access", "unsupported-addition",
    "missing-project-container",
    "unsupported-service-override", "unsupported-pack-key", "invalid-utf-8", "excessive-overloads",
    "unsupported-mock",
    "unsupported-member-call", "missing-sendable-service", "unused-input",
  ]

  @Test func everyMistakeHasARow() throws {
    let shown = Set(RejectedSpec.all.map(\.id)).union(Self.elsewhere)
    let missing = try idsInSources().subtracting(shown)
    #expect(missing.sorted() == [])
  }

  @Test func everyMessageKeepsTheHouseStyle() {
    for rejected in RejectedSpec.all {
      for diagnostic in TestProject.resolve(rejected.spec).diagnostics {
        let first = diagnostic.message.first ?? " "
        #expect(!first.isUppercase, "\(diagnostic.message)")
        #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        #expect(!diagnostic.message.contains("invalid"), "\(diagnostic.message)")
        #expect(!diagnostic.message.contains("please"), "\(diagnostic.message)")
      }
    }
  }

  /// Every `id: "…"` of the sources, and the ids of syntax errors, which `failure` takes first.
  private func idsInSources() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var ids: Set<String> = []
    for folder in ["JSON", "Spec", "Module"] {
      let path = root.appendingPathComponent("Sources/ViperSpec/\(folder)")
      for file in try FileManager.default.contentsOfDirectory(atPath: path.path) {
        let text = try String(contentsOf: path.appendingPathComponent(file), encoding: .utf8)
        for match in text.matches(of: /(?:\bid:|failure\()\s*"([^"]+)"/) {
          ids.insert(String(match.1))
        }
      }
    }
    // One function makes all of them.
    if ids.remove("unknown-\\(key)") != nil {
      ids.formUnion([
        "unknown-ui", "unknown-access", "unknown-yours", "unknown-as", "unknown-without",
        "unknown-files",
      ])
    }
    try #require(ids.count > 50)
    return ids
  }
}
