import ScoreboardDomain
import Testing
import ViperKit

@testable import ScoreboardModules

@MainActor
@Suite struct GameListBehaviourTests {
  let library = GameLibrary()

  @Test func itListsTheGamesWithTheirScores() throws {
    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    let viewModel = GameListViewModelFromLibrary(library: library, router: GameListRouterMock())

    game.addScore(15, to: .home)
    library.addGame(homeTeam: .tigers, awayTeam: .lions)

    #expect(viewModel.rows.map(\.title) == ["Tigers - Lions", "Lions - Tigers"])
    #expect(viewModel.rows.map(\.score) == ["0 - 0", "15 - 0"])
    #expect(viewModel.rows.map(\.isFinished) == [false, true])
  }

  @Test func theViewFollowsIt() async throws {
    let view = GameListBuilder.build(library: library)
    view.loadViewIfNeeded()
    #expect(view.rows.isEmpty)

    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    await settle { view.rows.count == 1 }
    #expect(view.rows.map(\.score) == ["0 - 0"])

    game.addScore(1, to: .away)
    await settle { view.rows.first?.score == "0 - 1" }
    #expect(view.rows.map(\.score) == ["0 - 1"])
  }

  @Test func aGameIsOpened() throws {
    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    let list = GameListBuilder.build(library: library)
    let stack = UINavigationController(rootViewController: list)

    list.viewModel.didSelectGame(id: game.id)

    let editor = try #require(stack.topViewController as? GameScoreboardEditorViewController)
    let viewModel = try #require(editor.viewModel as? GameScoreboardEditorViewModelFromGame)
    #expect(viewModel.game === game)
  }

  @Test func aGameThatIsNotThereOpensNothing() {
    let router = GameListRouterMock()
    let viewModel = GameListViewModelFromLibrary(library: library, router: router)

    viewModel.didSelectGame(id: 99)

    #expect(router.openGameCallCount == 0)
  }

  @Test func aNewGameIsMadeInTheSameLibrary() throws {
    let list = GameListBuilder.build(library: library)
    let window = list.attachToWindow()

    list.viewModel.didTapNewGame()

    let stack = try #require(list.presentedViewController as? UINavigationController)
    let creator = try #require(stack.topViewController as? GameCreatorViewController)
    let viewModel = try #require(creator.viewModel as? GameCreatorViewModelFromLibrary)
    #expect(viewModel.library === library)
    window.isHidden = true
  }
}

@MainActor
@Suite struct GameCreatorBehaviourTests {
  let library = GameLibrary()
  let router = GameCreatorRouterMock()

  private func makeViewModel() -> GameCreatorViewModelFromLibrary {
    GameCreatorViewModelFromLibrary(library: library, router: router)
  }

  private nonisolated static let lions = TeamDraft(name: "Lions", players: ["Ada", "Ben", "Cid"])
  private nonisolated static let tigers = TeamDraft(
    name: "Tigers", players: ["Dora", "Eve", "Fay"])

  @Test func aWholeGameIsMade() throws {
    let viewModel = makeViewModel()

    viewModel.createGame(home: Self.lions, away: Self.tigers)

    let game = try #require(library.games.first)
    #expect(game.homeTeam.name == "Lions")
    #expect(game.awayTeam.players.map(\.name) == ["Dora", "Eve", "Fay"])
    #expect(viewModel.message == nil)
    #expect(router.closeCreatorCallCount == 1)
  }

  @Test(arguments: [
    (TeamDraft(name: "", players: ["A", "B", "C"]), tigers),
    (lions, TeamDraft(name: "Tigers", players: ["A", "B", ""])),
    (lions, TeamDraft(name: "Tigers", players: ["A", "B", "C", "D"])),
    (lions, TeamDraft(name: "Lions", players: ["A", "B", "C"])),
  ])
  func whatIsMissingIsSaid(home: TeamDraft, away: TeamDraft) {
    let viewModel = makeViewModel()

    viewModel.createGame(home: home, away: away)

    #expect(viewModel.message != nil)
    #expect(library.games.isEmpty)
    #expect(router.closeCreatorCallCount == 0)
  }
}
