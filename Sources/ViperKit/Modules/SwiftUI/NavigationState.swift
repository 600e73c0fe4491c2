#if canImport(Observation)
  import Observation
#endif

/// What is shown where: one stack of modules, what is presented over it, and its tabs.
///
/// SwiftUI views bind to it (`ModuleStack`), routers change it through their `NavigationPlace`, and
/// tests read it, with SwiftUI or without:
///
/// ```swift
/// let navigation = NavigationState { TripListBuilder.build(navigation: $0) }
/// presenter.didSelect(id: 1)
/// #expect(navigation.top?.content(as: TripDetailView.self) != nil)
/// ```
///
/// It owns the modules in it; they hold it weakly.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class NavigationState: Identifiable {
  public var root: ModuleDestination?
  /// What was pushed above the root, topmost last. A swipe back shortens it.
  public var path: [ModuleDestination] = []
  public var sheet: NavigationState? {
    didSet { if let oldValue, sheet == nil { presentations.leaves(.sheet, as: oldValue) } }
  }
  public var cover: NavigationState? {
    didSet { if let oldValue, cover == nil { presentations.leaves(.cover, as: oldValue) } }
  }
  public var alert: ModuleAlert? {
    didSet { if oldValue != nil, alert == nil { presentations.leaves(.alert, as: self) } }
  }
  public var tabs: [NavigationState] = []
  public var selectedTab: NavigationState.ID?
  public var tabTitle = ""
  /// The name of a system image.
  public var tabImage = ""

  /// Whether modules can be pushed here.
  public private(set) var hasStack: Bool
  /// What this is presented over, or a tab of.
  @ObservationIgnored weak var outer: NavigationState?
  /// Who shows this where SwiftUI's own navigation does not; it takes all ways that lead from here.
  @ObservationIgnored weak var host: (any NavigationHost)?
  @ObservationIgnored let presentations = PresentationQueue()
  /// Who is told when the user swipes this sheet away.
  @ObservationIgnored var didSwipeAway: (@MainActor () -> Void)?

  /// An empty one, to be filled with `addTab`.
  public init() {
    hasStack = false
  }

  /// One with a module at its root.
  ///
  /// - Parameters:
  ///   - hasStack: whether further modules can be pushed.
  ///   - build: builds the module for the place it is given.
  public init<Content: ModuleContent>(
    hasStack: Bool = true, _ build: (NavigationPlace) -> Content
  ) {
    self.hasStack = hasStack
    root = ModuleDestination(at: NavigationPlace(in: self), build)
  }

  /// Adds a module as a tab with a stack of its own; the first one is selected.
  @discardableResult
  public func addTab<Content: ModuleContent>(
    _ title: String, image: String = "", _ build: (NavigationPlace) -> Content
  ) -> NavigationState {
    let tab = NavigationState(build)
    // A tab without any title could not be found on the screen.
    tab.tabTitle = title.isEmpty ? tab.root?.place.name ?? "" : title
    tab.tabImage = image
    tab.outer = self
    tabs.append(tab)
    if selectedTab == nil { selectedTab = tab.id }
    return tab
  }

  /// Shows this module, and nothing else. Tabs give way to a stack.
  public func replaceRoot<Content: ModuleContent>(_ build: (NavigationPlace) -> Content) {
    let new = ModuleDestination(at: NavigationPlace(in: self), build)
    (sheet, cover, alert) = (nil, nil, nil)
    if !tabs.isEmpty { hasStack = true }
    (tabs, selectedTab, path) = ([], nil, [])
    root = new
  }

  /// The module on top of all others: the user sees this one.
  public var top: ModuleDestination? {
    if let over = cover ?? sheet { return over.top }
    if let tab = tabs.first(where: { $0.id == selectedTab }) { return tab.top }
    return path.last ?? root
  }

  /// Gives an alert its answer by title. False if there is no such alert or answer.
  ///
  /// As in SwiftUI the answer is performed first, and then the alert goes.
  @discardableResult
  public func answer(_ title: String) -> Bool {
    guard let action = alert?.actions.first(where: { $0.title == title }) else { return false }
    perform(action)
    isAlerting = false
    return true
  }

  /// Takes the sheet away as the user's finger does. False if there is none.
  @discardableResult
  public func swipeSheetAway() -> Bool {
    guard let gone = sheet else { return false }
    sheet = nil
    presentations.whenFree { gone.didSwipeAway?() }
    return true
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationState {
  /// For a binding: it is SwiftUI that sets it to nil, after a swipe.
  var swipeableSheet: NavigationState? {
    get { sheet }
    set { if newValue == nil { swipeSheetAway() } }
  }

  /// Performs an answer of the alert, which SwiftUI takes away afterwards.
  func perform(_ action: ModuleAlert.Action) {
    presentations.isAnswering = true
    action.perform()
  }

  /// For a binding: an alert that has been answered is gone.
  var isAlerting: Bool {
    get { alert != nil }
    set { if !newValue { alert = nil } }
  }

  /// The name of what is presented over this stack.
  var presentedName: String? {
    if alert != nil { return "an alert" }
    return (cover ?? sheet).map { $0.root?.place.name ?? "" }
  }

  /// The nearest state around this one, itself included, that has tabs.
  var tabBar: NavigationState? {
    var next: NavigationState? = self
    while let state = next {
      if !state.tabs.isEmpty { return state }
      next = state.outer
    }
    return nil
  }

  /// Pops a module and all above it. False if it was not pushed.
  func pop(_ place: NavigationPlace) -> Bool {
    guard let index = path.firstIndex(where: { $0.place === place }) else { return false }
    path.removeSubrange(index...)
    return true
  }

  var outermost: NavigationState {
    var last = self
    while let outer = last.outer { last = outer }
    return last
  }

  /// Takes this state away from what presents it. False if nothing does.
  func leave() -> Bool {
    var inner = self
    while let outer = inner.outer {
      if outer.sheet === inner {
        outer.sheet = nil
        return true
      }
      if outer.cover === inner {
        outer.cover = nil
        return true
      }
      inner = outer
    }
    return false
  }
}
