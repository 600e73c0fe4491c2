import ScoreboardDomain
import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

/// Keeps the score of one game while it is played.
@available(iOS 17, macOS 14, *)
final class GameScoreboardEditorViewController: UIViewController {
  let viewModel: any GameScoreboardEditorViewModel

  /// What the labels and the button say.
  private(set) var time = ""
  private(set) var score = ""
  private(set) var pauseTitle = ""

  init(viewModel: any GameScoreboardEditorViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GameScoreboardEditorViewController is made by GameScoreboardEditorBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(viewModel.homeTeam) - \(viewModel.awayTeam)"
    for player in viewModel.homePlayers + viewModel.awayPlayers { addPlayer(player) }
    bind()
  }

  func didTapPause() {
    viewModel.togglePause()
  }

  private func addPlayer(_ player: any PlayerScoreboardMoveEditorViewModel) {
    let child = PlayerScoreboardMoveEditorViewController(viewModel: player)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension GameScoreboardEditorViewController {
  private func bind() {
    viewModel.time.bindAndFire { [weak self] in self?.show(time: $0) }
    viewModel.score.bindAndFire { [weak self] in self?.show(score: $0) }
    viewModel.isFinished.bindAndFire { [weak self] in self?.show(isFinished: $0) }
    viewModel.isPaused.bindAndFire { [weak self] in self?.show(isPaused: $0) }
  }

  private func show(time: String) {
    self.time = time
  }

  private func show(score: String) {
    self.score = score
  }

  private func show(isFinished: Bool) {
    for child in children { child.view.isHidden = isFinished }
  }

  private func show(isPaused: Bool) {
    pauseTitle = isPaused ? "Start" : "Pause"
  }
}
