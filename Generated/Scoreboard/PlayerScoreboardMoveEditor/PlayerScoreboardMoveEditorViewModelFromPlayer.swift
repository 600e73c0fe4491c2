import ScoreboardDomain
import ViperKit

/// Turns the data of PlayerScoreboardMoveEditor into values for the view.
@available(iOS 17, macOS 14, *)
@MainActor
final class PlayerScoreboardMoveEditorViewModelFromPlayer {
  let player: Player
  let game: Game
  let onePointMoveCount = Dynamic<String>("0")
  let twoPointsMoveCount = Dynamic<String>("0")
  let assistMoveCount = Dynamic<String>("0")
  let reboundMoveCount = Dynamic<String>("0")
  let foulMoveCount = Dynamic<String>("0")

  private var subscription: Subscription<Game.Change>?

  init(player: Player, game: Game) {
    self.player = player
    self.game = game
    subscription = game.onChange { [weak self] change in
      if case .move(let move, by: player.id) = change { self?.showCount(of: move) }
    }
    for move in PlayerInGameMove.allCases { showCount(of: move) }
  }

  private func showCount(of move: PlayerInGameMove) {
    let count = String(game.count(of: move, by: player.id))
    switch move {
    case .onePoint: onePointMoveCount.value = count
    case .twoPoints: twoPointsMoveCount.value = count
    case .assist: assistMoveCount.value = count
    case .rebound: reboundMoveCount.value = count
    case .foul: foulMoveCount.value = count
    }
  }
}

// MARK: - PlayerScoreboardMoveEditorViewModel

@available(iOS 17, macOS 14, *)
extension PlayerScoreboardMoveEditorViewModelFromPlayer: PlayerScoreboardMoveEditorViewModel {
  var playerName: String {
    player.name
  }
}
