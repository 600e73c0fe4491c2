import ScoreboardDomain
import ScoreboardModules
import TestTools
import Testing

@testable import ExamplesTerminal

@MainActor
struct ScoreboardSessionTests {
  private func scoreboard() -> WindowApp {
    WindowApp(ScoreboardApp(dependencies: ScoreboardContainer(library: .sample)).start)
  }

  @Test func aGameIsPlayed() async {
    let stage = await Stage.run(scoreboard(), "open 1", "ada +2", "Eve +1", "eve foul", "back")

    #expect(
      stage.output.contains(
        """

        Lions - Tigers
        ──────────────
          Lions  2 - 1  Tigers
          00:00
          [Start]
          Ada
          [+1]  0  [+2]  1  [Assist]  0  [Rebound]  0  [Foul]  0
          Ben
          [+1]  0  [+2]  0  [Assist]  0  [Rebound]  0  [Foul]  0
          Cid
          [+1]  0  [+2]  0  [Assist]  0  [Rebound]  0  [Foul]  0
          Dora
          [+1]  0  [+2]  0  [Assist]  0  [Rebound]  0  [Foul]  0
          Eve
          [+1]  1  [+2]  0  [Assist]  0  [Rebound]  0  [Foul]  1
          Fay
          [+1]  0  [+2]  0  [Assist]  0  [Rebound]  0  [Foul]  0

        Games  [Add]
        ────────────
          1  Lions - Tigers  2 - 1

        """))
    #expect(stage.status == 0)
  }

  @Test func theEndHidesThePlayersAndTheirCommands() async {
    let shots = Array(repeating: "ada +2", count: 8)
    let app = scoreboard()
    _ = await Stage.run(app, "open 1", "start")
    for shot in shots { _ = await Stage.run(app, shot) }

    let stage = await Stage.run(app, "show", "ada +2", "start")

    #expect(
      stage.output.hasSuffix(
        """
          [Start]
        ! 'ada' is no command here; 'help' lists them
        ! 'start' is no command here; 'help' lists them

        """))
  }

  @Test func aGameIsTypedIn() async {
    let stage = await Stage.run(
      scoreboard(), "add", "home team Owls", "done", "home player 1 Ann", "home player 2 Bo",
      "home player 3 Cy", "away team Bats", "away player 1 Di", "away player 2 Ed",
      "away player 3 Flo", "done")

    #expect(stage.output.contains("  A team needs a name and 3 players.\n"))
    #expect(
      stage.output.hasSuffix(
        """

        Games  [Add]
        ────────────
          1  Owls - Bats     0 - 0
          2  Lions - Tigers  0 - 0

        """))
    #expect(stage.status == 0)
  }
}
