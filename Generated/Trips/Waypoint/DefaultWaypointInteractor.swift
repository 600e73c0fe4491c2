import TripsDomain

/// Contains the business logic of Waypoint.
@available(iOS 17, macOS 14, *)
@MainActor
final class DefaultWaypointInteractor {
  let waypoint: Waypoint
  let trip: Trip.ID
  let editor: any WaypointEditing

  /// The current name.
  private var name: String
  /// The new name, while its place is loading.
  private var newName: String?

  init(waypoint: Waypoint, trip: Trip.ID, editor: any WaypointEditing) {
    self.waypoint = waypoint
    self.trip = trip
    self.editor = editor
    name = waypoint.name
  }
}

// MARK: - WaypointInteractor

@available(iOS 17, macOS 14, *)
extension DefaultWaypointInteractor: WaypointInteractor {
  func currentName() -> String {
    name
  }

  /// Entering a name and leaving the field is one change. Only the last entered name reports a
  /// failure.
  func rename(to name: String) async throws(MapDataError) {
    guard name != newName ?? self.name else { return }
    newName = name
    defer { if newName == name { newName = nil } }
    do throws(MapDataError) {
      try await editor.rename(waypoint.id, of: trip, to: name)
      self.name = name
    } catch {
      if newName == name { throw error }
    }
  }
}
