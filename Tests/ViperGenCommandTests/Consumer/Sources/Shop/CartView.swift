#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Cart and passes on what the user does.
public final class CartView: UIViewController {
  let presenter: any CartViewOutputProtocol

  init(presenter: any CartViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("CartView is made by CartBuilder")
  }
}

// MARK: - CartViewProtocol

extension CartView: CartViewProtocol {}
