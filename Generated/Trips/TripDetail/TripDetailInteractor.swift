import TripsDomain

/// Contains the business logic of TripDetail.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripDetailInteractor {
  weak var presenter: (any TripDetailInteractorOutputProtocol)?
  let model: DataModel
  let map: any MapDataProvider
  let editor: any WaypointEditing
  let id: Trip.ID

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
    asking?.cancel()
    for listener in listeners { listener.finish() }
  }
}

// MARK: - TripDetailInteractorProtocol

@available(iOS 17, macOS 14, *)
extension TripDetailInteractor: TripDetailInteractorProtocol {
  func loadTrip() {
    model.add(self)
    modelDidChange()
  }

  func routes() -> AsyncStream<TripRoute> {
    let (routes, continuation) = AsyncStream.makeStream(
      of: TripRoute.self, bufferingPolicy: .bufferingNewest(1))
    listeners.append(continuation)
    if asked == nil { loadTrip() }
    continuation.yield(route)
    return routes
  }
}

// MARK: - DataModelObserver

@available(iOS 17, macOS 14, *)
extension TripDetailInteractor: DataModelObserver {
  func modelDidChange() {
    guard let trip = model.trip(id) else {
      model.remove(self)
      asking?.cancel()
      presenter?.didLoseTrip()
      return
    }
    presenter?.didLoad(trip, canSave: model.hasUnsavedChanges)
    findRoute(over: trip.waypoints)
  }
}

// MARK: - Routes

@available(iOS 17, macOS 14, *)
extension TripDetailInteractor {
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

  /// Removes listeners that have no readers left.
  private func tellListeners() {
    listeners.removeAll {
      if case .terminated = $0.yield(route) { true } else { false }
    }
  }
}
