import TripsDomain

/// Does the work of TripDetail, whatever its view looks like.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripDetailInteractor {
  weak var presenter: (any TripDetailInteractorOutputProtocol)?
  let model: DataModel
  let map: any MapDataProvider
  let editor: any WaypointEditing
  let id: Trip.ID

  private var following: Task<Void, Never>?
  private var asking: Task<Void, Never>?
  /// What the map was asked for last.
  private var asked: [Location]?
  /// What the map has said of that, for whoever draws it.
  private var route = TripRoute(waypoints: []) {
    didSet { if route != oldValue { tellListeners() } }
  }
  private var listeners: [AsyncStream<TripRoute>.Continuation] = []

  init(id: Trip.ID, model: DataModel, map: any MapDataProvider, editor: any WaypointEditing) {
    self.id = id
    self.model = model
    self.map = map
    self.editor = editor
  }

  deinit {
    following?.cancel()
    asking?.cancel()
    for listener in listeners { listener.finish() }
  }
}

// MARK: - TripDetailInteractorProtocol

@available(iOS 17, macOS 14, *)
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
    listeners.append(continuation)
    if following == nil { loadTrip() }
    continuation.yield(route)
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

@available(iOS 17, macOS 14, *)
extension TripDetailInteractor {
  /// All of the model that is reported.
  private nonisolated struct Snapshot: Hashable {
    let trip: Trip?
    let canSave: Bool
  }

  /// What is changed here is reported at once, so that a text field keeps up with the typing; what
  /// is changed elsewhere, as soon as the model tells of it.
  private func report() {
    guard let trip = model.trip(id) else {
      following?.cancel()
      asking?.cancel()
      presenter?.didLoseTrip()
      return
    }
    presenter?.didLoad(trip, canSave: model.hasUnsavedChanges)
    findRoute(over: trip.waypoints)
  }

  /// The map is asked once for the length and the lines alike. Names change neither, so typing one
  /// asks for nothing.
  private func findRoute(over waypoints: [Waypoint]) {
    let locations = waypoints.map(\.location)
    guard locations != asked else {
      route = TripRoute(waypoints: waypoints, legs: route.legs)
      return
    }
    asked = locations
    route = TripRoute(waypoints: waypoints)
    asking?.cancel()
    presenter?.willMeasure()
    asking = Task { [weak self, map] in
      do throws(MapDataError) {
        let legs = try await map.directions(over: waypoints)
        if !Task.isCancelled { self?.didFind(legs) }
      } catch {
        // Pins without lines are better than no map.
        if !Task.isCancelled { self?.presenter?.didFailToMeasure(error) }
      }
    }
  }

  private func didFind(_ legs: [RouteLeg]) {
    route = TripRoute(waypoints: route.waypoints, legs: legs)
    presenter?.didMeasure(RoadLength(metres: legs.distance))
  }

  /// Those that nobody reads any more go.
  private func tellListeners() {
    listeners.removeAll {
      if case .terminated = $0.yield(route) { true } else { false }
    }
  }
}
