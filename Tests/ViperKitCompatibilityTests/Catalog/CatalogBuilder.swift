import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

final class CatalogBuilder: VIPERBuilder<
  CatalogView, CatalogPresenter, CatalogInteractor, CatalogRouter
>
{
  override class var defaultViewUIType: VIPERViewUIType {
    return .storyboard(name: "Catalog", bundle: nil)
  }
}

// MARK: - Builder custom methods

extension CatalogBuilder {
  static func build(filter: String) -> CatalogView {
    let module = build(viewUIType: VIPERViewUIType.none)
    module.presenter.filter = filter
    return module.view
  }
}
