import ScoreboardDomain
import Testing
import ViperKit

@testable import ScoreboardModules

@MainActor
struct GameScoreboardEditorBehaviorTests {
  let game = Game.sample
  let clock = ManualClock()

  private func makeViewModel() -> GameScoreboardEditorViewModelFromGame {
    GameScoreboardEditorViewModelFromGame(game: game, clock: clock)
  }

  /// Lets one second pass for a timer that runs.
  private func tick() async {
    await settle { clock.sleeperCount == 1 }
    let before = game.elapsed
    clock.advance(by: .seconds(1))
    await settle { game.elapsed != before }
  }

  @Test func theViewModelStartsWithTheStateOfTheGame() {
    game.addScore(12, to: .home)
    game.addScore(9, to: .away)
    game.advance(by: .seconds(65))

    let viewModel = makeViewModel()

    #expect(viewModel.homeTeam == "Lions")
    #expect(viewModel.awayTeam == "Tigers")
    #expect(viewModel.score.value == "12 - 9")
    #expect(viewModel.time.value == "01:05")
    #expect(viewModel.isPaused.value)
    #expect(!viewModel.isFinished.value)
    #expect(viewModel.homePlayers.map(\.playerName) == ["Ada", "Ben", "Cid"])
    #expect(viewModel.awayPlayers.map(\.playerName) == ["Dora", "Eve", "Fay"])
  }

  @Test func theScoreFollowsThePlayersMoves() {
    let viewModel = makeViewModel()

    viewModel.homePlayers[1].twoPointsMove()
    viewModel.awayPlayers[0].onePointMove()

    #expect(viewModel.score.value == "2 - 1")
  }

  @Test func timeRunsWhileItIsNotPaused() async {
    let viewModel = makeViewModel()

    viewModel.togglePause()
    #expect(!viewModel.isPaused.value)
    await tick()
    await tick()

    #expect(viewModel.time.value == "00:02")
  }

  @Test func noTimePassesInAPause() async {
    let viewModel = makeViewModel()
    viewModel.togglePause()
    await tick()

    viewModel.togglePause()
    #expect(viewModel.isPaused.value)
    await settle { clock.sleeperCount == 0 }
    clock.advance(by: .seconds(10))
    await Task.yield()
    #expect(viewModel.time.value == "00:01")

    viewModel.togglePause()
    await tick()
    #expect(viewModel.time.value == "00:02")
  }

  @Test func theEndStopsTheTimeForGood() async {
    let viewModel = makeViewModel()
    viewModel.togglePause()
    await tick()

    game.addScore(15, to: .away)

    #expect(viewModel.isFinished.value)
    #expect(viewModel.isPaused.value)
    await settle { clock.sleeperCount == 0 }
    #expect(clock.sleeperCount == 0)

    viewModel.togglePause()
    #expect(viewModel.isPaused.value, "nothing starts it again")
    #expect(viewModel.time.value == "00:01")
  }

  @Test func aGameThatHasEndedIsShownAsSuch() {
    game.addScore(15, to: .home)

    #expect(makeViewModel().isFinished.value)
  }

  @Test func aRunningTimerKeepsNothingAlive() async {
    weak var gone: GameScoreboardEditorViewModelFromGame?
    do {
      let viewModel = makeViewModel()
      gone = viewModel
      viewModel.togglePause()
      await settle { clock.sleeperCount == 1 }
    }

    #expect(gone == nil)
    await settle { clock.sleeperCount == 0 }
    #expect(clock.sleeperCount == 0)
  }

  // MARK: - The view

  @Test func aGameIsPlayedWithTheButtons() async throws {
    let view = GameScoreboardEditorBuilderMock.build(
      game: game, dependencies: DependenciesMock(), clock: clock)
    view.loadViewIfNeeded()
    let players = view.children.compactMap { $0 as? PlayerScoreboardMoveEditorViewController }
    try #require(players.count == 6)

    view.pauseButton.tap()
    await tick()
    #expect(view.time.text == "00:01")
    players[0].twoPoints.button.tap()
    players[4].onePoint.button.tap()
    players[4].foul.button.tap()
    #expect(view.score.text == "2 - 1")
    #expect(players[4].foul.count.text == "1")

    for _ in 0..<7 { players[0].twoPoints.button.tap() }
    #expect(view.score.text == "16 - 1")
    #expect(!players[0].twoPoints.button.tap(), "the players are hidden")
    #expect(!view.pauseButton.tap())
    #expect(view.pauseButton.currentTitle == "Start")
  }

  @Test func theViewKnowsItsViewModelAlone() {
    let viewModel = GameScoreboardEditorViewModelMock()
    viewModel.homeTeam = "A"
    viewModel.awayTeam = "B"
    viewModel.homePlayers = []
    viewModel.awayPlayers = []
    let view = GameScoreboardEditorViewController(viewModel: viewModel)
    view.loadViewIfNeeded()

    viewModel.score.value = "7 - 5"
    view.pauseButton.tap()

    #expect(view.score.text == "7 - 5")
    #expect(viewModel.togglePauseCallCount == 1)
  }
}
