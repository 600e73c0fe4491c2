import Observation
import ScoreboardDomain

/// Turns the data of GameCreator into values for the view.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class GameCreatorViewModelFromLibrary {
  let library: GameLibrary
  let router: any GameCreatorRouting
  private(set) var message: String?

  init(library: GameLibrary, router: any GameCreatorRouting) {
    self.library = library
    self.router = router
  }
}

// MARK: - GameCreatorViewModel

@available(iOS 17, macOS 14, *)
extension GameCreatorViewModelFromLibrary: GameCreatorViewModel {
  func createGame(home: TeamDraft, away: TeamDraft) {
    guard let homeTeam = home.team(firstPlayer: 1), let awayTeam = away.team(firstPlayer: 4) else {
      message = "A team needs a name and \(Team.size) players."
      return
    }
    guard homeTeam.name != awayTeam.name else {
      message = "The teams need two names."
      return
    }
    message = nil
    library.addGame(homeTeam: homeTeam, awayTeam: awayTeam)
    router.closeCreator()
  }
}
