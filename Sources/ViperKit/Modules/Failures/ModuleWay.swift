/// How a module opens, independent of the UI framework.
nonisolated enum ModuleWay {
  case push
  /// - Parameters:
  ///   - hasStack: whether the new module can push.
  ///   - covers: whether the module below leaves the screen.
  ///   - didSwipeAway: called only after the user swipes the module away.
  case present(hasStack: Bool, covers: Bool, didSwipeAway: (@MainActor () -> Void)?)
  case replaceRoot
  case tab(title: String, image: String)

  /// Covers the screen, unless the user may swipe the module away.
  static func cover(hasStack: Bool, _ didSwipeAway: (@MainActor () -> Void)?) -> Self {
    Self.present(hasStack: hasStack, covers: didSwipeAway == nil, didSwipeAway: didSwipeAway)
  }

  var verb: String {
    switch self {
    case .push: "push"
    case .present: "present"
    case .replaceRoot: "replace the root by"
    case .tab: "show the tab"
    }
  }
}
