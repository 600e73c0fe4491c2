import TripsDomain
import ViperKit

/// Leads from TripList to other modules.
@MainActor
final class TripListRouter {
  let navigation: NavigationPlace
  /// The trip whose detail is on screen; nil for the list itself.
  private(set) var destination: Trip.ID?

  init(navigation: NavigationPlace) {
    self.navigation = navigation
  }
}

// MARK: - TripListRouterProtocol

extension TripListRouter: TripListRouterProtocol {
  func openDetail(id: Trip.ID) {
    destination = id
  }
}
