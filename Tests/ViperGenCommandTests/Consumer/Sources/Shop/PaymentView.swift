#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Payment and reports the user's actions.
package final class PaymentView: UIViewController {
  let presenter: any PaymentViewOutputProtocol

  init(presenter: any PaymentViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("PaymentView is made by PaymentBuilder")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // Draw the screen here.
  }
}

// MARK: - PaymentViewProtocol

extension PaymentView: PaymentViewProtocol {}
