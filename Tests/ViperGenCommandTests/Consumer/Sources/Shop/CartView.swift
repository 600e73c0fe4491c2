#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Cart and reports the user's actions.
package final class CartView: UIViewController {
  let presenter: any CartViewOutputProtocol

  init(presenter: any CartViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("CartView is made by CartBuilder")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // Draw the screen here.
  }
}

// MARK: - CartViewProtocol

extension CartView: CartViewProtocol {}
