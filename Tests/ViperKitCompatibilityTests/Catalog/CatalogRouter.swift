import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

final class CatalogRouter: VIPERRouter {
  weak var viewController: UIViewController!
}

// MARK: - CatalogRouterProtocol

extension CatalogRouter: CatalogRouterProtocol {
  func openProduct(title: String) {
    let view = ProductBuilder.build(title: title)
    pushModule(withView: view)
  }

  func openHelp(completion: (() -> Void)?) {
    presentModule(
      withView: ProductBuilder.build(title: "Help"), embedIn: .navigationController,
      animated: false, completion: completion)
  }
}
