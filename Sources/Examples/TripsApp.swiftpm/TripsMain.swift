import Foundation
import SwiftUI
import TripsDomain
import TripsModules

/// The planner of road trips, which keeps them in a file.
@main
struct TripsMain: App {
  @State private var start: TripsStart = .init()

  var body: some Scene {
    WindowGroup {
      switch start {
      case .ready(let app): TripsRoot(app)
      case .failed(let message): Text(message)
      }
    }
  }
}

/// The app's trips, or the error that occurred while loading them.
@MainActor
private enum TripsStart {
  case ready(TripsApp)
  case failed(String)

  /// Loads the saved trips. An unreadable file stays unchanged.
  init() {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("trips.json").path
    let model = DataModel(persistence: TripFile(file))
    do throws(TripPersistenceError) {
      try model.load()
      let container = TripsContainer(model: model, map: SystemMap(), images: DrawnImages())
      self = .ready(TripsApp(dependencies: container))
    } catch {
      self = .failed(error.message)
    }
  }
}
