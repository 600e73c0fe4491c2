import TripsDomain

/// Leads from TripList to other modules.
@MainActor
final class TripListRouter {
  /// The trip whose detail is on screen; nil for the list itself.
  private(set) var destination: Trip.ID?
}

// MARK: - TripListRouterProtocol

extension TripListRouter: TripListRouterProtocol {
  func openDetail(id: Trip.ID) {
    destination = id
  }
}
