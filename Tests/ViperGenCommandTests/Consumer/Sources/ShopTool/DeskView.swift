import Shop

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Shows Desk and passes on what the user does.
public final class DeskView: UIViewController {
  let presenter: any DeskViewOutputProtocol

  init(presenter: any DeskViewOutputProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    fatalError("DeskView is made by DeskBuilder")
  }
}

// MARK: - DeskViewProtocol

extension DeskView: DeskViewProtocol {}
