import ExamplesViews
import Foundation
import ScoreboardDomain
import Testing
import ViperKit

@testable import ScoreboardModules

@MainActor
struct GameListBehaviorTests {
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
    let view = GameListBuilderMock.build(dependencies: ScoreboardContainer(library: library))
    view.loadViewIfNeeded()
    #expect(view.table.visibleCells.isEmpty)

    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    await settle { view.table.visibleCells.count == 1 }
    #expect(view.texts == ["Lions - Tigers: 0 - 0"])

    game.addScore(1, to: .away)
    await settle { view.texts == ["Lions - Tigers: 0 - 1"] }
    #expect(view.texts == ["Lions - Tigers: 0 - 1"])

    game.addScore(14, to: .away)
    await settle { view.texts == ["Lions - Tigers: 0 - 15, finished"] }
    #expect(view.texts == ["Lions - Tigers: 0 - 15, finished"])
  }

  @Test func aGameIsOpened() throws {
    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    let list = GameListBuilderMock.build(dependencies: ScoreboardContainer(library: library))
    let stack = UINavigationController(rootViewController: list)

    list.loadViewIfNeeded()
    #expect(list.table.tapRow(at: IndexPath(row: 0, section: 0)))
    #expect(!list.table.tapRow(at: IndexPath(row: 1, section: 0)), "there is no such row")

    let editor = try #require(stack.topViewController as? GameScoreboardEditorViewController)
    let viewModel = try #require(editor.viewModel as? GameScoreboardEditorViewModelFromGame)
    #expect(viewModel.game === game)
  }

  @Test func anUnknownGameOpensNothing() {
    let router = GameListRouterMock()
    let viewModel = GameListViewModelFromLibrary(library: library, router: router)

    viewModel.didSelectGame(id: 99)

    #expect(router.openGameCallCount == 0)
  }

  @Test func aLinkLeadsToANewGame() throws {
    let app = ScoreboardApp(dependencies: ScoreboardContainer(library: library))
    let window = UIWindow(frame: .zero)
    app.start(in: window)
    let url = try #require(URL(string: "scoreboard://new"))

    #expect(app.open(url) == .opened("GameCreator"))

    #expect(window.rootViewController?.frontmost is GameCreatorViewController)
    window.isHidden = true
  }

  @Test func aGameIsTypedInAndListed() async throws {
    let list = GameListBuilderMock.build(dependencies: ScoreboardContainer(library: library))
    let window = list.attachToWindow()
    list.navigationItem.rightBarButtonItem?.tap()
    let stack = try #require(list.presentedViewController as? UINavigationController)
    let creator = try #require(stack.topViewController as? GameCreatorViewController)
    let done = try #require(creator.navigationItem.rightBarButtonItem)

    creator.home.name.type("Owls")
    done.tap()
    await settle { creator.message.text != nil }
    #expect(creator.message.text == "A team needs a name and 3 players.")

    creator.away.name.type("Bats")
    for (index, field) in (creator.home.players + creator.away.players).enumerated() {
      #expect(field.type("Player \(index)"))
    }
    done.tap()
    await settle { list.presentedViewController == nil && list.texts.count == 1 }

    #expect(list.presentedViewController == nil)
    #expect(list.texts == ["Owls - Bats: 0 - 0"])
    window.isHidden = true
  }

  @Test func cancellingMakesNoGame() async throws {
    let list = GameListBuilderMock.build(dependencies: ScoreboardContainer(library: library))
    let window = list.attachToWindow()
    list.navigationItem.rightBarButtonItem?.tap()
    let stack = try #require(list.presentedViewController as? UINavigationController)

    #expect(stack.topViewController?.navigationItem.leftBarButtonItem?.tap() == true)
    await settle { list.presentedViewController == nil }

    #expect(list.presentedViewController == nil)
    #expect(library.games.isEmpty)
    window.isHidden = true
  }
}

@available(iOS 17, macOS 14, *)
extension GameListViewController {
  fileprivate var texts: [String] {
    table.visibleCells.compactMap { cell in
      guard let content = cell.contentConfiguration as? UIListContentConfiguration else {
        return nil
      }
      return "\(content.text ?? ""): \(content.secondaryText ?? "")"
    }
  }
}

@MainActor
struct GameCreatorBehaviorTests {
  let library = GameLibrary()
  let router = GameCreatorRouterMock()

  private func makeViewModel() -> GameCreatorViewModelFromLibrary {
    GameCreatorViewModelFromLibrary(library: library, router: router)
  }

  private nonisolated static let lions = TeamDraft(name: "Lions", players: ["Ada", "Ben", "Cid"])
  private nonisolated static let tigers = TeamDraft(
    name: "Tigers", players: ["Dora", "Eve", "Fay"])

  @Test func aValidGameIsCreated() throws {
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
  func anInvalidGameIsReportedAndNotCreated(home: TeamDraft, away: TeamDraft) {
    let viewModel = makeViewModel()

    viewModel.createGame(home: home, away: away)

    #expect(viewModel.message != nil)
    #expect(library.games.isEmpty)
    #expect(router.closeCreatorCallCount == 0)
  }
}
