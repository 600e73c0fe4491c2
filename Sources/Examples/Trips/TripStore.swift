/// Keeps the trips.
@MainActor
public protocol TripStore: AnyObject {
  /// The newest first.
  var trips: [Trip] { get }

  /// Puts a new trip on top.
  func addTrip()

  /// Removes the trips at some positions, counted from 0; positions that are none are ignored.
  func deleteTrips(at offsets: Set<Int>)
}

/// Trips in memory.
public final class DataModel: TripStore {
  public private(set) var trips: [Trip]

  public init(trips: [Trip] = []) {
    self.trips = trips
  }

  /// Two trips to show.
  public static var sample: DataModel {
    DataModel(trips: [
      Trip(
        id: 2, name: "Along the Danube",
        waypoints: [
          Waypoint(id: 1, name: "Passau", latitude: 48.574, longitude: 13.461),
          Waypoint(id: 2, name: "Vienna", latitude: 48.208, longitude: 16.373),
        ]),
      Trip(id: 1, name: "Weekend in Bath"),
    ])
  }

  public func addTrip() {
    let id = (trips.map(\.id).max() ?? 0) + 1
    trips.insert(Trip(id: id, name: "New trip"), at: 0)
  }

  public func deleteTrips(at offsets: Set<Int>) {
    trips = trips.indices.filter { !offsets.contains($0) }.map { trips[$0] }
  }
}
