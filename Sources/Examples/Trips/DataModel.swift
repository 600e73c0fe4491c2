/// Notified of each change of a data model.
@available(iOS 17, macOS 14, *)
@MainActor
public protocol DataModelObserver: AnyObject {
  func modelDidChange()
}

/// The app's trips, newest first.
///
/// Observers see changes immediately. `save()` stores them for the next run.
@available(iOS 17, macOS 14, *)
@MainActor
public final class DataModel {
  public private(set) var trips: [Trip]
  /// Whether something was changed since trips were loaded or saved.
  public private(set) var hasUnsavedChanges = false

  private let persistence: any TripPersistence
  private var observers: [WeakObserver] = []

  /// - Parameter trips: the trips before loading.
  public init(persistence: any TripPersistence, trips: [Trip] = []) {
    self.persistence = persistence
    self.trips = trips
  }

  /// Takes the trips that were saved last.
  public func load() throws(TripPersistenceError) {
    trips = try persistence.load()
    hasUnsavedChanges = false
    tellObservers()
  }

  /// Saves all trips. On failure, the old file and the unsaved changes remain.
  public func save() throws(TripPersistenceError) {
    try persistence.save(trips)
    hasUnsavedChanges = false
    tellObservers()
  }
}

// MARK: - Observers

@available(iOS 17, macOS 14, *)
extension DataModel {
  private struct WeakObserver {
    weak var observer: (any DataModelObserver)?
  }

  /// Adds an observer, which is held weakly.
  public func add(_ observer: any DataModelObserver) {
    remove(observer)
    observers.append(WeakObserver(observer: observer))
  }

  public func remove(_ observer: any DataModelObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func tellObservers() {
    for entry in observers { entry.observer?.modelDidChange() }
  }
}

// MARK: - Trips

@available(iOS 17, macOS 14, *)
extension DataModel {
  public func trip(_ id: Trip.ID) -> Trip? {
    trips.first { $0.id == id }
  }

  /// Puts a new trip on top.
  public func pushNewTrip() {
    change { $0.insert(Trip(id: $0.map(\.id).unused), at: 0) }
  }

  /// Positions that hold no trip are ignored.
  public func deleteTrips(atOffsets offsets: Set<Int>) {
    change { $0.remove(atOffsets: offsets) }
  }

  public func rename(_ id: Trip.ID, to name: String) {
    change(id) { $0.name = name }
  }
}

// MARK: - Waypoints

@available(iOS 17, macOS 14, *)
extension DataModel {
  /// Puts a waypoint at the end of a trip.
  public func addWaypoint(named name: String, at location: Location, to trip: Trip.ID) {
    change(trip) {
      let id = $0.waypoints.map(\.id).unused
      $0.waypoints.append(Waypoint(id: id, name: name, location: location))
    }
  }

  /// Moves waypoints in front of the one that is at `destination` now, as SwiftUI's lists ask for it.
  public func moveWaypoints(
    of trip: Trip.ID, fromOffsets offsets: Set<Int>, toOffset destination: Int
  ) {
    change(trip) { $0.waypoints.move(fromOffsets: offsets, toOffset: destination) }
  }

  public func deleteWaypoints(of trip: Trip.ID, atOffsets offsets: Set<Int>) {
    change(trip) { $0.waypoints.remove(atOffsets: offsets) }
  }

  /// Gives a waypoint another name and with it another place. Nothing happens if it is gone.
  public func rename(
    _ id: Waypoint.ID, of trip: Trip.ID, to name: String, at location: Location
  ) {
    change(trip) {
      guard let index = $0.waypoints.firstIndex(where: { $0.id == id }) else { return }
      $0.waypoints[index].name = name
      $0.waypoints[index].location = location
    }
  }
}

// MARK: - One way to change them

@available(iOS 17, macOS 14, *)
extension DataModel {
  /// Observers aren't notified if the edit has no effect.
  private func change(_ edit: (inout [Trip]) -> Void) {
    var edited = trips
    edit(&edited)
    guard edited != trips else { return }
    trips = edited
    hasUnsavedChanges = true
    tellObservers()
  }

  private func change(_ id: Trip.ID, _ edit: (inout Trip) -> Void) {
    change { trips in
      guard let index = trips.firstIndex(where: { $0.id == id }) else { return }
      edit(&trips[index])
    }
  }
}

@available(iOS 17, macOS 14, *)
extension [Int] {
  /// The number after the highest one, or the first free one.
  fileprivate var unused: Int {
    let (next, isTooHigh) = Swift.max(self.max() ?? 0, 0).addingReportingOverflow(1)
    if !isTooHigh { return next }
    let taken = Set(self)
    return (1...).first { !taken.contains($0) } ?? 1
  }
}

@available(iOS 17, macOS 14, *)
extension Array {
  fileprivate mutating func remove(atOffsets offsets: Set<Int>) {
    self = indices.filter { !offsets.contains($0) }.map { self[$0] }
  }

  fileprivate mutating func move(fromOffsets offsets: Set<Int>, toOffset destination: Int) {
    let moved = indices.filter(offsets.contains).map { self[$0] }
    let before = indices.filter { $0 < destination && !offsets.contains($0) }.map { self[$0] }
    let after = indices.filter { $0 >= destination && !offsets.contains($0) }.map { self[$0] }
    self = before + moved + after
  }
}
