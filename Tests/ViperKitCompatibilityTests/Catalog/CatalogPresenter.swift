import ViperKit

final class CatalogPresenter: VIPERPresenter {
  weak var view: CatalogViewProtocol!
  var interactor: CatalogInteractorProtocol!
  var router: CatalogRouterProtocol!
  private(set) var titles: [String] = []
  var filter: String?
  var helpWasShown = false
}

// MARK: - CatalogViewOutputProtocol

extension CatalogPresenter: CatalogViewOutputProtocol {
  func viewDidLoad() {
    view.setLoading(true)
    interactor.fetchTitles()
  }

  func didSelectRow(at index: Int) {
    guard titles.indices.contains(index) else { return }
    router.openProduct(title: titles[index])
  }

  func didTapHelp() {
    router.openHelp { [weak self] in self?.helpWasShown = true }
  }
}

// MARK: - CatalogInteractorOutputProtocol

extension CatalogPresenter: CatalogInteractorOutputProtocol {
  func didFetch(titles: [String]) {
    self.titles = titles.filter { title in
      guard let filter = filter else { return true }
      return title.hasPrefix(filter)
    }
    view.setLoading(false)
    view.show(titles: self.titles)
  }
}
