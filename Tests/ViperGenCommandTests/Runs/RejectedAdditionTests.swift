import TestTools
import Testing

/// Commands that `add` and `rename` refuse, in `RejectedAdditions.txt`, with all that the user sees.
///
/// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter RejectedAdditionTests`.
@Suite(.serialized, .processesInTurn) struct RejectedAdditionTests {
  @Test func aRejectedAdditionWritesNothing() throws {
    let place = try AddTests.workspace()
    let before = try place.state
    for row in RecordedCase.all(in: "RejectedAdditions.txt") {
      let run = try place.run(row.input)
      try row.expect(run.errors)
      #expect(run.output == "" && run.status != 0, "\(row.input)")
    }
    #expect(try place.state == before)
  }
}
