/// A pick-up game of two teams. It ends when one of them has fifteen points and leads by two.
///
/// Once it has ended nothing changes it any more.
@available(iOS 17, macOS 14, *)
@MainActor
public final class Game: Identifiable {
  public enum Side: CaseIterable, Hashable, Sendable {
    case home, away
  }

  public struct Score: Hashable, Sendable {
    public var home = 0
    public var away = 0

    public init(home: Int = 0, away: Int = 0) {
      self.home = home
      self.away = away
    }

    /// Whether a game with this score has ended.
    public var isFinal: Bool { max(home, away) >= 15 && abs(home - away) >= 2 }
  }

  /// The changes that listeners receive.
  public enum Change: Hashable, Sendable {
    case score(Score)
    case move(PlayerInGameMove, by: Player.ID)
    case elapsed(Duration)
  }

  private struct Count: Hashable {
    let move: PlayerInGameMove
    let player: Player.ID
  }

  public nonisolated let id: Int
  public nonisolated let homeTeam: Team
  public nonisolated let awayTeam: Team
  public private(set) var score = Score()
  /// How long it has been played, pauses left out.
  public private(set) var elapsed = Duration.zero
  private var counts: [Count: Int] = [:]
  private let announcer = Announcer<Change>()

  public init(id: Int, homeTeam: Team, awayTeam: Team) {
    self.id = id
    self.homeTeam = homeTeam
    self.awayTeam = awayTeam
  }

  public var isFinished: Bool { score.isFinal }

  /// Calls a listener after each change until the result is released.
  public func onChange(_ listener: @escaping @MainActor (Change) -> Void) -> Subscription<Change> {
    announcer.subscribe(listener)
  }

  /// Gives points to a team; nothing for less than one, and nothing after the end.
  public func addScore(_ points: Int, to side: Side) {
    guard !isFinished, points > 0 else { return }
    switch side {
    case .home: score.home += points
    case .away: score.away += points
    }
    announcer.announce(.score(score))
  }

  /// Records a player's move and its points. Does nothing if the player isn't in the game, or after
  /// the end.
  public func record(_ move: PlayerInGameMove, by player: Player.ID) {
    guard !isFinished, let side = side(of: player) else { return }
    counts[Count(move: move, player: player), default: 0] += 1
    announcer.announce(.move(move, by: player))
    addScore(move.points, to: side)
  }

  /// How often a player made a move.
  public func count(of move: PlayerInGameMove, by player: Player.ID) -> Int {
    counts[Count(move: move, player: player)] ?? 0
  }

  /// Lets time pass; none does after the end.
  public func advance(by duration: Duration) {
    guard !isFinished, duration > .zero else { return }
    elapsed += duration
    announcer.announce(.elapsed(elapsed))
  }

  private func side(of player: Player.ID) -> Side? {
    if homeTeam.players.contains(where: { $0.id == player }) { return .home }
    return awayTeam.players.contains { $0.id == player } ? .away : nil
  }
}
