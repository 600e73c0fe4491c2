import ExamplesViews
import Foundation
import Observation
import ScoreboardDomain

#if canImport(UIKit)
  import UIKit
#else
  import ViperKit
#endif

/// Two teams and their players, from which a game is made.
@available(iOS 17, macOS 14, *)
final class GameCreatorViewController: UIViewController {
  let viewModel: any GameCreatorViewModel

  let home = TeamFields(side: "Home")
  let away = TeamFields(side: "Away")
  let message = UILabel(style: .footnote)

  init(viewModel: any GameCreatorViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GameCreatorViewController is made by GameCreatorBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Game"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [viewModel] _ in viewModel.didTapCancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.createGame() })
    view.scroll(UIStackView(column: [home, away, message], spacing: 24))
    follow()
  }

  private func createGame() {
    viewModel.createGame(home: home.draft, away: away.draft)
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension GameCreatorViewController {
  /// Shows all values, now and after each change.
  private func follow() {
    withObservationTracking {
      show(message: viewModel.message)
    } onChange: { [weak self] in
      Task { @MainActor in self?.follow() }
    }
  }

  private func show(message: String?) {
    self.message.text = message
  }
}
