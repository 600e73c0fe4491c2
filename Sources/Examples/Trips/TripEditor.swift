import Foundation

/// Changes of a trip for which a place has to be found first.
@available(iOS 17, macOS 14, *)
@MainActor
public final class TripEditor {
  private let model: DataModel
  private let map: any MapDataProvider

  public init(model: DataModel, map: any MapDataProvider) {
    self.model = model
    self.map = map
  }

  /// Finds the place of that name, and puts it at the end of a trip.
  public func addWaypoint(named name: String, to trip: Trip.ID) async throws(MapDataError) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let location = try await map.location(of: name)
    model.addWaypoint(named: name, at: location, to: trip)
  }

  /// Finds the place of another name, and moves a waypoint there.
  public func rename(
    _ id: Waypoint.ID, of trip: Trip.ID, to name: String
  ) async throws(MapDataError) {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    let location = try await map.location(of: name)
    model.rename(id, of: trip, to: name, at: location)
  }
}
