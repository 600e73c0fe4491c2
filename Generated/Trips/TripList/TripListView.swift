import TripsDomain

/// All trips, with ways to add, delete and open them.
@MainActor
final class TripListView {
  let presenter: any TripListViewOutputProtocol

  init(presenter: any TripListViewOutputProtocol) {
    self.presenter = presenter
  }
}

// MARK: - TripListViewProtocol

extension TripListView: TripListViewProtocol {
  func display(rows: [TripRow]) {
    fatalError("TripListView.display(rows:) is not written yet")
  }
}
