import ScoreboardDomain

extension GameRow {
  @MainActor
  init(_ game: Game) {
    self.init(
      id: game.id, title: "\(game.homeTeam.name) - \(game.awayTeam.name)",
      score: "\(game.score.home) - \(game.score.away)", isFinished: game.isFinished)
  }
}
