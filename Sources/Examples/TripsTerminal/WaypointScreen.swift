import ExamplesTerminal
import TripsModules

/// One waypoint.
@available(iOS 17, macOS 14, *)
struct WaypointScreen: TerminalScreen {
  let view: WaypointView

  var heading: String { "Waypoint" }
  var note: String { "" }
  var lines: [TerminalLine] { [.value(view.name.text, name: "Name")] }

  var commands: [TerminalCommand] {
    [
      TerminalCommand("rename", "PLACE", "gives it another name, and so another place") {
        place throws(CommandError) in
        view.name.enter(try TerminalCommand.text(place, "the place"))
        return []
      }
    ]
  }

  func appear() {
    view.load()
  }
}
