import TripsDomain

/// The dependency container of the app.
@available(iOS 17, macOS 14, *)
@MainActor
public final class TripsContainer {
  public let editor: any WaypointEditing
  public let images: any WaypointImageProvider
  public let map: any MapDataProvider
  public let model: DataModel

  public init(model: DataModel, map: any MapDataProvider, images: any WaypointImageProvider) {
    self.editor = TripEditor(model: model, map: map)
    self.images = images
    self.map = map
    self.model = model
  }
}

// MARK: - TripsDependencies

@available(iOS 17, macOS 14, *)
extension TripsContainer: TripsDependencies {}
