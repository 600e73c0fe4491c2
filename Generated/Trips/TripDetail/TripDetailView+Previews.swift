#if canImport(SwiftUI)
  import SwiftUI
  import TripsDomain
  import ViperKit

  /// A map for previews, which waits or fails.
  @available(iOS 17, macOS 14, *)
  private struct PreviewMap: MapDataProvider {
    var answers = true

    func location(of place: String) async throws(MapDataError) -> Location {
      throw .unavailable("there is no network")
    }

    func directions(over waypoints: [Waypoint]) async throws(MapDataError) -> [RouteLeg] {
      if !answers { try? await Task.sleep(for: .seconds(3600)) }
      throw .unavailable("there is no network")
    }

    @MainActor var screen: some View {
      ModuleStack(
        NavigationState {
          TripDetailBuilder.build(
            id: 2,
            dependencies: TripsContainer(model: .sample, map: self, images: DrawnImages()),
            navigation: $0)
        })
    }
  }

  @available(iOS 17, macOS 14, *)
  #Preview("Loading") {
    PreviewMap(answers: false).screen
  }

  @available(iOS 17, macOS 14, *)
  #Preview("Failed") {
    PreviewMap().screen
  }
#endif
