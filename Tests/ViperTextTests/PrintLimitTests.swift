import TestTools
import Testing

@testable import ViperText

struct PrintLimitTests {
  private func diagnostics(_ count: Int, of path: String) -> [Diagnostic] {
    let text = SourceText(path: path, text: String(repeating: "a", count: count))
    return (0..<count).map {
      Diagnostic(id: "no", "no", at: text.location(of: $0..<$0 + 1))
    }
  }

  @Test func aHundredDiagnosticsOfEachFileArePrinted() {
    let all =
      diagnostics(100, of: "a") + diagnostics(101, of: "b") + diagnostics(250, of: "c")
      + [Diagnostic(id: "no", "no", at: nil)]
    let (shown, hidden) = all.limitedForPrinting()
    #expect(shown.count == 301)
    #expect(hidden.map(\.path) == ["b", "c"])
    #expect(hidden.map(\.count) == [1, 150])
  }

  @Test(.timeLimit(.minutes(1))) func manyDiagnosticsOfOneLongLineTakeNoLonger() {
    let (shown, _) = diagnostics(100_000, of: "a").sortedForPrinting().limitedForPrinting()
    #expect(DiagnosticPrinter().text(for: shown).utf8.count < 100 * 600)
  }
}
