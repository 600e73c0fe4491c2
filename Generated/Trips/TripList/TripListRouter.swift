import TripsDomain

/// Leads from TripList to other modules.
@MainActor
final class TripListRouter {}

// MARK: - TripListRouterProtocol

extension TripListRouter: TripListRouterProtocol {
  func openDetail(id: Trip.ID) {
    fatalError("TripListRouter.openDetail(id:) is not written yet")
  }
}
