import ExamplesTerminal

@available(iOS 17, macOS 14, *)
extension WaypointView: TerminalScreen {
  package var heading: String { "Waypoint" }
  package var note: String { "" }
  package var lines: [TerminalLine] { [.value(state.name, name: "Name")] }

  package var commands: [TerminalCommand] {
    [
      TerminalCommand("rename", "PLACE", "gives it another name, and so another place") {
        place throws(TerminalMistake) in
        state.name = try TerminalCommand.text(place, "the place")
        presenter.didEnter(name: state.name)
        return []
      }
    ]
  }

  package func appear() {
    presenter.viewDidLoad()
  }
}
