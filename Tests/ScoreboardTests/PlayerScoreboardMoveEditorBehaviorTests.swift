import ScoreboardDomain
import Testing
import ViperKit

@testable import ScoreboardModules

@MainActor
struct PlayerScoreboardMoveEditorBehaviorTests {
  let game = Game.sample

  private func makeViewModel(of index: Int = 0) -> PlayerScoreboardMoveEditorViewModelFromPlayer {
    PlayerScoreboardMoveEditorViewModelFromPlayer(player: game.homeTeam.players[index], game: game)
  }

  @Test func anotherPlayersMovesAreNotCounted() {
    let viewModel = makeViewModel()

    makeViewModel(of: 1).foulMove()

    #expect(viewModel.foulMoveCount.value == "0")
  }

  @Test func twoEditorsOfOnePlayerShowTheSameCount() {
    let one = makeViewModel()
    let other = makeViewModel()

    one.assistMove()

    #expect(other.assistMoveCount.value == "1")
    #expect(makeViewModel().assistMoveCount.value == "1")
  }

  @Test func eachButtonCountsItsMove() {
    let view = PlayerScoreboardMoveEditorViewController(viewModel: makeViewModel())
    view.loadViewIfNeeded()
    let moves = [view.onePoint, view.twoPoints, view.assist, view.rebound, view.foul]
    #expect(view.name.text == "Ada")
    #expect(moves.map(\.count.text) == ["0", "0", "0", "0", "0"])

    for (index, move) in moves.enumerated() {
      for _ in 0...index { #expect(move.button.tap()) }
    }

    #expect(moves.map(\.count.text) == ["1", "2", "3", "4", "5"])
    #expect(moves.map(\.button.currentTitle) == ["+1", "+2", "Assist", "Rebound", "Foul"])
    #expect(view.twoPoints.button.accessibilityLabel == "Ada +2")
    #expect(game.score.home == 5)
  }
}
