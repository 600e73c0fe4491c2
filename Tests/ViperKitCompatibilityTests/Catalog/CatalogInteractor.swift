import ViperKit

final class CatalogInteractor: VIPERInteractor {
  weak var presenter: CatalogInteractorOutputProtocol!
}

// MARK: - CatalogInteractorProtocol

extension CatalogInteractor: CatalogInteractorProtocol {
  func fetchTitles() {
    presenter.didFetch(titles: ["Apple", "Avocado", "Banana"])
  }
}
