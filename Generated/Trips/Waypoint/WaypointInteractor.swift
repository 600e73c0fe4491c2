import TripsDomain

/// Does the work of Waypoint, whatever its view looks like.
@available(iOS 17, macOS 14, *)
@MainActor
final class WaypointInteractor {
  weak var presenter: (any WaypointInteractorOutputProtocol)?
  let waypoint: Waypoint
  let trip: Trip.ID
  let editor: any WaypointEditing

  /// What it is called.
  private var name: String
  /// What it is to be called, while the place is being found.
  private var newName: String?

  init(waypoint: Waypoint, trip: Trip.ID, editor: any WaypointEditing) {
    self.waypoint = waypoint
    self.trip = trip
    self.editor = editor
    name = waypoint.name
  }
}

// MARK: - WaypointInteractorProtocol

@available(iOS 17, macOS 14, *)
extension WaypointInteractor: WaypointInteractorProtocol {
  func currentName() -> String {
    name
  }

  /// A name that is entered and then left is one change, not two. Of a name that is not the last
  /// one that was entered nobody needs to know that it failed.
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
