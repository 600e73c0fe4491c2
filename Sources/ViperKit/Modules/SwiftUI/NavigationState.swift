#if canImport(Observation)
  import Observation
#endif

/// The state of a navigation: a stack of modules, presented modules and tabs.
///
/// `ModuleStack` shows it, routers change it through `NavigationPlace`, and tests read it, with and
/// without SwiftUI:
///
/// ```swift
/// let navigation = NavigationState { TripListBuilder.build(navigation: $0) }
/// presenter.didSelect(id: 1)
/// #expect(navigation.top?.content(as: TripDetailView.self) != nil)
/// ```
///
/// It owns its modules; they hold it weakly.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class NavigationState: Identifiable {
  public var root: ModuleDestination?
  /// The pushed modules, topmost last.
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

  /// Whether modules can be pushed.
  public private(set) var hasStack: Bool
  /// The state that presents this one, or has it as a tab.
  @ObservationIgnored weak var outer: NavigationState?
  /// Shows this state if SwiftUI's own navigation doesn't, and opens modules from here.
  @ObservationIgnored weak var host: (any NavigationHost)?
  @ObservationIgnored let presentations = PresentationQueue()
  /// Called when the user swipes this sheet away.
  @ObservationIgnored var didSwipeAway: (@MainActor () -> Void)?

  /// Show the start module of an app with both, or its tabs.
  @ObservationIgnored var roots:
    (start: @MainActor (NavigationState) -> Void, tabs: @MainActor (NavigationState) -> Void)?

  /// An empty state, to be filled with `addTab`.
  public init() {
    hasStack = false
  }

  /// A state with a root module.
  ///
  /// - Parameters:
  ///   - hasStack: whether modules can be pushed.
  ///   - build: builds the module for its place.
  public init<Content: ModuleContent>(
    hasStack: Bool = true, _ build: (NavigationPlace) -> Content
  ) {
    self.hasStack = hasStack
    root = ModuleDestination(at: NavigationPlace(in: self), build)
  }

  /// Adds a tab with its own stack. The first tab is selected.
  @discardableResult
  public func addTab<Content: ModuleContent>(
    _ title: String, image: String = "", _ build: (NavigationPlace) -> Content
  ) -> NavigationState {
    let tab = NavigationState(build)
    // Users could not find a tab without a title.
    tab.tabTitle = title.isEmpty ? tab.root?.place.name ?? "" : title
    tab.tabImage = image
    tab.outer = self
    tabs.append(tab)
    if selectedTab == nil { selectedTab = tab.id }
    return tab
  }

  /// Shows only this module. Tabs are replaced by a stack.
  public func replaceRoot<Content: ModuleContent>(_ build: (NavigationPlace) -> Content) {
    let new = ModuleDestination(at: NavigationPlace(in: self), build)
    (sheet, cover, alert) = (nil, nil, nil)
    if !tabs.isEmpty { hasStack = true }
    (tabs, selectedTab, path) = ([], nil, [])
    root = new
  }

  /// The topmost module.
  public var top: ModuleDestination? {
    if let over = cover ?? sheet { return over.top }
    if let tab = tabs.first(where: { $0.id == selectedTab }) { return tab.top }
    return path.last ?? root
  }

  /// Performs the alert's action with this title, then dismisses the alert. False if it is missing.
  @discardableResult
  public func answer(_ title: String) -> Bool {
    guard let action = alert?.actions.first(where: { $0.title == title }) else { return false }
    perform(action)
    isAlerting = false
    return true
  }

  /// Swipes the sheet away. False if it is missing.
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
  /// For a binding: SwiftUI sets it to nil after a swipe.
  var swipeableSheet: NavigationState? {
    get { sheet }
    set { if newValue == nil { swipeSheetAway() } }
  }

  /// SwiftUI dismisses the alert afterwards.
  func perform(_ action: ModuleAlert.Action) {
    presentations.isAnswering = true
    action.perform()
  }

  var isAlerting: Bool {
    get { alert != nil }
    set { if !newValue { alert = nil } }
  }

  var presentedName: String? {
    if alert != nil { return "an alert" }
    return (cover ?? sheet).map { $0.root?.place.name ?? "" }
  }

  var tabBar: NavigationState? {
    var next: NavigationState? = self
    while let state = next {
      if !state.tabs.isEmpty { return state }
      next = state.outer
    }
    return nil
  }

  /// Pops a module and everything above it. False if it wasn't pushed.
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

  /// Dismisses this state. False if it isn't presented.
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
