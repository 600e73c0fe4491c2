import Foundation
import Testing
import ViperText

@testable import ViperSpec

@Suite struct ZZRecord {
  @Test func record() throws {
    guard let data = FileManager.default.contents(atPath: "/tmp/hm/rows.json") else { return }
    let rows = try JSONDecoder().decode([[String]].self, from: data)
    let out = rows.map { DiagnosticPrinter().text(for: TestProject.resolve($0[2]).diagnostics) }
    try JSONEncoder().encode(out).write(to: URL(fileURLWithPath: "/tmp/hm/out.json"))
  }
}
