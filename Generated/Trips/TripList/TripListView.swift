import TripsDomain

/// All trips, with ways to add, delete and open them.
@MainActor
final class TripListView {
  let presenter: any TripListViewOutputProtocol

  /// What is on screen, from top to bottom.
  private(set) var rows: [TripRow] = []

  init(presenter: any TripListViewOutputProtocol) {
    self.presenter = presenter
  }
}

// MARK: - TripListViewProtocol

extension TripListView: TripListViewProtocol {
  func display(rows: [TripRow]) {
    self.rows = rows
  }
}
