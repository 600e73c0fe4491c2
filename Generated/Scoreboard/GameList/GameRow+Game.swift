import ScoreboardDomain

@available(iOS 17, macOS 14, *)
extension GameRow {
  @MainActor
  init(_ game: Game) {
    self.init(
      id: game.id, title: "\(game.homeTeam.name) - \(game.awayTeam.name)",
      score: "\(game.score.home) - \(game.score.away)", isFinished: game.isFinished)
  }
}
