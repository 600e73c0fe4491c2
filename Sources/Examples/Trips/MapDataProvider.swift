/// Map data: places, distances and routes.
@available(iOS 17, macOS 14, *)
public protocol MapDataProvider: Sendable {
  func location(of place: String) async throws(MapDataError) -> Location

  /// The way from each waypoint to the next: one leg fewer than there are waypoints.
  func directions(over waypoints: [Waypoint]) async throws(MapDataError) -> [RouteLeg]
}

@available(iOS 17, macOS 14, *)
extension MapDataProvider {
  /// In metres; 0 for fewer than two waypoints.
  public func totalDistance(over waypoints: [Waypoint]) async throws(MapDataError) -> Double {
    try await directions(over: waypoints).distance
  }
}

/// The way from one waypoint to the next.
@available(iOS 17, macOS 14, *)
public struct RouteLeg: Hashable, Sendable {
  /// In metres.
  public let distance: Double
  /// The points from start to end.
  public let path: [Location]

  public init(distance: Double, path: [Location]) {
    self.distance = distance
    self.path = path
  }
}

@available(iOS 17, macOS 14, *)
extension [RouteLeg] {
  /// The length of all of them, in metres.
  public var distance: Double { reduce(0) { $0 + $1.distance } }
}

/// A trip's waypoints, and the known routes between them.
@available(iOS 17, macOS 14, *)
public struct TripRoute: Hashable, Sendable {
  public let waypoints: [Waypoint]
  public let legs: [RouteLeg]

  public init(waypoints: [Waypoint], legs: [RouteLeg] = []) {
    self.waypoints = waypoints
    self.legs = legs
  }
}

/// Why a map has no answer.
@available(iOS 17, macOS 14, *)
public enum MapDataError: Error, Hashable, Sendable {
  case unknownPlace(String)
  case noWay(from: String, to: String)
  case unavailable(String)

  /// The text for users.
  public var message: String {
    switch self {
    case .unknownPlace(""): "A waypoint needs the name of a place."
    case .unknownPlace(let name):
      "No place called '\(name)' is known. A name may end with coordinates: "
        + "\(name) 48.21, 16.37"
    case .noWay(let start, let end): "There is no way from '\(start)' to '\(end)'."
    case .unavailable(let reason): "The map has no answer: \(reason)."
    }
  }
}
