@available(iOS 17, macOS 14, *)
extension DataModel {
  /// Two trips to show, which nothing keeps.
  public static var sample: DataModel {
    DataModel(
      persistence: NoPersistence(),
      trips: [
        Trip(id: 2, name: "Along the Danube", waypoints: Waypoint.danube),
        Trip(id: 1, name: "Weekend in Bath", waypoints: [.sample]),
      ])
  }
}

@available(iOS 17, macOS 14, *)
extension TripEditor {
  /// An editor with its own trips.
  public static var sample: TripEditor {
    TripEditor(model: .sample, map: GreatCircleMap())
  }
}

@available(iOS 17, macOS 14, *)
extension Waypoint {
  public static let sample = Waypoint(
    id: 1, name: "Bath", location: Location(latitude: 51.381, longitude: -2.36))

  fileprivate static let danube = [
    Waypoint(id: 1, name: "Passau", location: Location(latitude: 48.574, longitude: 13.461)),
    Waypoint(id: 2, name: "Linz", location: Location(latitude: 48.306, longitude: 14.286)),
    Waypoint(id: 3, name: "Vienna", location: Location(latitude: 48.208, longitude: 16.373)),
  ]
}

/// Keeps nothing: for samples and previews.
@available(iOS 17, macOS 14, *)
public struct NoPersistence: TripPersistence {
  public init() {}
  public func load() -> [Trip] { [] }
  public func save(_ trips: [Trip]) {}
}
