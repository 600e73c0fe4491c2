import Foundation

/// Trips in a JSON file.
///
/// A save replaces the file in one step. So the file is always complete, old or new. Other
/// programs' files are never overwritten.
@available(iOS 17, macOS 14, *)
public struct TripFile: TripPersistence {
  public let path: String

  public init(_ path: String) {
    self.path = path
  }

  public func load() throws(TripPersistenceError) -> [Trip] {
    try contents()?.trips ?? []
  }

  public func save(_ trips: [Trip]) throws(TripPersistenceError) {
    // Throws if the file isn't a file of trips.
    _ = try contents()
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      try checkPermission(of: url)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(Contents(trips: trips)).write(to: url, options: .atomic)
    } catch let error as TripPersistenceError {
      throw error
    } catch {
      throw .unwritable(file: path, reason: reason(of: error))
    }
  }

  /// Renaming over a file works even where it is read-only, which its owner would not expect.
  private func checkPermission(of url: URL) throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let permissions = attributes[.posixPermissions] as? NSNumber
    if permissions.map({ $0.intValue & 0o222 == 0 }) == true
      || !FileManager.default.isWritableFile(atPath: url.path)
    {
      throw TripPersistenceError.unwritable(file: path, reason: "it is read-only")
    }
  }
}

// MARK: - What stands in the file

@available(iOS 17, macOS 14, *)
extension TripFile {
  private struct Contents: Codable {
    var format = Self.format
    var version = Self.version
    var trips: [Trip]

    static let format = "Trips"
    static let version = 1
  }

  /// The first keys alone, which every version has.
  private struct Head: Decodable {
    let format: String
    let version: Int
  }

  /// Nil if the file is missing.
  private func contents() throws(TripPersistenceError) -> Contents? {
    let data: Data
    do {
      guard try fileExists() else { return nil }
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: reason(of: error))
    }
    do {
      let head = try JSONDecoder().decode(Head.self, from: data)
      guard head.format == Contents.format else {
        throw NotTrips(reason: "its format is '\(head.format)'")
      }
      guard head.version == Contents.version else {
        throw NotTrips(
          reason: "its version is \(head.version), not \(Contents.version)")
      }
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      try check(contents.trips)
      return contents
    } catch {
      throw .notTrips(file: path, reason: reason(of: error))
    }
  }

  /// A link that leads nowhere is a file that can't be read, not a missing one.
  private func fileExists() throws -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil {
        throw NotTrips(reason: "it is a link to a file that does not exist")
      }
      return false
    }
    if isFolder.boolValue { throw NotTrips(reason: "it is a folder") }
    return true
  }

  /// Rejects duplicate ids and invalid places, which JSON allows.
  private func check(_ trips: [Trip]) throws {
    var ids: Set<Trip.ID> = []
    for trip in trips {
      guard ids.insert(trip.id).inserted else {
        throw NotTrips(reason: "two trips have the id \(trip.id)")
      }
      guard Set(trip.waypoints.map(\.id)).count == trip.waypoints.count else {
        throw NotTrips(reason: "two waypoints of '\(trip.name)' have one id")
      }
      if let lost = trip.waypoints.first(where: { !$0.location.isOnEarth }) {
        throw NotTrips(reason: "'\(lost.name)' is no place on earth")
      }
    }
  }

  private struct NotTrips: Error {
    let reason: String
  }

  private func reason(of error: any Error) -> String {
    switch error {
    case let error as NotTrips: error.reason
    case DecodingError.keyNotFound(let key, let context):
      "'\((context.codingPath + [key]).path)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it is other JSON" : "'\(context.codingPath.path)' is of another kind"
    case DecodingError.dataCorrupted: "it is not JSON, or damaged"
    case let error as CocoaError where error.code == .fileReadNoPermission: "permission denied"
    case let error as CocoaError where error.code == .fileWriteNoPermission: "permission denied"
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: "the disk is full"
    default: error.localizedDescription.trimmingCharacters(in: ["."])
    }
  }
}

@available(iOS 17, macOS 14, *)
extension [any CodingKey] {
  /// `trips[0].waypoints[2].name`
  fileprivate var path: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
