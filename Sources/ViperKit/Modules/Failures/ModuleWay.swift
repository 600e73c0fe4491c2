/// A way from a module to a new one, whatever draws the two.
nonisolated enum ModuleWay {
  case push
  /// - Parameters:
  ///   - hasStack: whether the new module can push.
  ///   - covers: whether what is below leaves the screen.
  ///   - didSwipeAway: is called after the user, and nobody else, has taken it away.
  case present(hasStack: Bool, covers: Bool, didSwipeAway: (@MainActor () -> Void)?)
  case replaceRoot
  case tab(title: String, image: String)

  /// What failures call it.
  var verb: String {
    switch self {
    case .push: "push"
    case .present: "present"
    case .replaceRoot: "replace the root by"
    case .tab: "show the tab"
    }
  }
}
