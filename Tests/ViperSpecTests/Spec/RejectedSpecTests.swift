import Foundation
import TestTools
import Testing
import ViperText

/// Specs with mistakes, in the folder `Rejected`, each with all that the user sees on stderr.
///
/// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter RejectedSpecTests`.
struct RejectedSpecTests {
  static let cases = RecordedCase.all(in: "Rejected")

  @Test(arguments: cases)
  func errorsAreShownAtTheirPlace(_ rejected: RecordedCase) throws {
    let (module, diagnostics) = TestProject.resolve(rejected.input)
    #expect((module == nil) == diagnostics.hasErrors)
    #expect(diagnostics.map(\.id).contains(rejected.ids[0]))
    try rejected.expect(DiagnosticPrinter().text(for: diagnostics))
    expectRangesInText(diagnostics, rejected.title)
  }

  /// Those that no spec alone can show, or none in this dialect.
  static let elsewhere: Set<String> = [
    "ambiguous-service", "ambiguous-type", "conflicting-services", "invalid-access",
    "unsupported-addition", "missing-project-container", "unsupported-service-override",
    "unsupported-pack-key", "invalid-utf-8", "excessive-overloads", "unsupported-mock",
    "unsupported-nonisolated-member", "unsupported-member-call", "missing-sendable-service",
    "unneeded-any", "unused-input", "invalid-private-type", "missing-sendable-class",
    "conflicting-share-access", "missing-import", "missing-inherited-member", "unknown-type",
  ]

  @Test func everyDiagnosticHasARow() throws {
    let shown = Set(Self.cases.flatMap(\.ids)).union(Self.elsewhere)
    let missing = try idsInSources().subtracting(shown)
    #expect(missing.sorted() == [])
  }

  @Test func everyMessageKeepsTheHouseStyle() {
    for rejected in Self.cases {
      for diagnostic in TestProject.resolve(rejected.input).diagnostics {
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
