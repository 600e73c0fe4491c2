import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

final class CatalogView: UIViewController, VIPERView {
  var presenter: CatalogViewOutputProtocol!
  private(set) var titles: [String] = []
  private(set) var isLoading = false

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter.viewDidLoad()
  }
}

// MARK: - CatalogViewProtocol

extension CatalogView: CatalogViewProtocol {
  func show(titles: [String]) {
    self.titles = titles
  }

  func setLoading(_ isLoading: Bool) {
    self.isLoading = isLoading
  }
}
