import TripsDomain

/// Knows whether requests are running, because screens are printed when they are complete.
@available(iOS 17, macOS 14, *)
@MainActor
final class Waiting {
  private(set) var count = 0

  func track<Answer: Sendable, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    count += 1
    defer { count -= 1 }
    return try await body()
  }
}

/// A map that reports its requests.
@available(iOS 17, macOS 14, *)
struct BusyMap: MapDataProvider {
  let map: any MapDataProvider
  let waiting: Waiting

  @MainActor
  func location(of place: String) async throws(MapDataError) -> Location {
    try await waiting.track { () throws(MapDataError) in try await map.location(of: place) }
  }

  @MainActor
  func directions(over waypoints: [Waypoint]) async throws(MapDataError) -> [RouteLeg] {
    try await waiting.track { () throws(MapDataError) in
      try await map.directions(over: waypoints)
    }
  }
}

/// Images that say when they are asked for.
@available(iOS 17, macOS 14, *)
struct BusyImages: WaypointImageProvider {
  let images: any WaypointImageProvider
  let waiting: Waiting

  @MainActor
  func image(of waypoint: Waypoint) async -> Picture? {
    await waiting.track { await images.image(of: waypoint) }
  }
}
