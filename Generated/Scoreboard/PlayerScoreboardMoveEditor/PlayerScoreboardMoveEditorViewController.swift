import ExamplesViews
import Foundation
import ScoreboardDomain
import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

/// The moves of one player, each with its count and a button that counts one more.
@available(iOS 17, macOS 14, *)
final class PlayerScoreboardMoveEditorViewController: UIViewController {
  let viewModel: any PlayerScoreboardMoveEditorViewModel

  let name = UILabel(style: .headline)
  let onePoint = MoveView(title: "+1")
  let twoPoints = MoveView(title: "+2")
  let assist = MoveView(title: "Assist")
  let rebound = MoveView(title: "Rebound")
  let foul = MoveView(title: "Foul")

  init(viewModel: any PlayerScoreboardMoveEditorViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError(
      "PlayerScoreboardMoveEditorViewController is made by PlayerScoreboardMoveEditorBuilder")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = viewModel.playerName
    let moves = [onePoint, twoPoints, assist, rebound, foul]
    for move in moves { move.player = viewModel.playerName }
    onePoint.onTap { [viewModel] in viewModel.onePointMove() }
    twoPoints.onTap { [viewModel] in viewModel.twoPointsMove() }
    assist.onTap { [viewModel] in viewModel.assistMove() }
    rebound.onTap { [viewModel] in viewModel.reboundMove() }
    foul.onTap { [viewModel] in viewModel.foulMove() }
    place(moves)
    bind()
  }

  /// The name above the moves, which stand side by side.
  private func place(_ moves: [MoveView]) {
    let row = UIStackView(arrangedSubviews: moves)
    row.distribution = .fillEqually
    view.fill(UIStackView(column: [name, row], spacing: 0))
  }
}

// MARK: - What the view model shows

@available(iOS 17, macOS 14, *)
extension PlayerScoreboardMoveEditorViewController {
  private func bind() {
    viewModel.onePointMoveCount.bindAndFire { [weak self] in self?.show(onePointMoveCount: $0) }
    viewModel.twoPointsMoveCount.bindAndFire { [weak self] in self?.show(twoPointsMoveCount: $0) }
    viewModel.assistMoveCount.bindAndFire { [weak self] in self?.show(assistMoveCount: $0) }
    viewModel.reboundMoveCount.bindAndFire { [weak self] in self?.show(reboundMoveCount: $0) }
    viewModel.foulMoveCount.bindAndFire { [weak self] in self?.show(foulMoveCount: $0) }
  }

  private func show(onePointMoveCount: String) {
    onePoint.count.text = onePointMoveCount
  }

  private func show(twoPointsMoveCount: String) {
    twoPoints.count.text = twoPointsMoveCount
  }

  private func show(assistMoveCount: String) {
    assist.count.text = assistMoveCount
  }

  private func show(reboundMoveCount: String) {
    rebound.count.text = reboundMoveCount
  }

  private func show(foulMoveCount: String) {
    foul.count.text = foulMoveCount
  }
}
