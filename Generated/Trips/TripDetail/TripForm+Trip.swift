import TripsDomain

@available(iOS 17, macOS 14, *)
extension TripForm {
  init(trip: Trip, canSave: Bool) {
    self.init(
      name: trip.name, waypoints: trip.waypoints.map(WaypointRow.init(waypoint:)),
      canSave: canSave)
  }
}

@available(iOS 17, macOS 14, *)
extension WaypointRow {
  init(waypoint: Waypoint) {
    self.init(waypoint: waypoint, place: waypoint.location.formatted)
  }
}

// MARK: - Identifiable

@available(iOS 17, macOS 14, *)
extension WaypointRow: Identifiable {
  var id: Waypoint.ID { waypoint.id }
}
