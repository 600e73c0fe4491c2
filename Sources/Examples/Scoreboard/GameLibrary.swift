/// The games that there are, the newest first.
@available(iOS 17, macOS 14, *)
@MainActor
public final class GameLibrary {
  public private(set) var games: [Game] = []
  private var nextID = 1
  private let announcer = Announcer<Game.ID>()

  public init() {}

  public func game(id: Game.ID) -> Game? { games.first { $0.id == id } }

  /// Starts a game and inserts it at the top.
  ///
  /// - Returns: nil if a player is in both teams.
  @discardableResult
  public func addGame(homeTeam: Team, awayTeam: Team) -> Game? {
    guard Set(homeTeam.players.map(\.id)).isDisjoint(with: awayTeam.players.map(\.id)) else {
      return nil
    }
    let game = Game(id: nextID, homeTeam: homeTeam, awayTeam: awayTeam)
    nextID += 1
    games.insert(game, at: 0)
    announcer.announce(game.id)
    return game
  }

  /// Calls a listener with each new game's identifier until the result is released.
  public func onNewGame(
    _ listener: @escaping @MainActor (Game.ID) -> Void
  ) -> Subscription<Game.ID> {
    announcer.subscribe(listener)
  }
}

@available(iOS 17, macOS 14, *)
extension GameLibrary {
  /// One with a game that is about to start.
  public static var sample: GameLibrary {
    let library = GameLibrary()
    let names = [("Lions", ["Ada", "Ben", "Cid"]), ("Tigers", ["Dora", "Eve", "Fay"])]
    let teams = names.enumerated().compactMap { side, team in
      Team(
        name: team.0,
        players: team.1.enumerated().map {
          Player(id: side * Team.size + $0.offset + 1, name: $0.element)
        })
    }
    if let home = teams.first, let away = teams.last {
      library.addGame(homeTeam: home, awayTeam: away)
    }
    return library
  }
}
