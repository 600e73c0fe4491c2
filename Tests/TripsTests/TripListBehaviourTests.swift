import Observation
import Testing
import TripsDomain
import ViperKit

@testable import Trips

@MainActor
@Suite struct TripListBehaviourTests {
  @Test func loadingShowsAllTrips() {
    let view = TripListBuilder.build(store: DataModel.sample)

    view.presenter.viewDidLoad()

    #expect(view.state.rows.map(\.title) == ["Along the Danube", "Weekend in Bath"])
    #expect(view.state.rows.map(\.subtitle) == ["2 waypoints", "0 waypoints"])
  }

  @Test func addingPutsANewTripOnTop() {
    let store = DataModel.sample
    let view = TripListBuilder.build(store: store)

    view.presenter.didTapAdd()

    #expect(view.state.rows.map(\.id) == [3, 2, 1])
    #expect(store.trips.first?.name == "New trip")
  }

  @Test func deletingRemovesTheTripsAtThosePositions() {
    let store = DataModel.sample
    let view = TripListBuilder.build(store: store)

    view.presenter.didDelete(at: [0, 9])

    #expect(view.state.rows.map(\.id) == [1])
    #expect(store.trips.map(\.id) == [1])
  }

  @Test func selectingGoesThroughTheRouter() throws {
    let view = TripListBuilder.build(store: DataModel.sample)
    let presenter = try #require(view.presenter as? TripListPresenter)
    let router = try #require(presenter.router as? TripListRouter)

    presenter.didSelect(id: 2)

    #expect(router.destination == 2)
  }

  @Test func theListIsTheRootOfANavigation() throws {
    let navigation = NavigationState {
      TripListBuilder.build(store: DataModel.sample, navigation: $0)
    }
    let view = try #require(navigation.top?.content(as: TripListView.self))
    let presenter = try #require(view.presenter as? TripListPresenter)
    let router = try #require(presenter.router as? TripListRouter)

    #expect(router.navigation.state === navigation)
  }

  @Test func theStateTellsOfItsChanges() async {
    let view = TripListBuilder.build(store: DataModel.sample)

    await confirmation { isTold in
      withObservationTracking {
        _ = view.state.rows
      } onChange: {
        isTold()
      }
      view.presenter.viewDidLoad()
    }
  }
}
