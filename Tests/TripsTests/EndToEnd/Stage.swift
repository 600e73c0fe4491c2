import Foundation
import TestTools
import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

/// The app as a whole: its modules on a model that keeps its trips in a file.
@MainActor
struct Stage {
  let model: DataModel
  let navigation: NavigationState

  init(
    persistence: any TripPersistence = NoPersistence(), map: any MapDataProvider = GreatCircleMap(),
    images: any WaypointImageProvider = DrawnImages()
  ) throws {
    let model = DataModel(persistence: persistence)
    try model.load()
    self.init(model: model, map: map, images: images)
  }

  init(
    model: DataModel, map: any MapDataProvider = GreatCircleMap(),
    images: any WaypointImageProvider = DrawnImages()
  ) {
    self.model = model
    let container = TripsContainer(model: model, map: map, images: images)
    navigation = TripsApp(dependencies: container).navigation
  }

  func list() throws -> TripListView {
    let list = try #require(navigation.root?.content(as: TripListView.self))
    if list.state.rows.isEmpty { list.load() }
    return list
  }

  /// Opens the trip at a row of the list.
  func open(row: Int) throws -> TripDetailView {
    let list = try list()
    try #require(list.state.rows.indices.contains(row))
    list.open(at: row)
    let detail = try #require(navigation.top?.content(as: TripDetailView.self))
    detail.load()
    return detail
  }

  /// Opens the waypoint at a row of a trip.
  func open(row: Int, of detail: TripDetailView) throws -> WaypointView {
    try #require(detail.waypoints.indices.contains(row))
    detail.open(at: row)
    let waypoint = try #require(navigation.top?.content(as: WaypointView.self))
    waypoint.load()
    return waypoint
  }
}

func eventually(
  isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(1))
  }
  return condition()
}

@MainActor
func settle() async {
  for _ in 0..<1000 { await Task.yield() }
}
