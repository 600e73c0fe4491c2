import ExamplesTerminal
import HomeDomain
import HomeModules

/// The courses app in a terminal.
@main
struct HomeProgram {
  @MainActor
  static func main() async {
    let program = TerminalProgram("home", about: "Shows what a school offers.")
    await program.run { _ in
      let catalogue = SampleCatalogue()
      return (WindowApp(root: HomeRoot.build(banners: catalogue, wiki: catalogue)), "")
    }
  }
}
