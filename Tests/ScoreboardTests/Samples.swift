import ScoreboardDomain

extension Game {
  /// A game of the Lions (players 1, 2, 3) and the Tigers (4, 5, 6).
  static var sample: Game { Game(id: 1, homeTeam: .lions, awayTeam: .tigers) }
}

extension Team {
  static let lions = make("Lions", ["Ada", "Ben", "Cid"], firstPlayer: 1)
  static let tigers = make("Tigers", ["Dora", "Eve", "Fay"], firstPlayer: 4)

  private static func make(_ name: String, _ names: [String], firstPlayer: Int) -> Team {
    let players = names.enumerated().map { Player(id: firstPlayer + $0.offset, name: $0.element) }
    guard let team = Team(name: name, players: players) else {
      preconditionFailure("a team of three different players")
    }
    return team
  }
}

/// Lets tasks run until a condition is true, but not forever.
@MainActor
func settle(until isSettled: () -> Bool) async {
  for _ in 0..<10_000 {
    if isSettled() { return }
    try? await Task.sleep(for: .milliseconds(1))
  }
}
