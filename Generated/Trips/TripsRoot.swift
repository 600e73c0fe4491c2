import TripsDomain
import ViperKit

/// Where the app starts.
@available(iOS 17, macOS 14, *)
@MainActor
public enum TripsRoot {
  /// The navigation with the list of all trips at its root.
  public static func build(
    model: DataModel, map: any MapDataProvider, images: any WaypointImageProvider
  ) -> NavigationState {
    let container = TripsContainer(model: model, map: map, images: images)
    return NavigationState { TripListBuilder.build(dependencies: container, navigation: $0) }
  }
}
