import TripsDomain

/// Has what the modules depend on, as the app starts with it.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripsContainer {
  let editor: any WaypointEditing
  let images: any WaypointImageProvider
  let map: any MapDataProvider
  let model: DataModel

  init(model: DataModel, map: any MapDataProvider, images: any WaypointImageProvider) {
    self.editor = TripEditor(model: model, map: map)
    self.images = images
    self.map = map
    self.model = model
  }
}

// MARK: - TripsDependencies

@available(iOS 17, macOS 14, *)
extension TripsContainer: TripsDependencies {}
