import TripsDomain

/// Does the work of TripDetail, whatever its view looks like.
@MainActor
final class TripDetailInteractor {
  weak var presenter: (any TripDetailInteractorOutputProtocol)?
  let model: DataModel
  let map: any MapDataProvider
  let editor: any WaypointEditing
  let id: Trip.ID

  private var following: Task<Void, Never>?
  private var measuring: Task<Void, Never>?
  private var measured: [Location]?

  init(id: Trip.ID, model: DataModel, map: any MapDataProvider, editor: any WaypointEditing) {
    self.id = id
    self.model = model
    self.map = map
    self.editor = editor
  }

  deinit {
    following?.cancel()
    measuring?.cancel()
  }
}

// MARK: - TripDetailInteractorProtocol

extension TripDetailInteractor: TripDetailInteractorProtocol {
  func loadTrip() {
    report()
    following?.cancel()
    let changes = model.values { [id] in
      Snapshot(trip: $0.trip(id), canSave: $0.hasUnsavedChanges)
    }
    following = Task { [weak self] in
      for await _ in changes { self?.report() }
    }
  }

  func routes() -> AsyncStream<TripRoute> {
    let (routes, continuation) = AsyncStream.makeStream(
      of: TripRoute.self, bufferingPolicy: .bufferingNewest(1))
    let changes = model.values { [id] in $0.trip(id)?.waypoints ?? [] }
    let task = Task { [map] in
      for await waypoints in changes {
        continuation.yield(TripRoute(waypoints: waypoints))
        // Pins without ways are better than no map.
        let legs = try? await map.directions(over: waypoints)
        continuation.yield(TripRoute(waypoints: waypoints, legs: legs ?? []))
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return routes
  }

  func rename(to name: String) {
    model.rename(id, to: name)
    report()
  }

  func addWaypoint(named name: String) {
    Task { [weak self, editor, id] in
      do throws(MapDataError) {
        try await editor.addWaypoint(named: name, to: id)
        self?.report()
      } catch {
        self?.presenter?.didFailToAddWaypoint(error)
      }
    }
  }

  func moveWaypoints(fromOffsets offsets: Set<Int>, toOffset destination: Int) {
    model.moveWaypoints(of: id, fromOffsets: offsets, toOffset: destination)
    report()
  }

  func deleteWaypoints(atOffsets offsets: Set<Int>) {
    model.deleteWaypoints(of: id, atOffsets: offsets)
    report()
  }

  func save() throws(TripPersistenceError) {
    try model.save()
    report()
  }
}

// MARK: - Reports

extension TripDetailInteractor {
  /// All of the model that is reported.
  private struct Snapshot: Hashable {
    let trip: Trip?
    let canSave: Bool
  }

  /// What is changed here is reported at once, so that a text field keeps up with the typing; what
  /// is changed elsewhere, as soon as the model tells of it.
  private func report() {
    guard let trip = model.trip(id) else {
      following?.cancel()
      measuring?.cancel()
      presenter?.didLoseTrip()
      return
    }
    presenter?.didLoad(trip, canSave: model.hasUnsavedChanges)
    measure(trip.waypoints)
  }

  /// Names don't change the length, so typing one asks for nothing.
  private func measure(_ waypoints: [Waypoint]) {
    let locations = waypoints.map(\.location)
    guard locations != measured else { return }
    measured = locations
    measuring?.cancel()
    presenter?.willMeasure()
    measuring = Task { [weak self, map] in
      do throws(MapDataError) {
        let metres = try await map.totalDistance(over: waypoints)
        if !Task.isCancelled { self?.presenter?.didMeasure(RoadLength(metres: metres)) }
      } catch {
        if !Task.isCancelled { self?.presenter?.didFailToMeasure(error) }
      }
    }
  }
}
