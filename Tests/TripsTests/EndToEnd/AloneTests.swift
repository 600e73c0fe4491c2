import Testing
import TripsDomain

@testable import TripsModules

/// Interactors on a model, without anything above them.
@MainActor
@Suite struct InteractorTests {
  @Test func theListsInteractorReportsWhatTheModelHolds() {
    let model = DataModel.sample
    let presenter = TripListPresenterMock()
    let interactor = TripListInteractor(model: model, images: DrawnImages())
    interactor.presenter = presenter

    interactor.loadTrips()
    interactor.addTrip()
    interactor.deleteTrips(atOffsets: [1, 2])

    #expect(presenter.didLoadArgValues.map { $0.map(\.id) } == [[2, 1], [3, 2, 1], [3]])
    #expect(presenter.didChangeArgValues == [false, true, true])
  }

  @Test func theDetailsInteractorChangesItsTripAlone() async throws {
    let model = DataModel.sample
    let presenter = TripDetailPresenterMock()
    let interactor = TripDetailInteractor(
      id: 2, model: model, map: GreatCircleMap(),
      editor: TripEditor(model: model, map: GreatCircleMap()))
    interactor.presenter = presenter

    interactor.loadTrip()
    interactor.rename(to: "Danube")
    interactor.deleteWaypoints(atOffsets: [0])
    try await interactor.addWaypoint(named: "Budapest")

    #expect(model.trip(2)?.waypoints.map(\.name) == ["Linz", "Vienna", "Budapest"])
    #expect(model.trip(1) == DataModel.sample.trip(1))
    #expect(presenter.didLoadArgValues.first?.trip.name == "Along the Danube")
    #expect(await eventually { presenter.didMeasureCallCount > 0 })
    #expect(presenter.didLoseTripCallCount == 0)
  }

  @Test func theDetailsInteractorSaysThatItsTripIsGone() {
    let presenter = TripDetailPresenterMock()
    let interactor = TripDetailInteractor(
      id: 99, model: .sample, map: GreatCircleMap(), editor: TripEditor.sample)
    interactor.presenter = presenter

    interactor.loadTrip()

    #expect(presenter.didLoseTripCallCount == 1)
    #expect(presenter.didLoadCallCount == 0)
  }
}

@Suite struct TripFormTests {
  @Test func aTripIsReadyToBeShown() {
    let form = TripForm(trip: Trip(id: 2, name: "South", waypoints: [.sample]), canSave: true)

    let row = WaypointRow(waypoint: .sample, place: "51.38° N, 2.36° W")
    #expect(form == TripForm(name: "South", waypoints: [row], canSave: true))
  }
}
