import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct ProcessTests {
  @Test func resultsAndErrorsHaveTheirStreamAndStatus() throws {
    let help = HelpText(table: ViperGen.table)
    for (line, expected) in [
      ("--version", Run(output: "viper-gen \(Version.current)\n")),
      ("help", Run(output: help.text(for: .overview))),
      ("", Run(errors: help.shortUsage, status: 2)),
    ] { #expect(try Workspace().run(line) == expected, "\(line)") }
    for line in ["chekc --color=always", "chekc --color always", "--color=always chekc"] {
      let run = try Workspace().run(line)
      #expect(run.errors.hasPrefix("viper-gen: \u{1B}[1;31merror:\u{1B}[0m unknown"), "\(line)")
    }
  }

  @Test func aReaderThatLeavesEndsTheOutputQuietly() throws {
    let script = #""$0" help | head -n 1; echo "status ${PIPESTATUS[0]}""#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen])
    #expect(
      run.output == """
        viper-gen: generate and maintain VIPER modules from specs
        status 0

        """)
    #expect(run.errors == "" && run.status == 0)
  }

  /// Here the reader has gone for certain before the first byte is written.
  @Test func aClosedPipeIsNotAnError() throws {
    let files = try TestFolder()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let process = Process()
    process.executableURL = URL(filePath: try Subprocess.viperGen)
    process.arguments = ["completions", "bash"]
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = try files.writer("errors")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    #expect(try files.text("errors") == "")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() throws {
    let script = #""$0" help > /dev/full"#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen])
    #expect(
      run.errors.hasPrefix(
        "viper-gen: error: can't write the output: No space left on device [unwritable-output]\n"))
    #expect(run.status == 2)
  }

  /// The work is complete all the same.
  @Test func anUnwritableOutputIsAnError() throws {
    let bash = try #require(Subprocess.find("bash"))
    let place = try Workspace(["A.viper.json": SpecText.empty])
    for line in ["schema", "help", "--version", "list", "new Trip --ui none"] {
      let run = try Subprocess(
        bash, ["-c", #""$0" \#(line) >&-"#, Subprocess.viperGen], in: place.url(""))
      #expect(
        run.errors == """
          viper-gen: error: can't write the output: Bad file descriptor [unwritable-output]
             = help: only this output is lost; files that the command wrote are complete

          """, "\(line)")
      #expect(run.status == 2, "\(line)")
    }
    #expect(try place.run("check Trip") == Run())
    let closed = try Subprocess(bash, ["-c", #""$0" help <&- >&- 2>&-"#, Subprocess.viperGen])
    #expect(closed.output == "" && closed.errors == "" && closed.status == 2)
  }

  @Test func aDeepSpecNeedsNoStackOfTheShell() throws {
    let body = "f(" + String(repeating: "(", count: 23) + "a" + String(repeating: ")", count: 24)
    let place = try Workspace([
      "A.viper.json":
        #"{ "ui": "uikit", "viewOutput": [{ "func": "a()", "body": "\#(body)" }], "view": ["b()"] }"#
    ])
    let script = #"ulimit -s 96; "$0" check"#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen], in: place.url(""))
    #expect(run.status == 1)
  }
}
