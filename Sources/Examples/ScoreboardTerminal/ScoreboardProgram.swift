import ExamplesTerminal
import ScoreboardDomain
import ScoreboardModules

/// The scoreboard in a terminal.
@main
struct ScoreboardProgram {
  @MainActor
  static func main() async {
    let program = TerminalProgram("scoreboard", about: "Keeps the score of pick-up games.")
    await program.run { _ in
      guard #available(iOS 17, *) else { throw UsageError("this system is too old") }
      let container = ScoreboardContainer(library: .sample)
      return (WindowApp(ScoreboardApp(dependencies: container).start), "")
    }
  }
}
