import TripsDomain

/// Prepares the content of TripMap and reacts to the user's actions.
@available(iOS 17, macOS 14, *)
@MainActor
final class TripMapPresenter {
  weak var view: (any TripMapViewProtocol)?
  let interactor: any TripDetailInteractorProtocol
  let router: any TripMapRouterProtocol

  private var following: Task<Void, Never>?

  init(interactor: any TripDetailInteractorProtocol, router: any TripMapRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  deinit {
    following?.cancel()
  }
}

// MARK: - TripMapViewOutputProtocol

@available(iOS 17, macOS 14, *)
extension TripMapPresenter: TripMapViewOutputProtocol {
  func viewDidLoad() {
    following?.cancel()
    following = Task { [weak self, routes = interactor.routes()] in
      for await route in routes { self?.show(route) }
    }
  }

  private func show(_ route: TripRoute) {
    view?.display(pins: route.waypoints)
    view?.display(lines: route.legs.map(\.path))
  }
}
