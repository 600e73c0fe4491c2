import Testing
import TripsDomain
import ViperKit

@testable import TripsModules

@MainActor
struct TripDetailBehaviorTests {
  @Test func theTitleFollowsTyping() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)

    for name in ["D", "Da", "Dan", "Danu", "Danub", "Danube"] {
      detail.name.type(name)
      #expect(detail.state.form.name == name)
    }

    let list = try app.list()
    #expect(await eventually { list.state.rows.first?.title == "Danube" })
  }

  @Test func theDistanceIsCalculatedAndThenShown() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let detail = try app.open(row: 0)
    await settle()
    #expect(detail.state.distance == "Calculating...")

    await map.answer()

    let length = RoadLength(metres: 223_000).formatted
    #expect(await eventually { detail.state.distance == length }, "\(detail.state.distance)")
  }

  @Test func theLastDistanceThatWasAskedForIsShown() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let detail = try app.open(row: 0)
    await settle()
    detail.delete(atOffsets: [1, 2])
    await settle()
    #expect(detail.state.distance == "Calculating...")

    await map.answer()

    #expect(await eventually { detail.state.distance == RoadLength(metres: 0).formatted })
    await settle()
    #expect(detail.state.distance == RoadLength(metres: 0).formatted)
  }

  @Test func typingANameCalculatesNothing() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)
    #expect(await eventually { detail.state.distance != "Calculating..." })

    detail.name.type("Danube")

    #expect(detail.state.distance != "Calculating...")
  }

  @Test func aMapFailureIsShown() async throws {
    let app = Stage(model: .sample, map: MapDataProviderMock.failing())
    let detail = try app.open(row: 0)

    #expect(
      await eventually { detail.state.distance == "The map has no answer: offline." })
  }

  @Test func waypointsAreAdded() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 1)

    detail.newPlace.enter(" zurich ")

    #expect(await eventually { detail.state.form.waypoints.count == 2 })
    let row = try #require(detail.state.form.waypoints.last)
    #expect(row.waypoint.name == "zurich")
    #expect(row.place == "47.37° N, 8.54° E")
  }

  @Test(arguments: [
    ("Atlantis", "No place called 'Atlantis' is known."),
    (" ", "A waypoint needs the name of a place."),
  ])
  func anUnknownPlaceIsNotAdded(_ name: String, _ message: String) async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)

    detail.newPlace.enter(name)

    #expect(await eventually { app.navigation.alert != nil })
    let alert = try #require(app.navigation.alert)
    #expect(alert.title == "Waypoint not added")
    #expect(alert.message.hasPrefix(message))
    #expect(detail.state.form.waypoints.count == 3)
  }

  @Test(arguments: [
    ([0], 3, ["Linz", "Vienna", "Passau"]),
    ([2], 0, ["Vienna", "Passau", "Linz"]),
    ([0, 2], 1, ["Passau", "Vienna", "Linz"]),
    ([1], 1, ["Passau", "Linz", "Vienna"]),
    ([7], -4, ["Passau", "Linz", "Vienna"]),
  ])
  func waypointsAreMovedAsListsMoveThem(
    _ offsets: [Int], _ destination: Int, _ names: [String]
  ) throws {
    let detail = try Stage(model: .sample).open(row: 0)

    detail.move(fromOffsets: Set(offsets), toOffset: destination)

    #expect(detail.state.form.waypoints.map(\.waypoint.name) == names)
  }

  @Test func waypointsAreDeleted() throws {
    let detail = try Stage(model: .sample).open(row: 0)

    detail.delete(atOffsets: [0, 2, 5])

    #expect(detail.state.form.waypoints.map(\.waypoint.name) == ["Linz"])
  }

  @Test func thereIsSomethingToSaveAfterAChange() throws {
    let detail = try Stage(model: .sample).open(row: 0)
    #expect(!detail.state.form.canSave)

    detail.name.type("Danube")
    #expect(detail.state.form.canSave)
    detail.save.tap()

    #expect(!detail.state.form.canSave)
  }

  @Test func aTripThatIsDeletedElsewhereCloses() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)
    _ = try app.open(row: 0, of: detail)

    app.model.deleteTrips(atOffsets: [0])

    #expect(await eventually { app.navigation.path.isEmpty })
  }
}

@MainActor
struct WaypointBehaviorTests {
  @Test func anotherNameIsAnotherPlaceAndTheDetailRefreshes() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)
    #expect(await eventually { detail.state.distance.hasSuffix("km") })
    let before = detail.state.distance
    let waypoint = try app.open(row: 1, of: detail)
    #expect(waypoint.presenter.name == "Linz")

    waypoint.name.enter("Graz")
    app.navigation.path.removeLast()

    #expect(await eventually { detail.state.form.waypoints[1].waypoint.name == "Graz" })
    #expect(detail.state.form.waypoints[1].place == "47.07° N, 15.44° E")
    #expect(
      await eventually {
        detail.state.distance.hasSuffix("km") && detail.state.distance != before
      })
  }

  @Test func anUnknownPlaceDoesNotReplaceAWaypoint() async throws {
    let app = Stage(model: .sample)
    let detail = try app.open(row: 0)
    let waypoint = try app.open(row: 1, of: detail)

    waypoint.name.enter("Atlantis")

    #expect(await eventually { app.navigation.alert?.title == "Waypoint not changed" })
    #expect(app.navigation.answer("OK"))
    #expect(app.model.trip(2)?.waypoints[1].name == "Linz")
    #expect(waypoint.presenter.name == "Linz")
  }

  @Test func aNameIsLookedUpOnce() async throws {
    let map = WaitingMap()
    let app = Stage(model: .sample, map: map)
    let waypoint = try app.open(row: 1, of: try app.open(row: 0))
    waypoint.name.enter("Linz")
    #expect(await map.isAsked(1))

    waypoint.name.enter("Graz")
    waypoint.leave()
    #expect(await map.isAsked(2))
    await settle()
    #expect(await map.count == 2)
    await map.answer()
    #expect(await eventually { app.model.trip(2)?.waypoints[1].name == "Graz" })
    waypoint.name.enter("Graz")
    await settle()
    #expect(await map.count == 2)
  }
}
