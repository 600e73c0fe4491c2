@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationState {
  /// Presentations that wait for a running dismissal.
  ///
  /// SwiftUI ignores a presentation during a dismissal. Without a `ModuleStack`, as in tests,
  /// dismissals end immediately.
  @MainActor
  final class PresentationQueue {
    enum Kind {
      case sheet, cover, alert
    }

    /// Whether SwiftUI shows the state and reports the end of dismissals.
    var isOnScreen = false
    var isAnswering = false
    private var leaving: Set<Kind> = []
    private var waiting: [@MainActor () -> Void] = []

    var isFree: Bool { !isAnswering && leaving.isEmpty }

    /// Runs `body` now or after the running dismissal.
    func whenFree(_ body: @escaping @MainActor () -> Void) {
      if isFree { body() } else { waiting.append(body) }
    }

    /// A dismissal begins.
    ///
    /// - Parameter shown: the dismissed state. SwiftUI doesn't report the dismissal of a state that
    ///   was never on screen.
    func leaves(_ kind: Kind, as shown: NavigationState) {
      if kind == .alert { isAnswering = false }
      guard shown.presentations.isOnScreen else {
        isGone(kind)
        return
      }
      leaving.insert(kind)
      // SwiftUI doesn't report the end of an alert, but accepts another one in the next turn.
      if kind == .alert { _Concurrency.Task { isGone(kind) } }
    }

    func isGone(_ kind: Kind) {
      leaving.remove(kind)
      resume()
    }

    /// The view that reports dismissals has left the screen.
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
