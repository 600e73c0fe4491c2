import Observation
import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

@MainActor
struct TripListBehaviorTests {
  @Test func allTripsAreListed() throws {
    let app = Stage(model: .sample)
    let list = try app.list()

    #expect(list.state.rows.map(\.title) == ["Along the Danube", "Weekend in Bath"])
    #expect(list.state.rows.map(\.subtitle) == ["3 waypoints", "1 waypoint"])
  }

  @Test func addingPutsANewTripOnTop() throws {
    let app = Stage(model: .sample)
    let list = try app.list()
    #expect(!list.save.tap(), "there is nothing to save yet")

    list.add.tap()

    #expect(list.state.rows.map(\.title) == ["New trip", "Along the Danube", "Weekend in Bath"])
    #expect(app.model.trips.map(\.id) == [3, 2, 1])
    #expect(list.save.isEnabled)
  }

  @Test func deletingTakesAwayTheTripsAtAnIndexSet() throws {
    let app = Stage(model: .sample)
    let list = try app.list()
    list.add.tap()

    list.delete(atOffsets: [0, 2, 9])

    #expect(list.state.rows.map(\.title) == ["Along the Danube"])
    #expect(app.model.trips.map(\.id) == [2])
  }

  @Test func theListFollowsTheModelLive() async throws {
    let app = Stage(model: .sample)
    let list = try app.list()

    app.model.rename(1, to: "A week in Bath")
    #expect(await eventually { list.state.rows.map(\.title).last == "A week in Bath" })
    app.model.deleteTrips(atOffsets: [0])
    #expect(await eventually { list.state.rows.count == 1 })
    app.model.addWaypoint(named: "Rome", at: Location(latitude: 41.9, longitude: 12.5), to: 1)
    #expect(await eventually { list.state.rows.first?.subtitle == "2 waypoints" })
  }

  @Test func theViewGetsChanges() async throws {
    let app = Stage(model: .sample)
    let list = try app.list()

    await confirmation { isTold in
      withObservationTracking {
        _ = list.state.rows
      } onChange: {
        isTold()
      }
      list.add.tap()
    }
  }

  @Test func aRowShowsAPictureOfTheWaypointsImages() async throws {
    let app = Stage(model: .sample, images: WaypointImageProviderMock.plain())
    let list = try app.list()
    #expect(list.state.pictures.isEmpty)

    #expect(await eventually { list.state.pictures.count == 2 })

    let danube = try #require(list.state.pictures[2])
    #expect(
      danube.rows == [["P", "L", "V"].map(WaypointImageProviderMock.color)])
    #expect(list.state.pictures[1]?.width == 1)
  }

  @Test func thePictureFollowsTheWaypoints() async throws {
    let app = Stage(model: .sample, images: WaypointImageProviderMock.plain())
    let list = try app.list()
    app.model.moveWaypoints(of: 2, fromOffsets: [2], toOffset: 0)
    #expect(
      await eventually {
        list.state.pictures[2]?.rows.first?.first == WaypointImageProviderMock.color("V")
      })

    app.model.deleteWaypoints(of: 2, atOffsets: [0, 1, 2])

    #expect(await eventually { list.state.pictures.keys.sorted() == [1] })
  }

  @Test func aTripWithoutANameCanStillBeSeen() throws {
    let app = Stage(model: .sample)
    app.model.rename(2, to: "")

    #expect(try app.list().state.rows.first?.title == "Untitled")
  }
}

extension WaypointImageProviderMock {
  /// One point for each waypoint, by the first letter of its name.
  static func plain() -> WaypointImageProviderMock {
    let images = WaypointImageProviderMock()
    images.imageHandler = { waypoint in
      waypoint.name.unicodeScalars.first.map { Picture(rows: [[color($0)]]) }
    }
    return images
  }

  static func color(_ letter: Unicode.Scalar) -> Picture.Color {
    Picture.Color(red: UInt8(truncatingIfNeeded: letter.value), green: 0, blue: 0)
  }
}
