import Testing
import TripsDomain

@testable import TripsModules

/// Calls of generated mocks without handlers.
@MainActor
@Suite struct WaypointMocksTests {
  @Test func aThrowingMethodFailsTheTestAndThrows() async {
    await withKnownIssue {
      let interactor = WaypointInteractorMock()

      await #expect(throws: MapDataError.self) { try await interactor.rename(to: "Bath") }
    } matching: { issue in
      issue.description.contains(
        "WaypointInteractorMock.rename(to:) has no handler: set renameHandler")
    }
  }

  @Test func onlyAStrictMockFailsTheTestForAnObviousValue() async throws {
    let map = MapDataProviderMock()
    map.directionsHandler = { _ in [] }
    #expect(try await map.directions(over: []).isEmpty)

    let view = WaypointViewMock()
    view.display(name: "Bath")
    withKnownIssue {
      view.isStrict = true
      view.display(name: "Bath")
    } matching: { issue in
      issue.description.contains(
        "WaypointViewMock.display(name:) has no handler: set displayHandler")
    }
    #expect(view.displayArgValues == ["Bath", "Bath"])
  }
}
