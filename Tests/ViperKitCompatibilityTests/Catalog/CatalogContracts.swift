import ViperKit

// MARK: - View

protocol CatalogViewProtocol: AnyObject {
  func show(titles: [String])
  func setLoading(_ isLoading: Bool)
}

protocol CatalogViewOutputProtocol: AnyObject {
  func viewDidLoad()
  func didSelectRow(at index: Int)
  func didTapHelp()
}

// MARK: - Interactor

protocol CatalogInteractorProtocol: AnyObject {
  func fetchTitles()
}

protocol CatalogInteractorOutputProtocol: AnyObject {
  func didFetch(titles: [String])
}

// MARK: - Router

protocol CatalogRouterProtocol: AnyObject {
  func openProduct(title: String)
  func openHelp(completion: (() -> Void)?)
}
