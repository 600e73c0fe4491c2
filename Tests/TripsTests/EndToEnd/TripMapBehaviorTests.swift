import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

@MainActor
struct TripMapBehaviorTests {
  @Test func pinsAndLinesFollowTheTrip() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)
    let map = try app.map(of: detail)
    #expect(await eventually { map.state.lines.count == 2 })
    #expect(map.state.pins.map(\.name) == ["Passau", "Linz", "Vienna"])

    detail.delete(atOffsets: [0])

    #expect(await eventually { map.state.lines.count == 1 })
    #expect(map.state.pins.map(\.name) == ["Linz", "Vienna"])
    #expect(map.state.lines.first?.first == map.state.pins.first?.location)
  }

  @Test func eachChangeAsksForDirectionsOnce() async throws {
    let counting = MapDataProviderMock.counting()
    let app = Stage(model: .sample, map: counting)
    let detail = try app.open(row: 0)
    let map = try app.map(of: detail)
    #expect(await eventually { map.state.lines.count == 2 })
    #expect(counting.directionsCallCount == 1)

    detail.delete(atOffsets: [0])
    #expect(await eventually { map.state.lines.count == 1 })
    detail.name.type("Danube")
    await settle()
    #expect(counting.directionsCallCount == 2)
  }

  @Test func pinsAreThereBeforeTheLines() async throws {
    let slow = WaitingMap()
    let app = Stage(model: .sample, map: slow)
    let map = try app.map(of: try app.open(row: 0))

    #expect(await eventually { map.state.pins.count == 3 })
    #expect(map.state.lines.isEmpty)
    await slow.answer()
    #expect(await eventually { map.state.lines.count == 2 })
  }

  @Test func withoutAWayThereArePinsAlone() async throws {
    let app = Stage(model: .sample, map: MapDataProviderMock.failing())
    let map = try app.map(of: try app.open(row: 0))

    #expect(await eventually { map.state.pins.count == 3 })
    await settle()
    #expect(map.state.lines.isEmpty)
  }
}

extension Stage {
  func map(of detail: TripDetailView) throws -> TripMapView {
    let map = try #require(detail.navigation.embedded.first?.content(as: TripMapView.self))
    map.load()
    return map
  }
}
