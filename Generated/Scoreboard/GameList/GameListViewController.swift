import Observation
import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// All games, the newest first, with a way into each and one to a new game.
@available(iOS 17, macOS 14, *)
final class GameListViewController: UIViewController {
  let viewModel: any GameListViewModel

  /// What is on screen, a cell a game.
  private(set) var rows: [GameRow] = []

  init(viewModel: any GameListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GameListViewController is made by GameListBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    follow()
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension GameListViewController {
  /// Shows everything now, and again whenever something of it changes.
  private func follow() {
    withObservationTracking {
      show(rows: viewModel.rows)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(rows: [GameRow]) {
    self.rows = rows
  }
}
