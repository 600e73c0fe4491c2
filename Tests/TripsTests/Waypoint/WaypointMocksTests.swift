import Testing
import TripsDomain

@testable import TripsModules

/// Calls of generated mocks without handlers.
@MainActor
struct WaypointMocksTests {
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

    let router = WaypointRouterMock()
    let error = MapDataError.unknownPlace("Atlantis")
    router.showProblem(error)
    withKnownIssue {
      router.isStrict = true
      router.showProblem(error)
    } matching: { issue in
      issue.description.contains(
        "WaypointRouterMock.showProblem(_:) has no handler: set showProblemHandler")
    }
    #expect(router.showProblemCallCount == 2)
  }
}
