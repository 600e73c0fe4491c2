import ViperSpec

/// Where the routes of a link have led so far, and what can come next.
struct LinkTrail {
  /// A module that covers what it was opened from, or that the app starts with.
  private struct Stop {
    let module: AppModule
    let hasStack: Bool
    /// Whether a tab bar is around it.
    let hasTabs: Bool
  }

  /// Why a route can't be taken, whatever the values of the URL are.
  enum Obstacle {
    case noStack, noTabs, nothingToClose
  }

  private var stops: [Stop]
  /// All modules that it has shown, the first one included.
  private(set) var shown: [AppModule]
  /// The one that the last route has led to.
  private(set) var end: AppModule

  init(from start: AppModule, isTabbed: Bool) {
    stops = [Stop(module: start, hasStack: true, hasTabs: isTabbed)]
    (shown, end) = ([start], start)
  }

  /// The module that lies over all others.
  var front: AppModule { stops.last?.module ?? end }

  /// Takes a route of the module in front, or says what stands against it.
  ///
  /// - Parameters:
  ///   - way: nil for a route of which the pack does not say where it leads.
  ///   - target: the module that it opens; nil if it opens none.
  mutating func take(_ way: Dialect.App.Way?, to target: AppModule?) -> Obstacle? {
    guard let last = stops.last else { return nil }
    if way == .back {
      guard stops.count > 1 else { return .nothingToClose }
      stops.removeLast()
      end = front
      return nil
    }
    guard let target else { return nil }
    if way == .stack, !last.hasStack { return .noStack }
    if way == .tab, !last.hasTabs { return .noTabs }
    shown.append(target)
    end = target
    // What is inside of a module lies over nothing.
    if way == .inside { return nil }
    if way == .root || way == .tab { stops = [] }
    stops.append(
      Stop(
        module: target, hasStack: way != .over,
        hasTabs: last.hasTabs && (way == .stack || way == .tab)))
    return nil
  }
}
