import Foundation
import TestTools
import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

@MainActor
struct PersistenceTests {
  @Test func savedTripsAreLoadedAfterARestart() async throws {
    let folder = try TestFolder()
    let path = folder("trips.json")
    do {
      let app = try Stage(persistence: TripFile(path))
      try app.list().add.tap()
      let detail = try app.open(row: 0)
      detail.name.type("Über Land ✈️")
      detail.newPlace.enter("Köln 50.94, 6.96")
      #expect(await eventually { detail.state.form.waypoints.count == 1 })
      detail.save.tap()
      #expect(app.navigation.alert == nil)
    }

    let detail = try Stage(persistence: TripFile(path)).open(row: 0)

    #expect(detail.state.form.name == "Über Land ✈️")
    #expect(detail.state.form.waypoints.map(\.place) == ["50.94° N, 6.96° E"])
  }

  @Test func aFailureToSaveIsShownAndNothingIsLost() throws {
    let folder = try TestFolder()
    let path = folder("trips.json")
    let app = try Stage(persistence: TripFile(path))
    try app.list().add.tap()
    let detail = try app.open(row: 0)
    try Data("not trips".utf8).write(to: URL(fileURLWithPath: path))

    detail.save.tap()

    #expect(app.navigation.alert?.title == "Trips not saved")
    #expect(detail.state.form.canSave)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "not trips")
  }

  /// The promise of the architecture: nothing above the model knows how trips are kept.
  @Test func thePersistenceIsSwappedWithoutTouchingPresenterOrView() throws {
    let memory = TripMemory()
    do {
      let app = try Stage(persistence: memory)
      try app.list().add.tap()
      let detail = try app.open(row: 0)
      detail.name.type("In memory")
      detail.save.tap()
    }

    #expect(try Stage(persistence: memory).list().state.rows.map(\.title) == ["In memory"])
  }
}

/// Keeps trips as long as the test runs.
private final class TripMemory: TripPersistence, @unchecked Sendable {
  private let lock = NSLock()
  private var trips: [Trip] = []

  func load() -> [Trip] { lock.withLock { trips } }
  func save(_ trips: [Trip]) { lock.withLock { self.trips = trips } }
}
