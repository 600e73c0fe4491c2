import TestTools
import Testing

/// Commands that stop with an error, in `RejectedRuns.txt`, with all that the user sees.
///
/// The input of a case are steps in turn: `## name` and the text of a file, `@@ name` and its changes
/// (``Swift/String/changed(by:)``; without any, it is removed), and `$` with a command. All commands
/// succeed except the last one.
@Suite(.serialized, .processesInTurn) struct RejectedRunTests {
  @Test(arguments: RecordedCase.all(in: "RejectedRuns.txt"))
  func aRejectedRunReportsTheReason(_ row: RecordedCase) throws {
    let place = try Workspace()
    var last = Run()
    for step in row.input.split(separator: /\n(?=## |@@ |\$ )/) {
      let lines = step.split(separator: "\n", maxSplits: 1).map(String.init)
      let (kind, name) = (lines[0].prefix(2), String(lines[0].drop { $0 != " " }.dropFirst()))
      let text = lines.count > 1 ? lines[1] + "\n" : ""
      switch kind {
      case "##": try place.write(name, text)
      case "@@" where text.isEmpty: try place.remove(name)
      case "@@": try place.write(name, place.text(name).changed(by: text))
      default:
        #expect(last.status == 0)
        last = try place.run(name)
      }
    }
    try row.expect(last.errors)
  }
}
