import TestTools
import Testing

/// The programs as processes that get their commands from a pipe.
@Suite(.serialized, .processesInTurn) struct ProgramsTests {
  @Test(arguments: [
    ("home", "Courses\n───────\n  (picture)\n  Summer school\n"),
    ("scoreboard", "Games  [Add]\n────────────\n  1  Lions - Tigers  0 - 0\n"),
  ])
  func eachProgramShowsItsFirstScreen(_ name: String, _ screen: String) throws {
    let run = try Subprocess(example: name, input: "quit\n")
    #expect(run.output.hasPrefix("Type 'help' for the commands.\n\n" + screen), "\(run.output)")
    #expect(run.errors == "")
    #expect(run.status == 0)

    let wrong = try Subprocess(example: name, ["file"])
    #expect(wrong.errors == "error: 'file' is not expected\nusage: \(name)\n")
    #expect(wrong.status == 2)
  }
}
