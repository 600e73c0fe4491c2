import ExamplesTerminal
import TripsDomain
import ViperKit

@available(iOS 17, macOS 14, *)
extension TripDetailView: TerminalScreen {
  package var heading: String { state.form.name.isEmpty ? "Untitled" : state.form.name }
  package var note: String { state.form.canSave ? "(not saved)" : "" }

  package var lines: [TerminalLine] {
    let rows = state.form.waypoints.enumerated().map { index, row in
      TerminalLine.row(index + 1, row.waypoint.name, detail: row.place)
    }
    let empty = TerminalLine.text("No waypoints yet. Type 'add PLACE', such as 'add Vienna'.")
    return [.value(state.distance, name: "Distance")] + (rows.isEmpty ? [empty] : rows)
      + (state.isMapPrinted ? map : [])
  }

  /// The map that is embedded in this module.
  private var map: [TerminalLine] {
    navigation.embedded.compactMap { $0.content as? any TerminalScreen }.flatMap(\.lines)
  }

  package var commands: [TerminalCommand] {
    [
      TerminalCommand("rename", "NAME", "gives the trip another name") {
        name throws(TerminalMistake) in
        presenter.didEdit(name: try TerminalCommand.text(name, "the name"))
        return []
      },
      TerminalCommand("add", "PLACE", "adds a waypoint: a city, or 'Cabin 47.1, 12.3'") {
        place throws(TerminalMistake) in
        presenter.didAddWaypoint(named: try TerminalCommand.text(place, "the place"))
        return []
      },
      TerminalCommand("edit", "NUMBER [PLACE]", "shows a waypoint, or names it at once") {
        typed throws(TerminalMistake) in
        let (number, place) = TerminalCommand.split(typed)
        presenter.didSelect(state.form.waypoints[try row(number)].waypoint)
        return place.isEmpty ? [] : ["rename \(place)", "back"]
      },
      TerminalCommand("move", "NUMBER TO", "moves a waypoint to another number") {
        typed throws(TerminalMistake) in
        let (number, to) = TerminalCommand.split(typed)
        let (from, destination) = (try row(number), try row(to))
        presenter.didMoveWaypoints(
          fromOffsets: [from], toOffset: destination > from ? destination + 1 : destination)
        return []
      },
      TerminalCommand("delete", "NUMBER...", "deletes waypoints") {
        typed throws(TerminalMistake) in
        presenter.didDeleteWaypoints(
          atOffsets: try TerminalCommand.rows(typed, of: state.form.waypoints.count, "waypoint"))
        return []
      },
      TerminalCommand("map", "", "shows the map, or hides it") { _ in
        state.isMapPrinted.toggle()
        return []
      },
      TerminalCommand("save", "", "keeps all changes for the next time") { _ in
        presenter.didTapSave()
        return []
      },
    ]
  }

  package func appear() {
    presenter.viewDidLoad()
    presenter.willShowMap()
  }

  private func row(_ number: String) throws(TerminalMistake) -> Int {
    try TerminalCommand.row(number, of: state.form.waypoints.count, "waypoint")
  }
}
