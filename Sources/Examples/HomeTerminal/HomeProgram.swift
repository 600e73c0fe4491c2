import ExamplesTerminal
import HomeModules

/// The courses app in a terminal.
@main
struct HomeProgram {
  @MainActor
  static func main() async {
    let program = TerminalProgram("home", about: "Shows what a school offers.")
    await program.run { _ in
      (WindowApp(HomeApp().start), "")
    }
  }
}
