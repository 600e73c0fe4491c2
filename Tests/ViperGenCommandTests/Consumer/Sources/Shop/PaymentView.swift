#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Payment and passes on what the user does.
public final class PaymentView: UIViewController {
  let presenter: any PaymentViewOutputProtocol

  init(presenter: any PaymentViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("PaymentView is made by PaymentBuilder")
  }
}

// MARK: - PaymentViewProtocol

extension PaymentView: PaymentViewProtocol {}
