import ScoreboardDomain
import ViperKit

#if canImport(UIKit)
  import UIKit
#endif

/// The moves of one player, each with its count and a button that counts one more.
@available(iOS 17, macOS 14, *)
final class PlayerScoreboardMoveEditorViewController: UIViewController {
  let viewModel: any PlayerScoreboardMoveEditorViewModel

  /// What the labels say, each beside the button of its move.
  struct Texts: Hashable {
    var onePoint = ""
    var twoPoints = ""
    var assist = ""
    var rebound = ""
    var foul = ""
  }

  private(set) var texts = Texts()

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
    title = viewModel.playerName
    bind()
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
    texts.onePoint = onePointMoveCount
  }

  private func show(twoPointsMoveCount: String) {
    texts.twoPoints = twoPointsMoveCount
  }

  private func show(assistMoveCount: String) {
    texts.assist = assistMoveCount
  }

  private func show(reboundMoveCount: String) {
    texts.rebound = reboundMoveCount
  }

  private func show(foulMoveCount: String) {
    texts.foul = foulMoveCount
  }
}
