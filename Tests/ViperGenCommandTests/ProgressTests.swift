import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommandLine
@testable import viper_gen

struct ProgressTests {
  private final class Terminal: Sendable {
    let time = SharedValue(0.0)
    let shown = SharedValue<[String]>([])

    var progress: Progress {
      Progress(
        now: { self.time.change { $0 } }, show: { text in self.shown.change { $0.append(text) } })
    }

    func wait(_ seconds: Double) { time.change { $0 += seconds } }
    var lines: [String] { shown.change { $0 } }
  }

  /// A short run shows nothing.
  @Test func aLongRunShowsOneLineThatIsGoneAtTheEnd() {
    let short = Terminal()
    short.progress.end()
    #expect(short.lines == [])
    let terminal = Terminal()
    let progress = terminal.progress
    for _ in 1..<1204 { progress.noteRead() }
    terminal.wait(0.4)
    progress.noteRead()
    #expect(terminal.lines == [])
    terminal.wait(0.2)
    progress.noteRead()
    progress.noteWritten()
    terminal.wait(0.2)
    progress.noteWritten()
    progress.end()
    progress.end()
    #expect(
      terminal.lines == [
        "\r\u{1B}[K1,205 files read, 0 written", "\r\u{1B}[K1,205 files read, 2 written",
        "\r\u{1B}[K",
      ])
  }

  @Test func aDiskCountsItsFiles() throws {
    let terminal = Terminal()
    let progress = terminal.progress
    let disk = ProgressDisk(base: MemoryDisk(["/a": "1"]), progress: progress)
    terminal.wait(1)
    #expect(try disk.read("/a") == Array("1".utf8))
    try disk.write(Array("2".utf8), to: "/a", modeledOn: nil)
    terminal.wait(1)
    #expect(try disk.read("/a") == Array("2".utf8))
    #expect(terminal.lines.last == "\r\u{1B}[K2 files read, 1 written")
  }

  @Test(
    arguments: [
      ("generate", "xterm", true, true), ("check", "xterm", true, true),
      ("adopt", "xterm", true, true), ("generate", "xterm", false, false),
      ("generate", "dumb", true, false), ("generate --quiet", "xterm", true, false),
      ("check --format json", "xterm", true, false), ("list", "xterm", true, false),
    ] as [(String, String, Bool, Bool)])
  func itIsShownOnTerminalsOnly(line: String, term: String, isTerminal: Bool, expected: Bool) throws
  {
    let environment = Environment(
      variable: { $0 == "TERM" ? term : nil }, isTerminal: { $0 == 2 && isTerminal })
    let outcome = ArgumentParser(table: .everything).parse(words(of: line)).outcome
    guard case .run(let invocation) = outcome else {
      Issue.record("\(line) is not understood")
      return
    }
    #expect((Progress(for: invocation, in: environment) != nil) == expected)
  }
}
