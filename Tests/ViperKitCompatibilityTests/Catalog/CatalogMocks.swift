import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

final class CatalogInteractorMock: VIPERInteractor, CatalogInteractorProtocol {
  weak var presenter: CatalogInteractorOutputProtocol!
  var fetchTitlesCalls = 0

  func fetchTitles() {
    fetchTitlesCalls += 1
  }
}

typealias MockedCatalogBuilder = VIPERBuilder<
  CatalogView, CatalogPresenter, CatalogInteractorMock, CatalogRouter
>

/// Lacks the contract that the presenter needs.
final class CatalogInteractorMute: VIPERInteractor {
  weak var presenter: CatalogInteractorOutputProtocol!
}

typealias MuteCatalogBuilder = VIPERBuilder<
  CatalogView, CatalogPresenter, CatalogInteractorMute, CatalogRouter
>
