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
  @ObservationIgnored private let isEmbedded: Bool
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
    attempt("push", Content.self) { state, attempt in
      guard state.hasStack else { return .noStack(attempt, name) }
      state.path.append(ModuleDestination(at: NavigationPlace(in: state), build))
      return nil
    }
  }

  /// Presents over the whole screen, without a stack.
  @discardableResult
  public func present<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    show(build, hasStack: false) { $0.cover = $1 }
  }

  /// Presents over the whole screen, in a stack of its own, so that it can push.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    show(build, hasStack: true) { $0.cover = $1 }
  }

  /// Presents as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: is called after the user, and nobody else, has taken it away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    show(build, hasStack: false) {
      $1.didSwipeAway = didSwipeAway
      $0.sheet = $1
    }
  }

  /// Shows a message over this module's stack.
  @discardableResult
  public func alert(_ alert: ModuleAlert) -> ModuleFailure? {
    attempt(ModuleFailure.attempt(toShow: alert.title, on: name)) { state, attempt in
      present(on: state, attempt) { $0.alert = alert }
    }
  }

  /// Makes it the root of everything; what was there before goes, tabs included.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    attempt("replace the root by", Content.self) { state, _ in
      state.outermost.replaceRoot(build)
      return nil
    }
  }

  /// Shows it inside this module's view, which finds it in `embedded`.
  ///
  /// - Parameter part: the part of the view that shows it: `embeddedViews(in: "map")`.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in part: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    attempt("embed", Content.self) { state, _ in
      embedded.append(
        ModuleDestination(at: NavigationPlace(in: state, host: self), in: part, build))
      return nil
    }
  }

  /// Adds it as a tab to the tab bar that this module is in, and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    attempt("show the tab", Content.self) { state, attempt in
      guard let bar = state.tabBar else { return .noTabs(attempt, name) }
      bar.selectedTab = bar.addTab(title, image: image, build).id
      return nil
    }
  }

  /// Selects a tab, counted from 0, of the tab bar that this module is in.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    attempt("select tab \(index)") { state, attempt in
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
    attempt("close '\(name)'") { state, _ in
      if let host {
        host.embedded.removeAll { $0.place === self }
        return nil
      }
      if let index = state.path.firstIndex(where: { $0.place === self }) {
        state.path.removeSubrange(index...)
        return nil
      }
      return state.root?.place === self && state.leave() ? nil : .nothingToClose(name)
    }
  }

  /// Goes back to the first module of the stack that this module is in.
  @discardableResult
  public func popToRoot() -> ModuleFailure? {
    attempt("pop to the root from '\(name)'") { state, attempt in
      guard state.hasStack else { return .noStack(attempt, name) }
      state.path = []
      return nil
    }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace {
  private func attempt(
    _ verb: String, _ content: Any.Type,
    _ body: (NavigationState, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    attempt(
      ModuleFailure.attempt(verb, String(describing: content), from: state == nil ? nil : name),
      body)
  }

  private func attempt(
    _ attempt: String, _ body: (NavigationState, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = isGone ? .sourceGone(attempt) : state.flatMap { body($0, attempt) }
    if let failure { ModuleFailure.report(failure) }
    return failure
  }

  /// Whether this module has left the navigation, or all of that is gone.
  private var isGone: Bool {
    guard let state else { return true }
    if isEmbedded { return host?.embedded.contains { $0.place === self } != true }
    return state.root?.place !== self && !state.path.contains { $0.place === self }
  }

  private func show<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, hasStack: Bool,
    at assign: @escaping @MainActor (NavigationState, NavigationState) -> Void
  ) -> ModuleFailure? {
    attempt("present", Content.self) { state, attempt in
      let inner = NavigationState(hasStack: hasStack, build)
      inner.outer = state
      return present(on: state, attempt) { assign($0, inner) }
    }
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
