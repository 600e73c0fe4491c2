#if canImport(Observation)
  import Observation
#endif

/// Where one module stands in the navigation, and its router's ways from there to other modules.
///
/// Each way builds the next module for the place it gets, and says why where it cannot; none traps,
/// none does nothing in silence. The failure is reported and returned, nil when all went well.
///
/// ```swift
/// func openDetail(id: Trip.ID) {
///   navigation.push { TripDetailBuilder.build(id: id, navigation: $0) }
/// }
/// ```
///
/// A router keeps its place; a place holds the navigation weakly.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class NavigationPlace {
  /// What this module shows inside its own view.
  public private(set) var embedded: [ModuleDestination] = []

  @ObservationIgnored public weak private(set) var state: NavigationState?
  @ObservationIgnored private weak var host: NavigationPlace?
  @ObservationIgnored let isEmbedded: Bool
  /// What failures call it: `"TripListView"`.
  @ObservationIgnored var name = "the module"

  /// A place outside all navigation, for tests of one module: every way from it is a failure.
  public init() {
    isEmbedded = false
  }

  init(in state: NavigationState, host: NavigationPlace? = nil) {
    self.state = state
    self.host = host
    isEmbedded = host != nil
  }

  /// Pushes onto the stack that this module is in.
  @discardableResult
  public func push<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.push, build)
  }

  /// Presents over the whole screen, without a stack.
  @discardableResult
  public func present<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: true, didSwipeAway: nil), build)
  }

  /// Presents over the whole screen, in a stack of its own, so that it can push.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.present(hasStack: true, covers: true, didSwipeAway: nil), build)
  }

  /// Presents as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway), build)
  }

  /// Makes it the root of everything; what was there before goes, tabs included.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.replaceRoot, build)
  }

  /// Adds it as a tab to the tab bar that this module is in, and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.tab(title: title, image: image), build)
  }

  /// Shows it inside this module's view, which finds it in `embedded`.
  ///
  /// - Parameter part: the part of the view that shows it: `embeddedViews(in: "map")`.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in part: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    embed(in: part, named: String(describing: Content.self), build)
  }

  /// Shows a message over this module's stack.
  @discardableResult
  public func alert(_ alert: ModuleAlert) -> ModuleFailure? {
    if let outerHost { return outerHost.alert(alert) }
    return attempt(ModuleFailure.attempt(toShow: alert.title, on: name)) { state, attempt in
      present(on: state, attempt) { $0.alert = alert }
    }
  }

  /// Selects a tab, counted from 0, of the tab bar that this module is in.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    if let outerHost { return outerHost.selectTab(index) }
    return attempt("select tab \(index)") { state, attempt in
      guard let bar = state.tabBar else { return .noTabs(attempt, name) }
      guard bar.tabs.indices.contains(index) else { return .noSuchTab(attempt) }
      bar.selectedTab = bar.tabs[index].id
      return nil
    }
  }

  /// Takes this module away, in the way it came: pops it, dismisses it or removes it. What was
  /// pushed above it goes with it.
  @discardableResult
  public func close() -> ModuleFailure? {
    // What is embedded leaves the view that shows it, whoever shows that.
    if !isEmbedded, let outerHost { return outerHost.close() }
    return attempt("close '\(name)'") { state, _ in
      if let host {
        host.embedded.removeAll { $0.place === self }
        return nil
      }
      if state.pop(self) { return nil }
      return state.root?.place === self && state.leave() ? nil : .nothingToClose(name)
    }
  }

  /// Goes back to the first module of the stack that this module is in.
  @discardableResult
  public func popToRoot() -> ModuleFailure? {
    if let outerHost { return outerHost.popToRoot() }
    return attempt("pop to the root from '\(name)'") { state, attempt in
      guard state.hasStack else { return .noStack(attempt, name) }
      state.path = []
      return nil
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace {
  /// Leads a way from here to a new module.
  ///
  /// - Parameter newName: what failures call the new module, where its type does not say it.
  func open<Content: ModuleContent>(
    _ way: ModuleWay, named newName: String? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    if let outerHost { return outerHost.open(way, build) }
    let newName = newName ?? String(describing: Content.self)
    return attempt(attemptName(way.verb, newName)) { state, attempt in
      switch way {
      case .push:
        guard state.hasStack else { return .noStack(attempt, name) }
        state.path.append(ModuleDestination(at: NavigationPlace(in: state), build))
      case .present(let hasStack, let covers, let didSwipeAway):
        let inner = NavigationState(hasStack: hasStack, build)
        inner.outer = state
        inner.didSwipeAway = didSwipeAway
        return present(on: state, attempt) {
          if covers { $0.cover = inner } else { $0.sheet = inner }
        }
      case .replaceRoot:
        state.outermost.replaceRoot(build)
      case .tab(let title, let image):
        guard let bar = state.tabBar else { return .noTabs(attempt, name) }
        bar.selectedTab = bar.addTab(title, image: image, build).id
      }
      return nil
    }
  }

  func embed<Content: ModuleContent>(
    in part: String, named newName: String, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    attempt(attemptName("embed", newName)) { state, _ in
      embedded.append(
        ModuleDestination(at: NavigationPlace(in: state, host: self), in: part, build))
      return nil
    }
  }

  /// Pops this module, and all above it, off its stack.
  func pop() -> ModuleFailure? {
    if let outerHost { return outerHost.pop() }
    return attempt("pop '\(name)'") { state, attempt in
      guard state.hasStack else { return .noStack(attempt, name) }
      return state.pop(self) ? nil : .isRoot(attempt, name)
    }
  }

  /// Dismisses what is presented over this module's stack or, if nothing is, the stack.
  func dismiss() -> ModuleFailure? {
    if let outerHost { return outerHost.dismiss() }
    return attempt("dismiss '\(name)'") { state, attempt in
      if state.presentedName == nil { return state.leave() ? nil : .notPresented(attempt, name) }
      (state.sheet, state.cover, state.alert) = (nil, nil, nil)
      return nil
    }
  }

  func attemptName(_ verb: String, _ newName: String) -> String {
    ModuleFailure.attempt(verb, newName, from: state == nil ? nil : name)
  }

  /// Who takes the ways that lead out of this module, and reports their failures, in place of this.
  private var outerHost: (any NavigationHost)? { isGone ? nil : state?.host }

  private func attempt(
    _ attempt: String, _ body: (NavigationState, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = isGone ? .sourceGone(attempt) : state.flatMap { body($0, attempt) }
    if let failure { ModuleFailure.report(failure) }
    return failure
  }

  /// Whether this module has left the navigation, or all of that is gone.
  var isGone: Bool {
    guard let state else { return true }
    if isEmbedded { return host?.embedded.contains { $0.place === self } != true }
    return state.root?.place !== self && !state.path.contains { $0.place === self }
  }

  /// Presents at once or, while what was presented before leaves the screen, as soon as that is gone;
  /// what is wrong by then is reported.
  private func present(
    on state: NavigationState, _ attempt: String,
    _ body: @escaping @MainActor (NavigationState) -> Void
  ) -> ModuleFailure? {
    guard state.presentations.isFree else {
      state.presentations.whenFree {
        _ = self.attempt(attempt) { self.present(on: $0, $1, body) }
      }
      return nil
    }
    if let presented = state.presentedName { return .alreadyPresenting(attempt, name, presented) }
    body(state)
    return nil
  }
}
