/// A road trip: a name and the places to go through, in order.
@available(iOS 17, macOS 14, *)
public struct Trip: Codable, Hashable, Identifiable, Sendable {
  /// The name of a new trip.
  public static let newName = "New trip"

  public let id: Int
  public var name: String
  public var waypoints: [Waypoint]

  public init(id: Int, name: String = newName, waypoints: [Waypoint] = []) {
    self.id = id
    self.name = name
    self.waypoints = waypoints
  }
}

/// A place of a trip. Its id is unique within the trip.
@available(iOS 17, macOS 14, *)
public struct Waypoint: Codable, Hashable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var location: Location

  public init(id: Int, name: String, location: Location) {
    self.id = id
    self.name = name
    self.location = location
  }
}
