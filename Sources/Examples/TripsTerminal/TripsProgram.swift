import ExamplesTerminal
import Foundation
import TripsDomain
import TripsModules
import ViperKit

/// The Trips app in a terminal.
@main
struct TripsProgram {
  @MainActor
  static func main() async {
    let program = TerminalProgram(
      "trips", about: "Plans road trips.",
      options: [TerminalOption("FILE", "keeps the trips; without it \(defaultPath)")])
    await program.run { arguments in
      guard #available(iOS 17, *) else { throw UsageError("this system is too old") }
      let path = arguments["FILE"] ?? defaultPath
      return (try app(path), "Trips in \(path.printable)\n")
    }
  }

  /// Uses the map without a network, which gives the same output everywhere.
  @available(iOS 17, macOS 14, *)
  @MainActor
  private static func app(_ path: String) throws -> NavigationApp {
    let model = DataModel(persistence: TripFile(path))
    do throws(TripPersistenceError) {
      try model.load()
    } catch {
      throw StartError("\(error.message)\nTo work with another file, type: trips FILE")
    }
    let waiting = Waiting()
    let container = TripsContainer(
      model: model, map: BusyMap(map: GreatCircleMap(), waiting: waiting),
      images: BusyImages(images: DrawnImages(), waiting: waiting))
    return NavigationApp(
      TripsApp(dependencies: container).navigation, screen: screen,
      isBusy: { waiting.count > 0 }, saveCommand: { model.hasUnsavedChanges ? "save" : nil })
  }

  @available(iOS 17, macOS 14, *)
  @MainActor
  private static func screen(of module: ModuleDestination) -> (any TerminalScreen)? {
    switch module.content {
    case let view as TripListView: TripListScreen(view: view)
    case let view as TripDetailView: TripDetailScreen(view: view)
    case let view as WaypointView: WaypointScreen(view: view)
    default: nil
    }
  }

  private static var defaultPath: String {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.homeDirectoryForCurrentUser
    return folder.appendingPathComponent("trips/trips.json").path
  }
}
