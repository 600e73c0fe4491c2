import TestTools
import Testing

/// Types of Foundation in a spec that doesn't import it.
struct FoundationImportTests {
  private static let rows: [(spec: String, files: [String: String], isImported: Bool)] = [
    (#"{ "view": ["show(_ url: URL)"] }"#, [:], true),
    (#"{ "inputs": ["ids: [UUID]?"] }"#, [:], true),
    (#"{ "state": ["day: Date.FormatStyle = .init()"] }"#, [:], true),
    (#"{ "entities": [{ "name": "Row", "fields": ["at: Date"] }] }"#, [:], true),
    (#"{ "view": ["show(_ name: String)"] }"#, [:], false),
    (#"{ "imports": ["UIKit"], "view": ["show(_ url: URL)"] }"#, [:], false),
    (#"{ "imports": ["Core"], "view": ["show(_ url: URL)"] }"#, [:], true),
    (#"{ "imports": ["Core"], "view": ["show(_ port: Port)"] }"#, [:], false),
    (
      #"{ "view": ["show(_ row: Data)"], "entities": [{ "name": "Data", "fields": ["id: Int"] }] }"#,
      [:], false
    ),
    (#"{ "view": ["show(_ day: Date)"] }"#, ["/p/Date.swift": "struct Date {}"], false),
    (#"{ "view": ["show(_ day: Date)"] }"#, ["/p/Date.swift": "extension Date {}"], true),
  ]

  @Test(arguments: rows.indices) func foundationIsImportedIfItIsNeeded(index: Int) throws {
    let row = Self.rows[index]
    let run = Run(
      row.files.merging([
        "/p/viper-gen.json": #"{ "root": true, "ui": "none" }"#, "/p/A.viper.json": row.spec,
      ]) { $1 })
    let changes = try run.changeSets().changeSets.flatMap(\.changes)
    let files = changes.filter { $0.path.hasSuffix(".swift") }
    let text = files.map { String(decoding: $0.new ?? [], as: UTF8.self) }.joined()
    #expect(text.contains("import Foundation\n") == row.isImported, "\(text)")
  }
}
