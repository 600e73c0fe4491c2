import TripsDomain
import ViperKit

/// Where the app starts.
@available(iOS 17, macOS 14, *)
@MainActor
package enum TripsRoot {
  /// The navigation with the list of all trips at its root.
  package static func build(
    model: DataModel, map: any MapDataProvider, images: any WaypointImageProvider
  ) -> NavigationState {
    NavigationState {
      TripListBuilder.build(
        model: model, map: map, images: images, editor: TripEditor(model: model, map: map),
        navigation: $0)
    }
  }
}
