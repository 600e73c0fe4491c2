import ViperSpec

/// The modules that a deep link has shown so far.
struct LinkTrail {
  /// A module that covers its opener, or that the app starts with.
  private struct Stop {
    let module: AppModule
    let hasStack: Bool
    let hasTabs: Bool
  }

  /// The reason why a route always fails.
  enum Obstacle {
    case noStack, noTabs, nothingToClose, leavesApp
  }

  private var stops: [Stop]
  private(set) var shown: [AppModule]
  /// The module that the last route opened or returned to.
  private(set) var end: AppModule

  init(from start: AppModule, isTabbed: Bool) {
    stops = [Stop(module: start, hasStack: true, hasTabs: isTabbed)]
    (shown, end) = ([start], start)
  }

  var front: AppModule { stops.last?.module ?? end }

  /// - Parameter way: nil if the pack doesn't define how the route opens.
  mutating func take(_ way: Dialect.App.Way?, to target: AppModule?) -> Obstacle? {
    guard let last = stops.last else { return nil }
    if way == .back {
      guard stops.count > 1 else { return .nothingToClose }
      stops.removeLast()
      end = front
      return nil
    }
    if way == .app { return .leavesApp }
    guard let target else { return nil }
    if way == .stack, !last.hasStack { return .noStack }
    if way == .tab, !last.hasTabs { return .noTabs }
    shown.append(target)
    end = target
    // An embedded module doesn't become the topmost module.
    if way == .inside { return nil }
    if way == .root || way == .tab { stops = [] }
    stops.append(
      Stop(
        module: target, hasStack: way != .over,
        hasTabs: last.hasTabs && (way == .stack || way == .tab)))
    return nil
  }
}
