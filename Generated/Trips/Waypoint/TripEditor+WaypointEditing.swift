import TripsDomain

extension TripEditor: WaypointEditing {}
