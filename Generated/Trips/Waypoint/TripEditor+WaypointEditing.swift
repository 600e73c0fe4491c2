import TripsDomain

@available(iOS 17, macOS 14, *)
extension TripEditor: WaypointEditing {}
