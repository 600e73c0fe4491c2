import ScoreboardDomain
import Testing

@MainActor
struct GameTests {
  @Test(arguments: [
    (0, 0, false), (14, 0, false), (15, 0, true), (15, 13, true), (15, 14, false), (15, 15, false),
    (16, 14, true), (14, 16, true), (16, 15, false), (21, 23, true), (13, 15, true),
  ])
  func itEndsAtFifteenWithALeadOfTwo(home: Int, away: Int, isFinal: Bool) {
    #expect(Game.Score(home: home, away: away).isFinal == isFinal)
  }

  @Test func nothingChangesAfterTheEnd() {
    let game = Game.sample
    game.addScore(15, to: .away)
    var changes: [Game.Change] = []
    let subscription = game.onChange { changes.append($0) }

    game.addScore(2, to: .home)
    game.record(.twoPoints, by: 1)
    game.record(.foul, by: 4)
    game.advance(by: .seconds(1))

    #expect(game.score == Game.Score(home: 0, away: 15))
    #expect(game.count(of: .twoPoints, by: 1) == 0)
    #expect(game.count(of: .foul, by: 4) == 0)
    #expect(game.elapsed == .zero)
    #expect(changes.isEmpty)
    withExtendedLifetime(subscription) {}
  }

  @Test(arguments: [
    (PlayerInGameMove.onePoint, 1), (.twoPoints, 2), (.assist, 0), (.rebound, 0), (.foul, 0),
  ])
  func aMoveIsCountedAndBringsItsPoints(move: PlayerInGameMove, points: Int) {
    let game = Game.sample

    game.record(move, by: 2)
    game.record(move, by: 2)
    game.record(move, by: 5)

    #expect(game.count(of: move, by: 2) == 2)
    #expect(game.count(of: move, by: 5) == 1)
    #expect(game.count(of: move, by: 1) == 0)
    #expect(game.score == Game.Score(home: 2 * points, away: points))
    for other in PlayerInGameMove.allCases where other != move {
      #expect(game.count(of: other, by: 2) == 0)
    }
  }

  @Test func movesOfAnUnknownPlayerChangeNothing() {
    let game = Game.sample

    game.record(.twoPoints, by: 99)

    #expect(game.count(of: .twoPoints, by: 99) == 0)
    #expect(game.score == Game.Score())
  }

  @Test(arguments: [0, -1])
  func noPointsAreNoScore(points: Int) {
    let game = Game.sample
    var changes = 0
    let subscription = game.onChange { _ in changes += 1 }

    game.addScore(points, to: .home)

    #expect(game.score == Game.Score())
    #expect(changes == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func eachSubscriberGetsEachChangeOnce() {
    let game = Game.sample
    var first: [Game.Change] = []
    var second: [Game.Change] = []
    let subscriptions = [game.onChange { first.append($0) }, game.onChange { second.append($0) }]

    game.record(.onePoint, by: 4)
    game.record(.assist, by: 1)
    game.advance(by: .seconds(2))

    let expected: [Game.Change] = [
      .move(.onePoint, by: 4), .score(Game.Score(home: 0, away: 1)), .move(.assist, by: 1),
      .elapsed(.seconds(2)),
    ]
    #expect(first == expected)
    #expect(second == expected)
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aReleasedSubscriptionGetsNoChanges() {
    let game = Game.sample
    var changes = 0
    do {
      let subscription = game.onChange { _ in changes += 1 }
      game.addScore(1, to: .home)
      withExtendedLifetime(subscription) {}
    }

    game.addScore(1, to: .home)

    #expect(changes == 1)
  }

  @Test func timeAddsUp() {
    let game = Game.sample

    game.advance(by: .seconds(1))
    game.advance(by: .milliseconds(500))
    game.advance(by: .zero)
    game.advance(by: .seconds(-3))

    #expect(game.elapsed == .milliseconds(1_500))
  }

  @Test(arguments: [
    ([1, 2, 3], true), ([1, 2], false), ([1, 2, 3, 4], false), ([1, 2, 2], false), ([], false),
  ])
  func aTeamHasThreeDifferentPlayers(ids: [Int], isTeam: Bool) {
    let team = Team(name: "Lions", players: ids.map { Player(id: $0, name: "Ada") })
    #expect((team != nil) == isTeam)
  }
}

@MainActor
struct GameLibraryTests {
  @Test func theNewestGameIsOnTop() throws {
    let library = GameLibrary()

    let first = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))
    let second = try #require(library.addGame(homeTeam: .tigers, awayTeam: .lions))

    #expect(library.games.map(\.id) == [second.id, first.id])
    #expect(first.id != second.id)
    #expect(library.game(id: first.id) === first)
    #expect(library.game(id: 99) == nil)
  }

  @Test func aTeamCannotPlayAgainstItself() {
    let library = GameLibrary()

    #expect(library.addGame(homeTeam: .lions, awayTeam: .lions) == nil)
    #expect(library.games.isEmpty)
  }

  @Test func newGamesAreAnnounced() throws {
    let library = GameLibrary()
    var announced: [Game.ID] = []
    let subscription = library.onNewGame { announced.append($0) }

    let game = try #require(library.addGame(homeTeam: .lions, awayTeam: .tigers))

    #expect(announced == [game.id])
    withExtendedLifetime(subscription) {}
  }
}
