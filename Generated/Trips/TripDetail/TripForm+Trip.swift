import TripsDomain

extension TripForm {
  init(trip: Trip, canSave: Bool) {
    self.init(
      name: trip.name, waypoints: trip.waypoints.map(WaypointRow.init(waypoint:)),
      canSave: canSave)
  }
}

extension WaypointRow {
  init(waypoint: Waypoint) {
    self.init(waypoint: waypoint, place: waypoint.location.formatted)
  }
}

// MARK: - Identifiable

extension WaypointRow: Identifiable {
  var id: Waypoint.ID { waypoint.id }
}
