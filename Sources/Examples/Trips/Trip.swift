/// A road trip: a name and the places to go through.
public struct Trip: Hashable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  public var waypoints: [Waypoint]

  public init(id: Int, name: String, waypoints: [Waypoint] = []) {
    self.id = id
    self.name = name
    self.waypoints = waypoints
  }
}

/// A place of a trip.
public struct Waypoint: Hashable, Identifiable, Sendable {
  public let id: Int
  public var name: String
  /// In degrees, north positive.
  public var latitude: Double
  /// In degrees, east positive.
  public var longitude: Double

  public init(id: Int, name: String, latitude: Double, longitude: Double) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }
}
