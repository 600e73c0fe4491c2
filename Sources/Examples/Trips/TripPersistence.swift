/// The storage of trips.
@available(iOS 17, macOS 14, *)
public protocol TripPersistence: Sendable {
  /// All trips that were saved last; none if nothing was saved yet.
  func load() throws(TripPersistenceError) -> [Trip]

  /// Replaces the saved trips, completely or not at all.
  func save(_ trips: [Trip]) throws(TripPersistenceError)
}

/// Why trips could not be loaded or saved.
@available(iOS 17, macOS 14, *)
public enum TripPersistenceError: Error, Hashable, Sendable {
  /// The file is damaged or belongs to another program. It stays unchanged.
  case notTrips(file: String, reason: String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)

  /// The text for users.
  public var message: String {
    switch self {
    case .notTrips(let file, let reason):
      "'\(file)' holds no trips (\(reason)). It is kept as it is."
    case .unreadable(let file, let reason): "'\(file)' can't be read: \(reason)."
    case .unwritable(let file, let reason): "'\(file)' can't be written: \(reason)."
    }
  }
}
