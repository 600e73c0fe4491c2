import Shop

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Desk and reports the user's actions.
package final class DeskView: UIViewController {
  let presenter: any DeskViewOutputProtocol

  init(presenter: any DeskViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("DeskView is made by DeskBuilder")
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    // Draw the screen here.
  }
}

// MARK: - DeskViewProtocol

extension DeskView: DeskViewProtocol {}
