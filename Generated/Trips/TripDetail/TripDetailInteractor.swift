import TripsDomain

/// Does the work of TripDetail, whatever its view looks like.
@MainActor
final class TripDetailInteractor {
  weak var presenter: (any TripDetailInteractorOutputProtocol)?
  let model: DataModel
  let map: any MapDataProvider
  let editor: any WaypointEditing

  private var id: Trip.ID?
  private var following: Task<Void, Never>?
  private var measuring: Task<Void, Never>?
  private var measured: [Location]?

  init(model: DataModel, map: any MapDataProvider, editor: any WaypointEditing) {
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
  func loadTrip(id: Trip.ID) {
    self.id = id
    report()
    following?.cancel()
    let changes = model.values { Snapshot(trip: $0.trip(id), canSave: $0.hasUnsavedChanges) }
    following = Task { [weak self] in
      for await _ in changes { self?.report() }
    }
  }

  func rename(to name: String) {
    change { $0.rename($1, to: name) }
  }

  func addWaypoint(named name: String) {
    guard let id else { return }
    Task { [weak self, editor] in
      do throws(MapDataError) {
        try await editor.addWaypoint(named: name, to: id)
        self?.report()
      } catch {
        self?.presenter?.didFailToAddWaypoint(error)
      }
    }
  }

  func moveWaypoints(fromOffsets offsets: Set<Int>, toOffset destination: Int) {
    change { $0.moveWaypoints(of: $1, fromOffsets: offsets, toOffset: destination) }
  }

  func deleteWaypoints(atOffsets offsets: Set<Int>) {
    change { $0.deleteWaypoints(of: $1, atOffsets: offsets) }
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

  /// What is changed here is reported at once, so that a text field keeps up with the typing; what is
  /// changed elsewhere, as soon as the model tells of it.
  private func change(_ edit: (DataModel, Trip.ID) -> Void) {
    guard let id else { return }
    edit(model, id)
    report()
  }

  private func report() {
    guard let id else { return }
    guard let trip = model.trip(id) else {
      self.id = nil
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
