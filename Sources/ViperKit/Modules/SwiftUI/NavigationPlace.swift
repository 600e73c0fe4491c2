#if canImport(Observation)
  import Observation
#endif

/// A module's place in the navigation. Its router opens other modules from here.
///
/// Each method builds the next module for the place it gets. If it fails, it reports and returns
/// the failure; it never traps.
///
/// ```swift
/// func openDetail(id: Trip.ID) {
///   navigation.push { TripDetailBuilder.build(id: id, navigation: $0) }
/// }
/// ```
///
/// A router holds its place; a place holds the navigation weakly.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class NavigationPlace {
  /// The modules embedded in this module's view.
  public private(set) var embedded: [ModuleDestination] = []

  @ObservationIgnored public weak private(set) var state: NavigationState?
  @ObservationIgnored private weak var host: NavigationPlace?
  @ObservationIgnored let isEmbedded: Bool
  @ObservationIgnored var name = "the module"

  /// A place outside of any navigation, for tests of one module. All its methods fail.
  public init() {
    isEmbedded = false
  }

  init(in state: NavigationState, host: NavigationPlace? = nil) {
    self.state = state
    self.host = host
    isEmbedded = host != nil
  }

  /// Pushes a module onto this module's stack.
  @discardableResult
  public func push<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.push, build)
  }

  /// Presents a module on the whole screen, without a stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func present<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: false, didSwipeAway), build)
  }

  /// Presents a module on the whole screen, in a new stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: true, didSwipeAway), build)
  }

  /// Presents a module as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway), build)
  }

  /// Replaces the root of the whole navigation, including tabs.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.replaceRoot, build)
  }

  /// Adds a module as a tab and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.tab(title: title, image: image), build)
  }

  /// Embeds a module in this module's view, which shows `embedded`.
  ///
  /// - Parameter part: the part of the view: `embeddedViews(in: "map")`.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in part: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    embed(in: part, named: String(describing: Content.self), build)
  }

  /// Shows an alert over this module's stack.
  @discardableResult
  public func alert(_ alert: ModuleAlert) -> ModuleFailure? {
    if let outerHost { return outerHost.alert(alert) }
    return attempt(ModuleFailure.attempt(toShow: alert.title, on: name)) { state, attempt in
      present(on: state, attempt) { $0.alert = alert }
    }
  }

  /// Selects a tab, counted from 0.
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

  /// Replaces everything by a new start module of the app.
  @discardableResult
  public func showStart() -> ModuleFailure? { showRoot(tabs: false) }

  /// Replaces everything by new tabs of the app.
  @discardableResult
  public func showTabs() -> ModuleFailure? { showRoot(tabs: true) }

  /// Closes this module: pops, dismisses or removes it, with everything pushed above it.
  @discardableResult
  public func close() -> ModuleFailure? {
    // An embedded module leaves the view that shows it, independent of the host.
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

  /// Goes back to the first module of this module's stack.
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
  /// Opens a module from here.
  ///
  /// - Parameter newName: the new module's name in failures; nil for its type's name.
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

  func showRoot(tabs: Bool) -> ModuleFailure? {
    if let outerHost { return outerHost.showRoot(tabs: tabs) }
    return attempt("\(ModuleFailure.verb(forTabs: tabs)) '\(name)'") { state, attempt in
      let app = state.outermost
      guard let roots = app.roots else { return .noAppRoots(attempt, name) }
      if tabs { roots.tabs(app) } else { roots.start(app) }
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

  func pop() -> ModuleFailure? {
    if let outerHost { return outerHost.pop() }
    return attempt("pop '\(name)'") { state, attempt in
      guard state.hasStack else { return .noStack(attempt, name) }
      return state.pop(self) ? nil : .isRoot(attempt, name)
    }
  }

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

  private var outerHost: (any NavigationHost)? { isGone ? nil : state?.host }

  private func attempt(
    _ attempt: String, _ body: (NavigationState, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = isGone ? .sourceGone(attempt) : state.flatMap { body($0, attempt) }
    if let failure { ModuleFailure.report(failure) }
    return failure
  }

  var isGone: Bool {
    guard let state else { return true }
    if isEmbedded { return host?.embedded.contains { $0.place === self } != true }
    return state.root?.place !== self && !state.path.contains { $0.place === self }
  }

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
