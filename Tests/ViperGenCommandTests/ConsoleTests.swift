import Foundation
import TestTools
import Testing
import ViperText

@testable import ViperCommandLine

struct ConsoleTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.auto, true, ["TERM": "xterm"], true),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func colourIsForTerminalsThatWantIt(
    choice: ColorChoice, isTerminal: Bool, variables: [String: String], expected: Bool
  ) {
    let environment = Environment(
      variable: { variables[$0] }, isTerminal: { isTerminal && $0 == 2 })
    #expect(environment.wantsColor(on: 2, choice) == expected)
    #expect(environment.wantsColor(on: 1, choice) == (choice == .always))
  }

  @Test(arguments: [false, true]) func differencesHaveColors(_ isColored: Bool) {
    var console = Console(colorsOutput: isColored)
    console.write(difference: "--- a\n+++ b\n@@ -1 +1 @@\n c\n-d\n+e\n")
    func line(_ code: Int, _ text: String) -> String {
      isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m\n" : text + "\n"
    }
    #expect(
      String(decoding: console.output, as: UTF8.self)
        == line(1, "--- a") + line(1, "+++ b") + line(36, "@@ -1 +1 @@") + " c\n"
        + line(31, "-d") + line(32, "+e"))
  }

  @Test func resultsAndDiagnosticsAreKeptApart() {
    var console = Console(colorsErrors: true)
    console.write("create A\n")
    console.report([Diagnostic(id: "x", "wrong", at: nil)])
    #expect(console.close(after: .diagnostics) == .diagnostics)
    #expect(String(decoding: console.output, as: UTF8.self) == "create A\n")
    #expect(
      String(decoding: console.errors, as: UTF8.self)
        == "viper-gen: \u{1B}[1;31merror:\u{1B}[0m wrong [x]\n")
  }

  @Test func everythingIsWrittenToAPipeThatIsSometimesFull() async throws {
    #expect(writeAll([1], to: -1) == .failed("Bad file descriptor"))
    #expect(writeAll([], to: -1) == .written)
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    let descriptor = writer.fileDescriptor
    #expect(stopWaiting(on: descriptor))
    let bytes = (0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let reader = pipe.fileHandleForReading
    let received = try await withCheckedThrowingContinuation { received in
      Thread.detachNewThread { received.resume(with: Result { try reader.readToEnd() }) }
      #expect(writeAll(bytes, to: descriptor) == .written)
      #expect(throws: Never.self) { try writer.close() }
    }
    #expect(received.map(Array.init) == bytes)
  }
}
