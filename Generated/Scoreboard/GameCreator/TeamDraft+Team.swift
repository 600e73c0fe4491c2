import ScoreboardDomain

@available(iOS 17, macOS 14, *)
extension TeamDraft {
  /// The team, if all of it has been typed in.
  ///
  /// - Parameter firstPlayer: the identifier of the first one; the others count on.
  func team(firstPlayer: Player.ID) -> Team? {
    let players = players.filter { !$0.isEmpty }.enumerated().map { index, name in
      Player(id: firstPlayer + index, name: name)
    }
    return name.isEmpty ? nil : Team(name: name, players: players)
  }
}
