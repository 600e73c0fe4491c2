import Foundation
import TestTools
import Testing

@testable import ViperCommandLine
@testable import viper_gen

@Suite(.serialized, .processesInTurn) struct ProcessTests {
  @Test func theVersionIsOneLine() throws {
    let run = try Subprocess(Subprocess.viperGen, ["--version"])
    #expect(run.output == "viper-gen \(Version.current)\n")
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func helpIsAResult() throws {
    let run = try Subprocess(Subprocess.viperGen, ["help"])
    #expect(run.output == HelpText(table: ViperGen.table).text(for: .overview))
    #expect(run.errors == "" && run.status == 0)
  }

  @Test func noArgumentsIsAnError() throws {
    let run = try Subprocess(Subprocess.viperGen, [])
    #expect(run.errors == HelpText(table: ViperGen.table).shortUsage)
    #expect(run.output == "" && run.status == 2)
  }

  @Test func anUnknownCommandIsAnError() throws {
    let run = try Subprocess(Subprocess.viperGen, ["chekc"])
    #expect(
      run.errors == """
        viper-gen: error: unknown command 'chekc' [unknown-command]
           = help: did you mean 'check'?

        """)
    #expect(run.output == "" && run.status == 2)
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

  @Test func closedStreamsDoNoHarm() throws {
    let script = #""$0" help <&- >&- 2>&-"#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen])
    #expect(run.output == "" && run.errors == "" && run.status == 2)
  }

  @Test(arguments: ["schema", "help", "--version", "completions zsh", "templates list", "list"])
  func anUnwritableOutputIsAnError(line: String) throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    let script = #""$0" \#(line) >&-"#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen], in: place.url(""))
    #expect(
      run.errors == """
        viper-gen: error: can't write the output: Bad file descriptor [unwritable-output]
           = help: only this output is lost; files that the command wrote are complete

        """)
    #expect(run.status == 2)
  }

  @Test func aModuleIsCompleteDespiteAnUnwritableOutput() throws {
    let place = try Workspace()
    let script = #""$0" new Trip --ui none >&-"#
    let run = try Subprocess(
      #require(Subprocess.find("bash")), ["-c", script, Subprocess.viperGen], in: place.url(""))
    #expect(run.status == 2 && run.errors.contains("files that the command wrote are complete"))
    #expect(try place.run("check") == Run())
  }

  @Test(arguments: ["chekc --color=always", "chekc --color always", "--color=always chekc"])
  func theErrorOfAMisspelledCommandCanBeColored(line: String) throws {
    let run = try Subprocess(Subprocess.viperGen, words(of: line))
    #expect(run.errors.hasPrefix("viper-gen: \u{1B}[1;31merror:\u{1B}[0m unknown"))
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
