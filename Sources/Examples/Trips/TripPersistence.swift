/// Where trips are kept from one run of the app to the next.
@available(iOS 17, macOS 14, *)
public protocol TripPersistence: Sendable {
  /// All trips that were saved last; none if nothing was saved yet.
  func load() throws(TripPersistenceError) -> [Trip]

  /// Replaces what was saved before, as a whole or not at all.
  func save(_ trips: [Trip]) throws(TripPersistenceError)
}

/// Why trips could not be loaded or saved.
@available(iOS 17, macOS 14, *)
public enum TripPersistenceError: Error, Hashable, Sendable {
  /// The file is damaged or another program's. It is left as it is.
  case notTrips(file: String, reason: String)
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)

  /// What people are told.
  public var message: String {
    switch self {
    case .notTrips(let file, let reason):
      "'\(file)' holds no trips (\(reason)). It is kept as it is."
    case .unreadable(let file, let reason): "'\(file)' can't be read: \(reason)."
    case .unwritable(let file, let reason): "'\(file)' can't be written: \(reason)."
    }
  }
}
