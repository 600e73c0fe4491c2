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
  func loadName() {
    presenter?.didLoad(name: name)
  }

  /// A name that is entered and then left is one change, not two.
  func rename(to name: String) {
    guard name != newName ?? self.name else { return }
    newName = name
    Task { [weak self, editor, waypoint, trip] in
      do throws(MapDataError) {
        try await editor.rename(waypoint.id, of: trip, to: name)
        self?.name = name
        self?.finish(name, with: nil)
      } catch {
        self?.finish(name, with: error)
      }
    }
  }

  /// Only the last name that was entered is of interest.
  private func finish(_ newName: String, with error: MapDataError?) {
    guard newName == self.newName else { return }
    self.newName = nil
    guard let error else { return }
    presenter?.didLoad(name: name)
    presenter?.didFail(error)
  }
}
