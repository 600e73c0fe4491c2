import ExamplesTerminal
import TripsModules

/// One waypoint.
@available(iOS 17, macOS 14, *)
struct WaypointScreen: TerminalScreen {
  let view: WaypointView

  var heading: String { "Waypoint" }
  var note: String { "" }
  var lines: [TerminalLine] { [.value(view.name, name: "Name")] }

  var commands: [TerminalCommand] {
    [
      TerminalCommand("rename", "PLACE", "gives it another name, and so another place") {
        place throws(CommandError) in
        view.name = try TerminalCommand.text(place, "the place")
        view.presenter.didEnter(name: view.name)
        return []
      }
    ]
  }

  func appear() {
    view.presenter.viewDidLoad()
  }
}
