import TripsDomain

/// Does the work of TripList, whatever its view looks like.
@MainActor
final class TripListInteractor {
  weak var presenter: (any TripListInteractorOutputProtocol)?
  let store: any TripStore

  init(store: any TripStore) {
    self.store = store
  }
}

// MARK: - TripListInteractorProtocol

extension TripListInteractor: TripListInteractorProtocol {
  func loadTrips() {
    presenter?.didLoad(store.trips)
  }

  func addTrip() {
    store.addTrip()
    loadTrips()
  }

  func deleteTrips(at offsets: Set<Int>) {
    store.deleteTrips(at: offsets)
    loadTrips()
  }
}
