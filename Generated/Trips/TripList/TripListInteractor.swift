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
    fatalError("TripListInteractor.loadTrips() is not written yet")
  }

  func addTrip() {
    fatalError("TripListInteractor.addTrip() is not written yet")
  }

  func deleteTrips(at offsets: Set<Int>) {
    fatalError("TripListInteractor.deleteTrips(at:) is not written yet")
  }
}
