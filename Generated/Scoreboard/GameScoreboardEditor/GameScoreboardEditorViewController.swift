import ExamplesViews
import Foundation
import ScoreboardDomain
import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

/// Keeps the score of one game while it is played.
@available(iOS 17, macOS 14, *)
final class GameScoreboardEditorViewController: UIViewController {
  let viewModel: any GameScoreboardEditorViewModel

  let homeName = UILabel(style: .headline)
  let awayName = UILabel(style: .headline)
  let score = UILabel(style: .largeTitle)
  let time = UILabel(style: .headline)
  let pauseButton = UIButton(type: .system)

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
    view.backgroundColor = .systemBackground
    homeName.text = viewModel.homeTeam
    awayName.text = viewModel.awayTeam
    pauseButton.addAction(
      UIAction { [viewModel] _ in viewModel.togglePause() }, for: .touchUpInside)
    place()
    bind()
  }
}

// MARK: - Layout

@available(iOS 17, macOS 14, *)
extension GameScoreboardEditorViewController {
  /// The score between the teams, the time and its button, and each team's players.
  private func place() {
    for label in [homeName, awayName, time, score] { label.textAlignment = .center }
    let board = UIStackView(arrangedSubviews: [homeName, score, awayName])
    board.distribution = .fillEqually
    let players = viewModel.homePlayers + viewModel.awayPlayers
    view.scroll(
      UIStackView(column: [board, time, pauseButton] + players.map(playerView), spacing: 12))
    for child in children { child.didMove(toParent: self) }
  }

  private func playerView(_ player: any PlayerScoreboardMoveEditorViewModel) -> UIView {
    let child = PlayerScoreboardMoveEditorViewController(viewModel: player)
    addChild(child)
    return child.view
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
    self.time.text = time
  }

  private func show(score: String) {
    self.score.text = score
  }

  private func show(isFinished: Bool) {
    for child in children { child.view.isHidden = isFinished }
    pauseButton.isEnabled = !isFinished
  }

  private func show(isPaused: Bool) {
    pauseButton.setTitle(isPaused ? "Start" : "Pause", for: .normal)
  }
}
