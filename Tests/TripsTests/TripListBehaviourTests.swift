import Testing
import TripsDomain

@testable import Trips

@MainActor
@Suite struct TripListBehaviourTests {
  @Test func loadingShowsAllTrips() {
    let view = TripListBuilder.build(store: DataModel.sample)

    view.presenter.viewDidLoad()

    #expect(view.rows.map(\.title) == ["Along the Danube", "Weekend in Bath"])
    #expect(view.rows.map(\.subtitle) == ["2 waypoints", "0 waypoints"])
  }

  @Test func addingPutsANewTripOnTop() {
    let store = DataModel.sample
    let view = TripListBuilder.build(store: store)

    view.presenter.didTapAdd()

    #expect(view.rows.map(\.id) == [3, 2, 1])
    #expect(store.trips.first?.name == "New trip")
  }

  @Test func deletingRemovesTheTripsAtThosePositions() {
    let store = DataModel.sample
    let view = TripListBuilder.build(store: store)

    view.presenter.didDelete(at: [0, 9])

    #expect(view.rows.map(\.id) == [1])
    #expect(store.trips.map(\.id) == [1])
  }

  @Test func selectingGoesThroughTheRouter() throws {
    let view = TripListBuilder.build(store: DataModel.sample)
    let presenter = try #require(view.presenter as? TripListPresenter)
    let router = try #require(presenter.router as? TripListRouter)

    presenter.didSelect(id: 2)

    #expect(router.destination == 2)
  }
}
