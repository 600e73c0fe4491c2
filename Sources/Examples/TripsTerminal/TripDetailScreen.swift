import ExamplesTerminal
import TripsDomain
import TripsModules

/// One trip.
@available(iOS 17, macOS 14, *)
final class TripDetailScreen: TerminalScreen {
  private let view: TripDetailView
  /// The map that is embedded in the module.
  private var map: TripMapScreen?
  private var isMapShown = false

  init(view: TripDetailView) {
    self.view = view
  }

  var heading: String { view.name.text.isEmpty ? "Untitled" : view.name.text }
  var note: String { view.save.isEnabled ? "(not saved)" : "" }

  var lines: [TerminalLine] {
    let rows = view.waypoints.enumerated().map { index, row in
      TerminalLine.row(index + 1, row.name, detail: row.place)
    }
    let empty = TerminalLine.text("No waypoints yet. Type 'add PLACE', such as 'add Vienna'.")
    return [.value(view.distance, name: "Distance")] + (rows.isEmpty ? [empty] : rows)
      + (isMapShown ? map?.lines ?? [] : [])
  }

  var commands: [TerminalCommand] {
    [
      TerminalCommand("rename", "NAME", "gives the trip another name") {
        [self] name throws(CommandError) in
        view.name.type(try TerminalCommand.text(name, "the name"))
        return []
      },
      TerminalCommand("add", "PLACE", "adds a waypoint: a city, or 'Cabin 47.1, 12.3'") {
        [self] place throws(CommandError) in
        view.newPlace.enter(try TerminalCommand.text(place, "the place"))
        return []
      },
      TerminalCommand("edit", "NUMBER [PLACE]", "shows a waypoint, or names it at once") {
        [self] typed throws(CommandError) in
        let (number, place) = TerminalCommand.split(typed)
        view.open(at: try row(number))
        return place.isEmpty ? [] : ["rename \(place)", "back"]
      },
      TerminalCommand("move", "NUMBER TO", "moves a waypoint to another number") {
        [self] typed throws(CommandError) in
        let (number, to) = TerminalCommand.split(typed)
        let (from, destination) = (try row(number), try row(to))
        view.move(
          fromOffsets: [from], toOffset: destination > from ? destination + 1 : destination)
        return []
      },
      TerminalCommand("delete", "NUMBER...", "deletes waypoints") {
        [self] typed throws(CommandError) in
        view.delete(
          atOffsets: try TerminalCommand.rows(typed, of: view.waypoints.count, "waypoint"))
        return []
      },
      TerminalCommand("map", "", "shows the map, or hides it") { [self] _ in
        isMapShown.toggle()
        return []
      },
      TerminalCommand("save", "", "keeps all changes for the next time") { [self] _ in
        view.save.tap()
        return []
      },
    ]
  }

  func appear() {
    view.load()
    map = view.navigation.embedded.first?.content(as: TripMapView.self).map(TripMapScreen.init)
    map?.appear()
  }

  private func row(_ number: String) throws(CommandError) -> Int {
    try TerminalCommand.row(number, of: view.waypoints.count, "waypoint")
  }
}
