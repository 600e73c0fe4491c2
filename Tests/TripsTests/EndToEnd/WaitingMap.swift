import TripsDomain

actor WaitingMap: MapDataProvider {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false
  /// How often it was asked for places and directions that had to wait.
  private(set) var count = 0

  /// Whether so many calls wait for their answer, sooner or later.
  func isAsked(_ times: Int) async -> Bool {
    await eventually { waiting.count >= times }
  }

  func answer() {
    isOpen = true
    for call in waiting { call.resume() }
    waiting = []
  }

  private func wait() async {
    if isOpen { return }
    count += 1
    await withCheckedContinuation { waiting.append($0) }
  }

  func location(of place: String) async throws(MapDataError) -> Location {
    await wait()
    return try GreatCircleMap().location(of: place)
  }

  func directions(over waypoints: [Waypoint]) async -> [RouteLeg] {
    await wait()
    return GreatCircleMap().directions(over: waypoints)
  }
}

extension MapDataProviderMock {
  /// A map that fails.
  static func failing() -> MapDataProviderMock {
    let map = MapDataProviderMock()
    map.locationHandler = { _ throws(MapDataError) in throw .unavailable("offline") }
    map.directionsHandler = { _ throws(MapDataError) in throw .unavailable("offline") }
    return map
  }

  /// A map that answers as another one does, and counts.
  static func counting(_ other: GreatCircleMap = GreatCircleMap()) -> MapDataProviderMock {
    let map = MapDataProviderMock()
    map.locationHandler = { place throws(MapDataError) in try other.location(of: place) }
    map.directionsHandler = { waypoints in other.directions(over: waypoints) }
    return map
  }
}
