import ScoreboardDomain
import ViperKit

/// Turns the data of GameScoreboardEditor into values for the view.
@available(iOS 17, macOS 14, *)
@MainActor
final class GameScoreboardEditorViewModelFromGame {
  let game: Game
  let clock: any Clock<Duration>
  let time = Dynamic<String>("00:00")
  let score = Dynamic<String>("0 - 0")
  let isFinished = Dynamic<Bool>(false)
  let isPaused = Dynamic<Bool>(true)

  let homePlayers: [any PlayerScoreboardMoveEditorViewModel]
  let awayPlayers: [any PlayerScoreboardMoveEditorViewModel]
  private var subscription: Subscription<Game.Change>?
  private var timer: Task<Void, Never>?

  init(game: Game, clock: any Clock<Duration>) {
    self.game = game
    self.clock = clock
    let player = { PlayerScoreboardMoveEditorViewModelFromPlayer(player: $0, game: game) }
    homePlayers = game.homeTeam.players.map(player)
    awayPlayers = game.awayTeam.players.map(player)
    subscription = game.onChange { [weak self] in self?.show($0) }
    show(.score(game.score))
    show(.elapsed(game.elapsed))
  }

  deinit {
    timer?.cancel()
  }

  private func show(_ change: Game.Change) {
    switch change {
    case .score(let score):
      self.score.value = "\(score.home) - \(score.away)"
      if game.isFinished { finish() }
    case .elapsed(let duration): time.value = duration.minutesAndSeconds
    case .move: break
    }
  }

  private func finish() {
    pause()
    isFinished.value = true
  }

  private func pause() {
    timer?.cancel()
    timer = nil
    isPaused.value = true
  }

  private func resume() {
    isPaused.value = false
    timer = Task { [weak self, clock] in
      while (try? await clock.sleep(for: .seconds(1))) != nil {
        // A pause between the second and here does not count it.
        guard !Task.isCancelled, let self else { return }
        game.advance(by: .seconds(1))
      }
    }
  }
}

// MARK: - GameScoreboardEditorViewModel

@available(iOS 17, macOS 14, *)
extension GameScoreboardEditorViewModelFromGame: GameScoreboardEditorViewModel {
  func togglePause() {
    guard !game.isFinished else { return }
    if isPaused.value { resume() } else { pause() }
  }
}

@available(iOS 17, macOS 14, *)
extension Duration {
  /// `65 s` → `"01:05"`, `3,600 s` → `"60:00"`
  fileprivate var minutesAndSeconds: String {
    let (minutes, seconds) = components.seconds.quotientAndRemainder(dividingBy: 60)
    return [minutes, seconds].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
