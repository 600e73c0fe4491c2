import TripsDomain

@available(iOS 17, macOS 14, *)
extension TripRow {
  init(trip: Trip) {
    let count = trip.waypoints.count
    self.init(
      id: trip.id, title: trip.name.isEmpty ? "Untitled" : trip.name,
      subtitle: count == 1 ? "1 waypoint" : "\(count) waypoints")
  }
}
