@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationState {
  /// What waits until SwiftUI has taken away what was presented before.
  ///
  /// While a sheet, a cover or an alert leaves the screen, SwiftUI shows no other one: it forgets that
  /// one. Where no `ModuleStack` shows the state, as in a test, everything leaves at once.
  @MainActor
  final class PresentationQueue {
    enum Kind {
      case sheet, cover, alert
    }

    /// Whether SwiftUI shows the state, and so says when something is gone.
    var isOnScreen = false
    /// Whether the alert has its answer, and is there still.
    var isAnswering = false
    private var leaving: Set<Kind> = []
    private var waiting: [@MainActor () -> Void] = []

    /// Whether nothing is leaving the screen.
    var isFree: Bool { !isAnswering && leaving.isEmpty }

    /// Runs `body` now or as soon as nothing leaves the screen any more.
    func whenFree(_ body: @escaping @MainActor () -> Void) {
      if isFree { body() } else { waiting.append(body) }
    }

    /// Something is about to leave the screen.
    ///
    /// - Parameter shown: what SwiftUI shows of it. Of what was never on screen it says nothing.
    func leaves(_ kind: Kind, as shown: NavigationState) {
      if kind == .alert { isAnswering = false }
      guard shown.presentations.isOnScreen else {
        isGone(kind)
        return
      }
      leaving.insert(kind)
      // SwiftUI does not say when an alert is gone; in the next turn it takes another one.
      if kind == .alert { _Concurrency.Task { isGone(kind) } }
    }

    /// Something has left the screen.
    func isGone(_ kind: Kind) {
      leaving.remove(kind)
      resume()
    }

    /// The view that would say so has left the screen itself.
    func endAll() {
      isOnScreen = false
      isAnswering = false
      leaving = []
      resume()
    }

    private func resume() {
      let bodies = waiting
      waiting = []
      for body in bodies { whenFree(body) }
    }
  }
}
