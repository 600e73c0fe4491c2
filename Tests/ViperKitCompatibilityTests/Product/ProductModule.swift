import Foundation
import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

protocol ProductViewProtocol: AnyObject {}

protocol ProductViewOutputProtocol: AnyObject {
  func didTapClose()
}

protocol ProductInteractorProtocol: AnyObject {}

protocol ProductInteractorOutputProtocol: AnyObject {}

protocol ProductRouterProtocol: AnyObject {
  func close()
}

final class ProductView: UIViewController, VIPERView {
  var presenter: ProductViewOutputProtocol!
}

extension ProductView: ProductViewProtocol {}

final class ProductPresenter: VIPERPresenter {
  weak var view: ProductViewProtocol!
  var interactor: ProductInteractorProtocol!
  var router: ProductRouterProtocol!
  var title = ""
  var shownAt: Date?
}

extension ProductPresenter: ProductViewOutputProtocol {
  func didTapClose() {
    router.close()
  }
}

extension ProductPresenter: ProductInteractorOutputProtocol {}

final class ProductInteractor: VIPERInteractor {
  weak var presenter: ProductInteractorOutputProtocol!
}

extension ProductInteractor: ProductInteractorProtocol {}

final class ProductRouter: VIPERRouter {
  weak var viewController: UIViewController!
}

extension ProductRouter: ProductRouterProtocol {
  func close() {
    closeModule()
  }
}

typealias ProductBuilder = VIPERBuilder<
  ProductView, ProductPresenter, ProductInteractor, ProductRouter
>

extension VIPERBuilder where PresenterType == ProductPresenter, ViewType == ProductView {
  static func build(title: String) -> ProductView {
    let module = build()
    module.presenter.title = title
    module.view.title = title
    return module.view
  }
}
