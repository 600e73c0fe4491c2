import Observation
import ScoreboardDomain

/// Turns the data of GameList into values for the view.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class GameListViewModelFromLibrary {
  let library: GameLibrary
  let router: any GameListRouting
  private(set) var rows: [GameRow] = []

  @ObservationIgnored private var newGames: Subscription<Game.ID>?
  @ObservationIgnored private var changes: [Subscription<Game.Change>] = []

  init(library: GameLibrary, router: any GameListRouting) {
    self.library = library
    self.router = router
    newGames = library.onNewGame { [weak self] _ in self?.reload() }
    reload()
  }

  private func reload() {
    rows = library.games.map(GameRow.init)
    changes = library.games.map { game in
      game.onChange { [weak self] change in
        if case .score = change { self?.update(game) }
      }
    }
  }

  private func update(_ game: Game) {
    guard let index = rows.firstIndex(where: { $0.id == game.id }) else { return }
    rows[index] = GameRow(game)
  }
}

// MARK: - GameListViewModel

@available(iOS 17, macOS 14, *)
extension GameListViewModelFromLibrary: GameListViewModel {
  func didSelectGame(id: Game.ID) {
    if let game = library.game(id: id) { router.openGame(game) }
  }
}
