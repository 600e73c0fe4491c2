// swift-format-ignore-file
// Made from Templates, ViperKit's Modules and the pages of diagnostics by: VIPER_GEN_RECORD=1 swift test --filter EmbeddedFilesTests

/// A file of this repository, as a string in the binary.
package struct EmbeddedFile: Sendable {
  package let path: String
  /// All but the line feed at the end.
  let lines: String
  package var text: String { lines + "\n" }
}

package enum EmbeddedFiles {
  package static let all: [EmbeddedFile] = [
EmbeddedFile(path: "Sources/ViperKit/Modules/Alerts/ModuleAlert.swift", lines: #"""
/// An alert over a module.
nonisolated public struct ModuleAlert: Sendable {
  nonisolated public enum Role: Sendable {
    case plain, cancel, destructive
  }

  /// A button. Its title must be unique in the alert.
  nonisolated public struct Action: Identifiable, Sendable {
    public var id: String { title }
    public let title: String
    public let role: Role
    public let perform: @MainActor () -> Void

    public init(
      _ title: String, role: Role = .plain, perform: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.role = role
      self.perform = perform
    }
  }

  public let title: String
  public let message: String
  public let actions: [Action]

  /// - Parameter actions: without any, the alert has the button `OK`.
  public init(_ title: String, message: String = "", actions: [Action] = []) {
    self.title = title
    self.message = message
    self.actions = actions.isEmpty ? [Action("OK", role: .cancel)] : actions
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/App/LinkPattern.swift", lines: #"""
import Foundation

/// The URLs that a deep link matches: `item/{id}`, `search?q={text}`.
///
/// The host is the first part of the path, as in `shop://item/3`, except for `http` and `https`.
/// Case, slashes at the ends and other query items are ignored.
struct LinkPattern {
  private let path: [Part]
  private let query: [(key: String, name: String)]

  private enum Part {
    case text(String)
    case value(String)

    init(_ text: Substring) {
      let isValue = text.hasPrefix("{") && text.hasSuffix("}")
      self = isValue ? .value(String(text.dropFirst().dropLast())) : .text(text.lowercased())
    }
  }

  init(_ pattern: String) {
    let halves = pattern.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = (halves.first ?? "").split(separator: "/").map(Part.init)
    let items = halves.count > 1 ? halves[1].split(separator: "&") : []
    query = items.compactMap { item in
      let sides = item.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, case .value(let name) = Part(sides[1]) else { return nil }
      return (String(sides[0]), name)
    }
  }

  /// The values in a URL by name; nil if the path doesn't match.
  func values(in url: URL) -> [String: String]? {
    guard let url = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let parts = Self.path(of: url)
    guard parts.count == path.count else { return nil }
    var values: [String: String] = [:]
    for (part, text) in zip(path, parts) {
      switch part {
      case .text(let expected):
        if text.lowercased() != expected { return nil }
      case .value(let name): values[name] = text
      }
    }
    for (key, name) in query {
      values[name] = url.queryItems?.first { $0.name == key }?.value
    }
    return values
  }

  private static func path(of url: URLComponents) -> [String] {
    let isOfTheWeb = ["http", "https"].contains(url.scheme?.lowercased())
    let host = isOfTheWeb ? nil : url.percentEncodedHost
    let parts = url.percentEncodedPath.split(separator: "/").map(String.init)
    // Split before decoding, because values can contain encoded slashes.
    return ([host].compactMap(\.self).filter { !$0.isEmpty } + parts)
      .map { $0.removingPercentEncoding ?? $0 }
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/App/LinkResult.swift", lines: #"""
/// The result of opening a URL.
nonisolated public enum LinkResult: Hashable, Sendable {
  /// The name of the module that is shown now.
  case opened(String)
  /// The name of a module that is shown after a running dismissal.
  case opening(String)
  case failed(LinkFailure)
}

/// Why a URL couldn't be opened.
nonisolated public enum LinkFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The app has no matching link.
  case unknownLink
  /// A required value is missing.
  case missingValue(String)
  /// A value has the wrong type.
  case wrongValue(String, of: String, type: String)
  /// A module on the link's path isn't on screen.
  case notThere(String)
  /// A route failed.
  case navigation(ModuleFailure)

  public var description: String {
    switch self {
    case .unknownLink: "no link of the app is like this"
    case .missingValue(let name): "the value of '\(name)' is missing"
    case .wrongValue(let value, let name, let type): "'\(value)' is no \(type) for '\(name)'"
    case .notThere(let module): "'\(module)' is not on the screen"
    case .navigation(let failure): failure.description
    }
  }
}

extension ModuleFailure {
  static func linkNotFollowed(_ url: String, _ failure: LinkFailure) -> ModuleFailure {
    ModuleFailure(
      id: "link-not-followed", attempt: "follow '\(url)'", reason: failure.description,
      advice: "follow it again from where the app is now")
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/App/LinkVisit.swift", lines: #"""
/// A URL that is being opened.
@MainActor
public final class LinkVisit {
  private let values: [String: String]
  private let screens: any LinkScreens
  private var failure: ModuleFailure?
  private(set) var isWaiting = false

  init(values: [String: String], screens: any LinkScreens) {
    self.values = values
    self.screens = screens
  }

  func follow(_ link: ModuleLink) throws(LinkFailure) {
    let usual = ModuleFailure.reporter
    ModuleFailure.reporter = { [weak self] failure in
      self?.failure = self?.failure ?? failure
      usual(failure)
    }
    defer { ModuleFailure.reporter = usual }
    try link.follow(self)
    try stopAfterFailure()
  }

  private func stopAfterFailure() throws(LinkFailure) {
    if let failure { throw .navigation(failure) }
  }

  // MARK: - Values

  /// Reads a value of the URL.
  public func read<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type
  ) throws(LinkFailure) -> Value {
    try read(name, as: type) { Value($0) }
  }

  /// Reads a value of the URL.
  ///
  /// - Parameter reader: converts the string; nil if it is invalid.
  public func read<Value>(
    _ name: String, as type: Value.Type, by reader: (String) -> Value?
  ) throws(LinkFailure) -> Value {
    guard let value = try readIfPresent(name, as: type, by: reader) else {
      throw .missingValue(name)
    }
    return value
  }

  /// Reads an optional value of the URL.
  public func readIfPresent<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type
  ) throws(LinkFailure) -> Value? {
    try readIfPresent(name, as: type) { Value($0) }
  }

  /// Reads an optional value of the URL.
  ///
  /// - Parameter reader: converts the string; nil if it is invalid.
  public func readIfPresent<Value>(
    _ name: String, as type: Value.Type, by reader: (String) -> Value?
  ) throws(LinkFailure) -> Value? {
    guard let text = values[name] else { return nil }
    if let value = reader(text) { return value }
    // `?page=` has no value.
    if text.isEmpty { return nil }
    throw .wrongValue(text, of: name, type: String(describing: type))
  }

  // MARK: - Modules

  /// Goes back to the first module of a tab or of the app.
  ///
  /// - Parameters:
  ///   - module: the module's name.
  ///   - view: the type of its view.
  ///   - tab: counted from 0; nil for an app without tabs.
  public func start<View>(
    with module: String, _ view: View.Type, tab: Int? = nil
  ) throws(LinkFailure) {
    try start(with: module, tab: tab) { $0 is View }
  }

  /// Goes back to a module of another Swift module, which hides the type of its view.
  ///
  /// - Parameter view: the name of this type.
  public func start(
    with module: String, named view: String, tab: Int? = nil
  ) throws(LinkFailure) {
    try start(with: module, tab: tab) { String(describing: type(of: $0)) == view }
  }

  private func start(
    with module: String, tab: Int?, where isStart: (Any) -> Bool
  ) throws(LinkFailure) {
    guard let screen = screens.start(tab: tab), isStart(screen) else { throw .notThere(module) }
    screens.showStart(tab: tab)
    try stopAfterFailure()
    isWaiting = !screens.isFree
    if isWaiting { throw .notThere(module) }
  }

  /// The router of the topmost module.
  ///
  /// - Parameters:
  ///   - module: the name of the expected module.
  ///   - type: the protocol of its router.
  public func router<Router>(
    of module: String, as type: Router.Type
  ) throws(LinkFailure) -> Router {
    try stopAfterFailure()
    guard let place = screens.frontPlace,
      let router = ModuleRouters.router(at: place) as? Router
    else { throw .notThere(module) }
    return router
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/App/ModuleLink.swift", lines: #"""
import Foundation

/// A deep link: the URLs it matches, and how it opens a module.
@MainActor
public struct ModuleLink {
  let pattern: LinkPattern
  let module: String
  let follow: @MainActor (LinkVisit) throws(LinkFailure) -> Void

  /// - Parameters:
  ///   - pattern: the path of the URLs: `item/{id}`.
  ///   - module: the name of the last module.
  ///   - follow: reads the URL's values and calls the routes.
  public init(
    _ pattern: String, to module: String,
    follow: @escaping @MainActor (LinkVisit) throws(LinkFailure) -> Void
  ) {
    self.pattern = LinkPattern(pattern)
    self.module = module
    self.follow = follow
  }
}

/// The deep links of an app. The first matching link opens a URL.
@MainActor
public struct ModuleLinks {
  private let links: [ModuleLink]

  public init(_ links: [ModuleLink]) {
    self.links = links
  }

  func open(_ url: URL, in screens: any LinkScreens) -> LinkResult {
    for link in links {
      guard let values = link.pattern.values(in: url) else { continue }
      let visit = LinkVisit(values: values, screens: screens)
      do throws(LinkFailure) {
        try screens.withoutAnimation { () throws(LinkFailure) in try visit.follow(link) }
        return .opened(link.module)
      } catch {
        guard visit.isWaiting else { return .failed(error) }
        screens.whenFree { report(open(url, in: screens), of: url) }
        return .opening(link.module)
      }
    }
    return .failed(.unknownLink)
  }

  private func report(_ result: LinkResult, of url: URL) {
    guard case .failed(let failure) = result else { return }
    if case .navigation = failure { return }
    ModuleFailure.report(.linkNotFollowed(url.absoluteString, failure))
  }
}

/// The screens that links navigate through.
@MainActor
protocol LinkScreens {
  /// The content of a tab's first module, or of the app's; nil if the tab is missing.
  func start(tab: Int?) -> Any?
  func showStart(tab: Int?)
  var frontPlace: AnyObject? { get }
  /// Navigates without animation, because a running transition blocks the next step.
  func withoutAnimation(_ moves: () throws(LinkFailure) -> Void) throws(LinkFailure)
  var isFree: Bool { get }
  /// Calls `body` when no dismissal is running.
  func whenFree(_ body: @escaping @MainActor () -> Void)
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/App/ModuleRouters.swift", lines: #"""
/// The routers that deep links use, by their place in the navigation. Both references are weak.
@MainActor
public enum ModuleRouters {
  private struct Entry {
    weak var place: AnyObject?
    weak var router: AnyObject?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  /// - Parameter place: the view controller or, in SwiftUI, the `NavigationPlace`.
  public static func register(_ router: AnyObject, at place: AnyObject) {
    entries = entries.filter { $0.value.place != nil }
    entries[ObjectIdentifier(place)] = Entry(place: place, router: router)
  }

  static func router(at place: AnyObject) -> AnyObject? {
    guard let entry = entries[ObjectIdentifier(place)], entry.place === place else { return nil }
    return entry.router
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/AppSwiftUI/NavigationState+Links.swift", lines: #"""
import Foundation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleLinks {
  /// Opens a URL.
  public func open(_ url: URL, in navigation: NavigationState) -> LinkResult {
    open(url, in: navigation as any LinkScreens)
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationState: LinkScreens {
  var frontPlace: AnyObject? { top?.hosted ?? top?.place }

  func withoutAnimation(_ moves: () throws(LinkFailure) -> Void) throws(LinkFailure) {
    try moves()
  }

  var isFree: Bool { leaving == nil }

  func whenFree(_ body: @escaping @MainActor () -> Void) {
    guard let leaving else { return body() }
    leaving.whenFree { self.whenFree(body) }
  }

  private var leaving: PresentationQueue? {
    ([self] + tabs).map(\.presentations).first { !$0.isFree }
  }

  func start(tab: Int?) -> Any? { home(of: tab)?.root?.content }

  func showStart(tab: Int?) {
    guard let home = home(of: tab) else { return }
    for covered in [self, home] {
      (covered.sheet, covered.cover, covered.alert) = (nil, nil, nil)
    }
    if tab != nil { selectedTab = home.id }
    home.path = []
  }

  private func home(of tab: Int?) -> NavigationState? {
    guard let tab else { return tabs.isEmpty ? self : nil }
    return tabs.indices.contains(tab) ? tabs[tab] : nil
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/AppSwiftUI/NavigationState+Roots.swift", lines: #"""
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationState {
  /// The navigation of an app: a start module, and the tabs that replace it.
  ///
  /// - Parameters:
  ///   - start: builds the start module for its place.
  ///   - tabs: adds the tabs.
  public convenience init<Content: ModuleContent>(
    _ start: @escaping @MainActor (NavigationPlace) -> Content,
    tabs: @escaping @MainActor (NavigationState) -> Void
  ) {
    self.init(start)
    roots = (
      start: { $0.replaceRoot(start) },
      tabs: { app in
        (app.sheet, app.cover, app.alert) = (nil, nil, nil)
        (app.root, app.path, app.tabs, app.selectedTab) = (nil, [], [], nil)
        tabs(app)
      }
    )
  }

  /// Replaces everything by a new start module.
  public func showStart() { roots?.start(self) }

  /// Replaces everything by new tabs.
  public func showTabs() { roots?.tabs(self) }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/AppUIKit/ControllerScreens.swift", lines: #"""
import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleLinks {
  /// Opens a URL.
  ///
  /// - Parameter root: the app's root view controller.
  public func open(_ url: URL, in root: UIViewController) -> LinkResult {
    open(url, in: ControllerScreens(first: root, window: ModulePosition(of: root).window))
  }
}

private struct ControllerScreens: LinkScreens {
  let first: UIViewController
  /// The window of that root, whose root a route can replace.
  let window: UIWindow?

  private var root: UIViewController { window?.rootViewController ?? first }
  var frontPlace: AnyObject? {
    let front = root.frontmost
    return (front as? any HostingModule)?.modulePlace ?? front
  }

  private var tabs: [UIViewController] { (root as? UITabBarController)?.viewControllers ?? [] }

  private var leaving: UIViewController? {
    ([root] + tabs).compactMap(\.presentedViewController).first(where: \.isBeingDismissed)
  }

  func withoutAnimation(_ moves: () throws(LinkFailure) -> Void) throws(LinkFailure) {
    #if canImport(UIKit)
      var failure: LinkFailure?
      UIView.performWithoutAnimation {
        do throws(LinkFailure) { try moves() } catch { failure = error }
      }
      if let failure { throw failure }
    #else
      try moves()
    #endif
  }

  var isFree: Bool { leaving == nil }

  func whenFree(_ body: @escaping @MainActor () -> Void) {
    _Concurrency.Task {
      while let leaving { await leaving.isGone() }
      body()
    }
  }

  func start(tab: Int?) -> Any? {
    let home = home(of: tab)
    let first = (home as? UINavigationController)?.viewControllers.first ?? home
    return (first as? any HostingModule)?.moduleContent ?? first
  }

  func showStart(tab: Int?) {
    guard let home = home(of: tab) else { return }
    // UIKit finishes a running dismissal.
    for covered in [root, home] where covered.presentedViewController?.isBeingDismissed == false {
      covered.dismiss(animated: false)
    }
    if tab != nil { (root as? UITabBarController)?.selectedViewController = home }
    (home as? UINavigationController)?.popToRootViewController(animated: false)
  }

  private func home(of tab: Int?) -> UIViewController? {
    guard let tab else { return root }
    return tabs.indices.contains(tab) ? tabs[tab] : nil
  }
}

extension UIViewController {
  /// The topmost view controller in presentations, tabs and stacks. Alerts don't count.
  public var frontmost: UIViewController {
    var front = self
    while let next = front.next { front = next }
    return front
  }

  private var next: UIViewController? {
    if let presented = presentedViewController, presented.presentingViewController === self,
      !presented.isBeingDismissed, !(presented is UIAlertController)
    {
      return presented
    }
    if let bar = self as? UITabBarController { return bar.selectedViewController }
    return (self as? UINavigationController)?.topViewController
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Bindings/Dynamic.swift", lines: #"""
/// An observable value with at most one listener, so a reused cell only hears of its current row.
/// Capture the view weakly, because the binding keeps the listener alive.
@MainActor
public final class Dynamic<Value> {
  public typealias Listener = @MainActor (Value) -> Void

  private var listener: Listener?

  /// Setting it always calls the listener.
  public var value: Value {
    didSet { listener?(value) }
  }

  public init(_ value: Value) {
    self.value = value
  }

  /// Replaces the listener, which is called on each change.
  ///
  /// - Parameter listener: nil to unbind.
  public func bind(_ listener: Listener?) {
    self.listener = listener
  }

  /// Replaces the listener and calls it with the current value.
  public func bindAndFire(_ listener: @escaping Listener) {
    self.listener = listener
    listener(value)
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Failures/ModuleFailure+Wording.swift", lines: #"""
/// The text of all failures. Names come without quotes: `"ListView"`.
nonisolated extension ModuleFailure {
  /// `"push", "DetailView", from: "ListView"` → `"push 'DetailView' from 'ListView'"`
  static func attempt(_ verb: String, _ view: String, from source: String?) -> String {
    source.map { "\(verb) '\(view)' from '\($0)'" } ?? "\(verb) '\(view)'"
  }

  /// `"Not saved", on: "ListView"` → `"show the alert 'Not saved' on 'ListView'"`
  static func attempt(toShow alert: String, on source: String) -> String {
    "show the alert '\(alert)' on '\(source)'"
  }

  @MainActor static func name(of object: AnyObject) -> String {
    (object as? any HostingModule)?.moduleName ?? String(describing: type(of: object))
  }

  static func sourceGone(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "source-gone", attempt: attempt,
      reason: "the view to start from is gone",
      advice: "hand the router its view, and keep that on screen")
  }

  static func noStack(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-navigation-stack", attempt: attempt,
      reason: "'\(source)' is in no navigation stack",
      advice: "show it in a navigation stack, or use 'present'")
  }

  static func isNavigationController(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "is-navigation-controller", attempt: attempt,
      reason: "'\(view)' is a navigation controller, and no other can hold it",
      advice: "use its root view controller, or 'present'")
  }

  static func alreadyShown(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "already-shown", attempt: attempt,
      reason: "'\(view)' is shown already",
      advice: "build a new one, or close it first")
  }

  static func alreadyPresenting(
    _ attempt: String, _ source: String, _ presented: String
  ) -> ModuleFailure {
    ModuleFailure(
      id: "already-presenting", attempt: attempt,
      reason: "'\(source)' presents '\(presented)' already",
      advice: "close that first, or present from it")
  }

  static func notOnScreen(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-on-screen", attempt: attempt,
      reason: "'\(source)' is in no window",
      advice: "show it in a window first")
  }

  static func noWindow(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-window", attempt: attempt,
      reason: "'\(source)' is in no window whose root could be replaced",
      advice: "show it in a window first")
  }

  static func foreignContainer(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "foreign-container", attempt: attempt,
      reason: "the view to embed it in does not lie in the view of '\(source)'",
      advice: "add that view to it first")
  }

  static func noTabs(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-tab-bar", attempt: attempt,
      reason: "'\(source)' is in no tab bar",
      advice: "show it as a tab first")
  }

  static func noSuchTab(_ attempt: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-such-tab", attempt: attempt,
      reason: "the tab bar has no such tab",
      advice: "add it to the tab bar first")
  }

  /// `"show the tabs of the app from"`
  static func verb(forTabs tabs: Bool) -> String {
    "show the \(tabs ? "tabs" : "start") of the app from"
  }

  static func noAppRoots(_ attempt: String, _ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "no-app-roots", attempt: attempt,
      reason: "'\(source)' is in no app with a start module and tabs",
      advice: "show it in the app of 'viper-gen.json'")
  }

  static func notInStack(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-in-stack", attempt: attempt,
      reason: "'\(view)' is not in this navigation stack",
      advice: "push it first")
  }

  static func isRoot(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "is-root", attempt: attempt,
      reason: "'\(view)' is the first of its navigation stack",
      advice: "use 'close', or 'replaceRoot'")
  }

  static func notPresented(_ attempt: String, _ view: String) -> ModuleFailure {
    ModuleFailure(
      id: "not-presented", attempt: attempt,
      reason: "'\(view)' presents nothing and was not presented",
      advice: "use 'close'")
  }

  static func nothingToClose(_ source: String) -> ModuleFailure {
    ModuleFailure(
      id: "nothing-to-close", attempt: "close '\(source)'",
      reason: "it is neither pushed, presented nor embedded",
      advice: "show another module with 'replaceRoot'")
  }

  static func storyboardMissing(_ name: String) -> ModuleFailure {
    ModuleFailure(
      id: "storyboard-missing", attempt: "load the storyboard '\(name)'",
      reason: "there is no such storyboard in the bundle",
      advice: "add '\(name).storyboard' to the target, or correct its name")
  }

  static func storyboardMismatch(_ name: String, _ expected: String) -> ModuleFailure {
    ModuleFailure(
      id: "storyboard-mismatch", attempt: "load the storyboard '\(name)'",
      reason: "its initial view controller is no '\(expected)'",
      advice: "set that class, and 'Is Initial View Controller', in the storyboard")
  }

  static func nibMissing(_ name: String) -> ModuleFailure {
    ModuleFailure(
      id: "nib-missing", attempt: "load the nib '\(name)'",
      reason: "there is no such nib in the bundle",
      advice: "add '\(name).xib' to the target, or correct its name")
  }
}

@MainActor
protocol HostingModule {
  var moduleName: String { get }
  var modulePlace: AnyObject? { get }
  var moduleContent: Any? { get }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Failures/ModuleFailure.swift", lines: #"""
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A navigation that failed: the attempt, the reason and advice.
///
/// Failures never trap. `reporter` gets each failure, and the call returns it:
///
/// ```swift
/// let failures = ModuleFailure.collect { router.showDetail(id: 1) }
/// #expect(failures.map(\.id) == ["no-navigation-stack"])
/// ```
nonisolated public struct ModuleFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Independent of the wording: `"no-navigation-stack"`.
  public let id: String
  /// `"push 'DetailView' from 'ListView'"`
  public let attempt: String
  /// `"'ListView' is in no navigation stack"`
  public let reason: String
  /// `"put it into a UINavigationController, or use 'present'"`
  public let advice: String

  public init(id: String, attempt: String, reason: String, advice: String) {
    self.id = id
    self.attempt = attempt
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "could not \(attempt): \(reason); \(advice)" }
}

extension ModuleFailure {
  /// Gets each failure. The default prints to standard error.
  @MainActor public static var reporter: @MainActor (ModuleFailure) -> Void = printToStandardError

  /// Passes a failure to the reporter.
  @MainActor public static func report(_ failure: ModuleFailure) {
    reporter(failure)
  }

  /// Runs `body` and returns its failures without reporting them.
  @MainActor public static func collect(_ body: () throws -> Void) rethrows -> [ModuleFailure] {
    var failures: [ModuleFailure] = []
    let usual = reporter
    reporter = { failures.append($0) }
    defer { reporter = usual }
    try body()
    return failures
  }

  @MainActor static func printToStandardError(_ failure: ModuleFailure) {
    #if os(Windows)
      print("warning: \(failure)")
    #else
      let line = Array("warning: \(failure)\n".utf8)
      _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    #endif
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Failures/ModuleWay.swift", lines: #"""
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
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/HeadlessController+Appearance.swift", lines: #"""
#if !canImport(UIKit)
  extension HeadlessController {
    var isShowing: Bool { appearance == .appeared || appearance == .appearing }

    /// An array of controllers, because a child can leave its parent during the loop.
    private var followers: [UIViewController] {
      guard controller.shouldAutomaticallyForwardAppearanceMethods,
        let view = controller.viewIfLoaded
      else { return [] }
      return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    func beginAppearing(_ animated: Bool) {
      guard !isShowing else { return }
      controller.loadViewIfNeeded()
      appearance = .appearing
      isAnimated = animated
      hasSaidIsAppearing = false
      controller.viewWillAppear(animated)
      if let view = controller.viewIfLoaded, let content = controller.headlessContent?.view,
        content.superview !== view
      {
        view.headlessAttach(content)
      }
      for child in followers { child.headless.beginAppearing(animated) }
    }

    func beginDisappearing(_ animated: Bool) {
      guard isShowing else { return }
      appearance = .disappearing
      isAnimated = animated
      controller.viewWillDisappear(animated)
      for child in followers { child.headless.beginDisappearing(animated) }
    }

    /// Calls `viewIsAppearing` once for each transition.
    func sayIsAppearing() {
      guard appearance == .appearing, !hasSaidIsAppearing else { return }
      hasSaidIsAppearing = true
      controller.viewIsAppearing(isAnimated)
      for child in followers { child.headless.sayIsAppearing() }
    }

    func endTransition() {
      switch appearance {
      case .appearing:
        sayIsAppearing()
        appearance = .appeared
        controller.viewDidAppear(isAnimated)
      case .disappearing:
        appearance = .disappeared
        controller.viewDidDisappear(isAnimated)
      case .appeared, .disappeared:
        return
      }
      for child in followers { child.headless.endTransition() }
    }

    func settle(as container: Appearance) {
      sayIsAppearing()
      if container == .appeared { endTransition() }
    }

    /// Off screen, nothing is loaded or notified until the controller appears.
    ///
    /// - Parameter oldFirst: whether `old` is notified first, as in stacks, but not in tabs.
    func exchange(
      _ old: UIViewController?, for new: UIViewController?, oldFirst: Bool, animated: Bool
    ) {
      guard isShowing else {
        old?.viewIfLoaded?.headlessDetach()
        return
      }
      new?.loadViewIfNeeded()
      if oldFirst { old?.headless.beginDisappearing(animated) }
      new?.headless.beginAppearing(animated)
      if !oldFirst { old?.headless.beginDisappearing(animated) }
      if let content = new?.viewIfLoaded { controller.viewIfLoaded?.headlessAttach(content) }
      new?.headless.sayIsAppearing()
      old?.viewIfLoaded?.headlessDetach()
      old?.headless.endTransition()
      new?.headless.settle(as: appearance)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/HeadlessController+Containment.swift", lines: #"""
#if !canImport(UIKit)
  extension HeadlessController {
    var lineage: [UIViewController] { Array(sequence(first: controller) { $0.parent }) }

    func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
      lineage.dropFirst().lazy.compactMap { $0 as? Kind }.first
    }

    func isTaken(_ child: UIViewController) -> Bool {
      if child.parent === controller { return false }
      return child.parent != nil || child.headless.presenter != nil || lineage.contains(child)
    }

    func obstacle(to children: [UIViewController], attempt verb: String) -> ModuleFailure? {
      var known: Set<UIViewController> = []
      for child in children where isTaken(child) || !known.insert(child).inserted {
        return .alreadyShown(attempt(verb, child), ModuleFailure.name(of: child))
      }
      return nil
    }

    /// `"push 'DetailView' from 'UINavigationController'"`
    func attempt(_ verb: String, _ other: UIViewController) -> String {
      let name = ModuleFailure.name(of: controller)
      return ModuleFailure.attempt(verb, ModuleFailure.name(of: other), from: name)
    }

    func adopt(_ child: UIViewController) {
      guard child.parent !== controller else { return }
      if lineage.contains(child) {
        ModuleFailure.report(.alreadyShown(attempt("add", child), ModuleFailure.name(of: child)))
        return
      }
      child.headless.leaveParent()
      child.willMove(toParent: controller)
      children.append(child)
      child.headless.parent = controller
    }

    func leaveParent() {
      guard let parent else { return }
      parent.headless.children.removeAll { $0 === controller }
      self.parent = nil
      controller.didMove(toParent: nil)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/HeadlessController+Presentation.swift", lines: #"""
#if !canImport(UIKit)
  extension HeadlessController {
    func show(_ modal: UIViewController, animated: Bool) -> Bool {
      let host = lineage.last ?? controller
      if let failure = obstacle(to: modal, on: host) {
        ModuleFailure.report(failure)
        return false
      }
      let covers = modal.modalPresentationStyle.headlessCovers
      modal.headless.coversPresenter = covers
      host.headless.presented = modal
      modal.headless.presenter = host
      modal.headless.passage = .presented
      modal.loadViewIfNeeded()
      let window = host.viewIfLoaded?.window
      let isShowing = host.headless.isShowing
      if covers { host.headless.beginDisappearing(animated) }
      if isShowing { modal.headless.beginAppearing(animated) }
      if let content = modal.viewIfLoaded { window?.headlessAttach(content) }
      if isShowing { modal.headless.endTransition() }
      if covers {
        host.viewIfLoaded?.headlessDetach()
        host.headless.endTransition()
      }
      modal.headless.passage = nil
      return true
    }

    private func obstacle(to modal: UIViewController, on host: UIViewController) -> ModuleFailure? {
      let (name, modalName) = (ModuleFailure.name(of: controller), ModuleFailure.name(of: modal))
      let attempt = attempt("present", modal)
      if host.headless.isTaken(modal) || modal.parent != nil || modal.headless.presented != nil {
        return .alreadyShown(attempt, modalName)
      }
      if let presented = host.headless.presented {
        return .alreadyPresenting(attempt, name, ModuleFailure.name(of: presented))
      }
      return host.viewIfLoaded?.window == nil ? .notOnScreen(attempt, name) : nil
    }

    /// An animated dismissal ends in the next turn of the main actor. UIKit takes longer.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
      let host =
        controller.presentedViewController?.headless.presenter
        ?? controller.presentingViewController
      guard let host else { return }
      let lowest = host.headless.beginDismissal(animated: animated)
      guard animated else {
        host.headless.endDismissal(of: lowest)
        completion?()
        return
      }
      _Concurrency.Task {
        host.headless.endDismissal(of: lowest)
        completion?()
      }
    }

    func takeModalsAway() {
      endDismissal(of: beginDismissal(animated: false))
    }

    private func beginDismissal(animated: Bool) -> UIViewController? {
      let chain: [UIViewController] = modals.reversed()
      guard let highest = chain.first, let lowest = chain.last else { return nil }
      let window = highest.viewIfLoaded?.window
      for modal in chain {
        modal.headless.passage = .dismissed
        modal.headless.beginDisappearing(animated)
      }
      guard lowest.headless.coversPresenter else { return lowest }
      if window?.isHidden == false { beginAppearing(animated) }
      if let view = controller.viewIfLoaded { window?.headlessAttach(view) }
      return lowest
    }

    /// Ends the dismissal from `lowest` upward, unless another dismissal has done so.
    private func endDismissal(of lowest: UIViewController?) {
      guard let lowest, lowest.headless.passage == .dismissed else { return }
      if lowest.headless.coversPresenter { endTransition() }
      for modal in lowest.headless.modals.reversed() + [lowest] {
        modal.headless.beginDisappearing(false)
        modal.viewIfLoaded?.headlessDetach()
        modal.headless.endTransition()
        modal.headless.presenter?.headless.presented = nil
        modal.headless.presenter = nil
        modal.headless.passage = nil
      }
    }

    var modals: [UIViewController] {
      Array(sequence(first: controller) { $0.headless.presented }.dropFirst())
    }

    var isCovered: Bool { presented?.headless.coversPresenter == true }
  }

  extension UIModalPresentationStyle {
    var headlessCovers: Bool { self == .fullScreen || self == .currentContext }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/HeadlessController.swift", lines: #"""
#if !canImport(UIKit)
  /// A separate type, because subclasses can have members with the same names.
  @MainActor
  final class HeadlessController {
    unowned let controller: UIViewController
    var appearance = Appearance.disappeared
    var isAnimated = false
    var hasSaidIsAppearing = false
    var children: [UIViewController] = []
    weak var parent: UIViewController?
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var coversPresenter = false
    var passage: Passage?
    var isConnected = false
    /// Whether a nib has set the view before anyone used it.
    var awaitsViewDidLoad = false
    lazy var presentation = UIPresentationController(presentedViewController: controller)
    // `ModuleNavigation` keeps these as long as the controller lives.
    var swipeListener: AnyObject?
    var place: AnyObject?

    init(_ controller: UIViewController) {
      self.controller = controller
    }

    enum Appearance {
      case disappeared, appearing, appeared, disappearing
    }

    enum Passage {
      case presented, dismissed, movingIn, movingOut
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/HeadlessIdentity.swift", lines: #"""
#if !canImport(UIKit)
  // As in UIKit, objects are equal only if they are identical: `stack.viewControllers == [list]`.

  extension UIView: Hashable {
    nonisolated public static func == (one: UIView, other: UIView) -> Bool { one === other }

    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  extension UIViewController: Hashable {
    nonisolated public static func == (one: UIViewController, other: UIViewController) -> Bool {
      one === other
    }

    nonisolated public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIAction.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UIAction`. Run it with `performWithSender(_:target:)`.
  @preconcurrency @MainActor
  open class UIAction {
    public final let title: String
    public final let image: UIImage?
    private let handler: (UIAction) -> Void

    public init(
      title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
    ) {
      self.title = title
      self.image = image
      self.handler = handler
    }

    public final func performWithSender(_ sender: Any?, target: Any?) {
      handler(self)
    }
  }

  /// Headless version of `UIImage`, without pixels.
  public final class UIImage: Sendable {
    let systemName: String?

    public init?(systemName name: String) {
      systemName = name
    }

    public init?(data: some Collection<UInt8>) {
      guard !data.isEmpty else { return nil }
      systemName = nil
    }
  }

  /// Headless version of `UIColor`.
  public final class UIColor: Sendable {
    let name: String

    private init(_ name: String) {
      self.name = name
    }

    public static let systemBackground = UIColor("systemBackground")
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIAlertController.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UIAlertAction`.
  @preconcurrency @MainActor
  open class UIAlertAction {
    public enum Style: Sendable {
      case `default`, cancel, destructive
    }

    public final let title: String?
    public final let style: Style
    final let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// Headless version of `UIAlertController`. `answer(_:)` taps a button.
  @preconcurrency @MainActor
  open class UIAlertController: UIViewController {
    public enum Style: Sendable {
      case actionSheet, alert
    }

    open var message: String?
    public private(set) final var preferredStyle = Style.alert
    public private(set) final var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.message = message
      self.preferredStyle = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
      actions.append(action)
    }

    /// Dismisses the alert and runs the action with this title. False if it is missing.
    @discardableResult
    public final func answer(_ title: String) -> Bool {
      guard let action = actions.first(where: { $0.title == title }) else { return false }
      presentingViewController?.dismiss(animated: false)
      action.handler?(action)
      return true
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIBarItems.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UINavigationItem`.
  @preconcurrency @MainActor
  open class UINavigationItem {
    open var title: String?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?

    public init(title: String?) {
      self.title = title
    }
  }

  /// Headless version of `UIBarButtonItem`. `tap()` taps the button.
  @preconcurrency @MainActor
  open class UIBarButtonItem {
    public enum SystemItem: Int, Sendable {
      case done, cancel, edit, save, add, close, refresh
    }

    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var primaryAction: UIAction?
    /// Set if UIKit chooses the appearance.
    public private(set) final var headlessSystemItem: SystemItem?

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
      let actionTitle = primaryAction?.title ?? ""
      self.title = title ?? (actionTitle.isEmpty ? nil : actionTitle)
      self.image = image ?? primaryAction?.image
      self.primaryAction = primaryAction
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
      self.init(primaryAction: primaryAction)
      headlessSystemItem = systemItem
    }

    /// False if it is disabled or has no action.
    @discardableResult
    public final func tap() -> Bool {
      guard isEnabled, let primaryAction else { return false }
      primaryAction.performWithSender(self, target: nil)
      return true
    }
  }

  /// Headless version of `UITabBarItem`.
  @preconcurrency @MainActor
  open class UITabBarItem {
    public enum SystemItem: Int, Sendable {
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
      case downloads, mostRecent, mostViewed
    }

    open var title: String?
    open var image: AnyObject?
    open var badgeValue: String?
    open var tag: Int

    public init(title: String?, image: AnyObject?, tag: Int) {
      self.title = title
      self.image = image
      self.tag = tag
    }

    public convenience init(tabBarSystemItem: SystemItem, tag: Int) {
      self.init(title: nil, image: nil, tag: tag)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UINavigationController.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UINavigationController`.
  ///
  /// If UIKit would raise an exception, for example for a pushed navigation controller, this
  /// reports a failure and keeps the stack.
  @preconcurrency @MainActor
  open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    open var isNavigationBarHidden = false

    public override init(nibName: String?, bundle: AnyObject?) {
      super.init(nibName: nibName, bundle: bundle)
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
    }

    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      change(to: [rootViewController], attempt: "push", animated: false)
    }

    open var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      change(to: viewControllers, attempt: "show", animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      change(to: stack + [viewController], attempt: "push", animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1 else { return nil }
      let top = stack.last
      change(to: Array(stack.dropLast()), attempt: "pop", animated: animated)
      return top
    }

    @discardableResult
    open func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      guard let index = stack.firstIndex(where: { $0 === viewController }) else {
        ModuleFailure.report(
          .notInStack(
            headless.attempt("pop to", viewController), ModuleFailure.name(of: viewController)))
        return nil
      }
      let popped = Array(stack[(index + 1)...])
      change(to: Array(stack[...index]), attempt: "pop", animated: animated)
      return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      guard let root = stack.first else { return nil }
      return popToViewController(root, animated: animated)
    }

    override var headlessContent: UIViewController? { stack.last }

    private func change(to new: [UIViewController], attempt: String, animated: Bool) {
      let old = stack
      let added = new.filter { $0.parent !== self }
      let removed = old.filter { kept in !new.contains { $0 === kept } }
      if let failure = obstacle(to: new, attempt: attempt) { return ModuleFailure.report(failure) }
      for child in removed {
        child.willMove(toParent: nil)
        child.headless.passage = .movingOut
      }
      for child in added {
        headless.adopt(child)
        child.headless.passage = .movingIn
      }
      stack = new
      if old.last !== new.last {
        headless.exchange(old.last, for: new.last, oldFirst: true, animated: animated)
      }
      for child in removed {
        child.headless.leaveParent()
        child.headless.passage = nil
      }
      for child in added {
        child.didMove(toParent: self)
        child.headless.passage = nil
      }
    }

    private func obstacle(to new: [UIViewController], attempt verb: String) -> ModuleFailure? {
      if let stack = new.first(where: { $0 is UINavigationController }) {
        return .isNavigationController(
          headless.attempt(verb, stack), ModuleFailure.name(of: stack))
      }
      return headless.obstacle(to: new, attempt: verb)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIPresentationController.swift", lines: #"""
import Foundation

#if !canImport(UIKit)
  /// Headless version of UIKit's delegate for dismissals by the user.
  @preconcurrency @MainActor
  public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController)
  }

  extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { true }
    public func presentationControllerWillDismiss(
      _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {}
    public func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
  }

  /// Headless version of `UIPresentationController`. `swipeAway()` swipes the controller away.
  @preconcurrency @MainActor
  open class UIPresentationController {
    public private(set) final unowned var presentedViewController: UIViewController
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presentedViewController: UIViewController) {
      self.presentedViewController = presentedViewController
    }

    /// False if the user can't swipe the controller away.
    @discardableResult
    public final func swipeAway() -> Bool {
      let controller = presentedViewController
      guard controller.headless.presenter != nil, controller.headless.passage == nil,
        controller.modalPresentationStyle.headlessSwipes
      else { return false }
      guard !controller.isModalInPresentation,
        delegate?.presentationControllerShouldDismiss(self) != false
      else {
        delegate?.presentationControllerDidAttemptToDismiss(self)
        return false
      }
      delegate?.presentationControllerWillDismiss(self)
      controller.presentingViewController?.dismiss(animated: false)
      delegate?.presentationControllerDidDismiss(self)
      return true
    }
  }

  extension UIModalPresentationStyle {
    /// Whether the user can swipe the controller away.
    var headlessSwipes: Bool {
      self == .automatic || self == .pageSheet || self == .formSheet || self == .popover
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIStoryboard.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UIStoryboard`. Tests register storyboards in place of files.
  ///
  /// ```swift
  /// UIStoryboard.register("Login") { LoginView(coder: $0) }
  /// ```
  @preconcurrency @MainActor
  open class UIStoryboard {
    private static var scenes: [String: (ViewCoder) -> UIViewController?] = [:]
    public final let name: String

    public init(name: String, bundle: AnyObject?) {
      self.name = name
    }

    /// Registers a storyboard; `nil` removes it.
    public static func register(_ name: String, initial: ((ViewCoder) -> UIViewController?)?) {
      scenes[name] = initial
    }

    public static func isRegistered(_ name: String) -> Bool { scenes[name] != nil }

    /// The initial controller: from `creator` or, if that returns nil, the registered one.
    open func instantiateInitialViewController<Controller: UIViewController>(
      creator: ((ViewCoder) -> Controller?)? = nil
    ) -> Controller? {
      guard let registered = Self.scenes[name] else {
        ModuleFailure.report(.storyboardMissing(name))
        return nil
      }
      let coder = ViewCoder()
      return creator?(coder) ?? registered(coder) as? Controller
    }

    open func instantiateInitialViewController() -> UIViewController? {
      instantiateInitialViewController(creator: nil as ((ViewCoder) -> UIViewController?)?)
    }
  }

  /// Headless version of `UINib`.
  @preconcurrency @MainActor
  open class UINib {
    private static var contents: [String: (AnyObject?) -> Void] = [:]
    public final let name: String

    public init(nibName: String, bundle: AnyObject?) {
      name = nibName
    }

    /// Registers a nib, where `connect` sets the outlets of its owner; `nil` removes it.
    public static func register(_ name: String, connect: ((AnyObject?) -> Void)?) {
      contents[name] = connect
    }

    public static func isRegistered(_ name: String) -> Bool { contents[name] != nil }

    @discardableResult
    open func instantiate(withOwner owner: AnyObject?) -> [Any] {
      guard let connect = Self.contents[name] else {
        ModuleFailure.report(.nibMissing(name))
        return []
      }
      let controller = owner as? UIViewController
      controller?.headless.isConnected = true
      connect(owner)
      controller?.headless.isConnected = false
      return []
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UITabBarController.swift", lines: #"""
#if !canImport(UIKit)
  /// Headless version of `UITabBarController`. Tabs load their views when they are first shown.
  @preconcurrency @MainActor
  open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?

    open var viewControllers: [UIViewController]? {
      get { tabs }
      set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      let new = viewControllers ?? []
      if let failure = headless.obstacle(to: new, attempt: "show the tab") {
        return ModuleFailure.report(failure)
      }
      let removed = tabs.filter { kept in !new.contains { $0 === kept } }
      let added = new.filter { $0.parent !== self }
      for tab in removed { tab.willMove(toParent: nil) }
      for tab in added { headless.adopt(tab) }
      tabs = new
      if !new.contains(where: { $0 === selected }) { show(new.first, animated: animated) }
      for tab in removed { tab.headless.leaveParent() }
      for tab in added { tab.didMove(toParent: self) }
    }

    open var selectedViewController: UIViewController? {
      get { selected }
      set {
        guard let newValue else { return }
        guard tabs.contains(where: { $0 === newValue }) else {
          return ModuleFailure.report(.noSuchTab(headless.attempt("select the tab", newValue)))
        }
        show(newValue, animated: false)
      }
    }

    /// `Int.max` (UIKit's `NSNotFound`) without a selected tab.
    open var selectedIndex: Int {
      get { tabs.firstIndex { $0 === selected } ?? Int.max }
      set {
        guard tabs.indices.contains(newValue) else {
          return ModuleFailure.report(.noSuchTab("select tab \(newValue)"))
        }
        show(tabs[newValue], animated: false)
      }
    }

    override var headlessContent: UIViewController? { selected }

    private func show(_ tab: UIViewController?, animated: Bool) {
      let old = selected
      guard old !== tab else { return }
      selected = tab
      headless.exchange(old, for: tab, oldFirst: false, animated: animated)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UITableViewController.swift", lines: #"""
import Foundation

#if !canImport(UIKit)
  /// Headless version of `UITableViewController`, as the superclass of a view. Put code that draws
  /// a table in `#if canImport(UIKit)`.
  @preconcurrency @MainActor
  open class UITableViewController: UIViewController {
    /// A table without rows.
    public final class Table {
      public func reloadData() {}
    }

    public let tableView = Table()
  }

  /// Headless version of `UICollectionViewController`, as the superclass of a view.
  @preconcurrency @MainActor
  open class UICollectionViewController: UIViewController {}
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIView.swift", lines: #"""
import Foundation

#if !canImport(UIKit)
  /// Headless version of `UIView`, without layout or drawing.
  ///
  /// As in UIKit, adding and removing a controller's view moves the controller on and off screen.
  @preconcurrency @MainActor
  open class UIView {
    public private(set) final var subviews: [UIView] = []
    public private(set) final weak var superview: UIView?
    open var isHidden = false
    open var tag = 0
    open var frame: CGRect
    open var backgroundColor: UIColor?
    open var accessibilityLabel: String?

    final weak var headlessOwner: UIViewController?

    public init(frame: CGRect) {
      self.frame = frame
    }

    public required init?(coder: ViewCoder) {
      frame = .zero
    }

    public convenience init() {
      self.init(frame: .zero)
    }

    open var window: UIWindow? {
      lineage.dropFirst().lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Adds a view on top. Its controllers appear.
    open func addSubview(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.removeFromSuperview()
      let arriving = showingOwner == nil ? [] : view.ownersInside()
      for owner in arriving { owner.beginAppearanceTransition(true, animated: false) }
      headlessAttach(view)
      for owner in arriving {
        owner.headless.settle(as: showingOwner?.headless.appearance ?? .appeared)
      }
    }

    /// Removes the view. Its controllers disappear.
    open func removeFromSuperview() {
      let leaving = ownersInside().filter(\.headless.isShowing)
      for owner in leaving { owner.beginAppearanceTransition(false, animated: false) }
      headlessDetach()
      for owner in leaving { owner.endAppearanceTransition() }
    }

    /// Passes the call to the window. Override it there.
    open func setNeedsDisplay() {
      superview?.setNeedsDisplay()
    }

    public final func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }
  }

  extension UIView {
    private var lineage: [UIView] { Array(sequence(first: self) { $0.superview }) }

    /// Adds the view without notifying controllers. Containers notify them in their own order.
    final func headlessAttach(_ view: UIView) {
      guard !isDescendant(of: view) else { return }
      view.headlessDetach()
      subviews.append(view)
      view.superview = self
    }

    final func headlessDetach() {
      guard let parent = superview else { return }
      parent.subviews.removeAll { $0 === self }
      superview = nil
    }

    private var showingOwner: UIViewController? {
      let owner = lineage.lazy.compactMap(\.headlessOwner).first
      return owner?.headless.isShowing == true ? owner : nil
    }

    private func ownersInside() -> [UIViewController] {
      headlessOwner.map { [$0] } ?? subviews.flatMap { $0.ownersInside() }
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIViewController.swift", lines: #"""
import Foundation

#if !canImport(UIKit)
  /// How a presented controller covers the one below it.
  ///
  /// With `fullScreen` and `currentContext`, the controller below disappears. With the others, it
  /// stays on screen and gets no life-cycle calls.
  public enum UIModalPresentationStyle: Sendable {
    case automatic, fullScreen, currentContext, pageSheet, formSheet, popover
    case overFullScreen, overCurrentContext, none
  }

  /// UIKit exports this name, too. A file that also imports Foundation sees one type.
  public typealias NSCoder = Foundation.NSCoder
  /// The parameter of `init(coder:)`.
  public typealias ViewCoder = NSCoder

  /// Headless version of `UIViewController`: life cycle, containment and presentation, without
  /// animation.
  @preconcurrency @MainActor
  open class UIViewController {
    public final let nibName: String?
    public final let nibBundle: AnyObject?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var isModalInPresentation = false
    open var hidesBottomBarWhenPushed = false
    public private(set) final lazy var navigationItem = UINavigationItem(title: title)
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

    open var title: String? {
      didSet {
        navigationItem.title = title
        tabBarItem?.title = title
      }
    }

    final lazy var headless = HeadlessController(self)
    private var loadedView: UIView?
    private var isLoadingView = false

    public final var isBeingPresented: Bool { headless.passage == .presented }
    public final var isBeingDismissed: Bool { headless.passage == .dismissed }
    public final var isMovingToParent: Bool { headless.passage == .movingIn }
    public final var isMovingFromParent: Bool { headless.passage == .movingOut }

    public init(nibName: String?, bundle: AnyObject?) {
      self.nibName = nibName
      nibBundle = bundle
    }

    public required init?(coder: ViewCoder) {
      nibName = nil
      nibBundle = nil
    }

    public convenience init() {
      self.init(nibName: nil, bundle: nil)
    }

    // MARK: - View

    /// Loads the view on first access. Never nil.
    open var view: UIView! {
      get {
        loadViewIfNeeded()
        return loadedView
      }
      set {
        loadedView?.headlessOwner = nil
        if loadedView == nil, headless.isConnected, !isLoadingView {
          headless.awaitsViewDidLoad = newValue != nil
        }
        loadedView = newValue
        newValue?.headlessOwner = self
      }
    }

    public final var viewIfLoaded: UIView? { loadedView }
    public final var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
      let plain = UIView()
      view = plain
      if let nibName { UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self) }
    }

    open func loadViewIfNeeded() {
      guard loadedView == nil else { return sayViewDidLoad() }
      guard !isLoadingView else {
        // `loadView()` has read `view` before setting it.
        view = UIView()
        return
      }
      isLoadingView = true
      loadView()
      isLoadingView = false
      if loadedView == nil { view = UIView() }
      viewDidLoad()
    }

    /// A view set by a nib counts as loaded on first access.
    private func sayViewDidLoad() {
      guard headless.awaitsViewDidLoad, !headless.isConnected else { return }
      headless.awaitsViewDidLoad = false
      viewDidLoad()
    }

    open func viewDidLoad() {}

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Starts a transition. For your own containers.
    public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      if isAppearing {
        headless.beginAppearing(animated)
      } else {
        headless.beginDisappearing(animated)
      }
    }

    /// Ends a transition.
    public final func endAppearanceTransition() {
      headless.endTransition()
    }

    var headlessContent: UIViewController? { nil }

    // MARK: - Containment

    public final var children: [UIViewController] { headless.children }
    public final var parent: UIViewController? { headless.parent }

    open func addChild(_ child: UIViewController) {
      headless.adopt(child)
    }

    open func removeFromParent() {
      headless.leaveParent()
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open var navigationController: UINavigationController? {
      headless.nearest(UINavigationController.self)
    }
    open var tabBarController: UITabBarController? {
      headless.nearest(UITabBarController.self)
    }

    // MARK: - Presentation

    public final var presentationController: UIPresentationController? {
      headless.presentation
    }

    /// The controller that this controller or its nearest container presents.
    open var presentedViewController: UIViewController? {
      headless.lineage.lazy.compactMap(\.headless.presented).first
    }

    /// The controller that presents this controller or its nearest container.
    open var presentingViewController: UIViewController? {
      headless.lineage.lazy.compactMap(\.headless.presenter).first
    }

    open func present(
      _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
      guard headless.show(viewController, animated: animated) else { return }
      completion?()
    }

    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      headless.dismiss(animated: animated, completion: completion)
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/Headless/UIWindow.swift", lines: #"""
import Foundation

#if !canImport(UIKit)
  /// Headless version of `UIWindowScene`.
  @preconcurrency @MainActor
  open class UIWindowScene {
    public init() {}
  }

  /// Headless version of `UIWindow`. Its content is on screen if the window is visible.
  @preconcurrency @MainActor
  open class UIWindow: UIView {
    private static weak var keyWindow: UIWindow?
    private var root: UIViewController?
    open weak var windowScene: UIWindowScene?
    // `AppRoots` lives as long as its window.
    var headlessRoots: AnyObject?

    public override init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    public required init?(coder: ViewCoder) {
      super.init(coder: coder)
      isHidden = true
    }

    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: .zero)
      self.windowScene = windowScene
    }

    open override var window: UIWindow? { self }
    open var isKeyWindow: Bool { Self.keyWindow === self }

    /// Setting it removes the old root and everything presented on it.
    open var rootViewController: UIViewController? {
      get { root }
      set {
        guard newValue !== root else { return }
        root?.headless.takeModalsAway()
        hideRoot()
        root?.viewIfLoaded?.headlessDetach()
        root = newValue
        if !isHidden { showRoot() }
      }
    }

    open override var isHidden: Bool {
      didSet {
        guard isHidden != oldValue else { return }
        if isHidden { hideRoot() } else { showRoot() }
      }
    }

    open func makeKeyAndVisible() {
      Self.keyWindow = self
      isHidden = false
    }

    private func showRoot() {
      guard let root else { return }
      for controller in [root] + root.headless.modals where !controller.headless.isCovered {
        controller.headless.beginAppearing(false)
        if let view = controller.viewIfLoaded, view.superview !== self { headlessAttach(view) }
        controller.headless.endTransition()
      }
    }

    private func hideRoot() {
      guard let root else { return }
      for controller in root.headless.modals.reversed() + [root] {
        controller.headless.beginDisappearing(false)
        controller.headless.endTransition()
      }
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/ModuleDestination.swift", lines: #"""
#if canImport(SwiftUI)
  import SwiftUI

  /// The content of a module: a SwiftUI view, or any value on systems without SwiftUI.
  public typealias ModuleContent = View
#else
  /// The content of a module: a SwiftUI view, or any value on systems without SwiftUI.
  public typealias ModuleContent = Any
#endif

/// A module's view and its place in the navigation.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public final class ModuleDestination: Identifiable {
  public let place: NavigationPlace
  /// The part of the outer view that shows it; empty for the whole view.
  public let part: String
  /// The view, or the hosted view controller. Its type is erased, because a stack holds unrelated
  /// modules. `content(as:)` restores it.
  public let content: Any
  let hosted: AnyObject?
  #if canImport(SwiftUI)
    let view: AnyView
  #endif

  init<Content: ModuleContent>(
    at place: NavigationPlace, in part: String = "", _ build: (NavigationPlace) -> Content
  ) {
    let built = build(place)
    self.part = part
    self.place = place
    hosted = (built as? any HostingContent)?.hosted
    content = hosted ?? built
    #if canImport(SwiftUI)
      view = AnyView(built)
    #endif
    place.name = hosted.map { ModuleFailure.name(of: $0) } ?? String(describing: Content.self)
  }

  /// The view or view controller, if it has this type.
  public func content<Content>(as type: Content.Type) -> Content? {
    content as? Content
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleDestination: Hashable {
  nonisolated public static func == (one: ModuleDestination, other: ModuleDestination) -> Bool {
    one === other
  }

  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/ModuleLifeCycle.swift", lines: #"""
#if canImport(SwiftUI)
  import SwiftUI

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Calls a module at the moments of its view's life cycle, with UIKit's names.
    ///
    /// SwiftUI has only two moments. `viewDidLoad` precedes the first appearance; *will* and *did*
    /// are called one after the other.
    public func moduleLifeCycle(
      viewDidLoad: @escaping @MainActor () -> Void = {},
      viewWillAppear: @escaping @MainActor () -> Void = {},
      viewDidAppear: @escaping @MainActor () -> Void = {},
      viewWillDisappear: @escaping @MainActor () -> Void = {},
      viewDidDisappear: @escaping @MainActor () -> Void = {}
    ) -> some View {
      modifier(
        ModuleLifeCycle(
          load: viewDidLoad, appear: [viewWillAppear, viewDidAppear],
          disappear: [viewWillDisappear, viewDidDisappear]))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ModuleLifeCycle: ViewModifier {
    let load: @MainActor () -> Void
    let appear: [@MainActor () -> Void]
    let disappear: [@MainActor () -> Void]
    @State private var isLoaded = false

    // As of Xcode 27, `State` is a macro, and private state prevents a memberwise initializer.
    init(
      load: @escaping @MainActor () -> Void, appear: [@MainActor () -> Void],
      disappear: [@MainActor () -> Void]
    ) {
      self.load = load
      self.appear = appear
      self.disappear = disappear
    }

    func body(content: Self.Content) -> some View {
      content
        .onAppear {
          if !isLoaded {
            isLoaded = true
            load()
          }
          for call in appear { call() }
        }
        .onDisappear {
          for call in disappear { call() }
        }
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/ModuleStack.swift", lines: #"""
#if canImport(SwiftUI)
  import SwiftUI

  /// Shows a `NavigationState`: its root, pushed and presented modules, and tabs.
  ///
  /// ```swift
  /// @State private var navigation = NavigationState { TripListBuilder.build(navigation: $0) }
  /// var body: some Scene { WindowGroup { ModuleStack(navigation) } }
  /// ```
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct ModuleStack: View {
    @Bindable private var state: NavigationState

    public init(_ state: NavigationState) {
      self.state = state
    }

    public var body: some View {
      covered
        .sheet(item: $state.swipeableSheet) {
          state.presentations.isGone(.sheet)
        } content: {
          ModuleStack($0)
        }
        .alert(
          state.alert?.title ?? "", isPresented: $state.isAlerting, presenting: state.alert
        ) { alert in
          ForEach(alert.actions) { action in
            Button(action.title, role: action.role.buttonRole) { state.perform(action) }
          }
        } message: { alert in
          Text(alert.message)
        }
        .onAppear { state.presentations.isOnScreen = true }
        .onDisappear { state.presentations.endAll() }
    }

    @SwiftUI.ViewBuilder private var covered: some View {
      #if os(macOS)
        content.sheet(item: $state.cover) {
          state.presentations.isGone(.cover)
        } content: {
          ModuleStack($0)
        }
      #else
        content.fullScreenCover(item: $state.cover) {
          state.presentations.isGone(.cover)
        } content: {
          ModuleStack($0)
        }
      #endif
    }

    @SwiftUI.ViewBuilder private var content: some View {
      if !state.tabs.isEmpty {
        SwiftUI.TabView(selection: $state.selectedTab) {
          ForEach(state.tabs) { tab in
            ModuleStack(tab)
              .tabItem {
                if !tab.tabImage.isEmpty { Image(systemName: tab.tabImage) }
                Text(tab.tabTitle)
              }
              .tag(Optional(tab.id))
          }
        }
      } else if state.hasStack {
        NavigationStack(path: $state.path) {
          root.navigationDestination(for: ModuleDestination.self) { $0.view }
        }
      } else {
        root
      }
    }

    @SwiftUI.ViewBuilder private var root: some View {
      if let root = state.root { root.view.id(root.id) }
    }
  }

  extension ModuleAlert.Role {
    var buttonRole: ButtonRole? {
      switch self {
      case .plain: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension NavigationPlace {
    /// The embedded views that belong to no part of this module's view.
    public var embeddedViews: some View { embeddedViews(in: "") }

    /// The views embedded in a part of this module's view.
    public func embeddedViews(in part: String) -> some View {
      ForEach(embedded.filter { $0.part == part }) { $0.view }
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/NavigationHost.swift", lines: #"""
/// Shows a SwiftUI module in another kind of navigation, and opens modules from there.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
protocol NavigationHost: AnyObject {
  func open<Content: ModuleContent>(
    _ way: ModuleWay, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure?
  func alert(_ alert: ModuleAlert) -> ModuleFailure?
  func selectTab(_ index: Int) -> ModuleFailure?
  func showRoot(tabs: Bool) -> ModuleFailure?
  func close() -> ModuleFailure?
  func pop() -> ModuleFailure?
  func popToRoot() -> ModuleFailure?
  func dismiss() -> ModuleFailure?
}

/// Content that shows an object that isn't a view, such as a view controller.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
protocol HostingContent {
  var hosted: AnyObject { get }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/NavigationPlace.swift", lines: #"""
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
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/NavigationState.swift", lines: #"""
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
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/PresentationQueue.swift", lines: #"""
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
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/State.swift", lines: #"""
#if !canImport(SwiftUI)
  /// Headless version of SwiftUI's `State`.
  @propertyWrapper
  public struct State<Value> {
    private final class Box {
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue: Value) {
      box = Box(wrappedValue)
    }

    public init(initialValue: Value) {
      self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/SwiftUI.swift", lines: #"""
#if !canImport(SwiftUI)
  public typealias HeadlessState = State
  public typealias HeadlessText = Text
  public typealias HeadlessView = View
  public typealias HeadlessVStack = VStack

  /// SwiftUI's types with their module, as in `SwiftUI.State`, if an app has its own `State`.
  public enum SwiftUI {
    public typealias State = HeadlessState
    public typealias Text = HeadlessText
    public typealias View = HeadlessView
    public typealias VStack = HeadlessVStack
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/SwiftUI/View.swift", lines: #"""
#if !canImport(SwiftUI)
  /// Headless version of SwiftUI's `View`. Nothing is drawn, so `body` may be left out.
  @MainActor
  public protocol View {
    associatedtype Body: View = Never
    @ViewBuilder var body: Body { get }
  }

  extension View where Body == Never {
    // Only drawing reads `body`, and nothing is drawn here.
    public var body: Never { fatalError("'\(Self.self)' has no body on this system") }
  }

  extension Never: View {}

  /// Headless version of SwiftUI's `ViewBuilder`.
  @MainActor
  @resultBuilder
  public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
      EmptyView()
    }
  }

  /// Headless version of SwiftUI's `EmptyView`.
  public struct EmptyView: View {
    public init() {}
  }

  /// Headless version of SwiftUI's `Text`.
  public struct Text: View {
    public init(_ content: some StringProtocol) {}
  }

  /// Headless version of SwiftUI's `VStack`.
  public struct VStack: View {
    public init(@ViewBuilder content: () -> some View) {}
  }

  /// Headless version of SwiftUI's `List`.
  public struct List: View {
    public init<Data: RandomAccessCollection, ID: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @ViewBuilder rowContent: (Data.Element) -> some View
    ) {}
  }

  /// Headless version of SwiftUI's `Button`.
  public struct Button: View {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
  }

  extension View {
    /// Headless version of the modifier that names a screen.
    public func navigationTitle(_ title: some StringProtocol) -> some View { self }

    /// Headless version of the modifier that calls a module at the moments of its view's life cycle.
    public func moduleLifeCycle(
      viewDidLoad: @escaping @MainActor () -> Void = {},
      viewWillAppear: @escaping @MainActor () -> Void = {},
      viewDidAppear: @escaping @MainActor () -> Void = {},
      viewWillDisappear: @escaping @MainActor () -> Void = {},
      viewDidDisappear: @escaping @MainActor () -> Void = {}
    ) -> some View {
      self
    }

    public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

    public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { self }

    public func task(_ action: @escaping @MainActor () async -> Void) -> some View { self }
  }

  extension NavigationPlace {
    public var embeddedViews: some View { EmptyView() }

    public func embeddedViews(in part: String) -> some View { EmptyView() }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit+SwiftUI/HostedController.swift", lines: #"""
#if canImport(SwiftUI)
  import SwiftUI
#endif
#if canImport(UIKit)
  import UIKit
#endif

/// A view that shows a UIKit module in SwiftUI's navigation.
///
/// `ModuleNavigation` uses that navigation for the module and its children.
///
/// ```swift
/// let navigation = NavigationState()
/// navigation.addTab("Trips") { TripListBuilder.build(navigation: $0) }
/// navigation.addTab("Settings") { HostedController(SettingsBuilder.build(), at: $0) }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor
public struct HostedController {
  let controller: UIViewController
  private let isEmbedded: Bool

  public init(_ controller: UIViewController, at place: NavigationPlace) {
    self.controller = controller
    isEmbedded = place.isEmbedded
    ModulePosition(of: controller).ownPlace = place
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension HostedController: HostingContent {
  var hosted: AnyObject { controller }
}

#if canImport(UIKit)
  @available(iOS 17, tvOS 17, *)
  extension HostedController: View {
    @SwiftUI.ViewBuilder public var body: some View {
      if isEmbedded {
        ControllerView(controller: controller).ignoresSafeArea()
      } else {
        TitledController(controller)
      }
    }
  }

  /// A controller that fills the screen, with its title in the navigation bar.
  @available(iOS 17, tvOS 17, *)
  private struct TitledController: View {
    let controller: UIViewController
    @State private var title: String

    init(_ controller: UIViewController) {
      self.controller = controller
      title = controller.title ?? ""
    }

    var body: some View {
      ControllerView(controller: controller)
        // As in UIKit: the controller itself avoids the bars.
        .ignoresSafeArea()
        .navigationTitle(title)
        // `viewDidLoad` may have set the title.
        .onAppear { title = controller.title ?? "" }
    }
  }

  /// The controller, which stays the same if the view is re-created.
  @available(iOS 17, tvOS 17, *)
  private struct ControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Self.Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Self.Context) {}
  }
#elseif canImport(SwiftUI)
  @available(macOS 14, *)
  extension HostedController: View {
    /// Empty without UIKit.
    public var body: some View { EmptyView() }
  }
#endif
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit+SwiftUI/ModuleHost.swift", lines: #"""
#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The superclass of `ModuleHost`: a hosting controller, or a plain one on systems without UIKit.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public typealias ModuleHostController = UIHostingController<ModuleStack>
#else
  /// The superclass of `ModuleHost`: a hosting controller, or a plain one on systems without UIKit.
  public typealias ModuleHostController = UIViewController
#endif

/// A view controller that shows a SwiftUI module in UIKit's navigation.
///
/// The module pushes onto UIKit's stack, and this controller presents for it.
///
/// ```swift
/// tabs.viewControllers = [
///   UINavigationController(rootViewController: TripListBuilder.build()),
///   UINavigationController(rootViewController: ModuleHost { SettingsBuilder.build(navigation: $0)
/// }),
/// ]
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public final class ModuleHost: ModuleHostController {
  let state: NavigationState

  public init<Content: ModuleContent>(_ build: (NavigationPlace) -> Content) {
    state = NavigationState(hasStack: false, build)
    #if canImport(UIKit)
      super.init(rootView: ModuleStack(state))
    #else
      super.init(nibName: nil, bundle: nil)
    #endif
    state.host = self
  }

  @available(*, unavailable)
  public required init?(coder: ViewCoder) { nil }

  /// The module's view, if it has this type.
  public func content<Content>(as type: Content.Type) -> Content? {
    state.root?.content(as: type)
  }

  /// The view controller that `build` creates, or a host for its view.
  static func controller<Content: ModuleContent>(
    _ build: (NavigationPlace) -> Content
  ) -> UIViewController {
    let host = ModuleHost(build)
    guard let controller = host.content(as: UIViewController.self) else { return host }
    ModulePosition(of: controller).ownPlace = nil
    return controller
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleHost: HostingModule {
  var moduleName: String { state.root?.place.name ?? "the module" }
  var modulePlace: AnyObject? { state.root?.place }
  var moduleContent: Any? { state.root?.content }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleHost: NavigationHost {
  func open<Content: ModuleContent>(
    _ way: ModuleWay, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    let navigation = ModuleNavigation(from: self)
    let view = Self.controller(build)
    switch way {
    case .push: return navigation.push(view)
    case .present(let hasStack, let covers, let didSwipeAway):
      let presentation = ModuleNavigation.Presentation(
        isAnimated: true, completion: nil, didSwipeAway: didSwipeAway)
      return navigation.show(view, presentation, hasStack: hasStack, covers: covers) {
        let shown = hasStack ? UINavigationController(rootViewController: view) : view
        shown.modalPresentationStyle = covers ? .fullScreen : .pageSheet
        return shown
      }
    case .replaceRoot: return navigation.replaceRoot(view)
    case .tab(let title, let image):
      return navigation.showTab(view, way) { $0.addTab(view, title: title, image: image) }
    }
  }

  func alert(_ alert: ModuleAlert) -> ModuleFailure? { ModuleNavigation(from: self).alert(alert) }

  func selectTab(_ index: Int) -> ModuleFailure? { ModuleNavigation(from: self).selectTab(index) }

  func showRoot(tabs: Bool) -> ModuleFailure? {
    ModuleNavigation(from: self).showRoot(tabs: tabs)
  }

  func close() -> ModuleFailure? { ModuleNavigation(from: self).close() }

  func pop() -> ModuleFailure? { ModuleNavigation(from: self).pop() }

  func popToRoot() -> ModuleFailure? { ModuleNavigation(from: self).popToRoot() }

  func dismiss() -> ModuleFailure? { ModuleNavigation(from: self).dismiss() }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit+SwiftUI/ModuleNavigation+SwiftUI.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

/// Opens SwiftUI modules from a UIKit module.
///
/// ```swift
/// func openDetail(id: Trip.ID) {
///   ModuleNavigation(from: viewController).push { TripDetailBuilder.build(id: id, navigation: $0)
/// }
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension ModuleNavigation {
  /// Pushes a module onto the source's navigation stack.
  @discardableResult
  public func push<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.push, at: stackPlace, build) { push($0, animated: animated) }
  }

  /// Presents a module over the source and its containers, in UIKit's default style.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func present<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      present($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents a module in a new navigation controller.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func presentInNavigation<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: true, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      presentInNavigation($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Presents a module as a sheet.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet<Content: ModuleContent>(
    animated: Bool = true, _ build: (NavigationPlace) -> Content,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let way = ModuleWay.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway)
    return open(way, at: outerPlace, build) {
      sheet($0, animated: animated, didSwipeAway: didSwipeAway)
    }
  }

  /// Replaces the root of the source's window.
  ///
  /// - Parameter withNavigationController: whether to add a navigation controller; nil to keep the
  ///   kind of the old root.
  @discardableResult
  public func replaceRoot<Content: ModuleContent>(
    withNavigationController: Bool? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    open(.replaceRoot, at: outerPlace, build) {
      replaceRoot($0, withNavigationController: withNavigationController)
    }
  }

  /// Embeds a module in `container`, or in the source's view.
  @discardableResult
  public func embed<Content: ModuleContent>(
    in container: UIView? = nil, _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    embed(ModuleHost.controller(build), in: container)
  }

  /// Adds a module as a tab with its own stack, and selects it.
  @discardableResult
  public func tab<Content: ModuleContent>(
    title: String = "", image: String = "", _ build: (NavigationPlace) -> Content
  ) -> ModuleFailure? {
    let way = ModuleWay.tab(title: title, image: image)
    return open(way, at: tabPlace, build) { view in
      showTab(view, way) { $0.addTab(view, title: title, image: image) }
    }
  }

  /// Uses SwiftUI's navigation if the source is in it, or else UIKit's.
  private func open<Content: ModuleContent>(
    _ way: ModuleWay, at place: (any ControllerPlace)?, _ build: (NavigationPlace) -> Content,
    otherwise: (UIViewController) -> ModuleFailure?
  ) -> ModuleFailure? {
    if let place = place as? NavigationPlace { return place.open(way, build) }
    return otherwise(ModuleHost.controller(build))
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit+SwiftUI/NavigationPlace+UIKit.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

/// Opens UIKit modules from a SwiftUI module.
///
/// ```swift
/// func openForm(id: Trip.ID) {
///   navigation.push(TripFormBuilder.build(id: id))
/// }
/// ```
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace {
  /// Pushes a module onto this module's stack.
  @discardableResult
  public func push(_ view: UIViewController) -> ModuleFailure? {
    open(.push, view)
  }

  /// Presents a module on the whole screen, without a stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func present(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: false, didSwipeAway), view)
  }

  /// Presents a module on the whole screen, in a new stack; as a sheet with `didSwipeAway`.
  @discardableResult
  public func presentInNavigation(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.cover(hasStack: true, didSwipeAway), view)
  }

  /// Presents a module as a sheet, without a stack.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    open(.present(hasStack: false, covers: false, didSwipeAway: didSwipeAway), view)
  }

  /// Replaces the root of the whole navigation, including tabs.
  @discardableResult
  public func replaceRoot(_ view: UIViewController) -> ModuleFailure? {
    open(.replaceRoot, view)
  }

  /// Adds a module as a tab and selects it.
  @discardableResult
  public func tab(
    title: String = "", image: String = "", _ view: UIViewController
  ) -> ModuleFailure? {
    open(.tab(title: title, image: image), view)
  }

  /// Embeds a module in this module's view, which shows `embedded`.
  ///
  /// - Parameter part: the part of the view: `embeddedViews(in: "map")`.
  @discardableResult
  public func embed(_ view: UIViewController, in part: String = "") -> ModuleFailure? {
    let name = ModuleFailure.name(of: view)
    return refusal("embed", view)
      ?? embed(in: part, named: name) { HostedController(view, at: $0) }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension NavigationPlace: ControllerPlace {
  func open(_ way: ModuleWay, _ view: UIViewController) -> ModuleFailure? {
    if case .tab = way, let bar = state?.tabBar,
      let tab = bar.tabs.first(where: { $0.root?.content as AnyObject === view })
    {
      bar.selectedTab = tab.id
      return nil
    }
    if let refusal = refusal(way.verb, view) { return refusal }
    let name = ModuleFailure.name(of: view)
    return open(way, named: name) { HostedController(view, at: $0) }
  }

  private func refusal(_ verb: String, _ view: UIViewController) -> ModuleFailure? {
    let position = ModulePosition(of: view)
    let own = position.ownPlace as? NavigationPlace
    guard position.isTaken || own?.isGone == false else { return nil }
    let name = ModuleFailure.name(of: view)
    let failure = ModuleFailure.alreadyShown(attemptName(verb, name), name)
    ModuleFailure.report(failure)
    return failure
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/AppRoots.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

/// The roots of an app's window: a start module, and the tabs that replace it.
@MainActor
public final class AppRoots {
  private let start: @MainActor () -> UIViewController
  private let tabs: @MainActor (UITabBarController) -> Void
  private weak var window: UIWindow?
  private var unshown: UIViewController?

  /// - Parameters:
  ///   - start: builds the start module.
  ///   - tabs: adds the tabs.
  public init(
    _ start: @escaping @MainActor () -> UIViewController,
    tabs: @escaping @MainActor (UITabBarController) -> Void
  ) {
    (self.start, self.tabs) = (start, tabs)
  }

  /// The root of the window, or of the window to come.
  public var current: UIViewController {
    if let root = window?.rootViewController ?? unshown { return root }
    let root = start()
    unshown = root
    return root
  }

  /// Shows the current root in a window, which then keeps this object.
  public func start(in window: UIWindow) {
    window.rootViewController = current
    (self.window, unshown) = (window, nil)
    #if canImport(UIKit)
      objc_setAssociatedObject(window, Self.key, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
      window.headlessRoots = self
    #endif
    window.makeKeyAndVisible()
  }

  /// Replaces everything by a new start module.
  public func showStart() { show(start()) }

  /// Replaces everything by new tabs.
  public func showTabs() {
    let bar = UITabBarController()
    tabs(bar)
    show(bar)
  }

  private func show(_ root: UIViewController) {
    guard let window else {
      unshown = root
      return
    }
    // A presented controller would outlive its root.
    window.rootViewController?.dismiss(animated: false)
    window.rootViewController = root
  }

  static func of(_ window: UIWindow) -> AppRoots? {
    #if canImport(UIKit)
      objc_getAssociatedObject(window, key) as? AppRoots
    #else
      window.headlessRoots as? AppRoots
    #endif
  }

  #if canImport(UIKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
  #endif
}

extension ModuleNavigation {
  /// Replaces everything by a new start module of the app.
  @discardableResult
  public func showStart() -> ModuleFailure? { showRoot(tabs: false) }

  /// Replaces everything by new tabs of the app.
  @discardableResult
  public func showTabs() -> ModuleFailure? { showRoot(tabs: true) }

  func showRoot(tabs: Bool) -> ModuleFailure? {
    if let outerPlace { return outerPlace.showRoot(tabs: tabs) }  // SwiftUI
    return attempt(ModuleFailure.verb(forTabs: tabs)) { source, attempt in
      guard let window = ModulePosition(of: source).window else { return .noWindow(attempt, name) }
      guard let roots = AppRoots.of(window) else { return .noAppRoots(attempt, name) }
      if tabs { roots.showTabs() } else { roots.showStart() }
      return nil
    }
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ControllerPlace.swift", lines: #"""
import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// The place of a view controller in another kind of navigation, which opens modules for it.
@MainActor
protocol ControllerPlace: AnyObject {
  func open(_ way: ModuleWay, _ view: UIViewController) -> ModuleFailure?
  func alert(_ alert: ModuleAlert) -> ModuleFailure?
  func selectTab(_ index: Int) -> ModuleFailure?
  func showRoot(tabs: Bool) -> ModuleFailure?
  func close() -> ModuleFailure?
  func pop() -> ModuleFailure?
  func popToRoot() -> ModuleFailure?
  func dismiss() -> ModuleFailure?
}

extension ControllerPlace {
  func show(
    _ view: UIViewController, _ presentation: ModuleNavigation.Presentation, _ hasStack: Bool,
    _ covers: Bool
  ) -> ModuleFailure? {
    let failure = open(
      .present(hasStack: hasStack, covers: covers, didSwipeAway: presentation.didSwipeAway), view)
    if failure == nil { presentation.completion?() }
    return failure
  }

  func close(_ completion: (@MainActor () -> Void)?) -> ModuleFailure? {
    let failure = close()
    if failure == nil { completion?() }
    return failure
  }
}

extension ModulePosition {
  /// The controller's own place, which lives as long as the controller.
  var ownPlace: (any ControllerPlace)? {
    get {
      #if canImport(UIKit)
        objc_getAssociatedObject(controller, Self.key) as? any ControllerPlace
      #else
        controller.headless.place as? any ControllerPlace
      #endif
    }
    nonmutating set {
      #if canImport(UIKit)
        objc_setAssociatedObject(controller, Self.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        controller.headless.place = newValue
      #endif
    }
  }

  #if canImport(UIKit)
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
  #endif

  /// The place of the controller or its nearest container.
  ///
  /// - Parameter isOwn: whether to stop at a UIKit container.
  func nearestPlace(
    unless isOwn: (UIViewController) -> Bool = { _ in false }
  ) -> (any ControllerPlace)? {
    lineage.prefix { !isOwn($0) }.lazy.compactMap { ModulePosition(of: $0).ownPlace }.first
  }

  /// Whether it can be popped, or removed from the controller that embeds it.
  fileprivate var canLeaveParent: Bool {
    guard let parent = controller.parent else { return false }
    if let stack = parent as? UINavigationController {
      return stack.viewControllers.first !== controller
    }
    return !ModulePosition(of: parent).placesItsChildren
  }
}

extension ModuleNavigation {
  /// The place that presents modules.
  var outerPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace() }
  }

  /// The place that pushes modules, unless a navigation controller is nearer.
  var stackPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace { $0 is UINavigationController } }
  }

  /// The place that closes the source, unless the source can leave a nearer container.
  var closingPlace: (any ControllerPlace)? {
    source.flatMap {
      ModulePosition(of: $0).nearestPlace {
        ModulePosition(of: $0).ownPlace == nil && ModulePosition(of: $0).canLeaveParent
      }
    }
  }

  /// The place that changes tabs, unless a tab bar controller is nearer.
  var tabPlace: (any ControllerPlace)? {
    source.flatMap { ModulePosition(of: $0).nearestPlace { $0 is UITabBarController } }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style fills the screen, which prevents a swipe.
  var fillsTheScreen: Bool {
    switch self {
    case .fullScreen, .overFullScreen: true
    case .currentContext, .overCurrentContext: true
    default: false
    }
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ModuleNavigation+Back.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  /// Closes the source: pops, dismisses or removes it, with everything pushed above it.
  @discardableResult
  public func close(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    if let closingPlace { return closingPlace.close(completion) }  // SwiftUI
    return attempt("close") { source, _ in
      var unit = source
      while let parent = unit.parent {
        if let stack = parent as? UINavigationController {
          if ModulePosition(of: unit).pop(off: stack, animated: animated) {
            completion?()
            return nil
          }
        } else if !ModulePosition(of: parent).placesItsChildren {
          ModulePosition(of: unit).leaveParent()
          completion?()
          return nil
        }
        unit = parent
      }
      guard let presenter = unit.presentingViewController, !unit.isBeingDismissed else {
        return .nothingToClose(name)
      }
      presenter.dismiss(animated: animated) { completion?() }
      return nil
    }
  }

  @discardableResult
  public func pop(animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.pop() }  // SwiftUI
    return attempt("pop") { source, attempt in
      guard let stack = source.navigationController else { return .noStack(attempt, name) }
      return ModulePosition(of: source).pop(off: stack, animated: animated)
        ? nil : .isRoot(attempt, name)
    }
  }

  /// Goes back to the first module of the source's stack.
  @discardableResult
  public func popToRoot(animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.popToRoot() }  // SwiftUI
    return attempt("pop to the root from") { source, attempt in
      guard let stack = ModulePosition(of: source).stack else { return .noStack(attempt, name) }
      stack.popToRootViewController(animated: animated)
      return nil
    }
  }

  /// Dismisses the controller that the source presents, or else the source. This is UIKit's rule.
  @discardableResult
  public func dismiss(
    animated: Bool = true, completion: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    if let outerPlace { return outerPlace.dismiss() }  // SwiftUI
    return attempt("dismiss") { source, attempt in
      if source.presentedViewController == nil, source.presentingViewController == nil {
        return .notPresented(attempt, name)
      }
      source.dismiss(animated: animated) { completion?() }
      return nil
    }
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ModuleNavigation+Presentation.swift", lines: #"""
import Foundation

#if canImport(UIKit)
  import UIKit
#endif

extension ModuleNavigation {
  @MainActor
  struct Presentation {
    let isAnimated: Bool
    let completion: (@MainActor () -> Void)?
    let didSwipeAway: (@MainActor () -> Void)?
  }

  func show(
    _ view: UIViewController, _ presentation: Presentation, hasStack: Bool = false,
    covers: Bool = false, prepare: @escaping @MainActor () -> UIViewController
  ) -> ModuleFailure? {
    if hasStack, view is UINavigationController {
      return attempt("present", view) { _, attempt in
        .isNavigationController(attempt, ModuleFailure.name(of: view))
      }
    }
    if let outerPlace { return outerPlace.show(view, presentation, hasStack, covers) }  // SwiftUI
    return attempt("present", view) { source, attempt in
      if let failure = ModulePosition(of: view).takenFailure(attempt, from: source) {
        return failure
      }
      return presentWhenFree(source, attempt) { source in
        let shown = prepare()
        if let didSwipeAway = presentation.didSwipeAway {
          SwipeListener.listen(to: shown, didSwipeAway)
        }
        source.present(shown, animated: presentation.isAnimated) { presentation.completion?() }
      }
    }
  }

  /// Presents from the source, after a running dismissal, in which UIKit refuses to present.
  func presentWhenFree(
    _ source: UIViewController, _ attempt: String,
    present: @escaping @MainActor (UIViewController) -> Void
  ) -> ModuleFailure? {
    if let leaving = source.presentedViewController, leaving.isBeingDismissed {
      _Concurrency.Task { [weak source] in
        await leaving.isGone()
        let navigation = ModuleNavigation(from: source, named: source)
        _ = navigation.run(attempt) { navigation.presentWhenFree($0, $1, present: present) }
      }
      return nil
    }
    if let failure = obstacle(before: source, attempt) { return failure }
    present(source)
    return nil
  }

  private func obstacle(before source: UIViewController, _ attempt: String) -> ModuleFailure? {
    if let presented = source.presentedViewController {
      return .alreadyPresenting(attempt, name, ModuleFailure.name(of: presented))
    }
    if ModulePosition(of: source).outermost.viewIfLoaded?.window == nil {
      return .notOnScreen(attempt, name)
    }
    return nil
  }
}

extension UIViewController {
  /// Waits for the end of a dismissal.
  ///
  /// It polls, because anyone can have started the dismissal, and the user can cancel a swipe.
  func isGone() async {
    while isBeingDismissed { try? await _Concurrency.Task.sleep(nanoseconds: 20_000_000) }
  }
}

extension ModuleNavigation {
  /// Notices that the user has swiped a controller away. The controller keeps it alive.
  @MainActor
  final class SwipeListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let didSwipeAway: @MainActor () -> Void

    private init(_ didSwipeAway: @escaping @MainActor () -> Void) {
      self.didSwipeAway = didSwipeAway
    }

    #if canImport(UIKit)
      private static let key = UnsafeRawPointer(UnsafeMutablePointer<Bool>.allocate(capacity: 1))
    #endif

    static func listen(
      to controller: UIViewController, _ didSwipeAway: @escaping @MainActor () -> Void
    ) {
      let listener = SwipeListener(didSwipeAway)
      controller.presentationController?.delegate = listener
      #if canImport(UIKit)
        objc_setAssociatedObject(controller, key, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #else
        controller.headless.swipeListener = listener
      #endif
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      didSwipeAway()
    }
  }
}

extension ModuleNavigation {
  /// Shows an alert over the source and its containers.
  ///
  /// ```swift
  /// func showProblem(_ text: String) {
  ///   ModuleNavigation(from: viewController).alert(ModuleAlert("Not saved", message: text))
  /// }
  /// ```
  @discardableResult
  public func alert(_ alert: ModuleAlert, animated: Bool = true) -> ModuleFailure? {
    if let outerPlace { return outerPlace.alert(alert) }  // SwiftUI
    return run(ModuleFailure.attempt(toShow: alert.title, on: name)) { source, attempt in
      presentWhenFree(source, attempt) { $0.present(alert.makeController(), animated: animated) }
    }
  }
}

extension ModuleAlert {
  @MainActor
  fileprivate func makeController() -> UIAlertController {
    let controller = UIAlertController(
      title: title, message: message.isEmpty ? nil : message, preferredStyle: .alert)
    // UIKit raises an exception for a second cancel action.
    var hasCancel = false
    for answer in actions {
      let style = answer.role == .cancel && hasCancel ? .default : answer.role.actionStyle
      hasCancel = hasCancel || answer.role == .cancel
      controller.addAction(
        UIAlertAction(title: answer.title, style: style) { _ in answer.perform() })
    }
    return controller
  }
}

extension ModuleAlert.Role {
  fileprivate var actionStyle: UIAlertAction.Style {
    switch self {
    case .plain: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ModuleNavigation.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

/// Opens modules from a view controller, for routers.
///
/// If a method fails, it reports and returns the failure; it never traps.
///
/// ```swift
/// func showDetail(id: Int) {
///   ModuleNavigation(from: viewController).push(DetailBuilder.build(id: id))
/// }
/// ```
@MainActor
public struct ModuleNavigation {
  let source: UIViewController?
  let name: String

  /// - Parameter source: the router's view controller. If it is nil, all methods fail.
  public init(from source: UIViewController?) {
    self.init(from: source, named: source)
  }

  /// - Parameter subject: the controller that failures name.
  init(from source: UIViewController?, named subject: UIViewController?) {
    self.source = source
    name = subject.map { ModuleFailure.name(of: $0) } ?? "the module"
  }
}

extension ModuleNavigation {
  /// Pushes a module onto the source's navigation stack.
  @discardableResult
  public func push(_ view: UIViewController, animated: Bool = true) -> ModuleFailure? {
    if let stackPlace { return stackPlace.open(.push, view) }  // SwiftUI
    return attempt("push", view) { source, attempt in
      guard let stack = ModulePosition(of: source).stack else { return .noStack(attempt, name) }
      if view is UINavigationController {
        return .isNavigationController(attempt, ModuleFailure.name(of: view))
      }
      if let failure = ModulePosition(of: view).takenFailure(attempt) { return failure }
      stack.pushViewController(view, animated: animated)
      return nil
    }
  }

  /// Presents a module over the source and its containers, in the view's own style.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func present(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation, covers: view.modalPresentationStyle.fillsTheScreen) { view }
  }

  /// Presents a module in a new navigation controller.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the module away.
  @discardableResult
  public func presentInNavigation(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation, hasStack: true) {
      UINavigationController(rootViewController: view)
    }
  }

  /// Presents a module as a sheet.
  ///
  /// - Parameter didSwipeAway: called only after the user swipes the sheet away.
  @discardableResult
  public func sheet(
    _ view: UIViewController, animated: Bool = true, completion: (@MainActor () -> Void)? = nil,
    didSwipeAway: (@MainActor () -> Void)? = nil
  ) -> ModuleFailure? {
    let presentation = Presentation(
      isAnimated: animated, completion: completion, didSwipeAway: didSwipeAway)
    return show(view, presentation) {
      view.modalPresentationStyle = .pageSheet
      return view
    }
  }

  /// Replaces the root of the source's window.
  ///
  /// - Parameter withNavigationController: whether to add a navigation controller; nil to keep the
  ///   kind of the old root.
  @discardableResult
  public func replaceRoot(
    _ view: UIViewController, withNavigationController: Bool? = nil
  ) -> ModuleFailure? {
    if let outerPlace { return outerPlace.open(.replaceRoot, view) }  // SwiftUI
    return attempt("replace the root by", view) { source, attempt in
      guard let window = ModulePosition(of: source).window else { return .noWindow(attempt, name) }
      if let failure = ModulePosition(of: view).takenFailure(attempt) { return failure }
      let wraps = withNavigationController ?? ModulePosition.hasStack(window.rootViewController)
      // A presented controller would outlive its root.
      window.rootViewController?.dismiss(animated: false)
      window.rootViewController =
        wraps && !ModulePosition(of: view).placesItsChildren
        ? UINavigationController(rootViewController: view) : view
      return nil
    }
  }

  /// Embeds a module in `container`, or in the source's view.
  @discardableResult
  public func embed(_ view: UIViewController, in container: UIView? = nil) -> ModuleFailure? {
    attempt("embed", view) { source, attempt in
      if let failure = ModulePosition(of: view).takenFailure(attempt, from: source) {
        return failure
      }
      guard let place = container ?? source.view, let whole = source.view,
        place.isDescendant(of: whole)
      else { return .foreignContainer(attempt, name) }
      source.addChild(view)
      guard let content = view.view else { return nil }
      #if canImport(UIKit)
        content.frame = place.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      #endif
      place.addSubview(content)
      view.didMove(toParent: source)
      return nil
    }
  }

  /// Selects the module's tab, and adds it first if it is new. The tab has a stack if the other
  /// tabs have one.
  @discardableResult
  public func tab(_ view: UIViewController) -> ModuleFailure? {
    showTab(view, .tab(title: view.title ?? "", image: "")) { bar in
      bar.addTab(view, inStack: ModulePosition.hasStack(bar))
    }
  }

  /// - Parameter add: adds the tab and returns it.
  func showTab(
    _ view: UIViewController, _ way: ModuleWay,
    add: (UITabBarController) -> UIViewController
  ) -> ModuleFailure? {
    if let tabPlace { return tabPlace.open(way, view) }  // SwiftUI
    return attempt("show the tab", view) { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      let known = bar.viewControllers?.first { tab in
        let stack = tab as? UINavigationController
        return tab === view || stack?.viewControllers.first === view
      }
      if known == nil, let failure = ModulePosition(of: view).takenFailure(attempt) {
        return failure
      }
      bar.selectedViewController = known ?? add(bar)
      return nil
    }
  }

  /// Selects a tab, counted from 0.
  @discardableResult
  public func selectTab(_ index: Int) -> ModuleFailure? {
    if let tabPlace { return tabPlace.selectTab(index) }  // SwiftUI
    return attempt("select tab \(index) from") { source, attempt in
      guard let bar = ModulePosition(of: source).tabBar else { return .noTabs(attempt, name) }
      guard bar.viewControllers?.indices.contains(index) == true else { return .noSuchTab(attempt) }
      bar.selectedIndex = index
      return nil
    }
  }

  func attempt(
    _ verb: String, _ view: UIViewController,
    _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let from = source == nil ? nil : name
    return run(ModuleFailure.attempt(verb, ModuleFailure.name(of: view), from: from), body)
  }

  func attempt(
    _ verb: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    run(ModuleFailure.attempt(verb, name, from: nil), body)
  }

  func run(
    _ attempt: String, _ body: (UIViewController, String) -> ModuleFailure?
  ) -> ModuleFailure? {
    let failure = source.map { body($0, attempt) } ?? .sourceGone(attempt)
    if let failure { ModuleFailure.report(failure) }
    return failure
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ModulePosition.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

/// A view controller's position among the others.
@MainActor
struct ModulePosition {
  let controller: UIViewController

  init(of controller: UIViewController) {
    self.controller = controller
  }
}

extension ModulePosition {
  var lineage: [UIViewController] { Array(sequence(first: controller) { $0.parent }) }

  /// Whether it is in a container, presented, presenting or a window's root.
  var isTaken: Bool {
    controller.parent != nil || controller.presentingViewController != nil
      || controller.presentedViewController != nil
      || controller.viewIfLoaded?.window?.rootViewController === controller
  }

  var stack: UINavigationController? {
    controller as? UINavigationController ?? controller.navigationController
  }

  var tabBar: UITabBarController? {
    controller as? UITabBarController ?? controller.tabBarController
  }

  var outermost: UIViewController {
    var last = controller
    while let parent = last.parent { last = parent }
    return last
  }

  /// Its window, even if a full-screen presentation has removed its view.
  var window: UIWindow? {
    let outer = sequence(first: controller) { $0.parent ?? $0.presentingViewController }
    let inner = sequence(first: controller) { $0.presentedViewController }
    return (Array(outer) + Array(inner)).lazy.compactMap { $0.viewIfLoaded?.window }.first
  }

  func lies(in container: UIViewController) -> Bool { lineage.contains { $0 === container } }

  /// The failure of an attempt to show it, if it is shown or contains the source.
  func takenFailure(_ attempt: String, from source: UIViewController? = nil) -> ModuleFailure? {
    let containsSource = source.map { ModulePosition(of: $0).lies(in: controller) } ?? false
    guard isTaken || containsSource else { return nil }
    return .alreadyShown(attempt, ModuleFailure.name(of: controller))
  }

  /// Whether it manages its children, which then can't be removed one by one.
  var placesItsChildren: Bool {
    #if canImport(UIKit)
      if controller is UISplitViewController || controller is UIPageViewController { return true }
    #endif
    return controller is UINavigationController || controller is UITabBarController
  }

  /// Whether modules of a root can push: it is a stack, or a tab has one.
  static func hasStack(_ root: UIViewController?) -> Bool {
    let tabs = (root as? UITabBarController)?.viewControllers ?? []
    return ([root] + tabs).contains { $0 is UINavigationController }
  }

  func leaveParent() {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Pops it, or its container in the stack, with everything above. False if that is the root.
  func pop(off stack: UINavigationController, animated: Bool) -> Bool {
    let controllers = stack.viewControllers
    guard let index = controllers.firstIndex(where: { lies(in: $0) }), index > 0 else {
      return false
    }
    stack.popToViewController(controllers[index - 1], animated: animated)
    return true
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/UITabBarController+Tab.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

extension UITabBarController {
  /// Adds a tab with its own navigation controller.
  ///
  /// - Parameter image: the name of a system image.
  @discardableResult
  public func addTab(
    _ view: UIViewController, title: String, image: String = ""
  ) -> UIViewController {
    // Users could not find a tab without a title.
    let title = title.isEmpty ? view.title ?? ModuleFailure.name(of: view) : title
    view.tabBarItem = UITabBarItem(title: title, image: nil, tag: viewControllers?.count ?? 0)
    #if canImport(UIKit)
      if !image.isEmpty { view.tabBarItem.image = UIImage(systemName: image) }
    #endif
    return addTab(view, inStack: true)
  }

  func addTab(_ view: UIViewController, inStack: Bool) -> UIViewController {
    var tab = view
    if inStack, !ModulePosition(of: view).placesItsChildren {
      let item = view.tabBarItem
      tab = UINavigationController(rootViewController: view)
      tab.tabBarItem = item
    }
    setViewControllers((viewControllers ?? []) + [tab], animated: false)
    return tab
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/UIView+Parts.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

extension UIView {
  /// Stacks the parts that show other modules, each with the same height. Add the parts yourself
  /// for another layout.
  public func stackParts(_ parts: [UIView]) {
    #if canImport(UIKit)
      let stack = UIStackView(arrangedSubviews: parts)
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.frame = bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(stack)
    #else
      for part in parts { addSubview(part) }
    #endif
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/UIViewController+Window.swift", lines: #"""
#if canImport(UIKit)
  import UIKit
#endif

extension UIViewController {
  /// Shows the module in a new window. Keep a reference to the window.
  public func attachToWindow(withNavigationController: Bool = false) -> UIWindow {
    #if canImport(UIKit) && !os(visionOS)
      let window = UIWindow(frame: UIScreen.main.bounds)
    #else
      let window = UIWindow()
    #endif
    return attach(to: window, withNavigationController: withNavigationController)
  }

  /// Shows the module in a new window of a scene. Keep a reference to the window.
  public func attachToWindow(
    in scene: UIWindowScene, withNavigationController: Bool = false
  ) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    return attach(to: window, withNavigationController: withNavigationController)
  }

  /// Wraps the module in a new navigation controller.
  ///
  /// - Parameter tabBarItem: the item of the navigation controller.
  public func attachToNavigationController(
    tabBarItem: UITabBarItem? = nil
  ) -> UINavigationController {
    let stack = wrappedInNavigation()
    if let tabBarItem { stack.tabBarItem = tabBarItem }
    return stack
  }

  private func attach(to window: UIWindow, withNavigationController: Bool) -> UIWindow {
    window.rootViewController = withNavigationController ? wrappedInNavigation() : self
    window.makeKeyAndVisible()
    return window
  }

  private func wrappedInNavigation() -> UINavigationController {
    let attempt = ModuleFailure.attempt("wrap", ModuleFailure.name(of: self), from: nil)
    if let stack = self as? UINavigationController {
      ModuleFailure.report(.isNavigationController(attempt, ModuleFailure.name(of: self)))
      return stack
    }
    if let failure = ModulePosition(of: self).takenFailure(attempt) {
      ModuleFailure.report(failure)
      return UINavigationController()
    }
    return UINavigationController(rootViewController: self)
  }
}
"""#), EmbeddedFile(path: "Sources/ViperKit/Modules/UIKit/ViewFile.swift", lines: #"""
#if canImport(UIKit)
  import UIKit

  /// The parameter of `init(coder:)`.
  public typealias ViewCoder = NSCoder
  /// The bundle of storyboards and nibs.
  public typealias ViewBundle = Bundle
#else
  /// The bundle of storyboards and nibs.
  public typealias ViewBundle = AnyObject
#endif

/// Loads views from storyboards and nibs, and reports missing files.
///
/// UIKit raises an exception in this case, which Swift can't catch.
@MainActor
public enum ViewFile {
  /// The initial view controller of a storyboard, created by `creator`.
  ///
  /// - Parameter otherwise: creates the view in code if loading fails.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil,
    creator: @escaping (ViewCoder) -> View?, otherwise: () -> View
  ) -> View {
    load(name, bundle, otherwise) { $0.instantiateInitialViewController(creator: creator) }
  }

  /// The initial view controller of a storyboard, created by `init(coder:)`.
  public static func storyboard<View: UIViewController>(
    _ name: String, bundle: ViewBundle? = nil, otherwise: () -> View
  ) -> View {
    load(name, bundle, otherwise) { $0.instantiateInitialViewController() as? View }
  }

  private static func load<View>(
    _ name: String, _ bundle: ViewBundle?, _ otherwise: () -> View,
    _ initialView: (UIStoryboard) -> View?
  ) -> View {
    guard exists(name, type: "storyboardc", in: bundle) else {
      ModuleFailure.report(.storyboardMissing(name))
      return otherwise()
    }
    if let view = initialView(UIStoryboard(name: name, bundle: bundle)) { return view }
    ModuleFailure.report(.storyboardMismatch(name, String(describing: View.self)))
    return otherwise()
  }

  /// Loads a nib with `view` as its owner. False if the file is missing.
  @discardableResult
  public static func nib(
    _ name: String, bundle: ViewBundle? = nil, owner view: UIViewController
  ) -> Bool {
    guard exists(name, type: "nib", in: bundle) else {
      ModuleFailure.report(.nibMissing(name))
      return false
    }
    _ = UINib(nibName: name, bundle: bundle).instantiate(withOwner: view)
    return true
  }

  private static func exists(_ name: String, type: String, in bundle: ViewBundle?) -> Bool {
    #if canImport(UIKit)
      return (bundle ?? .main).path(forResource: name, ofType: type) != nil
    #else
      return type == "nib" ? UINib.isRegistered(name) : UIStoryboard.isRegistered(name)
    #endif
  }
}
"""#), EmbeddedFile(path: "Templates/mvvm/Builder.swift", lines: #"""
{% include "builder/imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps its view model alive." %}
"""#), EmbeddedFile(path: "Templates/mvvm/Contracts.swift", lines: #"""
{% if module.wrapper and module.state and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% include "parts/dependencies-first.swift" %}
{% include "parts/protocol-list.swift" %}
{% if module.declaredServices %}

{% include "parts/services.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/mvvm/ViewModel.swift", lines: #"""
{% if not module.state %}
{% include "parts/imports.swift" %}
{% elif not module.wrapper %}
{% include "parts/imports-with.swift", extra: "Observation" %}
{% elif runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% assign role = roles.viewModel %}
/// {{ role.summary }}
@MainActor
{% if module.state and not module.wrapper %}
@Observable
{% endif %}
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
{% if role.holdsOutput %}
  {% if module.state and not module.wrapper %}@ObservationIgnored {% endif %}weak var output: (any {{ module.output.name }})?
{% endif %}
  {% include "parts/kept.swift" %}
{% for field in role.state %}
{% if module.wrapper %}
  let {{ field.name }} = {{ module.wrapper }}<{{ field.type }}>({{ field.default | default: "nil" }})
{% else %}
  {% unless role.isMixed %}private(set) {% endunless %}var {{ field.declaration }}
{% endif %}
{% endfor %}
  {% include "parts/initializer.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
"""#), EmbeddedFile(path: "Templates/mvvm/builder/module.swift", lines: #"""
{% assign routers = components | where: "key", "router" %}
{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
{% for router in routers %}
{% include "builder/part.swift", role: router %}
{% if module.framework == "SwiftUI" and router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
{% endfor %}
{% include "builder/part.swift", role: roles.viewModel %}
{% if roles.viewModel.holdsOutput %}
{{ roles.viewModel.key }}.output = output
{% endif %}
{% if module.framework == "UIKit" and routers %}
{% include "builder/part.swift", role: roles.view %}
{{ roles.router.key }}.viewController = {{ roles.view.key }}
{% include "builder/registers.swift" %}
return {{ roles.view.key }}
{% else %}
{% include "builder/registers.swift" %}
return {{ roles.view.name }}({{ arguments | join: ", " }})
{% endif %}
"""#), EmbeddedFile(path: "Templates/mvvm/pack.json", lines: #"""
{
  "name": "mvvm",
  "summary": "View and ViewModel with bindings between them, Router and Builder",
  "templates": "viper",
  "words": [
    "View", "ViewController", "ViewModel", "Default", "Router", "Routing", "Builder", "Output",
    "Dependencies"
  ],
  "roles": [
    {
      "key": "view",
      "name": "{{ module.name }}{% if module.framework == 'UIKit' %}{{ words.ViewController }}{% else %}{{ words.View }}{% endif %}",
      "summary": "Shows the values of the view model of {{ module.name }}."
    },
    { "key": "viewModel", "name": "{{ words.Default }}{{ module.name }}{{ words.ViewModel }}",
      "summary": "Turns the data of {{ module.name }} into values for the view.",
      "mock": "{{ module.name }}{{ words.ViewModel }}" },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}",
      "summary": "Opens other modules from {{ module.name }}." },
    { "key": "builder", "name": "{{ module.name }}{{ words.Builder }}",
      "summary": "Creates the view of {{ module.name }} and its view model.", "yours": false }
  ],
  "contracts": [
    { "key": "viewModel", "name": "{{ module.name }}{{ words.ViewModel }}",
      "summary": "The values and actions for the view of {{ module.name }}.", "conformer": "viewModel",
      "caller": "view", "property": "viewModel" },
    { "key": "router", "name": "{{ module.name }}{{ words.Routing }}",
      "summary": "Calls from the view model of {{ module.name }} to its router.", "conformer": "router",
      "caller": "viewModel", "property": "router", "dispensable": true }
  ],
  "observed": "viewModel",
  "dependencies": {
    "name": "{{ module.name }}{{ words.Dependencies }}",
    "summary": "The dependencies of {{ module.name }} and of the modules that it opens."
  },
  "output": {
    "name": "{{ module.name }}{{ words.Output }}",
    "summary": "Calls from {{ module.name }} to the module that opened it."
  },
  "holders": {
    "inputs": "viewModel", "services": "viewModel", "state": "viewModel", "output": "viewModel",
    "routes": "router"
  },
  "uiFrameworks": [
    {
      "key": "uikit", "framework": "UIKit", "superclass": "UIViewController",
      "runtime": ["Alerts", "Bindings", "Failures", "Headless", "UIKit"],
      "app": {
        "runtime": ["App", "AppUIKit"], "needsWindow": true,
        "ways": {
          "push": "stack", "present": "over", "presentInNavigation": "overInStack", "sheet": "over",
          "replaceRoot": "root", "embed": "inside", "tab": "tab", "close": "back", "showStart": "app",
          "showTabs": "app"
        }
      },
      "wrapper": "Dynamic",
      "routes": [
        "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab", "close",
        "showStart", "showTabs"
      ],
      "opens": ["SwiftUI"], "anchors": { "router": "viewController" },
      "inherited": { "view": ["UIViewController", "window"], "router": ["viewController"] }
    },
    { "key": "uikit-observation", "like": "uikit", "runtime": ["Alerts", "Failures", "Headless", "UIKit"],
      "wrapper": "", "observable": ["viewModel"] },
    {
      "key": "swiftui", "framework": "SwiftUI", "runtime": ["Alerts", "Failures", "SwiftUI"],
      "app": {
        "runtime": ["App", "AppSwiftUI"],
        "ways": {
          "push": "stack", "present": "over", "presentInNavigation": "overInStack", "sheet": "over",
          "replaceRoot": "root", "embed": "inside", "tab": "tab", "close": "back", "showStart": "app",
          "showTabs": "app"
        }
      },
      "routes": [
        "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab", "close",
        "showStart", "showTabs"
      ],
      "opens": ["UIKit"], "extras": { "router": ["navigation: NavigationPlace = NavigationPlace()"] },
      "observable": ["viewModel"]
    },
    { "key": "none", "runtime": ["Bindings"], "wrapper": "Dynamic" },
    { "key": "observation", "observable": ["viewModel"] }
  ],
  "builder": "builder",
  "files": [
    { "template": "Contracts.swift", "path": "{{ contract.viewModel.name }}.swift", "contracts": true },
    { "template": "Entities.swift", "path": "{{ module.name }}Entities.swift", "when": "module.entities" },
    { "template": "View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "not module.framework" },
    { "template": "uikit/View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "module.framework == 'UIKit'" },
    { "template": "swiftui/View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "module.framework == 'SwiftUI'" },
    { "template": "ViewModel.swift", "path": "{{ roles.viewModel.name }}.swift", "component": "viewModel" },
    { "template": "Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework != 'UIKit'" },
    { "template": "uikit/Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework == 'UIKit'" },
    { "template": "Builder.swift", "path": "{{ roles.builder.name }}.swift", "component": "builder",
      "when": "module.framework != 'SwiftUI'" },
    { "template": "swiftui/Builder.swift", "path": "{{ roles.builder.name }}.swift", "component": "builder",
      "when": "module.framework == 'SwiftUI'" },
    { "template": "Generated.swift", "path": "{{ role.name }}+Generated.swift", "mixed": true },
    { "template": "Container.swift", "path": "{{ container.name }}.swift", "project": true, "yours": true,
      "when": "container" },
    { "template": "Dependencies.swift", "path": "{{ dependencies.name }}.swift", "project": true,
      "when": "container" },
    { "template": "DependenciesMock.swift", "path": "DependenciesMock.swift", "project": true,
      "tests": true, "when": "dependencies" },
    { "template": "App.swift", "path": "{{ app.name }}.swift", "project": true, "when": "app" },
    { "template": "AppTests.swift", "path": "{{ app.name }}Tests.swift", "project": true, "tests": true,
      "when": "appTests" },
    { "template": "Mocks.swift", "path": "{{ module.name }}Mocks.swift", "tests": true },
    { "template": "ServiceMocks.swift", "path": "ServiceMocks.swift", "project": true, "tests": true,
      "when": "mocks" },
    { "template": "Tests.swift", "path": "{{ module.name }}Tests.swift", "component": "tests",
      "tests": true }
  ]
}
"""#), EmbeddedFile(path: "Templates/mvvm/parts/bind.swift", lines: #"""
{# How the view follows what is observed. #}
{% if module.wrapper %}
private func bind() {
{% for field in module.state %}
  viewModel.{{ field.name }}.bindAndFire { [weak self] in self?.show({{ field.label }}: $0) }
{% endfor %}
}
{% else %}
/// Shows all values, now and after each change.
private func follow() {
  withObservationTracking {
{% for field in module.state %}
    show({{ field.label }}: viewModel.{{ field.name }})
{% endfor %}
  } onChange: { [weak self] in
    {{ module.task }} { @MainActor in self?.follow() }
  }
}
{% endif %}
{% for field in module.state %}

private func show({{ field.label }}: {{ field.type }}) {
  fatalError("{{ roles.view.name }}.show({{ field.label }}:) is not written yet")
}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/mvvm/swiftui/Builder.swift", lines: #"""
{% include "swiftui/parts/builder-imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps its view model alive." %}
{% include "swiftui/parts/preview.swift", state: "" %}
"""#), EmbeddedFile(path: "Templates/mvvm/swiftui/View.swift", lines: #"""
{% include "swiftui/parts/view-imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}struct {{ roles.view.name }}: View {
  {% include "swiftui/parts/stored.swift" %}

  init({{ roles.view.needs | map: "initializerParameter" | join: ", " }}{% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: NavigationPlace{% endif %}) {
    {% include "swiftui/parts/initialized.swift" %}
  }

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: "" %}
"""#), EmbeddedFile(path: "Templates/mvvm/uikit/View.swift", lines: #"""
{% assign names = module.imports %}
{% assign needsKit = false %}
{% if module.state and not module.wrapper %}
{% assign names = names | push: "Observation" %}
{% elif module.state and runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% assign needsKit = true %}
{% endif %}
{% if runtime == "package" and roles.router and roles.router.parts %}
{% assign names = names | push: "ViperKit" %}
{% assign needsKit = true %}
{% endif %}
{% assign names = names | uniq | sort %}
{% include "parts/imports-of.swift" %}
#if canImport(UIKit)
  import UIKit
{% if runtime == "package" and not needsKit %}
#else
  import ViperKit
{% endif %}
#endif

{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if roles.router %}
{% for part in roles.router.parts %}
  /// The part of the view that shows another module.
  let {{ part }} = UIView()
{% endfor %}
{% endif %}
  {% include "uikit/parts/stored.swift" %}
  {% include "uikit/parts/lifeCycle.swift", access: module.componentAccess %}
}
{% if module.state %}

// MARK: - What the view model shows

extension {{ roles.view.name }} {
  {% include "parts/bind.swift" %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/mvvm/uikit/parts/lifeCycle.swift", lines: #"""
{# Where the screen is drawn, where the view starts to follow its view model, and what it passes on of its life. #}
{% assign follow = "" %}
{% if module.state and module.wrapper %}
{% assign follow = "bind()" %}
{% elif module.state %}
{% assign follow = "follow()" %}
{% endif %}
{% assign calls = contract.viewModel.members | where: "isThrowing", false | where: "returns", false %}
{% assign loads = calls | where: "compoundName", "viewDidLoad()" %}
{% assign parts = "" %}
{% if roles.router and roles.router.parts %}
{% assign parts = roles.router.parts | join: ", " %}
{% endif %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% if parts %}
  view.stackParts([{{ parts }}])
{% endif %}
{% if follow %}
  {{ follow }}
{% endif %}
  {% include "uikit/parts/screen.swift" %}
{% for member in loads %}
  {% include "uikit/parts/lifeCycleCall.swift", contract: contract.viewModel %}
{% endfor %}
}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% for member in calls %}
{% if member.name in appearances %}
{% include "uikit/parts/appearance.swift", contract: contract.viewModel %}
{% endif %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/package/Package.swift", lines: #"""
// swift-tools-version: {% if isApp %}6.2{% else %}6.1{% endif %}

import PackageDescription
{% if isApp %}

// As in new Xcode projects, types are on the main actor.
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
{% endif %}

let package = Package(
  name: "{{ package.name }}",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "{{ package.name }}", targets: ["{{ package.name }}"])
  ],
  targets: [
{% if module.ui == "storyboard" or module.ui == "nib" %}
    .target(
      name: "{{ package.name }}",
      resources: [
        .process("{{ module.name }}/{{ module.name }}{% if module.ui == "nib" %}View.xib{% else %}.storyboard{% endif %}")
      ]{% if isApp %}, swiftSettings: settings{% endif %}){% if hasTests %},{% endif %}

{% else %}
    .target(name: "{{ package.name }}"{% if isApp %}, swiftSettings: settings{% endif %}){% if hasTests %},{% endif %}

{% endif %}
{% if hasTests %}
    .testTarget(name: "{{ package.name }}Tests", dependencies: ["{{ package.name }}"]{% if isApp %}, swiftSettings: settings{% endif %}),
{% endif %}
  ]
)
"""#), EmbeddedFile(path: "Templates/package/gitattributes", lines: #"""
*.viper.lock linguist-generated
.viper-gen/** linguist-generated
ViperKit*.swift linguist-generated
*+Generated.swift linguist-generated
*Mock.swift linguist-generated
*Mocks.swift linguist-generated
"""#), EmbeddedFile(path: "Templates/package/gitignore", lines: #"""
.build/
.swiftpm/
.DS_Store
.viper-gen.tmp/
"""#), EmbeddedFile(path: "Templates/program/agents", lines: #"""
# Modules of this project

The modules of this project are generated from JSON specs by `viper-gen`.
A module is one screen. Change modules through their specs.

## The loop

1. Change a spec, `*.viper.json`: edit the file, or use `viper-gen add`, which also generates.
   For a new module, run `viper-gen new NAME`.
2. Run `viper-gen check --format json`.
   Fix each entry of `diagnostics` with the severity `error` or `warning`, at its `path` and `line`; `help` contains the fix.
   To learn more, run `viper-gen explain ID` with the entry's `id`.
   The `result` is `drift` until the next step.
3. Run `viper-gen generate`.
4. Implement each stub. `viper-gen check` lists the stubs as `missing-implementation`.
   Draw the screen in the module's view file, which you own.
5. Write tests with the generated mocks, in new files of the test folder. Run the tests.
6. You are done when `viper-gen check` exits with 0 and lists no stub, and the tests pass.

## Rules

- Never edit a file whose first line contains `Generated by viper-gen`, and no `.viper.lock` file. Change the spec instead.
- Never use `--force`. Never delete a lock file. Commit lock files with the specs.
- You may edit the other files of a module. viper-gen merges later changes into them.
- If `generate` reports a conflict, edit the file with the conflict markers, and run `generate` again.
- To rename a module or a member, or to delete a module, use `viper-gen rename` or `viper-gen remove`.

## Specs

`.viper-gen/spec.schema.json` is the JSON Schema of specs, and `.viper-gen/config.schema.json` that of `viper-gen.json`.
A method is a Swift signature without `func`.

| key | contents |
| --- | --- |
{% if inputs %}
| `inputs` | values that the module is built with: `"id: Int"` |
{% endif %}
{% if services %}
| `services` | objects that the {{ services }} uses: `"store: any ItemStore"` |
{% endif %}
{% if state %}
| `state` | values that the {{ state }} stores: `"rows: [Row] = []"`{% if wrapper %}; if the property is a `{{ wrapper }}`, assign `rows.value`{% endif %} |
{% endif %}
{% for contract in contracts %}
| `{{ contract.key }}` | calls from the {{ contract.caller }} to the {{ contract.conformer }} |
{% endfor %}
| `output` | calls to the module that opened this one; that module's spec lists them in `handles` |
| `entities` | types of this module: `{ "name": "Row", "fields": ["id: Int"] }` |
| `superclass` | of the UIKit view: `"UITableViewController"` |
| `without` | components that the module leaves out: to use such a component, delete it from this array |

A method with one of these keys is generated. A method without them is a stub in your file:

- `"forward": "store.load"` calls a method. `then`, `catch` and `while` name the methods for the result, the error and the progress.
  If several methods have this name, add the labels: `view.show(item:)`. An argument that the caller lacks is taken from the input of its name.
- `"body": "count += 1"` is one Swift statement. Declare a property that it uses, such as `count`, in the file of the component.
- `"to": "Item"` opens a module, and `"by": "close"` closes this one. Only the router has such methods.

If a method does more, leave these keys out, and write the method in your file.
If `viewDidLoad()`, `viewWillAppear()` or `viewWillDisappear()` is a call from the view, the view calls the method at this time.

## Examples

Add a method before the methods that call it.

```sh
viper-gen new Item
viper-gen add input 'id: Int' --to Item
viper-gen add service 'store: any ItemStore' --to Item
{% if contractKeys contains "viewOutput" %}
viper-gen add interactor 'load() async throws -> Item' --to Item --forward store.load
viper-gen add view 'show(_ item: Item)' --to Item
viper-gen add view 'showError(_ error: any Error)' --to Item
viper-gen add view-output 'viewDidLoad()' --to Item --forward interactor.load --then view.show --catch view.showError
{% else %}
viper-gen add {{ contracts.first.key }} 'didTapReload()' --to Item
{% endif %}
viper-gen add route 'openItem(id: Int)' --to Home --to-module Item --by push
```

- A service: declare a protocol in Swift, such as `protocol ItemStore: Sendable`. With a class or an actor as its type, viper-gen checks no calls and generates no mock.
  If `viper-gen.json` names a `container`, `add service` adds a property to this type.
  Pass the object where the app starts: `ShopApp(dependencies: ShopContainer(store: FileStore()))`.
- Data that several modules show or change belongs to a service. Read it in `viewWillAppear()`.
- A tab: add `{ "module": "Item", "title": "Items", "image": "star" }` to `app.tabs` in `viper-gen.json`, then run `viper-gen generate`.
- A test: the generated suite `ItemTests` has a mock for each component and service, and a method that creates each component.
  Extend the suite in a new file, and call a method such as `makePresenter()`.
  The mock of a method `load()` has `loadCallCount`, `loadArgValues` and `loadHandler`.
- On Linux, the tests use headless UIKit types: bar buttons can be tapped, but tables have no rows.
- `viper-gen list` prints all modules and their numbers of stubs, and `viper-gen graph` prints the routes.
"""#), EmbeddedFile(path: "Templates/program/commands", lines: #"""
# Commands and options

The commands and options of viper-gen {{ version }}. `viper-gen help COMMAND` prints them in a terminal.

## All commands

| option | meaning |
| --- | --- |
{% for option in everywhere %}
| `{{ option.written }}` | {{ option.described | capitalize | replace: "|", "\\|" }}. |
{% endfor %}

| exit status | meaning |
| --- | --- |
{% for code in exitCodes %}
| {{ code.value }} | {{ code.meaning | capitalize }}. |
{% endfor %}
{% for command in commands %}

## viper-gen {{ command.name }}

{{ command.summary | capitalize }}: `viper-gen {{ command.usage }}`.

{% for operand in command.operands %}
`{{ operand.placeholder }}`: {{ operand.summary }}.

{% endfor %}
{% if command.options %}
| option | meaning |
| --- | --- |
{% for option in command.options %}
| `{{ option.written }}` | {{ option.described | capitalize | replace: "|", "\\|" }}. |
{% endfor %}

{% endif %}
| example | effect |
| --- | --- |
{% for example in command.examples %}
| `{{ example.command | replace: "|", "\\|" }}` | {{ example.meaning | capitalize }}. |
{% endfor %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/program/completions.bash", lines: #"""
# bash completions for viper-gen; generated by 'viper-gen completions bash'
_viper_gen_lines() {
  local line
  while IFS= read -r line; do COMPREPLY+=("$line"); done
}
# 'compgen -W' would run a command that a file's name contains.
_viper_gen_names() {
  local name
  while IFS= read -r name; do
    if [[ "$name" == "$current"* ]]; then COMPREPLY+=("$(printf %q "$name")"); fi
  done
}
_viper_gen() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local command="" options_ended="" skip="" index word
  local IFS=$'\n'
  COMPREPLY=()
  # bash splits '--ui=uikit' into three words.
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" && COMP_CWORD -ge 2 ]]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    word="${COMP_WORDS[index]}"
    if [[ -n "$skip" ]]; then
      if [[ "$word" != "=" ]]; then skip=""; fi
      continue
    fi
    case "$options_ended$word" in
      --) options_ended=yes ;;
      {{ valuedFlags | join: "|" }}) skip=yes ;;
      -*|=) ;;
      *)
        case "$command" in
          ""{% for topic in topics %}{% if topic.members %}|{{ topic.word }}{% endif %}{% endfor %}) command="${command:+$command }${word}" ;;
        esac ;;
    esac
  done
  if [[ -z "$options_ended" ]]; then
    case "$command $previous" in
      {% for command in commands %}
      {% for option in command.own | where: "placeholder" %}
      "{{ command.name }} {{ option.flag }}") {% include "partials/bash-values", values: option.values %}; return ;;
      {% endfor %}
      {% endfor %}
      {% for option in everywhere | where: "placeholder" %}
      *" {{ option.flag }}"{% if option.short %}|*" -{{ option.short }}"{% endif %}) {% include "partials/bash-values", values: option.values %}; return ;;
      {% endfor %}
    esac
    if [[ "$current" == -* ]]; then
      case "$command" in
        {% for command in commands %}
        "{{ command.name }}") {% include "partials/bash-words", words: command.flags %} ;;
        {% endfor %}
        *) {% include "partials/bash-words", words: everywhere | map: "flag" %} ;;
      esac
      return
    fi
  fi
  case "$command" in
    "") {% include "partials/bash-words", words: topics | map: "word" %} ;;
    {% for topic in topics | where: "members" %}
    "{{ topic.word }}") {% include "partials/bash-words", words: topic.members | map: "word" %} ;;
    {% endfor %}
    {% for command in commands | where: "operands" %}
    "{{ command.name }}") {% include "partials/bash-values", values: command.operands.first.values %} ;;
    {% endfor %}
  esac
}
complete -F _viper_gen viper-gen
"""#), EmbeddedFile(path: "Templates/program/completions.fish", lines: #"""
# fish completions for viper-gen; generated by 'viper-gen completions fish'
function __viper_gen_command
  set -l words (commandline -opc)
  set -e words[1]
  set -l command
  set -l skip no
  for word in $words
    if test $skip = yes
      set skip no
      continue
    end
    switch $word
      case --
        break
      case {{ valuedFlags | join: " " }}
        set skip yes
      case '-*'
      case '*'
        switch "$command"
          case ''{% for topic in topics %}{% if topic.members %} {{ topic.word }}{% endif %}{% endfor %}
            set -a command $word
        end
    end
  end
  echo "$command"
end
function __viper_gen_is
  test (__viper_gen_command) = "$argv"
end
complete -c viper-gen -f
{% for topic in topics %}
complete -c viper-gen -n '__viper_gen_is ' -a {{ topic.word }} -d '{% include "partials/fish-text", text: topic.summary %}'
{% for member in topic.members %}
complete -c viper-gen -n '__viper_gen_is {{ topic.word }}' -a {{ member.word }} -d '{% include "partials/fish-text", text: member.summary %}'
{% endfor %}
{% endfor %}
{% for option in everywhere %}
{% include "partials/fish-option", condition: "" %}
{% endfor %}
{% for command in commands %}
{% assign condition = command.name | prepend: " -n '__viper_gen_is " | append: "'" %}
{% for operand in command.operands %}
{% if forloop.first and operand.values.kind != "text" %}
complete -c viper-gen{{ condition }} {% include "partials/fish-values", values: operand.values %}
{% endif %}
{% endfor %}
{% for option in command.own %}
{% include "partials/fish-option" %}
{% endfor %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/program/completions.zsh", lines: #"""
#compdef viper-gen
# zsh completions for viper-gen; generated by 'viper-gen completions zsh'
_viper_gen() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  typeset -A opt_args
  _arguments -C -s -S \
    {% for option in everywhere %}
    {% include "partials/zsh-option" %}
    {% endfor %}
    '1:command:->command' \
    '*::argument:->argument' && ret=0
  case $state in
    command)
      commands=(
        {% for topic in topics %}
        '{{ topic.word }}:{{ topic.summary | replace: "'", "'\\''" }}'
        {% endfor %}
      )
      _describe -t commands command commands && ret=0
      ;;
    argument)
      case $words[1] in
        {% for command in commands %}
        {% unless command.group %}
        {% include "partials/zsh-command" %}
        {% endunless %}
        {% endfor %}
        {% for topic in topics | where: "members" %}
        {{ topic.word }}) _viper_gen_{{ topic.word }} && ret=0 ;;
        {% endfor %}
      esac
      ;;
  esac
  return ret
}
{% for topic in topics | where: "members" %}
_viper_gen_{{ topic.word }}() {
  local curcontext="$curcontext" state line ret=1
  local -a commands
  typeset -A opt_args
  _arguments -C -s -S '1:command:->command' '*::argument:->argument' && ret=0
  case $state in
    command)
      commands=(
        {% for command in topic.members %}
        '{{ command.word }}:{{ command.summary | replace: "'", "'\\''" }}'
        {% endfor %}
      )
      _describe -t commands command commands && ret=0
      ;;
    argument)
      case $words[1] in
        {% for command in topic.members %}
        {% include "partials/zsh-command" %}
        {% endfor %}
      esac
      ;;
  esac
  return ret
}
{% endfor %}
if [[ $funcstack[1] == _viper-gen ]]; then
  _viper_gen "$@"
else
  compdef _viper_gen viper-gen
fi
"""#), EmbeddedFile(path: "Templates/program/graph.html", lines: #"""
<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<style>
{{ style }}
html, body { height: 100%; margin: 0; }
body { --ink: #1f2328; --line: #59636e; --paper: #ffffff; --soft: #f3f5f8; --accent: #0969da;
  background: var(--paper); color: var(--ink); font: 15px system-ui, sans-serif; overflow: hidden; }
@media (prefers-color-scheme: dark) { body { --ink: #e6edf3; --line: #9198a1; --paper: #1c2128;
  --soft: #2d333b; --accent: #539bf5; } }
svg { width: 100%; height: 100%; display: block; cursor: grab; touch-action: none; }
.node { cursor: pointer; outline: none; }
.node:focus-visible rect { stroke: var(--accent); stroke-width: 3; }
.node.chosen rect { fill: var(--accent); stroke: var(--accent); }
.node.chosen text { fill: var(--paper); font-weight: 600; }
.title { font-size: var(--title); pointer-events: none; }
.faded { opacity: 0.15; }
.far .label { visibility: hidden; }
header { position: fixed; top: 12px; left: 12px; display: flex; gap: 8px; align-items: center; }
header input, header button, aside { background: var(--paper); color: var(--ink); font: inherit;
  border: 1px solid var(--line); border-radius: 8px; }
header input { padding: 8px 12px; width: 18em; }
header button { padding: 8px 12px; cursor: pointer; }
header span { color: var(--line); }
aside { position: fixed; top: 12px; right: 12px; width: 22em; max-height: calc(100% - 60px);
  overflow: auto; padding: 4px 16px 16px; }
aside h2 { font-size: 18px; margin: 12px 0 4px; }
aside h3 { font-size: 13px; color: var(--line); margin: 14px 0 4px; }
aside ul { margin: 0; padding: 0; list-style: none; }
aside li { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; padding: 2px 0; }
aside li button { all: unset; color: var(--accent); cursor: pointer; }
aside li button:focus-visible { outline: 2px solid var(--accent); }
</style>
<body>
<svg aria-label="{{ title }}">{{ arrows }}<g id="plane">
{{ drawing }}</g></svg>
<header>
<input type="search" placeholder="Search ( / )" aria-label="Search modules">
<button id="whole" title="Show all ( 0 )">Whole</button>
<span id="count" role="status"></span>
</header>
<aside hidden aria-live="polite"></aside>
<script type="application/json" id="data">
{{ data }}</script>
<script>
const data = JSON.parse(document.getElementById("data").textContent);
const modules = new Map(data.modules.map((m, i) => [m.name, { ...m, picture: data.pictures[i] }]));
const svg = document.querySelector("svg"), plane = document.getElementById("plane");
const panel = document.querySelector("aside"), search = document.querySelector("input");
const map = { width: {{ width }}, height: {{ height }}, nodes: [...plane.childNodes] };
const view = { x: 0, y: 0, scale: 1 };
let chosen = null;

function show() {
  plane.setAttribute("transform", `translate(${view.x} ${view.y}) scale(${view.scale})`);
  plane.style.setProperty("--title", `${Math.min(96, Math.max(14, 13 / view.scale))}px`);
  svg.classList.toggle("far", view.scale < 0.8);
}
function node(name) { return [...plane.querySelectorAll(".node")].find(node => node.dataset.name === name); }
// Left of the panel.
function fit(box) {
  const margin = 64, width = innerWidth - (panel.hidden ? 0 : panel.offsetWidth);
  view.scale = Math.min((width - margin) / box.width, (innerHeight - 2 * margin) / box.height, 1.5);
  view.x = (width - box.width * view.scale) / 2;
  view.y = (innerHeight - box.height * view.scale) / 2;
  show();
}
function zoom(factor, x, y) {
  const scale = Math.min(4, Math.max(0.02, view.scale * factor));
  view.x = x - (x - view.x) * scale / view.scale;
  view.y = y - (y - view.y) * scale / view.scale;
  view.scale = scale;
  show();
}
function mark() {
  const words = search.value.trim().toLowerCase();
  const found = map.nodes.filter(node => {
    const fits = node.dataset?.name?.toLowerCase().includes(words);
    if (node.dataset?.name) node.classList.toggle("faded", !fits);
    return fits;
  });
  document.getElementById("count").textContent = found.length === 1 ? "1 module" : `${found.length} modules`;
  return found;
}
function list(title, items) {
  if (items.length === 0) return;
  panel.append(Object.assign(document.createElement("h3"), { textContent: title }));
  const rows = document.createElement("ul");
  for (const item of items) {
    const row = document.createElement("li");
    if (item.module === undefined) row.textContent = item;
    else {
      const link = Object.assign(document.createElement("button"), { textContent: item.module });
      link.onclick = () => choose(item.module);
      row.append(link, item.label ? ` ${item.label}` : "");
    }
    rows.append(row);
  }
  panel.append(rows);
}
// Shows a module with its neighbors, or all modules.
function choose(name) {
  chosen = name;
  panel.hidden = name === null;
  panel.replaceChildren();
  if (name === null) {
    plane.replaceChildren(...map.nodes);
    mark();
    fit(map);
    return;
  }
  const module = modules.get(name);
  panel.append(Object.assign(document.createElement("h2"), { textContent: name }));
  list("spec", [module.spec]);
  list("notes", module.notes);
  list("inputs", module.inputs);
  list("services", module.services);
  list("output", module.output);
  for (const contract of module.contracts) list(contract.key, contract.members);
  list("opens", module.opens);
  list("opened by", module.openedBy);
  plane.innerHTML = module.picture.drawing;
  fit(module.picture);
  node(name).classList.add("chosen");
  node(name).focus();
}
let drag = null;
svg.addEventListener("pointerdown", event => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
svg.addEventListener("pointermove", event => {
  if (drag === null || event.buttons === 0) return;
  view.x += event.clientX - drag.x;
  view.y += event.clientY - drag.y;
  drag = { x: event.clientX, y: event.clientY, moved: true };
  show();
});
svg.addEventListener("click", event => {
  if (drag && drag.moved) return;
  const name = event.target.closest(".node")?.dataset.name ?? null;
  if (name !== chosen) choose(name);
});
svg.addEventListener("wheel", event => {
  event.preventDefault();
  zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
}, { passive: false });
search.addEventListener("input", () => chosen === null ? mark() : choose(null));
search.addEventListener("keydown", event => {
  const first = mark()[0];
  if (event.key === "Enter" && first) choose(first.dataset.name);
});
document.getElementById("whole").onclick = () => choose(null);
addEventListener("keydown", event => {
  if (event.key === "Escape") { search.value = ""; choose(null); return; }
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
  const focused = document.activeElement.closest?.(".node");
  const keys = {
    "/": () => search.focus(), "0": () => choose(null),
    "+": () => zoom(1.25, innerWidth / 2, innerHeight / 2),
    "-": () => zoom(0.8, innerWidth / 2, innerHeight / 2),
    ArrowLeft: () => { view.x += 60; show(); }, ArrowRight: () => { view.x -= 60; show(); },
    ArrowUp: () => { view.y += 60; show(); }, ArrowDown: () => { view.y -= 60; show(); },
  };
  if (focused) keys.Enter = keys[" "] = () => choose(focused.dataset.name);
  if (keys[event.key]) { keys[event.key](); event.preventDefault(); }
});
addEventListener("resize", () => fit(chosen === null ? map : modules.get(chosen).picture));
choose(null);
</script>
</body>
</html>
"""#), EmbeddedFile(path: "Templates/program/manual", lines: #"""
.TH VIPER-GEN 1 "" "viper-gen {% include "partials/roff", text: version %}" "User Commands"
.SH NAME
viper\-gen \- generate and maintain VIPER modules from specs
.SH SYNOPSIS
{% for command in commands %}
{% unless forloop.first %}
.br
{% endunless %}
.B viper\-gen {% include "partials/roff", text: command.usage %}
{% endfor %}
.SH COMMANDS
{% for command in commands %}
.SS {% include "partials/roff", text: command.usage %}
{% include "partials/roff", text: command.summary | capitalize | append: "." %}
{% for operand in command.operands %}
{% include "partials/roff-row", term: operand.placeholder, meaning: operand.summary %}
{% endfor %}
{% for option in command.options %}
{% include "partials/roff-row", term: option.written, meaning: option.described %}
{% endfor %}
.P
Examples:
{% for example in command.examples %}
{% include "partials/roff-row", term: example.command, meaning: example.meaning %}
{% endfor %}
{% endfor %}
.SH OPTIONS OF ALL COMMANDS
{% for option in everywhere %}
{% include "partials/roff-row", term: option.written, meaning: option.described %}
{% endfor %}
.SH EXIT STATUS
{% for code in exitCodes %}
{% include "partials/roff-row", term: code.value, meaning: code.meaning %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/program/partials/bash-values", lines: #"""
{%- if values.kind == "choice" -%}{% include "partials/bash-words", words: values.choices %}
{%- elif values.kind == "folder" -%}
_viper_gen_lines < <(compgen -d -- "$current"); compopt -o filenames 2>/dev/null
{%- elif values.kind == "path" -%}
_viper_gen_lines < <(compgen -d -- "$current"; compgen -f -X '!*.viper.json' -- "$current"); compopt -o filenames 2>/dev/null
{%- elif values.kind == "named" -%}
_viper_gen_names < <(viper-gen completions {{ values.names }} 2>/dev/null)
{%- else -%}
:
{%- endif -%}
"""#), EmbeddedFile(path: "Templates/program/partials/bash-words", lines: #"""
COMPREPLY=($(compgen -W $'{{ words | join: "\\n" }}' -- "$current")){#- -#}
"""#), EmbeddedFile(path: "Templates/program/partials/fish-option", lines: #"""
{% for spelling in option.spellings %}
complete -c viper-gen{{ condition }}{% if option.short %} -s {{ option.short }}{% endif %} -l {{ spelling }} -d '{% include "partials/fish-text", text: option.summary %}'{% if option.placeholder %} -x {% include "partials/fish-values", values: option.values %}{% endif %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/program/partials/fish-text", lines: #"""
{{ text | replace: "\\", "\\\\" | replace: "'", "\\'" }}{#- -#}
"""#), EmbeddedFile(path: "Templates/program/partials/fish-values", lines: #"""
{%- if values.kind == "choice" -%}
-a '{{ values.choices | join: " " }}'
{%- elif values.kind == "folder" -%}
-a '(__fish_complete_directories)'
{%- elif values.kind == "named" -%}
-a '(viper-gen completions {{ values.names }} 2>/dev/null)'
{%- elif values.kind == "path" -%}
-a '(__fish_complete_suffix .viper.json)'
{%- endif -%}
"""#), EmbeddedFile(path: "Templates/program/partials/roff", lines: #"""
{# A backslash and a hyphen mean something else to roff, and so does a dot at the start of a line. An
apostrophe would be printed as a curly one. #}
{%- if text | first == "." %}\&{% endif -%}
{{ text | replace: "\\", "\\e" | replace: "-", "\\-" | replace: "'", "\\(aq" }}{#- -#}
"""#), EmbeddedFile(path: "Templates/program/partials/roff-row", lines: #"""
.TP
.B {% include "partials/roff", text: term %}
{% include "partials/roff", text: meaning %}
"""#), EmbeddedFile(path: "Templates/program/partials/zsh-command", lines: #"""
{{ command.word }})
  _arguments -s -S \
    {% for option in command.completed %}
    {% include "partials/zsh-option" %}
    {% endfor %}
    {% for operand in command.operands %}
    '{% if operand.count == "any" %}*{% else %}{{ forloop.index }}{% endif %}:{% if operand.count == "optional" %}:{% endif %}{{ operand.placeholder }}:{% include "partials/zsh-values", values: operand.values %}' \
    {% endfor %}
    && ret=0 ;;
"""#), EmbeddedFile(path: "Templates/program/partials/zsh-option", lines: #"""
{# Brackets end a summary, and colons end a field. #}
{% assign summary = option.summary | replace: "\\", "\\\\" | replace: "[", "\\[" | replace: "]", "\\]" | replace: ":", "\\:" | replace: "'", "'\\''" %}
{% for name in option.names %}
'{% if option.isRepeated %}*{% else %}({{ option.names | join: " " }}){% endif %}{{ name }}{% if option.placeholder %}=[{{ summary }}]:{{ option.placeholder }}:{% include "partials/zsh-values", values: option.values %}{% else %}[{{ summary }}]{% endif %}' \
{% endfor %}
"""#), EmbeddedFile(path: "Templates/program/partials/zsh-values", lines: #"""
{%- if values.kind == "choice" -%}
({{ values.choices | join: " " }})
{%- elif values.kind == "folder" -%}
_files -/
{%- elif values.kind == "named" -%}
{compadd -- ${(f)"$(viper-gen completions {{ values.names }} 2>/dev/null)"}}
{%- elif values.kind == "path" -%}
_files -g '\''*.viper.json'\''
{%- else -%}
{{ " " }}
{%- endif -%}
"""#), EmbeddedFile(path: "Templates/schemas/config.schema.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:viper-gen:schema:config", "title": "The config of a viper-gen project", "description": "The defaults of the specs below the config's folder, in 'viper-gen.json'.", "type": "object", "properties": { "$schema": { "description": "The JSON Schema for editors.", "type": "string", "examples": [".viper-gen/config.schema.json"] }, "root": { "description": "Whether this folder is the project's root, so configs above it are ignored.", "type": "boolean", "default": false }, "viperGen": { "description": "The version of viper-gen that the project uses. Other versions stop with an error.", "type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$", "examples": ["0.1.0"] }, "pack": { "description": "The default template pack: a built-in pack, or a folder.", "type": "string", "default": "viper", "examples": ["viper", "viper-io", "viper-observable", "vip", "mvvm"] }, "ui": { "description": "The default UI framework.", "type": "string", "examples": ["swiftui"] }, "access": { "description": "The default access level of builders, outputs and dependencies. \"package\" applies to contracts and views, too.", "enum": ["internal", "package", "public"], "default": "internal" }, "output": { "description": "The folder for modules, as a path from the config. The default is the spec's folder.", "type": "string", "pattern": "^[^~]", "examples": ["Sources/App"] }, "specs": { "description": "The folder in which 'new' creates specs, as a path from the config.", "type": "string", "pattern": "^[^~]", "examples": ["Specs"] }, "mirror": { "description": "Whether 'output' and 'tests' mirror the folders of the specs: 'Specs/Cart/Total.viper.json' is generated into 'Sources/App/Cart/Total'.", "type": "boolean", "default": false }, "header": { "description": "The comment at the top of every file, with '\\n' between lines.", "type": "string", "pattern": "^([^\\x00-\\x08\\x0b-\\x1f\\x7f]|\\r\\n)*$", "examples": ["// Copyright the authors of App.\n"] }, "runtime": { "description": "Whether modules import the package ViperKit, or share a generated file with it.", "enum": ["package", "file"], "default": "package" }, "platforms": { "description": "Whether generated code is also for systems without UIKit and SwiftUI, such as Linux in CI ('all'), or only for Apple's ('apple'). Code for Apple's systems has no '#if canImport'.", "enum": ["all", "apple"], "default": "all" }, "available": { "description": "The platforms that generated code needs, if the package supports older ones.", "type": "string", "pattern": "^ *(iOS|macOS|tvOS|watchOS|visionOS|macCatalyst) +[0-9]+(\\.[0-9]+){0,2} *(, *(iOS|macOS|tvOS|watchOS|visionOS|macCatalyst) +[0-9]+(\\.[0-9]+){0,2} *)*$", "examples": ["iOS 17, macOS 14"] }, "known": { "description": "Folders with specs of other projects, whose modules routes can open.", "type": "array", "items": { "type": "string", "pattern": "^[^~]" }, "examples": [["../Items/Sources/Items"]] }, "sources": { "description": "More folders with Swift files that declare the protocols of services.", "type": "array", "items": { "type": "string", "pattern": "^[^~]" }, "examples": [["../Shared/Sources/Services"]] }, "write": { "description": "Whether 'viper-gen generate' or the build plugin writes generated files.", "enum": ["files", "plugin"], "default": "files" }, "tests": { "description": "The folder for mocks and tests, as a path from the config. Without it, none are generated.", "type": "string", "pattern": "^[^~]", "examples": ["Tests/AppTests"] }, "container": { "description": "The dependency container: the type that has all services. Use true if another project has it.", "oneOf": [{ "$ref": "#/$defs/name" }, { "const": true }], "examples": ["AppContainer"] }, "testModule": { "description": "The Swift module that tests import.", "$ref": "#/$defs/name", "examples": ["App"] }, "testFramework": { "description": "The test framework of generated tests.", "enum": ["swift-testing", "xctest"], "default": "swift-testing" }, "samples": { "description": "By type, Swift expressions that tests use as values.", "type": "object", "additionalProperties": { "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] }, "examples": [{ "Trip": "Trip.sample" }] }, "app": { "description": "The app: its start module, its tabs, and its deep links.", "type": "object", "properties": { "name": { "description": "The beginning of the app's type names: 'Shop' gives 'ShopApp'.", "type": "string", "examples": ["Shop"] }, "tabs": { "description": "The modules that are tabs.", "type": "array", "items": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "module": { "description": "The module.", "type": "string", "examples": ["Feed"] }, "title": { "description": "The tab's title.", "type": "string", "examples": ["News"] }, "image": { "description": "The name of the tab's system image.", "type": "string", "examples": ["list.bullet"] } }, "required": ["module"], "additionalProperties": false } ] }, "examples": [[{ "module": "Feed", "title": "Feed", "image": "list.bullet" }]] }, "start": { "description": "The first module. If the app has tabs, too, a route by 'showTabs' replaces the start module.", "type": "string", "examples": ["Login"] }, "links": { "description": "By URL path, the steps of a deep link: a tab or the start module, then routes.", "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } }, "examples": [{ "item/{id}": ["Feed", "openDetail(id)"] }] } }, "required": ["name"], "anyOf": [{ "required": ["tabs"] }, { "required": ["start"] }], "additionalProperties": false, "examples": [{ "name": "Shop", "start": "Login" }] }, "readers": { "description": "By type, the Swift function that converts a URL's text to a value.", "type": "object", "additionalProperties": { "type": "string" }, "examples": [{ "Trip.ID": "Trip.ID.init" }] }, "xcode": { "description": "The Xcode project that contains the files, and its targets. Use false to keep it unchanged.", "oneOf": [ { "type": "boolean" }, { "type": "object", "properties": { "project": { "description": "The path of the project from the config. The default is the project in the config's folder.", "type": "string", "examples": ["App.xcodeproj"] }, "targets": { "description": "The targets that compile modules. The default is the only app.", "type": "array", "items": { "type": "string" }, "examples": [["App"]] }, "testTargets": { "description": "The targets that compile mocks and tests. The default is the only unit test target.", "type": "array", "items": { "type": "string" }, "examples": [["AppTests"]] } }, "additionalProperties": false } ], "examples": [{ "project": "App.xcodeproj", "targets": ["App"] }] }, "words": { "description": "Words in type names, and their replacements in this project.", "type": "object", "additionalProperties": { "type": "string" }, "examples": [{ "Router": "Wireframe" }] }, "names": { "description": "By component, the pattern of its type's name.", "type": "object", "properties": { "contracts": { "description": "By contract, the pattern of its protocol's name.", "type": "object", "additionalProperties": { "type": "string" }, "examples": [{ "viewOutput": "{{ module.name }}PresenterProtocol" }] }, "properties": { "description": "By contract, the name of its caller's property.", "type": "object", "additionalProperties": { "type": "string" }, "examples": [{ "viewOutput": "handler" }] } }, "additionalProperties": { "type": "string" }, "examples": [{ "contracts": { "viewOutput": "{{ module.name }}PresenterProtocol" } }] }, "files": { "description": "By component, the pattern of its file's path from the module's folder.", "type": "object", "properties": { "contracts": { "description": "The file of all contracts, or a file for each contract.", "oneOf": [ { "type": "string" }, { "type": "object", "additionalProperties": { "type": "string" } } ], "examples": ["{{ module.name }}Protocols.swift"] } }, "additionalProperties": { "type": "string" }, "examples": [{ "view": "View/{{ roles.view.name }}.swift" }] } }, "additionalProperties": false, "$defs": { "name": { "title": "a Swift name", "type": "string", "pattern": "^[^\\x00-\\x20!-/0-9:-@\\[-^{-~][^\\x00-\\x20!-/:-@\\[-^{-~]*$" } } }
"""#), EmbeddedFile(path: "Templates/schemas/graph.schema.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:viper-gen:schema:graph", "title": "The graph of modules that viper-gen prints", "type": "object", "properties": { "formatVersion": { "description": "The version of this format, which grows if a key is removed or changes its meaning. Now 1.", "type": "integer", "minimum": 0 }, "modules": { "description": "The modules, by name.", "type": "array", "items": { "$ref": "#/$defs/module" } }, "diagnostics": { "description": "The diagnostics, by path and line.", "type": "array", "items": { "$ref": "#/$defs/diagnostic" } } }, "required": ["formatVersion", "modules", "diagnostics"], "additionalProperties": false, "$defs": { "module": { "type": "object", "properties": { "name": { "description": "The module's name.", "type": "string" }, "spec": { "description": "The path of the spec from the working directory.", "type": "string" }, "notes": { "description": "Remarks about the module.", "type": "array", "items": { "type": "string" } }, "inputs": { "description": "The inputs, as Swift declarations.", "type": "array", "items": { "type": "string" } }, "services": { "description": "The services, as Swift declarations.", "type": "array", "items": { "type": "string" } }, "output": { "description": "The output's members, as Swift declarations.", "type": "array", "items": { "type": "string" } }, "contracts": { "description": "Its contracts that have members.", "type": "array", "items": { "$ref": "#/$defs/contract" } }, "opens": { "description": "The modules that its routes open.", "type": "array", "items": { "$ref": "#/$defs/route" } }, "openedBy": { "description": "The modules whose routes open it.", "type": "array", "items": { "$ref": "#/$defs/route" } } }, "required": [ "name", "spec", "notes", "inputs", "services", "output", "contracts", "opens", "openedBy" ], "additionalProperties": false }, "contract": { "type": "object", "properties": { "key": { "description": "The key in specs.", "type": "string" }, "members": { "description": "The members, as Swift declarations.", "type": "array", "items": { "type": "string" } } }, "required": ["key", "members"], "additionalProperties": false }, "route": { "type": "object", "properties": { "module": { "description": "The other module.", "type": "string" }, "label": { "description": "The presentation style and the passed inputs, the output's methods, or the shared contract.", "type": "string" } }, "required": ["module", "label"], "additionalProperties": false }, "diagnostic": { "type": "object", "properties": { "severity": { "description": "The severity.", "enum": ["error", "warning", "note"] }, "id": { "description": "The stable id, for 'viper-gen explain'.", "type": "string" }, "message": { "description": "The message.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "help": { "description": "How to fix it.", "type": "string" }, "notes": { "description": "Other places that the message refers to.", "type": "array", "items": { "$ref": "#/$defs/note" } } }, "required": ["severity", "id", "message"], "additionalProperties": false }, "note": { "type": "object", "properties": { "message": { "description": "The message for this place.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 } }, "required": ["message", "path", "line", "column", "endLine", "endColumn"], "additionalProperties": false } } }
"""#), EmbeddedFile(path: "Templates/schemas/list.schema.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:viper-gen:schema:list", "title": "The modules that viper-gen lists", "type": "object", "properties": { "formatVersion": { "description": "The version of this format, which grows if a key is removed or changes its meaning. Now 1.", "type": "integer", "minimum": 0 }, "modules": { "description": "The modules, by spec.", "type": "array", "items": { "$ref": "#/$defs/module" } }, "totals": { "description": "The sums over all modules.", "$ref": "#/$defs/totals" }, "diagnostics": { "description": "The diagnostics, by path and line.", "type": "array", "items": { "$ref": "#/$defs/diagnostic" } } }, "required": ["formatVersion", "modules", "totals", "diagnostics"], "additionalProperties": false, "$defs": { "module": { "type": "object", "properties": { "name": { "description": "The module's name.", "type": "string" }, "spec": { "description": "The path of the spec from the working directory.", "type": "string" }, "pack": { "description": "The name of its pack.", "type": "string" }, "ui": { "description": "The UI framework.", "type": "string" }, "app": { "description": "Its uses in the app: as a tab, as the start module, and in deep links.", "type": "array", "items": { "type": "string" } }, "contracts": { "description": "By contract, the number of its members, without empty contracts.", "type": "object", "additionalProperties": { "type": "integer" } }, "methods": { "description": "The number of methods in all contracts.", "type": "integer", "minimum": 0 }, "yours": { "description": "The files that you own.", "type": "array", "items": { "type": "string" } }, "generated": { "description": "The generated files.", "type": "array", "items": { "type": "string" } }, "stubs": { "description": "The number of stubs.", "type": "integer", "minimum": 0 } }, "required": [ "name", "spec", "pack", "ui", "app", "contracts", "methods", "yours", "generated", "stubs" ], "additionalProperties": false }, "totals": { "type": "object", "properties": { "modules": { "description": "The number of modules.", "type": "integer", "minimum": 0 }, "contracts": { "description": "The number in all modules.", "type": "integer", "minimum": 0 }, "methods": { "description": "The number in all modules.", "type": "integer", "minimum": 0 }, "yours": { "description": "The number of files that you own.", "type": "integer", "minimum": 0 }, "generated": { "description": "The number of generated files.", "type": "integer", "minimum": 0 }, "stubs": { "description": "The number of stubs.", "type": "integer", "minimum": 0 } }, "required": ["modules", "contracts", "methods", "yours", "generated", "stubs"], "additionalProperties": false }, "diagnostic": { "type": "object", "properties": { "severity": { "description": "The severity.", "enum": ["error", "warning", "note"] }, "id": { "description": "The stable id, for 'viper-gen explain'.", "type": "string" }, "message": { "description": "The message.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "help": { "description": "How to fix it.", "type": "string" }, "notes": { "description": "Other places that the message refers to.", "type": "array", "items": { "$ref": "#/$defs/note" } } }, "required": ["severity", "id", "message"], "additionalProperties": false }, "note": { "type": "object", "properties": { "message": { "description": "The message for this place.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 } }, "required": ["message", "path", "line", "column", "endLine", "endColumn"], "additionalProperties": false } } }
"""#), EmbeddedFile(path: "Templates/schemas/pack.schema.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:viper-gen:schema:pack", "title": "The manifest of a pack", "description": "The template pack in the folder of 'pack.json'.", "type": "object", "properties": { "$schema": { "description": "The JSON Schema for editors.", "type": "string", "examples": [".viper-gen/pack.schema.json"] }, "name": { "description": "The pack's name in specs.", "type": "string", "examples": ["ours"] }, "summary": { "description": "A short description of the pack.", "type": "string" }, "extends": { "description": "A built-in pack that provides everything this pack doesn't define.", "type": "string", "examples": ["viper"] }, "without": { "description": "Parts of the extended pack that this pack leaves out: templates, items such as 'roles.viewState', and keys.", "type": "array", "items": { "type": "string" }, "examples": [["Router.swift", "uiFrameworks.nib"]] }, "templates": { "description": "A built-in pack whose templates this pack uses, but nothing else.", "type": "string", "examples": ["viper"] }, "words": { "description": "Words in type names that a config can replace. Name patterns use them as 'words'.", "type": "array", "items": { "type": "string" } }, "roles": { "description": "The components of a module.", "type": "array", "items": { "$ref": "#/$defs/role" } }, "contracts": { "description": "The protocols between the components.", "type": "array", "items": { "$ref": "#/$defs/contract" } }, "output": { "description": "The protocol that the presenting module conforms to.", "$ref": "#/$defs/named" }, "dependencies": { "description": "The dependencies protocol of a module, if the config has a container.", "$ref": "#/$defs/named" }, "holders": { "description": "The components that store each kind of value. If no component stores a kind, specs can't use its key.", "$ref": "#/$defs/holders" }, "uiFrameworks": { "description": "The UI frameworks. The first is the default.", "type": "array", "items": { "$ref": "#/$defs/framework" }, "minItems": 1 }, "namespaces": { "description": "The key of specs that groups value types.", "$ref": "#/$defs/namespaces" }, "observed": { "description": "The contract by which the caller observes 'state'.", "type": "string" }, "builder": { "description": "The component with the static 'build' that creates the module. Without it, routes can't open the module.", "type": "string" }, "reserved": { "description": "Names that the builder's template uses, so inputs can't have them.", "type": "array", "items": { "type": "string" } }, "xcode": { "description": "The choices in Xcode's New File dialog, and the UI framework of each.", "type": "object", "additionalProperties": { "type": "string" } }, "mockMethod": { "description": "By key, the suffix that mocks add to a method's name.", "type": "object", "additionalProperties": { "type": "string" } }, "mockProperty": { "description": "By key, the suffix that mocks add to a property's name.", "type": "object", "additionalProperties": { "type": "string" } }, "files": { "description": "The files of a module, in order.", "type": "array", "items": { "$ref": "#/$defs/file" } } }, "required": ["name"], "dependentRequired": { "without": ["extends"] }, "additionalProperties": false, "$defs": { "named": { "type": "object", "properties": { "name": { "description": "The type's name, with template tags.", "type": "string", "examples": ["{{ module.name }}View"] }, "summary": { "description": "The type's doc comment.", "type": "string" } }, "additionalProperties": false }, "role": { "type": "object", "properties": { "key": { "description": "The key in specs.", "type": "string" }, "name": { "description": "The type's name, with template tags.", "type": "string", "examples": ["{{ module.name }}View"] }, "summary": { "description": "The type's doc comment.", "type": "string" }, "yours": { "description": "Whether 'yours' of a spec can contain it. The default is true.", "type": "boolean", "default": true }, "owner": { "description": "Who owns its file: you in each module ('yours'), or you only if the spec leaves a member out ('generated'). The default is 'yours' for the view, and 'generated' for other components.", "enum": ["generated", "yours"] }, "mock": { "description": "The beginning of its mock's name, if it isn't the type's name.", "type": "string" }, "partOf": { "description": "The component that this one is a part of.", "type": "string" }, "uiFrameworks": { "description": "The UI frameworks that have it. The default is all.", "type": "array", "items": { "type": "string" } } }, "required": ["key"], "additionalProperties": false }, "contract": { "type": "object", "properties": { "key": { "description": "The key in specs.", "type": "string" }, "name": { "description": "The type's name, with template tags.", "type": "string", "examples": ["{{ module.name }}View"] }, "summary": { "description": "The type's doc comment.", "type": "string" }, "conformer": { "description": "The component that implements it.", "type": "string" }, "caller": { "description": "The component that calls it, if a component of the module does.", "type": "string" }, "property": { "description": "The caller's property for it.", "type": "string" }, "weak": { "description": "Whether that property is weak.", "type": "boolean", "default": false }, "late": { "description": "Whether that property is strong, but set after the caller is created.", "type": "boolean", "default": false }, "shareable": { "description": "Whether a module can share the conformer of another module.", "type": "boolean", "default": false }, "dispensable": { "description": "Whether a module without its members leaves it out.", "type": "boolean", "default": false }, "protocol": { "description": "Whether the contract is a protocol. If not, the caller stores the conformer's class, and 'name' and 'summary' are left out.", "type": "boolean", "default": true }, "mainActor": { "description": "Whether the protocol and its mocks are isolated to the main actor.", "type": "boolean", "default": true }, "members": { "description": "The members that it has in every module. Templates print them.", "type": "array", "items": { "type": "string" }, "examples": [["viewIsReady()"]] } }, "required": ["key"], "additionalProperties": false }, "holders": { "type": "object", "properties": { "inputs": { "description": "The component that stores 'inputs' of a spec.", "type": "string" }, "services": { "description": "The component that stores 'services' of a spec.", "type": "string" }, "state": { "description": "The component that stores 'state' of a spec.", "type": "string" }, "output": { "description": "The component that stores 'output' of a spec.", "type": "string" }, "routes": { "description": "The component that opens other modules and closes its own. Without it, any component can.", "type": "string" } }, "additionalProperties": false }, "framework": { "type": "object", "properties": { "key": { "description": "The value of 'ui' in specs.", "type": "string" }, "like": { "description": "An earlier UI framework whose values are the defaults.", "type": "string" }, "framework": { "description": "The Swift module that views import.", "type": "string" }, "superclass": { "description": "The default superclass of views.", "type": "string" }, "routes": { "description": "The presentation styles: the values of 'by'.", "type": "array", "items": { "type": "string" } }, "opens": { "description": "The Swift modules of other UI frameworks whose modules it can open.", "type": "array", "items": { "type": "string" } }, "runtime": { "description": "The parts of ViperKit that its modules need.", "type": "array", "items": { "type": "string" } }, "app": { "description": "The values for apps. Without it, apps can't start with these modules.", "type": "object", "properties": { "runtime": { "description": "The parts of ViperKit that the app needs besides those of its modules.", "type": "array", "items": { "type": "string" } }, "needsWindow": { "description": "Whether a module can cover others only in a window.", "type": "boolean", "default": false }, "ways": { "description": "By presentation style, where the opened module is shown.", "type": "object", "additionalProperties": { "enum": ["stack", "over", "overInStack", "root", "inside", "tab", "back", "app"] } } }, "additionalProperties": false }, "inherited": { "description": "By component, the members of its superclass.", "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } } }, "extras": { "description": "By component, additional properties.", "type": "object", "additionalProperties": { "type": "array", "items": { "type": "string" } } }, "conformers": { "description": "By contract, the component that implements it with this UI framework.", "type": "object", "additionalProperties": { "type": "string" } }, "wrapper": { "description": "The generic type around each value that is observed.", "type": "string", "examples": ["Dynamic"] }, "anchors": { "description": "By component, its property for the view on the screen.", "type": "object", "additionalProperties": { "type": "string" } }, "state": { "description": "The component that stores 'state' with this UI framework.", "type": "string" }, "observable": { "description": "The components whose classes are '@Observable'.", "type": "array", "items": { "type": "string" } } }, "required": ["key"], "additionalProperties": false }, "file": { "type": "object", "properties": { "template": { "description": "The template's path in the pack.", "type": "string" }, "path": { "description": "The file's path in the module's folder, with template tags.", "type": "string" }, "component": { "description": "The component of the file, or 'tests'.", "type": "string" }, "mixed": { "description": "Whether each partly generated component has this file for its generated members. In the template, 'role' is the component.", "type": "boolean", "default": false }, "added": { "description": "Whether each component that a spec adds has this file. In the template, 'role' is the component.", "type": "boolean" }, "contracts": { "description": "The contracts that it declares. Use true if the template prints the list 'contracts', which can be split into several files.", "oneOf": [{ "type": "boolean" }, { "type": "array", "items": { "type": "string" } }] }, "project": { "description": "Whether the project has one such file, instead of each module.", "type": "boolean", "default": false }, "tests": { "description": "Whether it is in the folder for tests.", "type": "boolean", "default": false }, "yours": { "description": "Whether the user owns it from the beginning.", "type": "boolean", "default": false }, "when": { "description": "A condition of the template language. If it is false, there is no file.", "type": "string" } }, "required": ["template"], "additionalProperties": false }, "namespaces": { "type": "object", "properties": { "key": { "description": "The key in specs.", "type": "string" }, "name": { "description": "The type's name, with template tags.", "type": "string", "examples": ["{{ module.name }}View"] }, "summary": { "description": "The type's doc comment.", "type": "string" }, "parts": { "description": "The structs that each group can have.", "type": "array", "items": { "$ref": "#/$defs/part" } } }, "required": ["key"], "additionalProperties": false }, "part": { "type": "object", "properties": { "key": { "description": "The key in specs.", "type": "string" }, "name": { "description": "The name of the struct.", "type": "string" }, "summary": { "description": "The doc comment.", "type": "string" } }, "required": ["key", "name", "summary"], "additionalProperties": false } } }
"""#), EmbeddedFile(path: "Templates/schemas/report.schema.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:viper-gen:schema:report", "title": "The result of a viper-gen command", "type": "object", "properties": { "formatVersion": { "description": "The version of this format, which grows if a key is removed or changes its meaning. Now 1.", "type": "integer", "minimum": 0 }, "result": { "description": "The result of 'check': whether files are out of date, or there are errors in specs, templates or your files.", "enum": ["fine", "drift", "error"] }, "modules": { "description": "The modules that 'adopt' found.", "type": "array", "items": { "$ref": "#/$defs/module" } }, "files": { "description": "The files.", "type": "array", "items": { "$ref": "#/$defs/file" } }, "diagnostics": { "description": "The diagnostics, by path and line.", "type": "array", "items": { "$ref": "#/$defs/diagnostic" } }, "edits": { "description": "Edits of generated files that prevent writing, as unified diffs.", "type": "array", "items": { "type": "string" } }, "notes": { "description": "Parts that generated tests don't cover, with reasons.", "type": "array", "items": { "type": "string" } } }, "required": ["formatVersion", "files", "diagnostics", "edits", "notes"], "additionalProperties": false, "$defs": { "module": { "type": "object", "properties": { "name": { "description": "The module.", "type": "string" }, "spec": { "description": "Its spec.", "type": "string" }, "isInPart": { "description": "Whether a part of it wasn't adopted. The diagnostics name it.", "type": "boolean" }, "contracts": { "description": "Its protocols.", "type": "array", "items": { "type": "object", "properties": { "key": { "description": "The contract's key.", "type": "string" }, "protocol": { "description": "The protocol's name.", "type": "string" }, "conformer": { "description": "The type that conforms to it.", "type": "string" }, "members": { "description": "The number of members in the spec.", "type": "integer" }, "unsaid": { "description": "The number of members that aren't in the spec.", "type": "integer" } }, "required": ["key", "protocol", "conformer", "members", "unsaid"], "additionalProperties": false } } }, "required": ["name", "spec", "isInPart", "contracts"], "additionalProperties": false }, "file": { "type": "object", "properties": { "status": { "description": "The change.", "enum": ["create", "identical", "update", "merge", "conflict", "skip", "remove"] }, "path": { "description": "The path from the working directory.", "type": "string" }, "diff": { "description": "The change as a unified diff.", "type": "string" }, "cause": { "description": "The spec of the file, with its first line.", "$ref": "#/$defs/place" } }, "required": ["status", "path"], "additionalProperties": false }, "diagnostic": { "type": "object", "properties": { "severity": { "description": "The severity.", "enum": ["error", "warning", "note"] }, "id": { "description": "The stable id, for 'viper-gen explain'.", "type": "string" }, "message": { "description": "The message.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "help": { "description": "How to fix it.", "type": "string" }, "notes": { "description": "Other places that the message refers to.", "type": "array", "items": { "$ref": "#/$defs/note" } } }, "required": ["severity", "id", "message"], "additionalProperties": false }, "note": { "type": "object", "properties": { "message": { "description": "The message for this place.", "type": "string" }, "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 } }, "required": ["message", "path", "line", "column", "endLine", "endColumn"], "additionalProperties": false }, "place": { "type": "object", "properties": { "path": { "description": "The file.", "type": "string" }, "line": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "column": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endLine": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 }, "endColumn": { "description": "Counted from 1. Columns count UTF-8 bytes.", "type": "integer", "minimum": 0 } }, "required": ["path", "line", "column", "endLine", "endColumn"], "additionalProperties": false } } }
"""#), EmbeddedFile(path: "Templates/schemas/spec.json", lines: #"""
{ "$schema": "https://json-schema.org/draft/2020-12/schema", {% if id %} "$id": {{ id }}, {% endif %} "title": {{ title }}, "description": "The spec of a module: 'Login.viper.json' defines the module 'Login'.", "type": "object", "properties": { "$schema": { "description": "The JSON Schema for editors.", "type": "string", "examples": ["../.viper-gen/spec.schema.json"] }, "doc": { "description": "The doc comment of the module.", "type": "string", "examples": ["All trips, the next one first."] }, "pack": { "description": "The template pack: a built-in pack, or a folder such as './Templates/ours'.", "type": "string", "default": "viper", "examples": {{ packs }} }, "ui": { "description": "The UI framework of the view.", "enum": {{ uiFrameworks }}, "default": {{ uiFramework }} }, {% if hasSuperclass %} "superclass": { "description": "The view's superclass.", "type": "string", "examples": ["UITableViewController"] }, {% endif %} "access": { "description": "The access level of the module's builder, output and dependencies. \"package\" applies to its contracts and view, too.", "enum": {{ accesses }}, "default": "internal" }, "root": { "description": "Whether the module is an entry point that no other module opens.", "type": "boolean", "default": false }, "imports": { "description": "The Swift modules to import. Foundation needs no entry if the spec uses one of its types, such as 'URL' or 'Date'.", "type": "array", "items": { "type": "string", "pattern": "^[^\\x00-\\x20!-/0-9:-@\\[-^{-~][^\\x00-\\x20!-\\-/:-@\\[-^{-~]*$" }, "uniqueItems": true, "examples": [["Domain"]] }, {% if inputs %} "inputs": { "description": "The values that the module is created with.", "type": "array", "items": { "$ref": "#/$defs/input" }, "examples": [["id: Int"]] }, {% endif %} {% if services %} "services": { "description": "The services that the {{ services }} uses.", "type": "array", "items": { "$ref": "#/$defs/service" }, "examples": [["store: any Store"]] }, {% endif %} {% if state %} "state": { "description": "The module's stored properties, with initial values.", "type": "array", "items": { "type": "string" }, "examples": [["rows: [Row] = []"]] }, {% endif %} "entities": { "description": "The module's value types (structs).", "type": "array", "items": { "$ref": "#/$defs/entity" }, "examples": [[{ "name": "Row", "fields": ["id: Int", "title: String"] }]] }, {% if namespaces %} "{{ namespaces.key }}": { "description": "Value types in groups, with an enum for each group.", "type": "array", "items": { "$ref": "#/$defs/namespace" }, "examples": [[{ "name": "Load" }]] }, {% endif %} {% for contract in contracts %} "{{ contract.key }}": { "description": "The members that {% if contract.caller %}the {{ contract.caller }} calls{% else %}others call{% endif %} on the {{ contract.conformer }}.", {% if contract.isShareable %} "oneOf": [ { "type": "array", "items": { "$ref": "#/$defs/contractMember" } }, { "$ref": "#/$defs/contract" }, { "type": "object", "properties": { "from": { "description": "The module whose {{ contract.conformer }} this module shares.", "type": "string", "examples": ["TripDetail"] } }, "required": ["from"], "additionalProperties": false } ], {% else %} "oneOf": [ { "type": "array", "items": { "$ref": "#/$defs/contractMember" } }, { "$ref": "#/$defs/contract" } ], {% endif %} "examples": [["update(id: Int)"]] }, {% endfor %} {% if output %} "output": { "description": "The members by which the module reports to the presenting module.", "oneOf": [ { "type": "array", "items": { "$ref": "#/$defs/member" } }, { "type": "object", "properties": { "as": { "description": "Whether the presenting module conforms to a protocol or passes closures.", "enum": {{ forms }}, "default": "protocol" }, "methods": { "description": "The output's members.", "type": "array", "items": { "$ref": "#/$defs/member" }, "examples": [["didPick(id: Int)"]] } }, "additionalProperties": false } ], "examples": [["didPick(id: Int)"]] }, "handles": { "description": "By opened module, how this module handles its output.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "#/$defs/contractMember" } }, "examples": [{ "TripDetail": ["didDelete(id: Int)"] }] }, {% endif %} {% if takesRoles %} "roles": { "description": "Components that the module has besides the pack's. A component's references to later components are strong, and those to earlier ones are weak.", "type": "array", "items": { "type": "string" }, "examples": [["dataManager"]] }, {% endif %} {% if takesContracts %} "contracts": { "description": "By key, contracts that the module has besides the pack's.", "type": "object", "additionalProperties": { "type": "object", "properties": { "conformer": { "description": "The component that conforms to it.", "type": "string", "examples": {{ takers }} }, "caller": { "description": "The component that calls it, if a component of the module does.", "type": "string", "examples": {{ callers }} }, "inherits": { "description": "The protocols that it inherits from.", "type": "array", "items": { "type": "string" }, "examples": [["Loadable"]] }, "members": { "description": "The members.", "type": "array", "items": { "$ref": "#/$defs/contractMember" }, "examples": [["configure(id: Int)"]] } }, "required": ["conformer"], "additionalProperties": false }, "examples": [ { "moduleInput": { "conformer": {{ role }}, "members": ["configure(id: Int)"] } } ] }, {% endif %} "helpers": { "description": "By component, members that are in no contract, because only the component itself calls them.", "type": "object", "additionalProperties": { "type": "array", "items": { "$ref": "#/$defs/contractMember" } }, "examples": [{ {{ role }}: ["makeRows()"] }] }, "yours": { "description": "The components besides the view whose whole file you own, or 'contracts', 'tests' or 'all'.", "type": "array", "items": { "anyOf": [{ "enum": {{ yours }} }, { "type": "string" }] }, "uniqueItems": true }, "names": { "description": "Type names of this module, instead of the project's.", "type": "object", "properties": { "contracts": { "description": "By contract, the protocol's name.", "type": "object", "additionalProperties": { "$ref": "#/$defs/name" }, "propertyNames": { "anyOf": [{ "enum": {{ contractKeys }} }, { "type": "string" }] }, "examples": [{ {{ contract }}: "LoginEvents" }] }, "properties": { "description": "By contract, the name of its caller's property.", "type": "object", "additionalProperties": { "$ref": "#/$defs/name" }, "propertyNames": { "anyOf": [{ "enum": {{ contractKeys }} }, { "type": "string" }] }, "examples": [{ {{ contract }}: "handler" }] } }, "additionalProperties": { "$ref": "#/$defs/name" }, "propertyNames": { "anyOf": [{ "enum": {{ named }} }, { "type": "string" }] }, "examples": [{ {{ role }}: "LoginScreen" }] }, "files": { "description": "Paths of files from the module's folder, instead of the project's.", "type": "object", "properties": { "contracts": { "description": "The file of all contracts, or a file for each contract.", "oneOf": [ { "type": "string" }, { "type": "object", "additionalProperties": { "type": "string" }, "propertyNames": { "anyOf": [{ "enum": {{ contractKeys }} }, { "type": "string" }] } } ], "examples": ["Contracts/Login.swift"] } }, "additionalProperties": { "type": "string" }, "propertyNames": { "anyOf": [{ "enum": {{ placed }} }, { "type": "string" }] }, "examples": [{ {{ role }}: "Views/LoginScreen.swift" }] }, "without": { "description": "The components and contracts that the module leaves out, such as 'contracts.view'.", "type": "array", "items": { "enum": {{ without }} }, "uniqueItems": true } }, "additionalProperties": false, "$defs": { "name": { "title": "a Swift name", "type": "string", "pattern": "^[^\\x00-\\x20!-/0-9:-@\\[-^{-~][^\\x00-\\x20!-/:-@\\[-^{-~]*$" }, "member": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "func": { "description": "The method's Swift signature, without 'func'.", "type": "string", "examples": ["load(id: Int) async throws -> Item"] }, "var": { "description": "The property's Swift declaration, without 'var'.", "type": "string", "examples": ["title: String { get }"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] } }, "additionalProperties": false, "oneOf": [{ "required": ["func"] }, { "required": ["var"] }] } ] }, "contract": { "type": "object", "properties": { "inherits": { "description": "The protocols that it inherits from.", "type": "array", "items": { "type": "string" }, "examples": [["Loadable"]] }, "members": { "description": "The members.", "type": "array", "items": { "$ref": "#/$defs/contractMember" }, "examples": [["update(id: Int)"]] } }, "required": ["members"], "additionalProperties": false }, "contractMember": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "func": { "description": "The method's Swift signature, without 'func'.", "type": "string", "examples": ["load(id: Int) async throws -> Item"] }, "var": { "description": "The property's Swift declaration, without 'var'.", "type": "string", "examples": ["title: String { get }"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] }, "body": { "description": "The implementation: a single Swift statement.", "type": "string", "examples": ["isOpen.toggle()"] }, "forward": { "description": "The method of another component or service that the call is forwarded to.", "type": "string", "examples": ["interactor.load"] }, "then": { "description": "The methods that are called with the result of 'forward'.", "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }], "examples": ["presenter.didLoad"] }, "catch": { "description": "The methods that are called with an error of 'forward'.", "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }], "examples": ["view.showError"] }, "while": { "description": "The method that is called with 'true' before the call, and with 'false' after the last running call.", "type": "string", "examples": ["view.setLoading"] }, "task": { "description": "The effect of a second call during the first: start another ('each'), cancel the first and start another ('latest'), or nothing ('first').", "oneOf": [ { "enum": {{ repetitions }} }, { "type": "object", "properties": { "latest": { "description": "The slot that several members share: a call cancels and replaces the running one.", "type": "string", "examples": ["loading"] }, "first": { "description": "The slot that several members share: a call does nothing while another one runs.", "type": "string", "examples": ["saving"] } }, "additionalProperties": false, "oneOf": [{ "required": ["latest"] }, { "required": ["first"] }] } ], "default": "each", "examples": ["latest"] }, "cancel": { "description": "The methods or slots of the same component whose running calls this method cancels.", "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }], "examples": ["viewWillAppear"] }, "to": { "description": "The module that the route opens.", "type": "string", "examples": ["TripDetail"] }, "by": { "description": "The presentation style, or 'close' to close this module, 'showTabs' or 'showStart' to show those of the app.", "enum": {{ routes }}{% if route %}, "default": {{ route }}, "examples": ["embed"]{% endif %} }, "in": { "description": "The part of this module's view that shows the embedded module.", "type": "string", "examples": ["map"] }, "with": { "description": "By input of the opened module, a Swift expression.", "type": "object", "additionalProperties": { "type": "string" }, "examples": [{ "id": "trip.id" }] }, "swipe": { "description": "The output method that is called if the user swipes the presented module away.", "type": "string", "examples": ["didCancel"] } }, "additionalProperties": false, "oneOf": [{ "required": ["func"] }, { "required": ["var"] }], "dependentRequired": { "then": ["forward"], "catch": ["forward"], "while": ["forward"], "task": ["forward"], "in": ["by", "to"], "with": ["to"], "swipe": ["by", "to"] }, "allOf": [ { "not": { "required": ["body", "forward"] } }, { "anyOf": [ { "not": { "required": ["while"] } }, { "properties": { "task": { "not": { "const": "each" } } } } ] }, { "not": { "required": ["body", "to"] } }, { "not": { "required": ["body", "by"] } }, { "not": { "required": ["forward", "to"] } }, { "not": { "required": ["forward", "by"] } }, { "anyOf": [ { "required": ["to"] }, { "properties": { "by": { "enum": ["close", "showStart", "showTabs"] } } } ] }, { "anyOf": [ { "not": { "required": ["to"] } }, { "properties": { "by": { "not": { "enum": ["close", "showStart", "showTabs"] } } } } ] }, { "anyOf": [ { "not": { "required": ["swipe"] } }, { "properties": { "by": { "enum": {{ swipedRoutes }} } } } ] }, { "anyOf": [ { "not": { "required": ["in"] } }, { "properties": { "by": { "const": "embed" } } } ] } ] }, { "type": "object", "properties": { "swift": { "description": "A Swift protocol requirement that a signature can't express.", "type": "string", "examples": ["static func make() -> UIViewController"] } }, "required": ["swift"], "additionalProperties": false } ] }, "input": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "var": { "description": "The input's Swift declaration.", "type": "string", "examples": ["id: Int"] }, "for": { "description": "The components that store it, instead of the {{ inputs }}.", "oneOf": [ { "anyOf": [{ "enum": {{ takers }} }, { "type": "string" }] }, { "type": "array", "items": { "anyOf": [{ "enum": {{ takers }} }, { "type": "string" }] }, "minItems": 1 } ] } }, "required": ["var"], "additionalProperties": false } ] }, "service": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "name": { "description": "The name of the generated protocol; with 'type', the property's name.", "$ref": "#/$defs/name", "examples": ["TripStore"] }, "type": { "description": "The service's type, if its protocol exists.", "type": "string", "examples": ["any TripStore"] }, "as": { "description": "Its name in builders and containers, instead of the property's name.", "$ref": "#/$defs/name", "examples": ["tripStore"] }, "for": { "description": "The components that use it, instead of the {{ services }}.", "oneOf": [ { "anyOf": [{ "enum": {{ takers }} }, { "type": "string" }] }, { "type": "array", "items": { "anyOf": [{ "enum": {{ takers }} }, { "type": "string" }] }, "minItems": 1 } ] }, "property": { "description": "The property's name.", "$ref": "#/$defs/name", "examples": ["store"] }, "default": { "description": "A Swift expression for the default value.", "type": "string", "examples": ["FileStore()"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] }, "methods": { "description": "The members of the protocol.", "type": "array", "items": { "$ref": "#/$defs/member" }, "examples": [["trips() async throws -> [Trip]"]] } }, "required": ["name"], "additionalProperties": false, "allOf": [ { "not": { "required": ["type", "property"] } }, { "not": { "required": ["type", "doc"] } }, { "not": { "required": ["type", "methods"] } } ] } ] }, "entity": { "type": "object", "properties": { "name": { "description": "The name of the struct.", "$ref": "#/$defs/name", "examples": ["Row"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] }, "fields": { "description": "Its properties.", "type": "array", "items": { "$ref": "#/$defs/field" }, "examples": [["id: Int", "title: String"]] }, "conforms": { "description": "The protocols that it conforms to besides 'Sendable'.", "type": "array", "uniqueItems": true, "items": { "type": "string", "not": { "const": "Sendable" } }, "examples": [["Hashable", "Identifiable"]] } }, "required": ["name"], "additionalProperties": false }, "field": { "oneOf": [ { "type": "string" }, { "type": "object", "properties": { "var": { "description": "The property's Swift declaration.", "type": "string", "examples": ["id: Int"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] } }, "required": ["var"], "additionalProperties": false } ] } {% if namespaces %} , "namespace": { "type": "object", "properties": { "name": { "description": "The name of the enum.", "$ref": "#/$defs/name", "examples": ["Load"] }, "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] } {% for part in namespaces.parts %} , "{{ part.key }}": { "description": {{ part.summary }}, "$ref": "#/$defs/part", "examples": [["id: Int"]] } {% endfor %} }, "required": ["name"], "additionalProperties": false }, "part": { "oneOf": [ { "type": "array", "items": { "$ref": "#/$defs/field" } }, { "type": "object", "properties": { "doc": { "description": "The doc comment in generated code.", "type": "string", "examples": ["Loads a trip."] }, "fields": { "description": "Its properties.", "type": "array", "items": { "$ref": "#/$defs/field" }, "examples": [["id: Int", "title: String"]] }, "conforms": { "description": "The protocols that it conforms to besides 'Sendable'.", "type": "array", "uniqueItems": true, "items": { "type": "string", "not": { "const": "Sendable" } }, "examples": [["Hashable", "Identifiable"]] }, "entities": { "description": "The nested value types.", "type": "array", "items": { "$ref": "#/$defs/entity" }, "examples": [[{ "name": "Row", "fields": ["id: Int", "title: String"] }]] } }, "additionalProperties": false } ] } {% endif %} } }
"""#), EmbeddedFile(path: "Templates/start/Detail.json", lines: #"""
{
  "$schema": "../.viper-gen/spec.schema.json",
  "doc": "One item, with a button that goes back to the list.",
  "inputs": ["item: String"],
{% if pack == "mvvm" %}
  "viewModel": [
    { "var": "title: String { get }", "body": "item" },
    { "func": "didTapDone()", "forward": "router.close" }
  ],
  "router": [{ "func": "close()", "by": "close" }]
{% elif pack == "vip" %}
  "businessLogic": [{ "func": "viewDidLoad()", "body": "presenter.presentItem(item)" }],
  "presentationLogic": [
    { "func": "presentItem(_ item: String)", "forward": "viewController.displayItem" }
  ],
  "displayLogic": [{ "func": "displayItem(_ item: String)", "body": "title = item" }],
  "routingLogic": [{ "func": "close()", "by": "close" }]
{% elif pack == "viper-observable" %}
  "state": ["title: String = \"\""],
  "presenter": [
    { "func": "onViewAppear()", "body": "title = item" },
    { "func": "onDonePressed()", "forward": "router.close" }
  ],
  "router": [{ "func": "close()", "by": "close" }],
  "without": ["interactor"]
{% else %}
{% if ui == "swiftui" %}
  "state": ["title: String = \"\""],
{% endif %}
  "view": [{ "func": "display(item: String)", "body": "title = item" }],
  "viewOutput": [
    { "func": "viewDidLoad()", "forward": "view.display" },
    { "func": "didTapDone()", "forward": "router.close" }
  ],
  "router": [{ "func": "close()", "by": "close" }],
  "without": ["interactor"]
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/start/Home.json", lines: #"""
{
  "$schema": "../.viper-gen/spec.schema.json",
  "doc": "A list of items, from which the user chooses one.",
{% if ui != "swiftui" %}
  "superclass": "UITableViewController",
{% elif pack != "mvvm" %}
  "state": ["items: [String] = []"],
{% endif %}
{% if pack == "mvvm" %}
  "viewModel": [
    { "var": "items: [String] { get }", "body": "[\"Apple\", \"Cherry\", \"Pear\"]" },
    { "func": "didSelect(item: String)", "forward": "router.openDetail" }
  ],
  "router": [{ "func": "openDetail(item: String)", "to": "Detail" }]
{% elif pack == "vip" %}
  "businessLogic": [{ "func": "viewDidLoad()", "body": "presenter.presentItems([\"Apple\", \"Cherry\", \"Pear\"])" }],
  "presentationLogic": [
    { "func": "presentItems(_ items: [String])", "forward": "viewController.displayItems" }
  ],
  "displayLogic": [{ "func": "displayItems(_ items: [String])", "body": "self.items = items" }],
  "routingLogic": [{ "func": "routeToDetail(item: String)", "to": "Detail" }]
{% elif pack == "viper-observable" %}
  "presenter": [
    { "func": "onViewAppear()", "body": "items = interactor.items()" },
    { "func": "onItemPressed(item: String)", "forward": "router.openDetail" }
  ],
  "interactor": [{ "func": "items() -> [String]", "body": "[\"Apple\", \"Cherry\", \"Pear\"]" }],
  "router": [{ "func": "openDetail(item: String)", "to": "Detail" }]
{% else %}
  "view": [{ "func": "display(items: [String])", "body": "self.items = items" }],
  "viewOutput": [
    { "func": "viewDidLoad()", "forward": "interactor.items", "then": "view.display" },
    { "func": "didSelect(item: String)", "forward": "router.openDetail" }
  ],
  "interactor": [{ "func": "items() -> [String]", "body": "[\"Apple\", \"Cherry\", \"Pear\"]" }],
  "router": [{ "func": "openDetail(item: String)", "to": "Detail" }]
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/start/pack.json", lines: #"""
{ "extends": "{{ pack }}" }
"""#), EmbeddedFile(path: "Templates/start/swiftui/parts/body.swift", lines: #"""
{# The drawn body of a new app's first screens, in any pack. #}
{% assign values = "state." %}
{% if contract contains "viewModel" %}
{% assign values = "viewModel." %}
{% elif contract contains "presenter" %}
{% assign values = "presenter." %}
{% endif %}
{% for called in roles.view.calls %}
{% for member in called.members %}
{% if member.isMethod and member.name != "viewDidLoad" and member.name != "onViewAppear" %}
{% assign tap = called.receiver | append: "." | append: member.call %}
{% endif %}
{% endfor %}
{% endfor %}
{{ module.componentAccess }}var body: some View {
{% if module.inputs %}
  VStack {
    Text({{ values }}title)
    Button("Done") { {{ tap }} }
  }
  .navigationTitle({{ values }}title)
{% else %}
  List({{ values }}items, id: \.self) { item in
    Button(item) { {{ tap }} }
  }
  .navigationTitle({{ module.name | quote }})
{% endif %}
  {% include "swiftui/parts/lifeCycle.swift" %}
}
"""#), EmbeddedFile(path: "Templates/start/uikit/View.swift", lines: #"""
{# The drawn view of a new app's first screens, in any pack. A view model has the values; otherwise they are the view's. #}
{% assign values = "" %}
{% if contract contains "viewModel" %}
{% assign values = "viewModel." %}
{% endif %}
{% for called in roles.view.calls %}
{% for member in called.members %}
{% if member.isMethod and member.name != "viewDidLoad" %}
{% assign tap = called.receiver | append: "." | append: member.call %}
{% assign property = called.property %}
{% endif %}
{% endfor %}
{% endfor %}
{% include "uikit/parts/imports.swift", opensModules: false %}
{% include "parts/doc.swift", lines: module.doc, otherwise: "" %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if module.inputs %}
  {% include "uikit/parts/stored.swift" %}

  override func viewDidLoad() {
    super.viewDidLoad()
{% if values %}
    title = {{ values }}title
{% endif %}
    // A button in the center.
    #if canImport(UIKit)
      view.backgroundColor = .systemBackground
      let done = UIAction(title: "Done") { [{{ property }}] _ in {{ tap }} }
      let button = UIButton(configuration: .borderedProminent(), primaryAction: done)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    #endif
{% unless values %}
    {{ roles.view.calls.first.receiver }}.viewDidLoad()
{% endunless %}
  }
{% else %}
{% unless values %}
  var items: [String] = [] {
    didSet { tableView.reloadData() }
  }

{% endunless %}
  {% include "uikit/parts/stored.swift" %}

  override func viewDidLoad() {
    super.viewDidLoad()
    title = {{ module.name | quote }}
{% unless values %}
    {{ roles.view.calls.first.receiver }}.viewDidLoad()
{% endunless %}
  }

  // Linux has no table views.
  #if canImport(UIKit)
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      {{ values }}items.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Item")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Item")
      var content = cell.defaultContentConfiguration()
      content.text = {{ values }}items[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let item = {{ values }}items[indexPath.row]
      {{ tap }}
    }
  #endif
{% endif %}
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
"""#), EmbeddedFile(path: "Templates/vip/Factory.swift", lines: #"""
{% include "builder/imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view controller keeps the other components alive." %}
"""#), EmbeddedFile(path: "Templates/vip/Models.swift", lines: #"""
{% include "parts/imports.swift" %}
{% assign access = module.namespace.access %}
/// {{ module.namespace.summary }}
{{ access }}nonisolated enum {{ module.namespace.name }} {
{% for useCase in module.namespaces %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/doc.swift", lines: useCase.doc, otherwise: "" %}
  {{ access }}enum {{ useCase.name }} {% if useCase.parts %}{
{% for part in useCase.parts %}
{% if not forloop.first %}

{% endif %}
    {% include "parts/struct.swift", value: part, otherwise: part.summary %}
{% endfor %}
  }{% else %}{}{% endif %}
{% endfor %}
}
"""#), EmbeddedFile(path: "Templates/vip/Protocols.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/dependencies-first.swift" %}
{% include "parts/protocol-list.swift" %}
"""#), EmbeddedFile(path: "Templates/vip/Workers.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/services.swift" %}
"""#), EmbeddedFile(path: "Templates/vip/builder/module.swift", lines: #"""
{% for role in build.added %}
{% include "builder/part.swift" %}
{% endfor %}
{% if roles.presenter %}
{% include "builder/part.swift", role: roles.presenter %}
{% endif %}
{% if roles.interactor %}
{% include "builder/part.swift", role: roles.interactor %}
{% endif %}
{% if roles.router %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
"""#), EmbeddedFile(path: "Templates/vip/pack.json", lines: #"""
{
  "name": "vip",
  "summary": "ViewController, Interactor and Presenter in a one-way cycle, with Router and Factory",
  "templates": "viper",
  "words": [
    "ViewController", "Interactor", "Presenter", "Router", "Factory", "BusinessLogic", "PresentationLogic",
    "DisplayLogic", "RoutingLogic", "DataStore", "Output", "Dependencies"
  ],
  "roles": [
    { "key": "view", "name": "{{ module.name }}{{ words.ViewController }}",
      "summary": "Shows {{ module.name }} and sends the user's requests to its interactor." },
    {
      "key": "interactor", "name": "{{ module.name }}{{ words.Interactor }}",
      "summary": "Contains the business logic of {{ module.name }} and passes results to the presenter."
    },
    {
      "key": "presenter", "name": "{{ module.name }}{{ words.Presenter }}",
      "summary": "Turns the results of the interactor of {{ module.name }} into values for the view."
    },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}",
      "summary": "Opens other scenes from {{ module.name }}." },
    { "key": "builder", "name": "{{ module.name }}{{ words.Factory }}",
      "summary": "Creates the components of {{ module.name }} and connects them.", "yours": false }
  ],
  "contracts": [
    { "key": "businessLogic", "name": "{{ module.name }}{{ words.BusinessLogic }}",
      "summary": "Calls from the view of {{ module.name }} to its interactor.", "conformer": "interactor",
      "caller": "view", "property": "interactor" },
    { "key": "presentationLogic", "name": "{{ module.name }}{{ words.PresentationLogic }}",
      "summary": "Calls from the interactor of {{ module.name }} to its presenter.",
      "conformer": "presenter", "caller": "interactor", "property": "presenter" },
    { "key": "displayLogic", "name": "{{ module.name }}{{ words.DisplayLogic }}",
      "summary": "Calls from the presenter of {{ module.name }} to its view.", "conformer": "view",
      "caller": "presenter", "property": "viewController", "weak": true },
    { "key": "routingLogic", "name": "{{ module.name }}{{ words.RoutingLogic }}",
      "summary": "Calls from the view of {{ module.name }} to its router.", "conformer": "router",
      "caller": "view", "property": "router" },
    { "key": "dataStore", "name": "{{ module.name }}{{ words.DataStore }}",
      "summary": "The values that the router of {{ module.name }} can pass to other scenes.",
      "conformer": "interactor", "caller": "router", "property": "dataStore", "dispensable": true }
  ],
  "namespaces": {
    "key": "useCases", "name": "{{ module.name }}",
    "summary": "The requests, responses and view models of {{ module.name }}, by use case.",
    "parts": [
      { "key": "request", "name": "Request", "summary": "The view's request." },
      { "key": "response", "name": "Response", "summary": "The interactor's result." },
      { "key": "viewModel", "name": "ViewModel", "summary": "The values that the view shows." }
    ]
  },
  "dependencies": {
    "name": "{{ module.name }}{{ words.Dependencies }}",
    "summary": "The dependencies of {{ module.name }} and of the scenes that it opens."
  },
  "output": {
    "name": "{{ module.name }}{{ words.Output }}",
    "summary": "Calls from {{ module.name }} to the scene that opened it."
  },
  "holders": {
    "inputs": "interactor", "services": "interactor", "state": "interactor", "output": "interactor",
    "routes": "router"
  },
  "uiFrameworks": [
    {
      "key": "uikit", "framework": "UIKit", "superclass": "UIViewController",
      "runtime": ["Alerts", "Failures", "Headless", "UIKit"],
      "app": {
        "runtime": ["App", "AppUIKit"], "needsWindow": true,
        "ways": {
          "push": "stack", "present": "over", "presentInNavigation": "overInStack", "sheet": "over",
          "replaceRoot": "root", "embed": "inside", "tab": "tab", "close": "back", "showStart": "app",
          "showTabs": "app"
        }
      },
      "routes": [
        "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab", "close",
        "showStart", "showTabs"
      ],
      "anchors": { "router": "viewController" },
      "inherited": { "view": ["UIViewController", "window"], "router": ["viewController"] }
    },
    { "key": "none" }
  ],
  "builder": "builder",
  "files": [
    { "template": "Protocols.swift", "path": "{{ module.name }}Protocols.swift", "contracts": true },
    { "template": "Models.swift", "path": "{{ module.name }}Models.swift", "when": "module.namespaces" },
    { "template": "Entities.swift", "path": "{{ module.name }}Entities.swift", "when": "module.entities" },
    { "template": "Workers.swift", "path": "{{ module.name }}Workers.swift",
      "when": "module.declaredServices" },
    { "template": "View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "not module.framework" },
    { "template": "uikit/View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "module.framework == 'UIKit'" },
    { "template": "Interactor.swift", "path": "{{ roles.interactor.name }}.swift",
      "component": "interactor" },
    { "template": "Presenter.swift", "path": "{{ roles.presenter.name }}.swift", "component": "presenter" },
    { "template": "Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework != 'UIKit'" },
    { "template": "uikit/Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework == 'UIKit'" },
    { "template": "Factory.swift", "path": "{{ roles.builder.name }}.swift", "component": "builder" },
    { "template": "Added.swift", "path": "{{ role.name }}.swift", "added": true },
    { "template": "Generated.swift", "path": "{{ role.name }}+Generated.swift", "mixed": true },
    { "template": "Container.swift", "path": "{{ container.name }}.swift", "project": true, "yours": true,
      "when": "container" },
    { "template": "Dependencies.swift", "path": "{{ dependencies.name }}.swift", "project": true,
      "when": "container" },
    { "template": "DependenciesMock.swift", "path": "DependenciesMock.swift", "project": true,
      "tests": true, "when": "dependencies" },
    { "template": "App.swift", "path": "{{ app.name }}.swift", "project": true, "when": "app" },
    { "template": "AppTests.swift", "path": "{{ app.name }}Tests.swift", "project": true, "tests": true,
      "when": "appTests" },
    { "template": "Mocks.swift", "path": "{{ module.name }}Mocks.swift", "tests": true },
    { "template": "ServiceMocks.swift", "path": "ServiceMocks.swift", "project": true, "tests": true,
      "when": "mocks" },
    { "template": "Tests.swift", "path": "{{ module.name }}Tests.swift", "component": "tests",
      "tests": true }
  ]
}
"""#), EmbeddedFile(path: "Templates/vip/parts/inner.swift", lines: #"""
{# A struct inside another one. #}
{% include "parts/doc.swift", lines: inner.doc, otherwise: "" %}
{{ access }}struct {{ inner.name }}: {{ inner.conformances | join: ", " }} {% if inner.fields or access %}{
  {% include "parts/fields.swift", value: inner %}
}{% else %}{}{% endif %}
"""#), EmbeddedFile(path: "Templates/vip/parts/struct.swift", lines: #"""
{# A struct among the values of a use case. #}
{% include "parts/doc.swift", lines: value.doc %}
{{ access }}struct {{ value.name }}: {{ value.conformances | join: ", " }} {% if value.fields or value.nested or access %}{
{% for inner in value.nested %}
  {% include "parts/inner.swift" %}

{% endfor %}
  {% include "parts/fields.swift" %}
}{% else %}{}{% endif %}
"""#), EmbeddedFile(path: "Templates/viper-io/Builder.swift", lines: #"""
{% if module.framework == "UIKit" %}
{% assign namesKit = false %}
{% if module.hasLinks and roles.router %}
{% assign namesKit = true %}
{% endif %}
{% include "uikit/parts/imports.swift", opensModules: namesKit %}
{% else %}
{% include "builder/imports.swift" %}
{% endif %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "builder/configure-view.swift" %}
}
"""#), EmbeddedFile(path: "Templates/viper-io/ModuleDependencies.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/dependencies.swift" %}
"""#), EmbeddedFile(path: "Templates/viper-io/Services.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/services.swift" %}
"""#), EmbeddedFile(path: "Templates/viper-io/builder/configure-function.swift", lines: #"""
{{ access }}static func configureModuleForViewInput(
  viewInput {{ viewInput.key }}: {{ viewInput.name }}{% if build.parameters %},{% endif %}
{% for parameter in build.parameters %}
  {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
) {
  {% include "builder/configure.swift", isReplaceable: false %}
}
"""#), EmbeddedFile(path: "Templates/viper-io/builder/configure-view.swift", lines: #"""
/// Connects an existing view with the other components, which it keeps alive.
{% include "builder/configure-function.swift", access: module.componentAccess, viewInput: roles.view %}
"""#), EmbeddedFile(path: "Templates/viper-io/builder/configure.swift", lines: #"""
{# Makes the parts around `viewInput`, which is there already, and connects them. #}
{% include "builder/parts.swift" %}
{% for reference in roles.view.late %}
{{ viewInput.key }}.{{ reference.name }} = {% if isReplaceable %}{{ reference.replaceable }}{% else %}{{ reference.part }}{% endif %}
{% endfor %}
{% include "builder/wires.swift" %}
"""#), EmbeddedFile(path: "Templates/viper-io/builder/configured.swift", lines: #"""
{# Connects `viewInput` with the other parts; with `isReplaceable` they come from outside. #}
{% if isReplaceable %}
{% include "builder/configure.swift" %}
{% else %}
configureModuleForViewInput(viewInput: {{ viewInput.key }}{% for argument in build.arguments %}, {{ argument }}{% endfor %})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper-io/builder/module.swift", lines: #"""
{# Makes the view of a module, connects the other parts with it, and returns it. #}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/make-view.swift" %}
{% elif module.ui == "storyboard" %}
{% include "uikit/parts/storyboard-view.swift" %}
{% include "builder/configured.swift", viewInput: roles.view %}
return {{ roles.view.key }}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/configured.swift", viewInput: roles.view %}
return {{ roles.view.key }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/InteractorInput.swift", lines: #"""
{% include "parts/contract.swift", contract: contract.interactor %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/InteractorOutput.swift", lines: #"""
{% include "parts/contract.swift", contract: contract.interactorOutput %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/ModuleOutput.swift", lines: #"""
{% if module.output.form == "closures" %}
{% include "parts/imports.swift" %}
{% include "parts/closures.swift" %}
{% else %}
{% include "parts/imports.swift" %}
/// {{ module.output.summary }}
@MainActor
{% include "parts/protocol.swift", name: module.output.name, isolation: "", inherits: "AnyObject", access: module.access, members: module.output.members, overloads: module.output.overloads %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/RouterInput.swift", lines: #"""
{% include "parts/contract.swift", contract: contract.router %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/ViewInput.swift", lines: #"""
{% include "parts/contract.swift", contract: contract.view %}
"""#), EmbeddedFile(path: "Templates/viper-io/contracts/ViewOutput.swift", lines: #"""
{% include "parts/contract.swift", contract: contract.viewOutput %}
"""#), EmbeddedFile(path: "Templates/viper-io/pack.json", lines: #"""
{
  "name": "viper-io",
  "summary": "VIPER with Input and Output contracts, a file each, and a Configurator",
  "extends": "viper",
  "words": ["Module", "Configurator", "Input"],
  "roles": [
    { "key": "builder", "name": "{{ module.name }}{{ words.Module }}{{ words.Configurator }}",
      "summary": "Creates the components of {{ module.name }} and connects them to its view." }
  ],
  "contracts": [
    { "key": "view", "name": "{{ module.name }}{{ words.View }}{{ words.Input }}" },
    { "key": "viewOutput", "name": "{{ module.name }}{{ words.View }}{{ words.Output }}",
      "property": "output", "late": true },
    { "key": "interactor", "name": "{{ module.name }}{{ words.Interactor }}{{ words.Input }}" },
    { "key": "interactorOutput", "name": "{{ module.name }}{{ words.Interactor }}{{ words.Output }}",
      "property": "output" },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}{{ words.Input }}" }
  ],
  "output": { "name": "{{ module.name }}{{ words.Module }}{{ words.Output }}" },
  "reserved": ["viewInput"],
  "without": ["Contracts.swift"],
  "files": [
    { "template": "contracts/ViewInput.swift", "path": "{{ contract.view.name }}.swift",
      "contracts": ["view"] },
    { "template": "contracts/ViewOutput.swift", "path": "{{ contract.viewOutput.name }}.swift",
      "contracts": ["viewOutput"] },
    { "template": "contracts/InteractorInput.swift", "path": "{{ contract.interactor.name }}.swift",
      "contracts": ["interactor"], "when": "roles.interactor and not roles.interactor.isShared" },
    { "template": "contracts/InteractorOutput.swift", "path": "{{ contract.interactorOutput.name }}.swift",
      "contracts": ["interactorOutput"], "when": "roles.interactor and not roles.interactor.isShared" },
    { "template": "contracts/RouterInput.swift", "path": "{{ contract.router.name }}.swift",
      "contracts": ["router"] },
    { "template": "contracts/ModuleOutput.swift", "path": "{{ module.output.name }}.swift",
      "when": "module.output" },
    { "template": "ModuleDependencies.swift", "path": "{{ module.dependencies.name }}.swift",
      "when": "module.dependencies" },
    { "template": "Services.swift", "path": "{{ module.name }}Services.swift",
      "when": "module.declaredServices" }
  ]
}
"""#), EmbeddedFile(path: "Templates/viper-io/parts/contract.swift", lines: #"""
{# One contract, in a file of its own. #}
{% include "parts/imports.swift" %}
/// {{ contract.summary }}
@MainActor
{% include "parts/protocol.swift", name: contract.name, isolation: "", inherits: contract.inherits, access: module.componentAccess, members: contract.requirements, overloads: contract.overloads %}
"""#), EmbeddedFile(path: "Templates/viper-io/swiftui/Builder.swift", lines: #"""
{% include "swiftui/parts/builder-imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  ///
  /// - Parameter navigation: the module's place. The default place can't open other modules.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "swiftui/parts/configure-view.swift" %}
}
"""#), EmbeddedFile(path: "Templates/viper-io/swiftui/parts/configure-view.swift", lines: #"""
/// Connects the state of an existing view with the other components, which it keeps alive.
{% include "builder/configure-function.swift", access: "", viewInput: roles.viewState %}
"""#), EmbeddedFile(path: "Templates/viper-io/swiftui/parts/make-view.swift", lines: #"""
let {{ roles.viewState.key }} = {{ roles.viewState.name }}()
{% include "builder/configured.swift", viewInput: roles.viewState %}
{% include "swiftui/parts/return.swift" %}
"""#), EmbeddedFile(path: "Templates/viper-io/uikit/StoryboardBuilder.swift", lines: #"""
{% include "uikit/parts/storyboard-imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// Makes a view and configures it.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "builder/configure-view.swift" %}

  {% include "uikit/parts/storyboard.swift" %}
}
"""#), EmbeddedFile(path: "Templates/viper-observable/Presenter.swift", lines: #"""
{% include "parts/imports-with.swift", extra: "Observation" %}
{% assign role = roles.presenter %}
/// {{ role.summary }}
@MainActor
@Observable
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
{% for field in role.state %}
  var {{ field.declaration }}
{% endfor %}
{% if role.holdsOutput %}
  @ObservationIgnored weak var output: (any {{ module.output.name }})?
{% endif %}
  {% include "parts/kept.swift" %}
  {% include "parts/initializer.swift" %}
  {% include "parts/own-members.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
"""#), EmbeddedFile(path: "Templates/viper-observable/pack.json", lines: #"""
{
  "name": "viper-observable",
  "summary": "SwiftUI View, @Observable Presenter, Interactor, Router and Builder",
  "extends": "viper",
  "words": ["Default"],
  "without": [
    "contracts", "roles.viewState", "uiFrameworks.uikit", "uiFrameworks.storyboard", "uiFrameworks.nib",
    "xcode", "uikit/View.swift", "uikit/View.storyboard", "uikit/View.xib", "uikit/Router.swift",
    "uikit/StoryboardBuilder.swift", "swiftui/ViewState.swift"
  ],
  "roles": [
    { "key": "view", "summary": "Shows the state of the presenter of {{ module.name }}." },
    { "key": "presenter",
      "summary": "Contains the state of {{ module.name }} and reacts to the user's actions." },
    { "key": "interactor", "name": "{{ words.Default }}{{ module.name }}{{ words.Interactor }}",
      "mock": "{{ module.name }}{{ words.Interactor }}" },
    { "key": "router", "name": "{{ words.Default }}{{ module.name }}{{ words.Router }}",
      "mock": "{{ module.name }}{{ words.Router }}" }
  ],
  "contracts": [
    { "key": "presenter", "protocol": false, "conformer": "presenter", "caller": "view",
      "property": "presenter" },
    { "key": "interactor", "name": "{{ module.name }}{{ words.Interactor }}",
      "summary": "Calls from the presenter of {{ module.name }} to its interactor.",
      "conformer": "interactor", "caller": "presenter", "property": "interactor", "shareable": true },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}",
      "summary": "Calls from the presenter of {{ module.name }} to its router.", "conformer": "router",
      "caller": "presenter", "property": "router" }
  ],
  "uiFrameworks": [
    { "key": "swiftui", "conformers": {}, "state": "presenter", "observable": ["presenter"] },
    { "key": "none", "observable": ["presenter"] }
  ]
}
"""#), EmbeddedFile(path: "Templates/viper-observable/swiftui/Builder.swift", lines: #"""
{% include "swiftui/parts/builder-imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps its presenter alive." %}
{% include "swiftui/parts/preview.swift", state: "" %}
"""#), EmbeddedFile(path: "Templates/viper-observable/swiftui/View.swift", lines: #"""
{% include "swiftui/parts/view-imports.swift" %}

{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}struct {{ roles.view.name }}: View {
  {% include "swiftui/parts/stored.swift" %}

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: "" %}
"""#), EmbeddedFile(path: "Templates/viper-observable/swiftui/parts/make-view.swift", lines: #"""
{% include "builder/wires.swift" %}
{% assign arguments = roles.view.arguments %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
return {{ roles.view.name }}({{ arguments | join: ", " }})
"""#), EmbeddedFile(path: "Templates/viper/Added.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/component.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/App.swift", lines: #"""
{% assign names = app.imports %}
{% if app.links %}
{% assign names = names | push: "Foundation" %}
{% endif %}
{% if runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% include "parts/imports-of.swift" %}
{% if app.framework == "SwiftUI" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif
{% else %}
#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

/// The start of {{ app.title }}{% if app.links %}, and its deep links{% endif %}.
@MainActor
{{ app.access }}final class {{ app.name }} {
{% if app.framework == "SwiftUI" %}
  {% include "app/navigation.swift" %}
{% else %}
  {% include "app/root.swift" %}
{% endif %}
{% if app.links %}

  /// Opens a deep link{% if app.tabs %}, starting from its tab{% endif %}.
  ///
  /// - Returns: the module that is shown now, or the reason for a failure.
  @discardableResult
  {{ app.access }}func open(_ url: URL) -> LinkResult {
    ModuleLinks(links).open(url, in: {% if app.framework == "SwiftUI" %}navigation{% elif app.start and app.tabs %}roots.current{% else %}window?.rootViewController ?? root{% endif %})
  }
{% endif %}
}
{% if app.links %}

// MARK: - Links

extension {{ app.name }} {
  private var links: [ModuleLink] {
    [
{% for link in app.links %}
      {% include "app/link.swift" %}
{% endfor %}
    ]
  }
}
{% endif %}
{% if app.framework == "SwiftUI" %}

{% include "app/view.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/AppTests.swift", lines: #"""
{% assign framework = "Testing" %}
{% if tests.framework == "xctest" %}
{% assign framework = "XCTest" %}
{% endif %}
{% assign names = framework | split: " " %}
{% if appTests.links %}
{% assign names = names | push: "Foundation" %}
{% endif %}
{% if runtime == "package" %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% for name in appTests.imports %}
{% assign names = names | push: name %}
{% endfor %}
{% assign names = names | sort %}
{% include "parts/imports-of.swift", names: names %}
{% assign modules = tests.modules %}
{% for name in appTests.imports %}
{% assign modules = modules | push: name %}
{% endfor %}
{% assign modules = modules | sort %}
{% for name in modules %}
@testable import {{ name }}
{% endfor %}
{% if app.framework == "UIKit" %}

#if canImport(UIKit)
  import UIKit
#endif
{% endif %}

{% if tests.framework == "xctest" %}
nonisolated final class {{ appTests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ appTests.suite }} {
{% endif %}
  {% if tests.framework == "xctest" %}@MainActor {% endif %}func makeApp() -> {{ app.name }} {
    {{ app.name }}({% if app.dependencies %}dependencies: DependenciesMock(){% endif %})
  }
{% assign root = "app.root" %}
{% if app.start and app.tabs %}
{% assign root = "app.roots.current" %}
{% endif %}
{% for start in appTests.starts %}

  {% include "tests/head.swift", name: start.name, waits: false, fails: false %}
    let app = makeApp()
{% if app.framework == "SwiftUI" %}
    {% include "app/select.swift", shown: start, selects: false %}
{% assign front = "app.navigation" %}
{% if start.tab != nil %}
{% assign front = front | append: ".tabs[" | append: start.tab | append: "]" %}
{% endif %}
{% else %}
    {% include "app/select.swift", shown: start, selects: true %}
{% assign front = root | append: ".frontmost" %}
{% endif %}
    {% include "app/shows.swift", shown: start %}
  }
{% endfor %}
{% for link in appTests.links %}

  {% include "tests/head.swift", name: link.name, waits: false, fails: true %}
    let app = makeApp()
{% assign front = "app.navigation" %}
{% if app.framework != "SwiftUI" %}
{% assign front = root | append: ".frontmost" %}
{% endif %}
    {% include "app/select.swift", shown: link, selects: link.needsWindow %}
{% if link.needsWindow %}
{% assign front = "window.rootViewController?.frontmost" %}
    let window = UIWindow(frame: .zero)
    app.start(in: window)
{% endif %}
    let url = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}(URL(string: {{ link.url | quote }}))
{% assign opened = link.module | quote | prepend: ".opened(" | append: ")" %}
    {% include "tests/expect.swift", left: "app.open(url)", operator: "==", right: opened %}
    {% include "app/shows.swift", shown: link %}
  }
{% endfor %}
}
"""#), EmbeddedFile(path: "Templates/viper/Builder.swift", lines: #"""
{% include "builder/imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps the other components alive." %}
"""#), EmbeddedFile(path: "Templates/viper/Container.swift", lines: #"""
{% include "parts/imports-of.swift", names: project.imports %}
/// The dependency container of the app.
@MainActor
{% if dependencies.fields or container.access %}
{{ container.access }}final class {{ container.name }} {
{% for field in dependencies.fields %}
  {{ container.access }}let {{ field.declaration }}
{% endfor %}

  {{ container.access }}init({{ dependencies.fields | map: "initializerParameter" | join: ", " }}) {
{% for field in dependencies.fields %}
    self.{{ field.name }} = {{ field.name }}
{% endfor %}
  }
}
{% else %}
final class {{ container.name }} {}
{% endif %}

// MARK: - {{ dependencies.name }}

extension {{ container.name }}: {{ dependencies.name }} {}
"""#), EmbeddedFile(path: "Templates/viper/Contracts.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/dependencies-first.swift" %}
{% include "parts/protocol-list.swift" %}
{% if module.declaredServices %}

{% include "parts/services.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/Dependencies.swift", lines: #"""
{% include "parts/imports-of.swift", names: project.imports %}
/// The dependencies of all modules. {{ container.name }} implements them.
@MainActor
{{ dependencies.access }}protocol {{ dependencies.name }}{% if dependencies.protocols %}: {{ dependencies.protocols | join: ", " }}{% endif %} {}
"""#), EmbeddedFile(path: "Templates/viper/DependenciesMock.swift", lines: #"""
{% assign failure = "DependenciesMockFailure" %}
{% assign failing = dependencies.fields | where: "value", "" %}
{% include "mocks/imports.swift", names: project.imports, types: project.testTypeImports, needsLock: false, canFail: failing %}
{% assign others = project.testTypeImports | where: "isTestable", false %}
{% if project.imports or others or failing %}

{% endif %}
{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% for type in project.testTypeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}

/// A mock of all dependencies. Tests replace the services that they check.
@MainActor
final class DependenciesMock{% if dependencies.conformances %}: {{ dependencies.conformances | join: ", " }}{% endif %} {
{% for field in dependencies.fields %}
{% if field.value %}
  var {{ field.declaration }} = {{ field.value }}
{% else %}
{% assign sentence = "no value for '" | append: field.name | append: "': set it, or name a sample" %}
  lazy var {{ field.declaration }} = {
    {{ failure }}.stop({{ sentence | quote }})
  }()
{% endif %}
{% endfor %}
}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/Entities.swift", lines: #"""
{% include "parts/imports.swift" %}
{% for entity in module.entities %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: entity.doc, otherwise: entity.summary %}
{{ entity.access }}nonisolated struct {{ entity.name }}: {{ entity.conformances | join: ", " }} {% if entity.fields or entity.access %}{
  {% include "parts/fields.swift", value: entity, access: entity.access %}
}{% else %}{}{% endif %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/Generated.swift", lines: #"""
{% if module.framework == "UIKit" and (role.key == "view" or role.key == "router") %}
{% include "uikit/parts/imports.swift", opensModules: role.routesModules %}
{% elif module.framework == "SwiftUI" and role.key == "router" %}
{% include "swiftui/parts/imports.swift" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% assign access = "" %}
{% if role.key == "view" %}
{% assign access = module.componentAccess %}
{% endif %}
{% include "parts/given.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/Interactor.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/component.swift", role: roles.interactor %}
"""#), EmbeddedFile(path: "Templates/viper/Mocks.swift", lines: #"""
{% assign failure = module.name | append: "MockFailure" %}
{% assign failing = mocks | where: "canFail" %}
{% assign names = module.imports %}
{% if runtime == "package" and (module.framework == "SwiftUI" or module.hasLinks or module.wrapper and module.state) %}
{% assign names = names | push: "ViperKit" %}
{% endif %}
{% assign names = names | uniq | sort %}
{% assign locked = mocks | where: "isLocked" %}
{% include "mocks/imports.swift", types: tests.typeImportsOfMocks, needsLock: locked, canFail: failing %}

@testable import {{ tests.module }}
{% for type in tests.typeImportsOfMocks | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
{% if roles.builder %}

{% include "mocks/builder.swift" %}
{% endif %}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/Presenter.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/component.swift", role: roles.presenter %}
"""#), EmbeddedFile(path: "Templates/viper/Router.swift", lines: #"""
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/imports.swift" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
{% include "parts/component.swift", role: roles.router %}
"""#), EmbeddedFile(path: "Templates/viper/ServiceMocks.swift", lines: #"""
{% assign failure = "ServiceMockFailure" %}
{% assign failing = mocks | where: "canFail" %}
{% assign locked = mocks | where: "isLocked" %}
{% include "mocks/imports.swift", names: project.mockImports, types: project.mockTypeImports, needsLock: locked, canFail: failing %}
{% for lines in project.conditionalMockImports %}

{% for line in lines %}
{{ line }}
{% endfor %}
{% endfor %}

{% for name in tests.modules %}
@testable import {{ name }}
{% endfor %}
{% for type in project.mockTypeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% for mock in mocks %}
{% include "mocks/mock.swift" %}
{% endfor %}
{% if failing %}
{% include "mocks/failure.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/Tests.swift", lines: #"""
{% for name in tests.imports %}
import {{ name }}
{% endfor %}
{% assign others = tests.typeImports | where: "isTestable", false %}
{% if others %}

{% for type in others %}
import {{ type.kind }} {{ type.path }}
{% endfor %}
{% endif %}

{% for name in tests.testable %}
@testable import {{ name }}
{% endfor %}
{% for type in tests.typeImports | where: "isTestable" %}
@testable import {{ type.kind }} {{ type.path }}
{% endfor %}
{% if module.framework == "UIKit" and (tests.routes or tests.build and tests.build.isHidden) %}

#if canImport(UIKit)
  import UIKit
#endif
{% elif tests.build and tests.build.isHidden %}

#if canImport(SwiftUI)
  import SwiftUI
#endif
{% endif %}

{% if tests.framework == "xctest" %}
nonisolated final class {{ tests.suite }}: XCTestCase {
{% else %}
@MainActor
@Suite struct {{ tests.suite }} {
{% endif %}
{% assign isFirst = true %}
{% if tests.error %}
{% assign isFirst = false %}
  nonisolated struct {{ tests.error }}: Error {}
{% if tests.mocks or tests.constants %}

{% endif %}
{% endif %}
{% if tests.mocks or tests.constants %}
{% assign isFirst = false %}
  {% include "tests/variables.swift" %}
{% endif %}
{% if tests.build %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/make-module.swift", build: tests.build %}
{% endif %}
{% for part in tests.helpers %}
{% unless part.isMadeAtOnce %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/make-part.swift" %}
{% endunless %}
{% endfor %}
{% if tests.build %}

  {% include "tests/module.swift", build: tests.build %}
{% endif %}
{% for tested in tests.parts %}
{% for test in tested.tests %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/method.swift", part: tested.part %}
{% endfor %}
{% for test in tested.inFlight %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
  {% include "tests/in-flight.swift", part: tested.part %}
{% endfor %}
{% endfor %}
{% for route in tests.routes %}
{% unless isFirst %}

{% endunless %}
{% assign isFirst = false %}
{% if module.framework == "SwiftUI" %}
  {% include "tests/route-swiftui.swift", part: route.part %}
{% else %}
  {% include "tests/route-uikit.swift", part: route.part %}
{% endif %}
{% endfor %}
{% unless tests.build or tests.parts or tests.routes %}
{% unless isFirst %}

{% endunless %}
  // `viper-gen generate --verbose` lists the reasons for missing tests.
{% endunless %}
}
{% if tests.presents %}

{% include "tests/presenting-screen.swift" %}
{% endif %}
{% if tests.needsToSettle %}

{% include "tests/settle.swift" %}
{% endif %}
{% if tests.needsSame %}

{% include "tests/same.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/View.swift", lines: #"""
{% include "parts/imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
@MainActor
{{ module.access }}final class {{ roles.view.name }} {
{% unless roles.view.isEmpty %}
  {% include "parts/stored.swift", role: roles.view %}

{% endunless %}
  // Draw the screen here.
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
"""#), EmbeddedFile(path: "Templates/viper/app/link.swift", lines: #"""
{# What a link reads from a URL, and how it goes from module to module. #}
ModuleLink({{ link.pattern | quote }}, to: {{ link.module | quote }}) { ({{ link.visit }}) throws(LinkFailure) in
{% for value in link.values %}
  let {{ value.name }} = try {{ link.visit }}.{% if value.isOptional %}readIfPresent{% else %}read{% endif %}({{ value.key | quote }}, as: {{ value.type }}.self{% if value.reader %}, by: {{ value.reader }}{% endif %})
{% endfor %}
  try {{ link.visit }}.start(with: {{ link.start.module | quote }}, {% if link.start.isHidden %}named: {{ link.start.screen | quote }}{% else %}{{ link.start.screen }}.self{% endif %}{% if link.tab %}, tab: {{ link.tab }}{% endif %})
{% for step in link.steps %}
  try {{ link.visit }}.router(of: {{ step.module | quote }}, as: (any {{ step.contract }}).self).{{ step.call }}
{% endfor %}
}{% unless app.links.count == 1 %},{% endunless %}
"""#), EmbeddedFile(path: "Templates/viper/app/navigation.swift", lines: #"""
{% if app.start and app.tabs %}
/// The navigation: the start module, or the tabs that replace it.
{{ app.access }}let navigation: NavigationState
{% elif app.tabs %}
/// The navigation of all tabs.
{{ app.access }}let navigation = NavigationState()
{% else %}
/// The navigation of the app.
{{ app.access }}let navigation: NavigationState
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% if app.start and app.tabs %}
  navigation = NavigationState {
    {% include "app/screen.swift", start: app.start, before: "", after: "" %}
  } tabs: { navigation in
    {% include "app/tabs.swift" %}
  }
{% elif app.tabs %}
  {% include "app/tabs.swift" %}
{% else %}
  {% include "app/screen.swift", start: app.start, before: "navigation = NavigationState { ", after: " }" %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/app/root.swift", lines: #"""
{% assign hasBoth = app.start and app.tabs %}
{% assign stack = "UINavigationController(rootViewController: " %}
{% if hasBoth %}
/// The start module, and the tabs that replace it.
{{ app.access }}let roots: AppRoots
{% elif app.tabs %}
/// The tabs, each with its own navigation.
{{ app.access }}let root = UITabBarController()
{% else %}
{{ app.access }}let root: UINavigationController
{% endif %}
{% if app.links and not hasBoth %}
private weak var window: UIWindow?
{% endif %}

{{ app.access }}init({% if app.dependencies %}dependencies: any {{ app.dependencies }}{% endif %}) {
{% if hasBoth %}
  roots = AppRoots {
    {% include "app/screen.swift", start: app.start, before: stack, after: ")" %}
  } tabs: { root in
    {% include "app/tabs.swift" %}
  }
{% elif app.tabs %}
  {% include "app/tabs.swift" %}
{% else %}
{% assign before = "root = " | append: stack %}
  {% include "app/screen.swift", start: app.start, after: ")" %}
{% endif %}
}

/// Shows the app in a window.
{{ app.access }}func start(in window: UIWindow) {
{% if hasBoth %}
  roots.start(in: window)
{% else %}
  window.rootViewController = root
  window.makeKeyAndVisible()
{% if app.links %}
  self.window = window
{% endif %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/app/screen.swift", lines: #"""
{# Builds a module of the app, for UIKit's navigation or for a place in SwiftUI's. #}
{% if start.framework == "SwiftUI" %}
{% assign arguments = start.arguments | push: "navigation: $0" | join: ", " %}
{% assign screen = start.builder | append: ".build(" | append: arguments | append: ")" %}
{% if app.framework != "SwiftUI" %}
{% assign screen = "ModuleHost { " | append: screen | append: " }" %}
{% endif %}
{% elif app.framework == "SwiftUI" %}
{% assign screen = "HostedController(" | append: start.build | append: ", at: $0)" %}
{% else %}
{% assign screen = start.build %}
{% endif %}
{{ before }}{{ screen }}{{ after }}
"""#), EmbeddedFile(path: "Templates/viper/app/select.swift", lines: #"""
{# Shows the tabs instead of the start module, and selects one without loading the others. #}
{% if shown.tab != nil %}
{% if app.start %}
app.{% if app.framework == "SwiftUI" %}navigation{% else %}roots{% endif %}.showTabs()
{% endif %}
{% if selects and shown.tab > 0 %}
{% if app.start %}
(app.roots.current as? UITabBarController)?.selectedIndex = {{ shown.tab }}
{% else %}
app.root.selectedIndex = {{ shown.tab }}
{% endif %}
{% endif %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/app/shows.swift", lines: #"""
{# That `front` shows a module's screen. #}
{% if app.framework == "SwiftUI" %}
{% assign left = front | append: ".top?.content is " | append: shown.screen %}
{% elif shown.framework == "SwiftUI" %}
{% assign left = "(" | append: front | append: " as? ModuleHost)?.content(as: " | append: shown.screen | append: ".self) != nil" %}
{% else %}
{% assign left = front | append: " is " | append: shown.screen %}
{% endif %}
{% include "tests/expect.swift", operator: "isTrue", right: "" %}
"""#), EmbeddedFile(path: "Templates/viper/app/tabs.swift", lines: #"""
{# Adds the tabs to the root or, in SwiftUI, to the navigation. #}
{% for start in app.tabs %}
{% assign look = start.title | quote %}
{% if start.image %}
{% assign image = start.image | quote %}
{% assign look = look | append: ", image: " | append: image %}
{% endif %}
{% if app.framework == "SwiftUI" %}
{% assign before = "navigation.addTab(" | append: look | append: ") { " %}
{% assign after = " }" %}
{% else %}
{% assign before = "root.addTab(" %}
{% assign after = ", title: " | append: look | append: ")" %}
{% endif %}
{% include "app/screen.swift" %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/app/view.swift", lines: #"""
#if canImport(SwiftUI)
  /// Shows {{ app.title }}, in the `WindowGroup` of an `App`.
  {{ app.access }}struct {{ app.root }}: View {
    private let app: {{ app.name }}

    {{ app.access }}init(_ app: {{ app.name }}) {
      self.app = app
    }

    {{ app.access }}var body: some View {
{% if app.links %}
      ModuleStack(app.navigation).onOpenURL { app.open($0) }
{% else %}
      ModuleStack(app.navigation)
{% endif %}
    }
  }
#endif
"""#), EmbeddedFile(path: "Templates/viper/builder/build.swift", lines: #"""
{# The function that makes a module; with `isReplaceable` it takes its parts from outside, too. #}
{% assign parameters = build.parameters %}
{% if isReplaceable %}
{% for part in build.replaceable %}
{% assign parameters = parameters | push: part.parameter %}
{% endfor %}
{% endif %}
{% assign type = build.type %}
{% if isReplaceable %}
{% assign type = roles.view.name %}
{% endif %}
{% if parameters.count > 1 %}
{{ access }}static func build(
{% for parameter in parameters %}
  {{ parameter }}{% unless forloop.last %},{% endunless %}
{% endfor %}
) -> {{ type }} {
{% else %}
{{ access }}static func build({{ parameters | join: ", " }}) -> {{ type }} {
{% endif %}
  {% include "builder/module.swift" %}
}
"""#), EmbeddedFile(path: "Templates/viper/builder/imports.swift", lines: #"""
{# The imports of a builder, which names ViperKit's types only where links ask for its router. #}
{% assign namesKit = false %}
{% if module.hasLinks and roles.router %}
{% assign namesKit = true %}
{% endif %}
{% if build.type == "UIViewController" %}
{% include "uikit/parts/imports.swift", opensModules: namesKit %}
{% elif namesKit and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/builder/module.swift", lines: #"""
{# Makes the parts of a module, connects them, and returns the view. #}
{% include "builder/parts.swift" %}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/make-view.swift" %}
{% elif module.ui == "storyboard" %}
{% include "uikit/parts/storyboard-view.swift" %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
{% else %}
{% include "builder/part.swift", role: roles.view %}
{% include "builder/wires.swift" %}
return {{ roles.view.key }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/builder/part.swift", lines: #"""
{% assign arguments = role.arguments %}
{% if isReplaceable %}
{% assign arguments = role.replaceableArguments %}
{% endif %}
let {{ role.key }} = {{ role.name }}({{ arguments | join: ", " }})
"""#), EmbeddedFile(path: "Templates/viper/builder/parts.swift", lines: #"""
{# The parts that a builder makes, those that a spec adds first: the others hold them. The router stands between what takes services and what takes inputs, so that branches that add one each don't collide. #}
{% for role in build.added %}
{% include "builder/part.swift" %}
{% endfor %}
{% if roles.interactor and not roles.interactor.isShared %}
{% include "builder/part.swift", role: roles.interactor %}
{% endif %}
{% if roles.router %}
{% include "builder/part.swift", role: roles.router %}
{% endif %}
{% include "builder/part.swift", role: roles.presenter %}
"""#), EmbeddedFile(path: "Templates/viper/builder/registers.swift", lines: #"""
{# Lets links of the app find the router where the module stands. #}
{% if module.hasLinks and roles.router %}
ModuleRouters.register({{ roles.router.key }}, at: {% if module.framework == "SwiftUI" %}navigation{% else %}{{ roles.view.key }}{% endif %})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/builder/type.swift", lines: #"""
{# A builder with the doc comment `sentence`. #}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// {{ sentence }}
{% if module.framework == "SwiftUI" and roles.router %}
  ///
  /// - Parameter navigation: the module's place. The default place can't open other modules.
{% endif %}
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}
}
"""#), EmbeddedFile(path: "Templates/viper/builder/wires.swift", lines: #"""
{# The references back, which are set once the parts are there. #}
{% for role in components %}
{% for reference in role.weak %}
{{ role.key }}.{{ reference.name }} = {% if isReplaceable %}{{ reference.replaceable }}{% else %}{{ reference.part }}{% endif %}
{% endfor %}
{% if role.holdsOutput %}
{{ role.key }}.output = output
{% endif %}
{% endfor %}
{% if module.framework == "UIKit" and roles.router %}
{{ roles.router.key }}.viewController = {{ roles.view.key }}
{% endif %}
{% include "builder/registers.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/answer.swift", lines: #"""
{# What a mock's method does once the call is recorded. #}
{% assign handler = member.names.handler %}
{% if member.returns or member.isErased or member.throws %}
{% include "mocks/missing.swift" %}
{% else %}
{% if mock.isLocked %}
{% assign handler = member.taken %}
{% endif %}
if {{ group.strict }}, {{ handler }} == nil {
  {% include "mocks/record.swift", before: "" %}
}
{% assign handler = handler | append: "?" %}
{% endif %}
{% assign call = member.tryAwait %}
{% assign end = "" %}
{% for closure in member.nonescapingClosures %}
{% assign call = call | append: "withoutActuallyEscaping(" | append: closure | append: ") { " | append: closure | append: " in " | append: member.tryAwait %}
{% assign end = end | append: " }" %}
{% endfor %}
{% assign arguments = member.arguments | join: ", " %}
{% assign call = call | append: handler | append: "(" | append: arguments | append: ")" | append: end %}
{% if member.erasedError %}
do {
  {% include "mocks/erased.swift" %}
} catch {
  guard let error = error as? {{ member.erasedError }} else {
    {% include "mocks/wrong-type.swift" %}
  }
  throw error
}
{% else %}
{% include "mocks/erased.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/builder.swift", lines: #"""
/// {{ roles.builder.name }} with parameters for the components that tests replace.
@MainActor
enum {{ roles.builder.name }}Mock {
  {% include "builder/build.swift", access: "", isReplaceable: true %}
}
"""#), EmbeddedFile(path: "Templates/viper/mocks/calls.swift", lines: #"""
{# The counter, arguments and handler of a method or accessor. #}
{% if mock.isLocked %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% if member.argType %}
{{ group.prefix }}var {{ member.names.argValues }}: [{{ member.argType }}] {
  {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.argValues }} }
}
{% endif %}
{% include "mocks/locked-handler.swift" %}
{% else %}
private(set) {{ group.static }}var {{ member.names.callCount }} = 0
{% if member.argType %}
private(set) {{ group.static }}var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
{{ group.static }}var {{ member.names.handler }}: ({{ member.handlerType }})?
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/closures.swift", lines: #"""
{# The closures that lead to the members of a mock. #}
var closures: {{ mock.closures }} {
  {{ mock.closures }}({{ mock.closureArguments | join: ", " }})
}
{% if mock.members %}

{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/conditional.swift", lines: #"""
{# A member of a mock, with the condition of its `#if`. #}
{% if member.condition %}
#if {{ member.condition }}
  {% include "mocks/member.swift" %}
#endif
{% else %}
{% include "mocks/member.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/declaration.swift", lines: #"""
{# The class or actor of a mock. #}
{% if mock.ignoredRules %}
// swift-format-ignore: {{ mock.ignoredRules | join: ", " }}
{% endif %}
{% assign isolation = "nonisolated " %}
{% if not mock.isSendable or mock.kind == "actor" %}
{% assign isolation = "" %}
{% endif %}
{% assign where = "" %}
{% if mock.where %}
{% assign where = " " | append: mock.where %}
{% endif %}
{% if mock.isOnMainActor %}
@MainActor
{% endif %}
{% if mock.closures %}
{{ isolation }}final class {{ mock.name }} {
  {% include "mocks/closures.swift" %}
  {% include "mocks/plain.swift" %}
}
{% elif mock.groups or mock.verbatim or mock.head %}
{{ isolation }}{{ mock.kind }} {{ mock.name }}{{ mock.generics }}: {{ mock.protocols | join: ", " }}{{ where }} {
{% for line in mock.head %}
{% if line %}
  {{ line }}
{% else %}

{% endif %}
{% endfor %}
{% if mock.head and mock.groups %}

{% endif %}
{% if mock.isLocked %}
  {% include "mocks/locked.swift" %}
{% else %}
  {% include "mocks/plain.swift" %}
{% endif %}
{% for verbatim in mock.verbatim %}
{% if mock.groups or not forloop.first %}

{% endif %}
  {% include "parts/verbatim.swift", access: "" %}
{% endfor %}
}
{% else %}
{{ isolation }}{{ mock.kind }} {{ mock.name }}{{ mock.generics }}: {{ mock.protocols | join: ", " }}{{ where }} {}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/erased.swift", lines: #"""
{# Calls a handler, which may know nothing of the method's generic parameters. #}
{% for value in member.inouts %}
var {{ value.erased }}: {{ value.erasedType }} = {{ value.name }}
{% endfor %}
{% if member.sendsResult %}
// Safe, because no other code uses the handler's result.
nonisolated(unsafe) let {{ member.resultName }} = {{ call }}
{% elif member.returns and (member.inouts or member.erasesResult) %}
let {{ member.resultName }} = {{ call }}
{% elif member.returns %}
return {{ call }}
{% else %}
{{ call }}
{% endif %}
{% for value in member.inouts %}
guard let {{ value.typed }} = {{ value.erased }} as? {{ value.type }} else {
  {% include "mocks/wrong-type.swift" %}
}
{{ value.name }} = {{ value.typed }}
{% endfor %}
{% if member.returns and member.erasesResult %}
guard let {{ member.typedResult }} = {{ member.resultName }} as? {{ member.result }} else {
  {% include "mocks/wrong-type.swift" %}
}
{% if member.sentResult %}
// Safe, because no other code uses the handler's result.
nonisolated(unsafe) let {{ member.sentResult }} = {{ member.typedResult }}
return {{ member.sentResult }}
{% else %}
return {{ member.typedResult }}
{% endif %}
{% elif member.returns and (member.inouts or member.sendsResult) %}
return {{ member.resultName }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/fail.swift", lines: #"""
{# Ends the tests with a sentence about `member`. #}
{% assign sentence = mock.name | append: "." | append: member.compoundName | append: " " | append: text | append: " " | append: name %}
{{ failure }}.stop({{ sentence | quote }})
"""#), EmbeddedFile(path: "Templates/viper/mocks/failure.swift", lines: #"""
{# The failure of a test, for the mocks of a file. #}

/// The failure of a test whose mock has no handler.
nonisolated private struct {{ failure }}: Error {
  let message: String

  /// Fails the test and lets it go on.
  @discardableResult
  static func record(_ member: String, set handler: String) -> Self {
    let failure = Self(message: "\(member) has no handler: set \(handler)")
{% if tests.framework == "xctest" %}
    XCTFail(failure.message)
{% else %}
    Testing.Issue.record("\(failure.message)")
{% endif %}
    return failure
  }

  /// Ends all tests, because the mock has nothing to return.
  static func stop(_ message: String) -> Never {
{% if tests.framework == "xctest" %}
    XCTFail(message)
    fatalError(message)
{% else %}
    let test = Testing.Test.current.map { "\($0.name): " } ?? ""
    fatalError(test + message)
{% endif %}
  }
}
"""#), EmbeddedFile(path: "Templates/viper/mocks/imports.swift", lines: #"""
{# Imports of the Swift modules in `names`, of the types in `types`, of NSLock if `needsLock`, and of what fails
   a test if `canFail`. #}
{% if canFail and tests.framework == "xctest" %}
{% assign names = names | push: "XCTest" | uniq | sort %}
{% elif canFail %}
{% assign names = names | push: "Testing" | uniq | sort %}
{% endif %}
{% for name in names %}
import {{ name }}
{% endfor %}
{% assign isLocked = false %}
{% unless names contains "Foundation" %}
{% assign isLocked = needsLock %}
{% endunless %}
{% assign others = types | where: "isTestable", false %}
{% if names %}
{% if others or isLocked %}

{% endif %}
{% endif %}
{% for type in others %}
{% if type.path < "Foundation" %}
import {{ type.kind }} {{ type.path }}
{% endif %}
{% endfor %}
{% if isLocked %}
import class Foundation.NSLock
{% endif %}
{% for type in others %}
{% unless type.path < "Foundation" %}
import {{ type.kind }} {{ type.path }}
{% endunless %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/locked-handler.swift", lines: #"""
{{ group.prefix }}var {{ member.names.handler }}: ({{ member.handlerType }})? {
  get { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.handler }} } }
  set { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.handler }} = newValue } }
}
"""#), EmbeddedFile(path: "Templates/viper/mocks/locked-property.swift", lines: #"""
{# A property of a mock. #}
{% if member.effects %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% include "mocks/locked-handler.swift" %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    let handler = {{ group.lock }}.withLock {
      {{ group.state }}.{{ member.names.callCount }} += 1
      return {{ group.state }}.{{ member.names.handler }}
    }
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
{{ group.prefix }}var {{ member.names.callCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.callCount }} } }
{% if member.isSettable %}
{{ group.prefix }}var {{ member.names.setCallCount }}: Int { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.setCallCount }} } }
{% endif %}
{{ group.prefix }}var {{ member.name }}: {{ member.type }} {
  get {
    let stored = {{ group.lock }}.withLock {
      {{ group.state }}.{{ member.names.callCount }} += 1
      return {{ group.state }}.{{ member.names.storage }}
    }
{% unless member.default %}
    guard let value = stored else {
      {% include "mocks/fail.swift", text: "has no value: set", name: member.compoundName %}
    }
    return value
{% else %}
    return stored
{% endunless %}
  }
  set {
    {{ group.lock }}.withLock {
{% if member.isSettable %}
      {{ group.state }}.{{ member.names.setCallCount }} += 1
{% endif %}
      {{ group.state }}.{{ member.names.storage }} = newValue
    }
  }
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/locked-storage.swift", lines: #"""
{# What the lock of a mock protects for one member. #}
{% if member.accessors %}
{% for accessor in member.accessors %}
{% include "mocks/stored-calls.swift" with accessor as member %}
{% endfor %}
{% elif member.isMethod or member.effects %}
{% include "mocks/stored-calls.swift" %}
{% else %}
var {{ member.names.callCount }} = 0
{% if member.isSettable %}
var {{ member.names.setCallCount }} = 0
{% endif %}
var {{ member.names.storage }}: {{ member.storageType }}{% if member.default and not member.isOptional %} = {{ member.default }}{% endif %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/locked.swift", lines: #"""
{# The members of a mock that may be called from anywhere. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
private struct {{ group.stateType }} {
{% if group.strict %}
  var {{ group.strict }} = false
{% endif %}
{% for member in group.members %}
{% if member.condition %}
  #if {{ member.condition }}
    {% include "mocks/locked-storage.swift" %}
  #endif
{% else %}
  {% include "mocks/locked-storage.swift" %}
{% endif %}
{% endfor %}
}

private {{ group.static }}let {{ group.lock }} = NSLock()
// Safe, because all accesses hold the lock.
nonisolated(unsafe) private {{ group.static }}var {{ group.state }} = {{ group.stateType }}()
{% if group.strict %}

/// Whether each call without a handler fails the test.
{{ group.prefix }}var {{ group.strict }}: Bool {
  get { {{ group.lock }}.withLock { {{ group.state }}.{{ group.strict }} } }
  set { {{ group.lock }}.withLock { {{ group.state }}.{{ group.strict }} = newValue } }
}
{% endif %}
{% for member in group.members %}

{% include "mocks/conditional.swift" %}
{% endfor %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/member.swift", lines: #"""
{# A member of a mock. #}
{% if member.accessors %}
{% for accessor in member.accessors %}
{% include "mocks/calls.swift" with accessor as member %}
{% endfor %}
{{ member.prefix }}{{ member.declaration }} {
{% for accessor in member.accessors %}
  {{ accessor.head }} {
    {% include "mocks/method.swift" with accessor as member %}
  }
{% endfor %}
}
{% elif member.isMethod %}
{% include "mocks/calls.swift" %}
{{ member.prefix }}{{ member.declaration }} {
  {% include "mocks/method.swift" %}
}
{% elif mock.isLocked %}
{% include "mocks/locked-property.swift" %}
{% else %}
{% include "mocks/plain-property.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/method.swift", lines: #"""
{# The body of a method or accessor. #}
{% for line in member.preparations %}
{{ line }}
{% endfor %}
{% if mock.isLocked %}
let {{ member.taken }} = {{ group.lock }}.withLock {
  {{ group.state }}.{{ member.names.callCount }} += 1
{% if member.argType %}
  {{ group.state }}.{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
  return {{ group.state }}.{{ member.names.handler }}
}
{% else %}
{{ member.names.callCount }} += 1
{% if member.argType %}
{{ member.names.argValues }}.append({{ member.argument }})
{% endif %}
{% endif %}
{% include "mocks/answer.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/missing.swift", lines: #"""
{# Unwraps the handler. If there is none, throws, returns what is right without one, or ends the tests. #}
{% assign handler = member.names.handler %}
{% assign binding = "let " | append: handler %}
{% if mock.isLocked %}
{% assign binding = binding | append: " = " | append: member.taken %}
{% endif %}
guard {{ binding }} else {
{% if member.throwsFailure %}
  {% include "mocks/record.swift", before: "throw " %}
{% elif member.error %}
  {% include "mocks/record.swift", before: "" %}
  throw {{ member.error }}
{% elif member.default or member.isMethod and not member.returns %}
{% if member.throws %}
  {% include "mocks/record.swift", before: "" %}
{% else %}
  if {{ group.strict }} {
    {% include "mocks/record.swift", before: "" %}
  }
{% endif %}
  return{% if member.default %} {{ member.default }}{% endif %}
{% else %}
  {% include "mocks/fail.swift", text: "has no handler: set", name: handler %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/mocks/mock.swift", lines: #"""
{# One mock, with a blank line above it. #}

{% if mock.condition %}
#if {{ mock.condition }}
  {% include "mocks/declaration.swift" %}
#endif
{% else %}
{% include "mocks/declaration.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/plain-property.swift", lines: #"""
{# A property of a mock. #}
{% if member.effects %}
{% include "mocks/calls.swift" %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
  get{{ member.effects }} {
    {{ member.names.callCount }} += 1
    {% include "mocks/missing.swift" %}
    return {{ member.tryAwait }}{{ member.names.handler }}()
  }
}
{% else %}
private(set) {{ group.static }}var {{ member.names.callCount }} = 0
{% if member.isSettable %}
private(set) {{ group.static }}var {{ member.names.setCallCount }} = 0
{% endif %}
{% if member.isOptional %}
private {{ group.static }}var {{ member.names.storage }}: {{ member.storageType }}
{% else %}
private {{ group.static }}var {{ member.names.storage }}: {{ member.storageType }}{% if member.default %} = {{ member.default }}{% endif %}

{% endif %}
{{ member.prefix }}var {{ member.name }}: {{ member.type }} {
  get {
    {{ member.names.callCount }} += 1
{% unless member.default %}
    guard let {{ member.names.storage }} else {
      {% include "mocks/fail.swift", text: "has no value: set", name: member.compoundName %}
    }
{% endunless %}
    return {{ member.names.storage }}
  }
  set {
{% if member.isSettable %}
    {{ member.names.setCallCount }} += 1
{% endif %}
    {{ member.names.storage }} = newValue
  }
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/plain.swift", lines: #"""
{# The members of a mock that lives on one actor. #}
{% for group in mock.groups %}
{% unless forloop.first %}

{% endunless %}
{% if group.strict %}
/// Whether each call without a handler fails the test.
{{ group.static }}var {{ group.strict }} = false
{% endif %}
{% for member in group.members %}
{% if group.strict or not forloop.first %}

{% endif %}
{% include "mocks/conditional.swift" %}
{% endfor %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/mocks/record.swift", lines: #"""
{# Fails the test that called a member without a handler. #}
{% assign name = mock.name | append: "." | append: member.compoundName %}
{{ before }}{{ failure }}.record({{ name | quote }}, set: {{ member.names.handler | quote }})
"""#), EmbeddedFile(path: "Templates/viper/mocks/stored-calls.swift", lines: #"""
{# The counter, arguments and handler of a method or accessor. #}
var {{ member.names.callCount }} = 0
{% if member.argType %}
var {{ member.names.argValues }}: [{{ member.argType }}] = []
{% endif %}
var {{ member.names.handler }}: ({{ member.handlerType }})?
"""#), EmbeddedFile(path: "Templates/viper/mocks/wrong-type.swift", lines: #"""
{% assign sentence = mock.name | append: "." | append: member.names.handler | append: " gave a value of the wrong type" %}
{{ failure }}.stop({{ sentence | quote }})
"""#), EmbeddedFile(path: "Templates/viper/pack.json", lines: #"""
{
  "name": "viper",
  "summary": "View, Presenter, Interactor, Router and Builder with five contracts between them",
  "words": ["View", "Presenter", "Interactor", "Router", "Builder", "Protocol", "Output", "Dependencies"],
  "roles": [
    { "key": "view", "name": "{{ module.name }}{{ words.View }}",
      "summary": "Shows {{ module.name }} and reports the user's actions." },
    { "key": "viewState", "name": "{{ module.name }}{{ words.View }}State",
      "summary": "The state of the view of {{ module.name }}. SwiftUI observes it.", "partOf": "view",
      "uiFrameworks": ["swiftui"] },
    { "key": "presenter", "name": "{{ module.name }}{{ words.Presenter }}",
      "summary": "Prepares the content of {{ module.name }} and reacts to the user's actions." },
    { "key": "interactor", "name": "{{ module.name }}{{ words.Interactor }}",
      "summary": "Contains the business logic of {{ module.name }}." },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}",
      "summary": "Opens other modules from {{ module.name }}." },
    { "key": "builder", "name": "{{ module.name }}{{ words.Builder }}",
      "summary": "Creates the components of {{ module.name }} and connects them.", "yours": false }
  ],
  "contracts": [
    { "key": "view", "name": "{{ module.name }}{{ words.View }}{{ words.Protocol }}",
      "summary": "Calls from the presenter of {{ module.name }} to its view.", "conformer": "view",
      "caller": "presenter", "property": "view", "weak": true },
    { "key": "viewOutput",
      "name": "{{ module.name }}{{ words.View }}{{ words.Output }}{{ words.Protocol }}",
      "summary": "Calls from the view of {{ module.name }} to its presenter.", "conformer": "presenter",
      "caller": "view", "property": "presenter" },
    { "key": "interactor", "name": "{{ module.name }}{{ words.Interactor }}{{ words.Protocol }}",
      "summary": "Calls from the presenter of {{ module.name }} to its interactor.",
      "conformer": "interactor", "caller": "presenter", "property": "interactor", "shareable": true },
    { "key": "interactorOutput",
      "name": "{{ module.name }}{{ words.Interactor }}{{ words.Output }}{{ words.Protocol }}",
      "summary": "Calls from the interactor of {{ module.name }} to its presenter.",
      "conformer": "presenter", "caller": "interactor", "property": "presenter", "weak": true },
    { "key": "router", "name": "{{ module.name }}{{ words.Router }}{{ words.Protocol }}",
      "summary": "Calls from the presenter of {{ module.name }} to its router.", "conformer": "router",
      "caller": "presenter", "property": "router" }
  ],
  "dependencies": {
    "name": "{{ module.name }}{{ words.Dependencies }}",
    "summary": "The dependencies of {{ module.name }} and of the modules that it opens."
  },
  "output": {
    "name": "{{ module.name }}{{ words.Output }}",
    "summary": "Calls from {{ module.name }} to the module that opened it."
  },
  "holders": {
    "inputs": "presenter", "services": "interactor", "state": "presenter", "output": "presenter",
    "routes": "router"
  },
  "uiFrameworks": [
    {
      "key": "uikit", "framework": "UIKit", "superclass": "UIViewController",
      "runtime": ["Alerts", "Failures", "Headless", "UIKit"],
      "app": {
        "runtime": ["App", "AppUIKit"], "needsWindow": true,
        "ways": {
          "push": "stack", "present": "over", "presentInNavigation": "overInStack", "sheet": "over",
          "replaceRoot": "root", "embed": "inside", "tab": "tab", "close": "back", "showStart": "app",
          "showTabs": "app"
        }
      },
      "routes": [
        "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab", "close",
        "showStart", "showTabs"
      ],
      "opens": ["SwiftUI"], "anchors": { "router": "viewController" },
      "inherited": { "view": ["UIViewController", "window"], "router": ["viewController"] }
    },
    { "key": "storyboard", "like": "uikit" },
    { "key": "nib", "like": "uikit" },
    {
      "key": "swiftui", "framework": "SwiftUI", "runtime": ["Alerts", "Failures", "SwiftUI"],
      "app": {
        "runtime": ["App", "AppSwiftUI"],
        "ways": {
          "push": "stack", "present": "over", "presentInNavigation": "overInStack", "sheet": "over",
          "replaceRoot": "root", "embed": "inside", "tab": "tab", "close": "back", "showStart": "app",
          "showTabs": "app"
        }
      },
      "routes": [
        "push", "present", "presentInNavigation", "sheet", "replaceRoot", "embed", "tab", "close",
        "showStart", "showTabs"
      ],
      "opens": ["UIKit"], "conformers": { "view": "viewState" }, "state": "viewState",
      "extras": { "router": ["navigation: NavigationPlace = NavigationPlace()"] },
      "observable": ["viewState"]
    },
    { "key": "none" }
  ],
  "xcode": { "Storyboard": "storyboard", "XIB": "nib", "None": "uikit", "SwiftUI": "swiftui" },
  "mockMethod": { "callCount": "CallCount", "argValues": "ArgValues", "handler": "Handler" },
  "mockProperty": {
    "callCount": "GetCallCount", "setCallCount": "SetCallCount", "handler": "Handler", "storage": "Storage"
  },
  "builder": "builder",
  "files": [
    { "template": "Contracts.swift", "path": "{{ module.name }}Contracts.swift", "contracts": true },
    { "template": "Entities.swift", "path": "{{ module.name }}Entities.swift", "when": "module.entities" },
    { "template": "View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "not module.framework" },
    { "template": "uikit/View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "module.framework == 'UIKit'" },
    { "template": "uikit/View.storyboard", "path": "{{ module.name }}.storyboard", "yours": true,
      "when": "roles.view and module.ui == 'storyboard'" },
    { "template": "uikit/View.xib", "path": "{{ roles.view.name }}.xib", "yours": true,
      "when": "roles.view and module.ui == 'nib'" },
    { "template": "swiftui/View.swift", "path": "{{ roles.view.name }}.swift", "component": "view",
      "when": "module.framework == 'SwiftUI'" },
    { "template": "swiftui/ViewState.swift", "path": "{{ roles.viewState.name }}.swift",
      "component": "viewState", "when": "module.framework == 'SwiftUI'" },
    { "template": "Presenter.swift", "path": "{{ roles.presenter.name }}.swift", "component": "presenter" },
    { "template": "Interactor.swift", "path": "{{ roles.interactor.name }}.swift",
      "component": "interactor", "when": "not roles.interactor.isShared" },
    { "template": "Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework != 'UIKit'" },
    { "template": "uikit/Router.swift", "path": "{{ roles.router.name }}.swift", "component": "router",
      "when": "module.framework == 'UIKit'" },
    { "template": "Builder.swift", "path": "{{ roles.builder.name }}.swift", "component": "builder",
      "when": "module.framework != 'SwiftUI' and module.ui != 'storyboard'" },
    { "template": "swiftui/Builder.swift", "path": "{{ roles.builder.name }}.swift", "component": "builder",
      "when": "module.framework == 'SwiftUI'" },
    { "template": "uikit/StoryboardBuilder.swift", "path": "{{ roles.builder.name }}.swift",
      "component": "builder", "when": "roles.view and module.ui == 'storyboard'" },
    { "template": "Added.swift", "path": "{{ role.name }}.swift", "added": true },
    { "template": "Generated.swift", "path": "{{ role.name }}+Generated.swift", "mixed": true },
    { "template": "Container.swift", "path": "{{ container.name }}.swift", "project": true, "yours": true,
      "when": "container" },
    { "template": "Dependencies.swift", "path": "{{ dependencies.name }}.swift", "project": true,
      "when": "container" },
    { "template": "DependenciesMock.swift", "path": "DependenciesMock.swift", "project": true,
      "tests": true, "when": "dependencies" },
    { "template": "App.swift", "path": "{{ app.name }}.swift", "project": true, "when": "app" },
    { "template": "AppTests.swift", "path": "{{ app.name }}Tests.swift", "project": true, "tests": true,
      "when": "appTests" },
    { "template": "Mocks.swift", "path": "{{ module.name }}Mocks.swift", "tests": true },
    { "template": "ServiceMocks.swift", "path": "ServiceMocks.swift", "project": true, "tests": true,
      "when": "mocks" },
    { "template": "Tests.swift", "path": "{{ module.name }}Tests.swift", "component": "tests",
      "tests": true }
  ]
}
"""#), EmbeddedFile(path: "Templates/viper/parts/after.swift", lines: #"""
{# What is done once a call has come back. #}
{% if path.condition %}
guard {{ path.condition }} else { return }
{% endif %}
{% if forward.isForgotten %}
{{ forward.running }} = nil
{% endif %}
{% include "parts/ended.swift" %}
{% if path.endsWithTask %}
guard !{{ module.task }}.isCancelled else { return }
{% endif %}
{% for call in path.calls %}
{{ call }}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/attempt.swift", lines: #"""
{# The call, and what is done once it has come back, with an error or without. #}
{% if forward.defers %}
defer {
  {% include "parts/ended.swift" %}
}
{% if forward.returns %}return {% endif %}{{ forward.call }}
{% elif forward.failure %}
do {% if forward.typedThrows %}{{ forward.typedThrows }} {% endif %}{
  {% include "parts/success.swift" %}
} catch {
  {% include "parts/after.swift", path: forward.failure %}
{% if forward.rethrows %}
  throw error
{% endif %}
}
{% else %}
{% include "parts/success.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/calls.swift", lines: #"""
{# The running calls of `role`, in an object of their own, so that they end with it, and how many run. #}
{% if role.runningCalls and role.runningCalls.tasks %}

/// The running calls of {{ role.name }}; they end with it.
@MainActor
final class {{ role.runningCalls.name }} {
{% for call in role.runningCalls.tasks %}
  var {{ call }}: {{ module.task }}<Void, Never>?
{% endfor %}

  deinit {
{% for call in role.runningCalls.tasks %}
    {{ call }}?.cancel()
{% endfor %}
  }
}
{% endif %}
{% if role.runningCalls and role.runningCalls.counts %}

/// The numbers of running calls of {{ role.name }}.
@MainActor
final class {{ role.runningCalls.countsName }} {
{% for call in role.runningCalls.counts %}
  var {{ call }} = 0
{% endfor %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/cancelled.swift", lines: #"""
{# Ends the running calls that a member names. #}
{% for cancelled in member.cancelled %}
{% if cancelled.ended %}
if let call = {{ cancelled.call }} {
  call.cancel()
  {{ cancelled.call }} = nil
  {{ cancelled.ended }}
}
{% else %}
{{ cancelled.call }}?.cancel()
{% if cancelled.isForgotten %}
{{ cancelled.call }} = nil
{% endif %}
{% endif %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/closures.swift", lines: #"""
{# The output as a struct of closures. #}
/// {{ module.output.summary }}
@MainActor
{{ module.access }}struct {{ module.output.name }} {
{% for member in module.output.members %}
  {% include "parts/doc.swift", lines: member.doc, otherwise: "" %}
  {{ module.access }}let {{ member.identifier }}: {{ member.closureType }}
{% endfor %}
{% if module.access %}

  {{ module.access }}init({% for member in module.output.members %}{{ member.identifier }}: @escaping {{ member.closureType }}{% unless forloop.last %}, {% endunless %}{% endfor %}) {
{% for member in module.output.members %}
    self.{{ member.name }} = {{ member.identifier }}
{% endfor %}
  }
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/parts/component.swift", lines: #"""
/// {{ role.summary }}
@MainActor
{% if role.isEmpty %}
final class {{ role.name }} {}
{% else %}
final class {{ role.name }} {
  {% include "parts/stored.swift" %}
}
{% endif %}
{% include "parts/conformances.swift", access: "" %}
"""#), EmbeddedFile(path: "Templates/viper/parts/conformances.swift", lines: #"""
{# The conformances of `role`, each in an extension of its own, its helpers and its running calls. #}
{% for contract in role.contracts | where: "hasProtocol" %}

// MARK: - {{ contract.name }}

{% if contract.implemented or contract.verbatim %}
extension {{ role.name }}: {{ contract.name }} {
{% for member in contract.implemented %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift" %}
{% endfor %}
{% for verbatim in contract.verbatim %}
{% if contract.implemented or not forloop.first %}

{% endif %}
  {% include "parts/verbatim.swift" %}
{% endfor %}
}
{% else %}
extension {{ role.name }}: {{ contract.name }} {}
{% endif %}
{% endfor %}
{% for contract in role.contracts %}
{% unless contract.hasProtocol or contract.inherits == "AnyObject" %}

extension {{ role.name }}: {{ contract.inherits | replace: "AnyObject, ", "" }} {}
{% endunless %}
{% endfor %}
{% for contract in role.contracts | where: "isHelpers" %}
{% if contract.implemented %}

// MARK: - Helpers

extension {{ role.name }} {
{% for member in contract.implemented %}
{% if not forloop.first %}

{% endif %}
  {% include "parts/member.swift", access: "" %}
{% endfor %}
}
{% endif %}
{% endfor %}
{% unless role.isMixed %}
{% include "parts/calls.swift" %}
{% endunless %}
"""#), EmbeddedFile(path: "Templates/viper/parts/dependencies-first.swift", lines: #"""
{# The same above the module's contracts. #}
{% if module.dependencies %}
{% include "parts/dependencies.swift" %}

{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/dependencies.swift", lines: #"""
{# What the module depends on; modules that open each other share a protocol. #}
/// {{ module.dependencies.summary }}
{% if module.dependencies.sharedWith %}
{{ module.dependencies.access }}typealias {{ module.dependencies.name }} = {{ module.dependencies.sharedWith }}
{% else %}
@MainActor
{% assign inherits = "" %}
{% if module.dependencies.inherits %}
{% assign inherits = module.dependencies.inherits | join: ", " | prepend: ": " %}
{% endif %}
{% if module.dependencies.fields %}
{{ module.dependencies.access }}protocol {{ module.dependencies.name }}{{ inherits }} {
{% for field in module.dependencies.fields %}
  var {{ field.declaration }} { get }
{% endfor %}
}
{% else %}
{{ module.dependencies.access }}protocol {{ module.dependencies.name }}{{ inherits }} {}
{% endif %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/doc.swift", lines: #"""
{% for line in lines %}
///{% if line %} {{ line }}{% endif %}
{% else %}
{% if otherwise %}
/// {{ otherwise }}
{% endif %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/ended.swift", lines: #"""
{# Tells that no call runs any more. #}
{% if forward.isCounted %}
{{ forward.running }} -= 1
if {{ forward.running }} == 0 {
  {{ forward.ended }}
}
{% elif forward.ended %}
{{ forward.ended }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/fields.swift", lines: #"""
{# The properties of the struct `value`, and the initializer that others need. #}
{% for field in value.fields %}
{% include "parts/doc.swift", lines: field.doc, otherwise: "" %}
{{ access }}var {{ field.declaration }}
{% endfor %}
{% if access %}
{% if value.fields %}

{% endif %}
{{ access }}init({{ value.fields | map: "parameter" | join: ", " }}) {% if value.fields %}{
{% for field in value.fields %}
  self.{{ field.name }} = {{ field.name }}
{% endfor %}
}{% else %}{}{% endif %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/forward.swift", lines: #"""
{# A call that is passed on, in a task where the method can't wait. #}
{% if forward.sharesIndicator %}
if let call = {{ forward.running }} {
  call.cancel()
} else {
  {{ forward.started }}
}
{% elif forward.task == "latest" %}
{{ forward.running }}?.cancel()
{% elif forward.task == "first" %}
guard {{ forward.running }} == nil else { return }
{% endif %}
{% if forward.isCounted %}
{{ forward.running }} += 1
{% endif %}
{% if forward.started and not forward.sharesIndicator %}
{{ forward.started }}
{% endif %}
{% if forward.task %}
{% if forward.running %}{{ forward.running }} = {% endif %}{{ module.task }} { [{{ forward.captures | join: ", " }}] in
  {% include "parts/attempt.swift" %}
}
{% else %}
{% include "parts/attempt.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/given.swift", lines: #"""
{# What the spec says of a mixed component, an extension for each contract. #}
{% assign isFirst = true %}
{% for contract in role.contracts %}
{% if contract.given %}
{% if not isFirst %}

{% endif %}
{% assign isFirst = false %}
{% if contract.hasProtocol or contract.isHelpers %}
// MARK: - {{ contract.name | default: "Helpers" }}

{% endif %}
extension {{ role.name }} {
{% for member in contract.given %}
{% if not forloop.first %}

{% endif %}
{% if contract.hasProtocol %}
  {% include "parts/member.swift" %}
{% else %}
  {% include "parts/member.swift", access: "" %}
{% endif %}
{% endfor %}
}
{% endif %}
{% endfor %}
{% include "parts/calls.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/parts/implementation.swift", lines: #"""
{% include "parts/cancelled.swift" %}
{% if member.implementation == "yours" %}
fatalError("{{ member.owner }}.{{ member.compoundName }} is not written yet")
{% elif member.implementation == "body" %}
{% if member.file %}
#sourceLocation(file:{{ member.file | quote }},line:{{ member.line }})
{{ member.body }}
#sourceLocation()
{% else %}
{{ member.body }}
{% endif %}
{% elif member.implementation == "route" %}
{% include "parts/route.swift", route: member.route %}
{% elif member.implementation == "forward" %}
{% include "parts/forward.swift", forward: member.forward %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/imports-of.swift", lines: #"""
{# The imports of the modules in `names`. #}
{% for name in names %}
import {{ name }}
{% endfor %}
{% if names %}

{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/imports-with.swift", lines: #"""
{# The module's imports and one more, `extra`. #}
{% assign names = module.imports | push: extra | uniq | sort %}
{% include "parts/imports-of.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/parts/imports.swift", lines: #"""
{% include "parts/imports-of.swift", names: module.imports %}
"""#), EmbeddedFile(path: "Templates/viper/parts/initializer.swift", lines: #"""
{% if role.needs %}

init({{ role.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in role.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/kept.swift", lines: #"""
{# What `role` keeps: other components, values and running calls. #}
{% for part in role.needs %}
let {{ part.name }}: {{ part.type }}
{% endfor %}
{% if role.runningCalls and role.runningCalls.tasks %}
let calls = {{ role.runningCalls.name }}()
{% endif %}
{% if role.runningCalls and role.runningCalls.counts %}
let callCounts = {{ role.runningCalls.countsName }}()
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/member.swift", lines: #"""
{% if member.isMethod %}
{{ access }}{{ member.declaration }} {
  {% include "parts/implementation.swift" %}
}
{% elif not member.isSettable and not member.effects %}
{{ access }}{{ member.header }} {
  {% include "parts/implementation.swift" %}
}
{% else %}
{{ access }}{{ member.header }} {
  get{{ member.effects }} {
    {% include "parts/implementation.swift" %}
  }
{% if member.isSettable %}
  set {
{% if member.implementation == "forward" %}
    {{ member.forward.assignment }}
{% else %}
    {% include "parts/implementation.swift" %}
{% endif %}
  }
{% endif %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/own-members.swift", lines: #"""
{# The members of `role` that its class has without a protocol. #}
{% for contract in role.contracts %}
{% unless contract.hasProtocol or contract.isHelpers %}
{% for member in contract.implemented %}

{% include "parts/member.swift", access: "" %}
{% endfor %}
{% for verbatim in contract.verbatim %}

{% include "parts/verbatim.swift", access: "" %}
{% endfor %}
{% endunless %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/protocol-list.swift", lines: #"""
{# The module's contracts, and what it tells the one that opened it. #}
{% for contract in contracts %}
{% if not forloop.first %}

{% endif %}
/// {{ contract.summary }}
@MainActor
{% include "parts/protocol.swift", name: contract.name, isolation: "", inherits: contract.inherits, access: module.componentAccess, members: contract.requirements, overloads: contract.overloads %}
{% endfor %}
{% if module.output and module.output.form == "closures" %}

{% include "parts/closures.swift" %}
{% elif module.output %}

/// {{ module.output.summary }}
@MainActor
{% include "parts/protocol.swift", name: module.output.name, isolation: "", inherits: "AnyObject", access: module.access, members: module.output.members, overloads: module.output.overloads %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/protocol.swift", lines: #"""
{# A protocol of `members`, and an extension with the calls that default values allow. #}
{% if members %}
{{ access }}{{ isolation }}protocol {{ name }}: {{ inherits }} {
  {% include "parts/requirements.swift" %}
}
{% else %}
{{ access }}{{ isolation }}protocol {{ name }}: {{ inherits }} {}
{% endif %}
{% if overloads %}

{{ isolation }}extension {{ name }} {
{% for overload in overloads %}
{% if not forloop.first %}

{% endif %}
  {{ access }}{{ overload.declaration }} {
    {{ overload.call }}
  }
{% endfor %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/requirements.swift", lines: #"""
{# The members of a protocol, those with a doc comment set apart by blank lines. #}
{% assign isApart = false %}
{% for member in members %}
{% if isApart or member.doc %}
{% if not forloop.first %}

{% endif %}
{% endif %}
{% assign isApart = member.doc %}
{% include "parts/doc.swift", lines: member.doc, otherwise: "" %}
{{ member.declaration }}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/route.swift", lines: #"""
{# Opens another module, or closes this one. #}
{% if module.framework == "SwiftUI" %}
{% include "swiftui/parts/route.swift" %}
{% else %}
{% include "uikit/parts/route.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/services.swift", lines: #"""
{# The protocols of the services that the spec declares. They may be called from anywhere. #}
{% for service in module.declaredServices %}
{% if not forloop.first %}

{% endif %}
{% include "parts/doc.swift", lines: service.doc, otherwise: service.summary %}
{% include "parts/protocol.swift", name: service.name, isolation: "nonisolated ", inherits: service.inherits, access: service.access, members: service.members, overloads: service.overloads %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/parts/stored.swift", lines: #"""
{# The stored properties of `role`, the references back first, and the initializer for what it needs. #}
{% for reference in role.late %}
var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% for reference in role.weak %}
weak var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% if role.holdsOutput %}
weak var output: (any {{ module.output.name }})?
{% endif %}
{% include "parts/kept.swift" %}
{% for field in role.state %}
var {{ field.declaration }}
{% endfor %}
{% include "parts/initializer.swift" %}
{% include "parts/own-members.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/parts/success.swift", lines: #"""
{% if forward.returnsCall %}return {% elif forward.result == "_" %}_ = {% elif forward.result %}let {{ forward.result }} = {% endif %}{{ forward.call }}
{% include "parts/after.swift", path: forward.success %}
{% if forward.returns %}
return {{ forward.result }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/verbatim.swift", lines: #"""
{# What a class has for a requirement that is written as it stands. #}
{% if verbatim.isSettable %}
{{ access }}{{ verbatim.head }} {
  get { fatalError({{ verbatim.reason | quote }}) }
  set { fatalError({{ verbatim.reason | quote }}) }
}
{% else %}
{{ access }}{{ verbatim.head }} {
  fatalError({{ verbatim.reason | quote }})
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/parts/way.swift", lines: #"""
{# The call of a way to another module, which is opened as it is built: SwiftUI's for a place, UIKit's as it is. #}
{% if not route.opens %}
{{ receiver }}.{{ route.by }}()
{% elif route.framework == "SwiftUI" %}
{{ receiver }}.{{ route.by }}{% if route.place %}(in: {{ part }}){% endif %} { {{ route.builder }}.build({% for argument in route.arguments %}{{ argument }}, {% endfor %}navigation: $0) }{% if route.swipe %} didSwipeAway: {{ route.swipe }}{% endif %}
{% else %}
{{ receiver }}.{{ route.by }}({{ route.build }}{% if route.place %}, in: {{ part }}{% endif %}{% if route.swipe %}, didSwipeAway: {{ route.swipe }}{% endif %})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/Builder.swift", lines: #"""
{% include "swiftui/parts/builder-imports.swift" %}
{% include "builder/type.swift", sentence: "The returned view keeps the other components alive." %}
{% include "swiftui/parts/preview.swift", state: roles.viewState.name %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/View.swift", lines: #"""
{% include "swiftui/parts/view-imports.swift" %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}struct {{ roles.view.name }}: View {
  @State var state: {{ roles.viewState.name }}
  {% include "swiftui/parts/stored.swift" %}
{% for reference in roles.view.late %}

  /// Receives the user's actions.
  var {{ reference.name }}: ({{ reference.type }})? { state.{{ reference.name }} }
{% endfor %}

  init(state: {{ roles.viewState.name }}{% for part in roles.view.needs %}, {{ part.initializerParameter }}{% endfor %}{% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: NavigationPlace{% endif %}) {
    _state = State(initialValue: state)
    {% include "swiftui/parts/initialized.swift" %}
  }

  {% include "swiftui/parts/body.swift" %}
}
{% include "swiftui/parts/show-preview.swift", state: roles.viewState.name %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/ViewState.swift", lines: #"""
{% include "parts/imports-with.swift", extra: "Observation" %}
/// {{ roles.viewState.summary }}
@MainActor
@Observable
{% if roles.viewState.isEmpty and not roles.view.late %}
final class {{ roles.viewState.name }} {}
{% else %}
final class {{ roles.viewState.name }} {
{% for reference in roles.view.late %}
  @ObservationIgnored var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
  {% include "parts/stored.swift", role: roles.viewState %}
}
{% endif %}
{% include "parts/conformances.swift", role: roles.viewState, access: "" %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/body.swift", lines: #"""
{# What the view shows: a place to draw, and the modules that the router embeds. #}
{{ module.componentAccess }}var body: some View {
{% if roles.router and roles.router.routeKinds contains "embed" %}
  VStack {
    // Draw the screen here, around the modules that the router embeds.
{% for part in roles.router.parts %}
    navigation.embeddedViews(in: {{ part | quote }})
{% endfor %}
{% if roles.router.embedsInView %}
    navigation.embeddedViews
{% endif %}
  }
  {% include "swiftui/parts/lifeCycle.swift" %}
{% else %}
  // Draw the screen here.
  Text({{ module.name | quote }})
    {% include "swiftui/parts/lifeCycle.swift" %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/builder-imports.swift", lines: #"""
{% if build.type == "some View" %}
{% include "swiftui/parts/view-imports.swift" %}
{% else %}
{% include "swiftui/parts/imports.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/imports.swift", lines: #"""
{# The imports of a file that names ViperKit's types. #}
{% if runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/initialized.swift", lines: #"""
{% for part in roles.view.needs %}
_{{ part.name }} = State(initialValue: {{ part.name }})
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
_navigation = State(initialValue: navigation)
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/lifeCycle.swift", lines: #"""
{# What the view passes on of its life, in the order that the modifier takes. #}
{% assign moments = "viewDidLoad viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}
{% assign names = "onViewAppear onAppear onViewDisappear onDisappear" | split: " " %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% assign name = member.compoundName | replace: "()", "" %}
{% if name in names and not member.parameterNames and not member.isThrowing and not member.returns %}
{% assign modifier = name | replace: "onView", "on" %}
{% if member.isAsync and modifier == "onAppear" %}
.task { await {{ contract.receiver }}.{{ member.call }} }
{% elif not member.isAsync %}
.{{ modifier }} { {{ contract.receiver }}.{{ member.call }} }
{% endif %}
{% endif %}
{% endfor %}
{% endfor %}
{% assign arguments = "" %}
{% for moment in moments %}
{% assign calls = "" %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% assign name = member.compoundName | replace: "viewIsReady()", "viewDidLoad()" | replace: "()", "" %}
{% if member.isMethod and name == moment and not member.parameterNames and not member.isThrowing and not member.returns %}
{% assign call = contract.receiver | append: "." | append: member.call %}
{% if member.isAsync %}
{% assign call = call | prepend: " { await " | prepend: module.task | append: " }" %}
{% endif %}
{% if calls %}
{% assign calls = calls | append: "\n  " %}
{% endif %}
{% assign calls = calls | append: call %}
{% endif %}
{% endfor %}
{% endfor %}
{% if calls %}
{% if arguments %}
{% assign arguments = arguments | append: ",\n" %}
{% endif %}
{% if calls contains "\n" %}
{% assign arguments = arguments | append: moment | append: ": {\n  " | append: calls | append: "\n}" %}
{% else %}
{% assign arguments = arguments | append: moment | append: ": { " | append: calls | append: " }" %}
{% endif %}
{% endif %}
{% endfor %}
{% if arguments contains "},\n" and arguments contains "{\n" %}
.moduleLifeCycle(
  {{ arguments | replace: "\n", "\n  " }}
)
{% elif arguments %}
.moduleLifeCycle({{ arguments | replace: "},\n", "}, " }})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/make-view.swift", lines: #"""
let {{ roles.viewState.key }} = {{ roles.viewState.name }}()
{% include "builder/wires.swift" %}
{% include "swiftui/parts/return.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/preview-members.swift", lines: #"""
{# What `double` has: methods that do nothing, and values as far as they are known. #}
{% for member in double.members %}
{% if member.isMethod and not member.returns %}
{{ member.declaration }} {}
{% elif member.isMethod and member.value %}
{{ member.declaration }} { {{ member.value }} }
{% elif member.isMethod %}
{{ member.declaration }} { fatalError({{ member.reason | quote }}) }
{% elif member.value %}
{{ member.declaration }} = {{ member.value }}
{% elif member.isSettable %}
{{ member.declaration }} {
  get { fatalError({{ member.reason | quote }}) }
  set {}
}
{% else %}
{{ member.declaration }} { fatalError({{ member.reason | quote }}) }
{% endif %}
{% endfor %}
{% for verbatim in double.verbatim %}
{% include "parts/verbatim.swift", access: "" %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/preview.swift", lines: #"""
{# The view, of `state`, with doubles in place of the parts that it calls, in a build for debugging. #}
{% if roles.view and roles.view.preview and roles.view.preview.arguments and not build.isPlain %}
{% assign arguments = roles.view.preview.arguments %}
{% assign parameters = roles.view.preview.parameters | map: "initializerParameter" | join: ", " %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: NavigationPlace()" %}
{% endif %}

#if DEBUG
  extension {{ roles.builder.name }} {
    /// The view alone, for previews. The user's actions have no effect.
    static func preview({% if state %}_ state: {{ state }} = {{ state }}(){% endif %}{{ parameters }}) -> {{ roles.view.name }} {
      {{ roles.view.name }}({% if state %}state: state, {% endif %}{{ arguments | join: ", " }})
    }
{% for double in roles.view.preview.doubles %}

{% unless double.members or double.verbatim %}
    private final class {{ double.name }}: {{ double.protocols }} {}
{% else %}
    private final class {{ double.name }}: {{ double.protocols }} {
      {% include "swiftui/parts/preview-members.swift" %}
    }
{% endunless %}
{% endfor %}
  }
#endif
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/return.swift", lines: #"""
{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
{% assign arguments = arguments | push: "navigation: navigation" %}
{% endif %}
return {{ roles.view.name }}(state: {{ roles.viewState.key }}{% for argument in arguments %}, {{ argument }}{% endfor %})
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/route.swift", lines: #"""
{% assign receiver = "navigation" %}
{% if member.parameterNames contains "navigation" %}
{% assign receiver = "self.navigation" %}
{% endif %}
{% assign part = route.place | quote %}
{% include "parts/way.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/show-preview.swift", lines: #"""
{# The preview of the view in its own file: of the module where it needs nothing, else of the view alone, of `state`. #}
{% assign isDebug = false %}
{% if not build.isPlain and roles.view.preview and roles.view.preview.arguments and not roles.view.preview.parameters and roles.builder %}
{% assign isDebug = true %}
{% endif %}
{% if build.isPlain or isDebug or (roles.view.preview and state and not roles.view.preview.arguments) %}

#if canImport(SwiftUI)
{% if isDebug %}
  #if DEBUG
    #Preview {
      ModuleStack(NavigationState { _ in {{ roles.builder.name }}.preview() })
    }
  #endif
{% else %}
  #Preview {
{% if build.isPlain and not roles.router %}
    {{ roles.builder.name }}.build()
{% elif build.isPlain %}
    ModuleStack(NavigationState { {{ roles.builder.name }}.build(navigation: $0) })
{% else %}
    ModuleStack(NavigationState { {% unless roles.router and roles.router.routeKinds contains "embed" %}_ in {% endunless %}{{ roles.view.name }}(state: {{ state }}(){% if roles.router and roles.router.routeKinds contains "embed" %}, navigation: $0{% endif %}) })
{% endif %}
  }
{% endif %}
#endif
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/stored.swift", lines: #"""
{# What the view keeps alive, besides its state. #}
{% for part in roles.view.needs %}
@State var {{ part.name }}: {{ part.type }}
{% endfor %}
{% if roles.router and roles.router.routeKinds contains "embed" %}
@State var navigation: NavigationPlace
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/swiftui/parts/view-imports.swift", lines: #"""
{# The imports of a file that names `View`. #}
{% include "swiftui/parts/imports.swift" %}
#if canImport(SwiftUI)
  import SwiftUI
#endif

"""#), EmbeddedFile(path: "Templates/viper/tests/answer.swift", lines: #"""
{# How a mock is told what it gives. #}
{% if answer.waits %}
{{ answer.mocked.mock }}.{{ answer.mocked.names.handler }} = {{ "{" }}{{ answer.head }}
  try? await {{ module.task }}.sleep(nanoseconds: 60_000_000_000)
{% if answer.statement %}
  return {{ answer.statement }}
{% endif %}
}
{% elif answer.mocked %}
{{ answer.mocked.mock }}.{{ answer.mocked.names.handler }} = {{ "{" }}{{ answer.head }}{% if answer.statement %} {{ answer.statement }}{% endif %}{% if answer.head or answer.statement %} {% endif %}}
{% else %}
{{ answer.mock }}.{{ answer.property }} = {{ answer.statement }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/arguments.swift", lines: #"""
{# A call with its arguments: one a line where there are more than two. #}
{% if arguments.count > 2 %}
{{ call }}(
{% for argument in arguments %}
  {{ argument }}{% unless forloop.last %},{% endunless %}
{% endfor %}
)
{% else %}
{{ call }}({{ arguments | join: ", " }})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/call-route.swift", lines: #"""
{% for variable in route.declarations %}
{% include "tests/declaration.swift" %}
{% endfor %}

{{ route.call }}
"""#), EmbeddedFile(path: "Templates/viper/tests/declaration.swift", lines: #"""
{% if variable.isInout %}var{% else %}let{% endif %} {{ variable.declared }} = {{ variable.value }}
"""#), EmbeddedFile(path: "Templates/viper/tests/expect-xctest.swift", lines: #"""
{% if operator == "isTrue" %}
XCTAssertTrue({{ left }})
{% elif operator == "same" %}
XCTAssertTrue(same({{ left }}, {{ right }}))
{% elif operator == "==" and right == "nil" %}
XCTAssertNil({{ left }})
{% elif operator == "!=" and right == "nil" %}
XCTAssertNotNil({{ left }})
{% elif operator == "==" %}
XCTAssertEqual({{ left }}, {{ right }})
{% elif operator == "===" %}
XCTAssertIdentical({{ left }}, {{ right }})
{% else %}
XCTAssertTrue({{ left }} {{ operator }} {{ right }})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/expect.swift", lines: #"""
{# One expectation: `left`, `operator` and `right`. #}
{% if tests.framework == "xctest" %}
{% include "tests/expect-xctest.swift" %}
{% elif operator == "isTrue" %}
#expect({{ left }})
{% elif operator == "same" %}
#expect(same({{ left }}, {{ right }}))
{% else %}
#expect({{ left }} {{ operator }} {{ right }})
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/expectation.swift", lines: #"""
{# One expectation of a test; of a mock it says what that has recorded. #}
{% assign left = expectation.left %}
{% if expectation.mocked %}
{% assign names = expectation.mocked.names %}
{% assign left = expectation.mocked.mock | append: "." %}
{% if expectation.of == "calls" %}
{% assign left = left | append: names.callCount %}
{% else %}
{% assign left = left | append: names.argValues %}
{% if expectation.argument %}
{% assign left = left | append: ".map(\\." | append: expectation.argument | append: ")" %}
{% endif %}
{% endif %}
{% endif %}
{% include "tests/expect.swift", operator: expectation.operator, right: expectation.right %}
"""#), EmbeddedFile(path: "Templates/viper/tests/gone.swift", lines: #"""
{% include "tests/expect.swift", left: name, operator: "==", right: "nil" %}
"""#), EmbeddedFile(path: "Templates/viper/tests/head.swift", lines: #"""
{# The first line of a test function, up to its brace. The actor belongs to the functions, because
   the initializers of XCTestCase are not isolated. XCTest on Linux runs only isolated tests that wait. #}
{% if tests.framework == "xctest" %}
@MainActor func test{{ name | capitalize }}() async{% if fails %} throws{% endif %} {
{% else %}
@Test func {{ name }}(){% if waits %} async{% endif %}{% if fails %} throws{% endif %} {
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/in-flight.swift", lines: #"""
{# A component can go while a call of it waits, and ends the task that it holds. #}
{% include "tests/head.swift", name: test.name, waits: true, fails: test.fails %}
{% for answer in test.answers %}
  {% include "tests/answer.swift" %}
{% endfor %}
{% for variable in test.declarations %}
  {% include "tests/declaration.swift" %}
{% endfor %}
  weak var gone: {{ part.type }}?
{% if test.running %}
  let call: {{ module.task }}<Void, Never>?
{% endif %}
  do {
    let {{ part.name }} = {{ part.maker }}
    gone = {{ part.name }}
    {{ test.call }}
{% if test.running %}
    call = {{ test.running }}
{% endif %}
    {% include "tests/wait.swift", mocked: test.mocked, count: 1 %}
  }

  {% include "tests/gone.swift", name: "gone" %}
{% if test.running %}
  {% include "tests/expect.swift", left: "call?.isCancelled", operator: "==", right: "true" %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/link.swift", lines: #"""
{# A component, as another one holds it. #}
{% if link.isExact %}
let {{ link.name }} = {{ link.path }}
{% else %}
{% assign value = link.path | append: " as? " | append: link.type %}
{% include "tests/unwrap.swift", name: link.name %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/made.swift", lines: #"""
{# The module, of the type of its view. #}
{% if build.isHidden %}
{% assign value = "makeModule() as? " | append: build.rootType %}
{% include "tests/unwrap.swift", name: build.root %}
{% else %}
let {{ build.root }} = makeModule()
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/make-module.swift", lines: #"""
{% if tests.framework == "xctest" %}@MainActor {% endif %}func makeModule({{ build.parameters | join: ", " }}) -> {{ build.type }} {
{% if build.dependencies %}
  let dependencies = DependenciesMock()
{% for own in build.dependencies %}
  dependencies.{{ own.name }} = {{ own.mock }}
{% endfor %}
  {% assign call = "return " | append: build.builder | append: ".build" %}
{% else %}
  {% assign call = build.builder | append: ".build" %}
{% endif %}
  {% include "tests/arguments.swift", arguments: build.arguments %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/make-part.swift", lines: #"""
{% if tests.framework == "xctest" %}@MainActor {% endif %}func {{ part.helper }}({{ part.parameters | join: ", " }}) -> {{ part.type }} {
{% if part.late %}
  {% assign call = "let " | append: part.name | append: " = " | append: part.type %}
  {% include "tests/arguments.swift", arguments: part.arguments %}
{% for late in part.late %}
  {{ part.name }}.{{ late.name }} = {{ late.mock }}
{% endfor %}
  return {{ part.name }}
{% else %}
  {% include "tests/arguments.swift", call: part.type, arguments: part.arguments %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/method.swift", lines: #"""
{# One behavior of an asynchronous call. #}
{% include "tests/head.swift", name: test.name, waits: test.waits, fails: test.fails %}
{% for constant in test.constants %}
  {% include "tests/declaration.swift", variable: constant %}
{% endfor %}
{% for answer in test.answers %}
  {% include "tests/answer.swift" %}
{% endfor %}
  let {{ part.name }} = {{ part.maker }}
{% for variable in test.declarations %}
  {% include "tests/declaration.swift" %}
{% endfor %}

{% for step in test.steps %}
  {{ step }}
{% endfor %}
{% if test.settled %}
  {% include "tests/wait.swift", mocked: test.settled.mocked, count: test.settled.count %}
{% endif %}

{% for expectation in test.expectations %}
  {% include "tests/expectation.swift" %}
{% endfor %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/module.swift", lines: #"""
{# What the builder must have connected, and that nothing of it stays behind. #}
{% assign used = build.chain | where: "isUsed" %}
{% assign fails = used %}
{% if build.isHidden %}
{% assign fails = true %}
{% endif %}
{% include "tests/head.swift", name: "theBuilderConnectsTheParts", waits: false, fails: fails %}
  {% include "tests/made.swift" %}
{% for link in used %}
  {% include "tests/link.swift" %}
{% endfor %}
{% assign pieces = build.pieces | where: "isUsed" %}
{% for piece in pieces %}
  let {{ piece.name }} = {{ build.root }}.state
{% endfor %}

{% for link in build.chain %}
{% unless link.isUsed or link.isExact %}
  {% include "tests/expect.swift", left: link.path, operator: "is", right: link.type %}
{% endunless %}
{% endfor %}
{% for expectation in build.expectations %}
  {% include "tests/expectation.swift" %}
{% endfor %}
}

{% unless fails %}
{% assign fails = build.chain %}
{% endunless %}
{% include "tests/head.swift", name: "nothingOutlivesTheView", waits: false, fails: fails %}
{% for piece in build.pieces %}
  weak var goneState: {{ piece.type }}?
{% endfor %}
{% if module.framework != "SwiftUI" %}
  weak var goneView: {{ build.rootType }}?
{% endif %}
{% for link in build.chain %}
  weak var gone{{ link.name | capitalize }}: {{ link.type }}?
{% endfor %}
  do {
    {% include "tests/made.swift" %}
{% for link in build.chain %}
    {% include "tests/link.swift" %}
{% endfor %}
{% for piece in build.pieces %}
    goneState = {{ build.root }}.state
{% endfor %}
{% if module.framework != "SwiftUI" %}
    goneView = {{ build.root }}
{% endif %}
{% for link in build.chain %}
    gone{{ link.name | capitalize }} = {{ link.name }}
{% endfor %}
  }

{% for piece in build.pieces %}
  {% include "tests/gone.swift", name: "goneState" %}
{% endfor %}
{% if module.framework != "SwiftUI" %}
  {% include "tests/gone.swift", name: "goneView" %}
{% endif %}
{% for link in build.chain %}
  {% assign name = link.name | capitalize | prepend: "gone" %}
  {% include "tests/gone.swift" %}
{% endfor %}
}
{% for reference in build.weakReferences %}

{% include "tests/head.swift", name: reference.testName, waits: false, fails: true %}
  {% assign value = reference.path | append: " as? " | append: reference.type %}
  {% include "tests/unwrap.swift", name: reference.name %}

  {% include "tests/expectation.swift", expectation: reference.expectation %}
}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/tests/opened.swift", lines: #"""
{# The module that a route has opened, and what it must have been given. #}
{% if route.given %}
{% include "tests/unwrap.swift", name: "opened" %}
{% for given in route.given %}
{% if given.isFirst %}
let {{ given.constant }} = opened.{{ given.property }}{% unless given.isExact %} as? {{ given.type }}{% endunless %}

{% endif %}
{% assign left = given.constant | append: "?." | append: given.input %}
{% if given.isExact %}
{% assign left = given.constant | append: "." | append: given.input %}
{% endif %}
{% include "tests/expect.swift", operator: given.operator, right: given.value %}
{% endfor %}
{% else %}
{% include "tests/expect.swift", left: value, operator: "!=", right: "nil" %}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/tests/presenting-screen.swift", lines: #"""
/// A screen that stores the presented screen and does not show it.
private final class PresentingScreen: UIViewController {
  private(set) var presented: UIViewController?

  override func present(
    _ screen: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presented = screen
  }
}
"""#), EmbeddedFile(path: "Templates/viper/tests/route-swiftui.swift", lines: #"""
{# A route of a SwiftUI router, from the place of its module. #}
{% include "tests/head.swift", name: route.name, waits: route.waits, fails: true %}
{% if route.by == "tab" %}
  let navigation = NavigationState()
  let tab = navigation.addTab("") { makeModule(navigation: $0) }
  {% include "tests/unwrap.swift", name: "place", value: "tab.root?.place" %}
{% elif route.by == "showStart" or route.by == "showTabs" %}
{% assign make = "makeModule(navigation: $0)" %}
{% if tests.framework == "xctest" %}
{% assign make = "self." | append: make %}
{% endif %}
  let navigation = NavigationState {
    {{ make }}
  } tabs: { tabs in
    tabs.addTab("") { {{ make }} }
  }
{% if route.by == "showStart" %}
  navigation.showTabs()
{% endif %}
  {% include "tests/unwrap.swift", name: "place", value: "navigation.top?.place" %}
{% else %}
  let navigation = NavigationState { makeModule(navigation: $0) }
{% if route.by == "close" %}
  navigation.root?.place.push { makeModule(navigation: $0) }
  {% include "tests/unwrap.swift", name: "place", value: "navigation.path.last?.place" %}
{% else %}
  {% include "tests/unwrap.swift", name: "place", value: "navigation.root?.place" %}
{% endif %}
{% endif %}
  let {{ part.name }} = {{ part.helper }}(navigation: place)
  {% include "tests/call-route.swift" %}

{% if route.by == "close" %}
  {% include "tests/expect.swift", left: "navigation.path.isEmpty", operator: "isTrue", right: "" %}
{% elif route.by == "showStart" %}
  {% include "tests/expect.swift", left: "navigation.tabs.isEmpty", operator: "isTrue", right: "" %}
{% elif route.by == "showTabs" %}
  {% include "tests/expect.swift", left: "navigation.selectedTab", operator: "!=", right: "nil" %}
{% else %}
{% assign shown = "navigation.top" %}
{% if route.by == "embed" %}
{% assign shown = "place.embedded.first" %}
{% endif %}
{% if route.isOwn %}
{% assign left = shown | append: "?.place" %}
  {% include "tests/expect.swift", operator: "!==", right: "place" %}
{% endif %}
  {% assign value = shown | append: "?.content(as: " | append: route.target | append: ".self)" %}
  {% include "tests/opened.swift" %}
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/route-uikit.swift", lines: #"""
{# A route of a UIKit router, from a screen where it can be taken. #}
{% assign isOver = false %}
{% if route.by == "present" or route.by == "sheet" or route.by == "presentInNavigation" %}
{% assign isOver = true %}
{% endif %}
{% assign fails = route.fails %}
{% if route.given %}
{% assign fails = true %}
{% endif %}
{% include "tests/head.swift", name: route.name, waits: route.waits %}
{% if route.startsFromView %}
  let source = {{ route.source }}
{% elif isOver %}
  let source = PresentingScreen()
{% else %}
  let source = UIViewController()
{% endif %}
{% if route.by == "close" %}
  let stack = UINavigationController(rootViewController: UIViewController())
  stack.pushViewController(source, animated: false)
{% elif route.by == "push" %}
  let stack = UINavigationController(rootViewController: source)
{% elif route.by == "tab" %}
  let tabs = UITabBarController()
  tabs.viewControllers = [source]
{% elif route.by == "showStart" or route.by == "showTabs" %}
  let window = UIWindow(frame: .zero)
  let start = UIViewController()
  AppRoots { start } tabs: { _ in }.start(in: window)
  window.rootViewController = source
{% elif route.by != "embed" %}
  let window = source.attachToWindow()
{% endif %}
  let {{ part.name }} = {{ part.maker }}
  {{ part.name }}.viewController = source
  {% include "tests/call-route.swift" %}

{% if route.by == "close" %}
  {% include "tests/expect.swift", left: "stack.topViewController", operator: "!==", right: "source" %}
{% elif route.by == "showStart" %}
  {% include "tests/expect.swift", left: "window.rootViewController", operator: "===", right: "start" %}
{% elif route.by == "showTabs" %}
  {% include "tests/expect.swift", left: "window.rootViewController", operator: "is", right: "UITabBarController" %}
{% else %}
{% if route.by == "push" %}
{% assign shown = "stack.topViewController" %}
{% elif route.by == "tab" %}
{% assign shown = "tabs.selectedViewController" %}
{% elif route.by == "embed" %}
{% assign shown = "source.children.first" %}
{% elif route.by == "replaceRoot" %}
{% assign shown = "window.rootViewController" %}
{% else %}
{% assign shown = "source.presented" %}
{% if route.startsFromView %}
{% assign shown = "source.presentedViewController" %}
{% endif %}
{% if route.by == "presentInNavigation" %}
{% assign shown = "(" | append: shown | append: " as? UINavigationController)?.topViewController" %}
{% endif %}
{% endif %}
{% if route.isOwn and route.startsFromView %}
  {% include "tests/expect.swift", left: shown, operator: "!==", right: "source" %}
{% endif %}
  {% if route.framework == "SwiftUI" %}
{% if route.by == "tab" %}
{% assign shown = "(" | append: shown | append: " as? UINavigationController)?.topViewController" %}
{% endif %}
{% assign value = "(" | append: shown | append: " as? ModuleHost)?.content(as: " | append: route.target | append: ".self)" %}
{% else %}
{% assign value = shown | append: " as? " | append: route.target %}
{% endif %}
{% if route.given or route.framework == "SwiftUI" %}
  {% include "tests/opened.swift" %}
{% else %}
  {% include "tests/expect.swift", left: shown, operator: "is", right: route.target %}
{% endif %}
{% endif %}
{% if isOver %}
  window.isHidden = true
{% endif %}
}
"""#), EmbeddedFile(path: "Templates/viper/tests/same.swift", lines: #"""
/// Whether two values look the same to `String(reflecting:)`.
private func same<Value>(_ one: Value, _ other: Value) -> Bool {
  String(reflecting: one) == String(reflecting: other)
}

private func same<Value: Equatable>(_ one: Value, _ other: Value) -> Bool {
  one == other
}
"""#), EmbeddedFile(path: "Templates/viper/tests/settle.swift", lines: #"""
/// Lets tasks run until a condition is true, but not forever.
@MainActor
private func settle(until isSettled: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if isSettled() { return }
    await {{ module.task }}.yield()
  }
}
"""#), EmbeddedFile(path: "Templates/viper/tests/unwrap.swift", lines: #"""
let {{ name }} = try {% if tests.framework == "xctest" %}XCTUnwrap{% else %}#require{% endif %}({{ value }})
"""#), EmbeddedFile(path: "Templates/viper/tests/variables.swift", lines: #"""
{# What stands around the parts; XCTest makes its cases where nothing may be made on the main actor. #}
{% assign keyword = "let" %}
{% if tests.framework == "xctest" %}
{% assign keyword = "@MainActor lazy var" %}
{% endif %}
{% for mock in tests.mocks %}
{{ keyword }} {{ mock.name }} = {{ mock.type }}()
{% endfor %}
{% for constant in tests.constants %}
{{ keyword }} {{ constant.declared }} = {{ constant.value }}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/tests/wait.swift", lines: #"""
{# Lets a task run until a mock was called so often. #}
await settle { {{ mocked.mock }}.{{ mocked.names.callCount }} == {{ count }} }
"""#), EmbeddedFile(path: "Templates/viper/uikit/Router.swift", lines: #"""
{% include "uikit/parts/imports.swift", opensModules: roles.router.routesModules %}
/// {{ roles.router.summary }}
@MainActor
final class {{ roles.router.name }} {
  weak var viewController: {% if roles.router.parts %}{{ roles.view.name }}{% else %}UIViewController{% endif %}?
{% for reference in roles.router.weak %}
  weak var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
  {% include "parts/kept.swift", role: roles.router %}
  {% include "parts/initializer.swift", role: roles.router %}
}
{% include "parts/conformances.swift", role: roles.router, access: "" %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/StoryboardBuilder.swift", lines: #"""
{% include "uikit/parts/storyboard-imports.swift" %}
/// {{ roles.builder.summary }}
@MainActor
{{ module.access }}enum {{ roles.builder.name }} {
  /// The returned view keeps the other components alive.
  {% include "builder/build.swift", access: module.access, isReplaceable: false %}

  {% include "uikit/parts/storyboard.swift" %}
}
"""#), EmbeddedFile(path: "Templates/viper/uikit/View.storyboard", lines: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="{{ module.name }}-controller">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <dependencies>
    <deployment identifier="iOS"/>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    <capability name="System colors in document resources" minToolsVersion="11.0"/>
  </dependencies>
  <scenes>
    <!--{{ roles.view.name }}-->
    <scene sceneID="{{ module.name }}-scene">
      <objects>
        <viewController id="{{ module.name }}-controller" customClass="{{ roles.view.name }}" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="{{ module.name }}-view">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <viewLayoutGuide key="safeArea" id="{{ module.name }}-safeArea"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="{{ module.name }}-firstResponder" userLabel="First Responder" sceneMemberID="firstResponder"/>
      </objects>
      <point key="canvasLocation" x="0.0" y="0.0"/>
    </scene>
  </scenes>
  <resources>
    <systemColor name="systemBackgroundColor">
      <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </systemColor>
  </resources>
</document>
"""#), EmbeddedFile(path: "Templates/viper/uikit/View.swift", lines: #"""
{% assign needsRuntime = false %}
{% if module.ui == "nib" or (roles.router and roles.router.parts) %}
{% assign needsRuntime = true %}
{% endif %}
{% include "uikit/parts/imports.swift", opensModules: needsRuntime %}
{% include "parts/doc.swift", lines: module.doc, otherwise: roles.view.summary %}
{{ module.componentAccess }}final class {{ roles.view.name }}: {{ module.superclass }} {
{% if roles.router %}
{% for part in roles.router.parts %}
  /// The part of the view that shows another module.
  let {{ part }} = UIView()
{% endfor %}
{% endif %}
  {% include "uikit/parts/stored.swift" %}
{% if module.ui == "nib" %}

  #if canImport(UIKit)
    /// Loads {{ roles.view.name }}.xib, whose owner this is.
    {{ module.componentAccess }}override func loadView() {
      {% include "uikit/parts/bundle.swift" %}
      if !ViewFile.nib({{ roles.view.name | quote }}, bundle: bundle, owner: self) { super.loadView() }
    }
  #endif
{% endif %}
  {% include "uikit/parts/lifeCycle.swift", access: module.componentAccess %}
}
{% include "parts/conformances.swift", role: roles.view, access: module.componentAccess %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/View.xib", lines: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
  <device id="retina6_12" orientation="portrait" appearance="light"/>
  <dependencies>
    <deployment identifier="iOS"/>
    <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
    <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    <capability name="System colors in document resources" minToolsVersion="11.0"/>
  </dependencies>
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="{{ roles.view.name }}" customModuleProvider="target">
      <connections>
        <outlet property="view" destination="{{ module.name }}-view" id="{{ module.name }}-viewOutlet"/>
      </connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view clearsContextBeforeDrawing="NO" contentMode="scaleToFill" id="{{ module.name }}-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <viewLayoutGuide key="safeArea" id="{{ module.name }}-safeArea"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <point key="canvasLocation" x="0.0" y="0.0"/>
    </view>
  </objects>
  <resources>
    <systemColor name="systemBackgroundColor">
      <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </systemColor>
  </resources>
</document>
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/appearance.swift", lines: #"""
{# Passes `member` on, which is called like one of the calls that tell of the view's appearance, if it has
   UIKit's parameter or none. #}
{% assign animated = "animated" %}
{% assign isAppearance = false %}
{% assign withoutLabel = member.name | append: "(_:)" %}
{% if member.isMethod and not member.parameterNames %}
{% assign isAppearance = true %}
{% elif member.compoundName == withoutLabel and member.parameterTypes.first == "Bool" %}
{% assign isAppearance = true %}
{% assign animated = member.parameterNames | first %}
{% endif %}
{% if isAppearance %}

{{ access }}override func {{ member.name }}(_ {{ animated }}: Bool) {
  super.{{ member.name }}({{ animated }})
  {% include "uikit/parts/lifeCycleCall.swift" %}
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/bundle.swift", lines: #"""
{# Where the module's own file lies: in the package's bundle, or in that of the app or framework. #}
#if SWIFT_PACKAGE
  let bundle = Bundle.module
#else
  let bundle = Bundle(for: {{ roles.view.name }}.self)
#endif
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/imports.swift", lines: #"""
{# The imports of a file that names UIKit's types, or ViperKit's as well if `opensModules`. #}
{% if opensModules and runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
#if canImport(UIKit)
  import UIKit
#endif

{% else %}
{% include "parts/imports.swift" %}
#if canImport(UIKit)
  import UIKit
{% if runtime == "package" %}
#else
  import ViperKit
{% endif %}
#endif

{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/lifeCycle.swift", lines: #"""
{# Where the screen is drawn, and what the view passes on of a view controller's life. #}
{% assign loads = "viewDidLoad() viewIsReady()" | split: " " %}
{% assign appearances = "viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear" | split: " " %}

{{ access }}override func viewDidLoad() {
  super.viewDidLoad()
{% if roles.router and roles.router.parts %}
  view.stackParts([{{ roles.router.parts | join: ", " }}])
{% endif %}
  {% include "uikit/parts/screen.swift" %}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.compoundName in loads and not member.isThrowing and not member.returns %}
  {% include "uikit/parts/lifeCycleCall.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
}
{% for contract in roles.view.calls %}
{% for member in contract.members %}
{% if member.name in appearances and not member.isThrowing and not member.returns %}
{% include "uikit/parts/appearance.swift" %}
{% endif %}
{% endfor %}
{% endfor %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/lifeCycleCall.swift", lines: #"""
{% if member.isAsync %}
{{ module.task }} { [{{ contract.property }}] in
  await {{ contract.receiver }}.{{ member.call }}
}
{% else %}
{{ contract.receiver }}.{{ member.call }}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/route.swift", lines: #"""
{% assign view = "viewController" %}
{% if member.parameterNames contains "viewController" %}
{% assign view = "self.viewController" %}
{% endif %}
{% assign receiver = "ModuleNavigation(from: " | append: view | append: ")" %}
{% assign part = view | append: "?." | append: route.place %}
{% include "parts/way.swift" %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/screen.swift", lines: #"""
{% if module.ui == "storyboard" or module.ui == "nib" %}
// Set up the outlets here.
{% else %}
// Draw the screen here.
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/stored.swift", lines: #"""
{# What a view controller refers to, and its initializers. #}
{% for reference in roles.view.late %}
var {{ reference.name }}: ({{ reference.type }})?
{% endfor %}
{% include "parts/kept.swift", role: roles.view %}
{% if roles.view.needs %}

init({{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
  super.init(nibName: nil, bundle: nil)
}
{% if module.ui == "storyboard" %}

/// {% if roles.builder %}{{ roles.builder.name }} creates{% else %}Creates{% endif %} the view from {{ module.name }}.storyboard{% if roles.builder %} with this{% endif %}.
init?(coder: NSCoder, {{ roles.view.needs | map: "initializerParameter" | join: ", " }}) {
{% for part in roles.view.needs %}
  self.{{ part.name }} = {{ part.name }}
{% endfor %}
  super.init(coder: coder)
}
{% endif %}

@available(*, unavailable)
{{ module.componentAccess }}required init?(coder: NSCoder) {
  fatalError("{{ roles.view.name }} is made {% if roles.builder %}by {{ roles.builder.name }}{% else %}in code{% endif %}")
}
{% endif %}
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/storyboard-imports.swift", lines: #"""
{# The imports of a builder that loads a storyboard. #}
{% if runtime == "package" %}
{% include "parts/imports-with.swift", extra: "ViperKit" %}
{% else %}
{% include "parts/imports.swift" %}
{% endif %}
#if canImport(UIKit)
  import UIKit
#endif

"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/storyboard-view.swift", lines: #"""
{% assign arguments = roles.view.arguments %}
{% if isReplaceable %}
{% assign arguments = roles.view.replaceableArguments %}
{% endif %}
let {{ roles.view.key }} = {{ roles.builder.name }}.makeView({{ arguments | join: ", " }})
"""#), EmbeddedFile(path: "Templates/viper/uikit/parts/storyboard.swift", lines: #"""
/// The view of {{ module.name }}.storyboard. On systems without UIKit, it is
/// made in code.
static func makeView({{ roles.view.needs | map: "initializerParameter" | join: ", " }}) -> {{ roles.view.name }} {
  #if canImport(UIKit)
    {% include "uikit/parts/bundle.swift" %}
    return ViewFile.storyboard({{ module.name | quote }}, bundle: bundle) {
      {{ roles.view.name }}(coder: $0{% for argument in roles.view.passed %}, {{ argument }}{% endfor %})
    } otherwise: {
      {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
    }
  #else
    return {{ roles.view.name }}({{ roles.view.passed | join: ", " }})
  #endif
}
"""#), EmbeddedFile(path: "Templates/xcode/TemplateInfo.plist", lines: #"""
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Kind</key>
  <string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
  <key>Description</key>
  <string>{{ summary }}</string>
  <key>Summary</key>
  <string>{{ summary }}</string>
  <key>SortOrder</key>
  <string>1</string>
  <key>Platforms</key>
  <array>
    <string>com.apple.platform.iphoneos</string>
  </array>
  <key>Options</key>
  <array>
    <dict>
      <key>Identifier</key>
      <string>productName</string>
      <key>Required</key>
      <true/>
      <key>Name</key>
      <string>Module name:</string>
      <key>Description</key>
      <string>The name that all types of the module begin with</string>
      <key>Type</key>
      <string>text</string>
      <key>NotPersisted</key>
      <true/>
    </dict>
    <dict>
      <key>Identifier</key>
      <string>viewType</string>
      <key>Required</key>
      <true/>
      <key>Name</key>
      <string>View:</string>
      <key>Description</key>
      <string>What the view is made of</string>
      <key>Type</key>
      <string>popup</string>
      <key>Default</key>
      <string>{{ labels.first }}</string>
      <key>Values</key>
      <array>
        {% for label in labels %}
        <string>{{ label }}</string>
        {% endfor %}
      </array>
    </dict>
  </array>
</dict>
</plist>
"""#), EmbeddedFile(path: "explanations", lines: #"""
conflicting-contract-owner AdoptingDiagnostics.md Two modules use the same protocol, which only one spec can contain. Give each module a separate protocol, or change the protocol only in the spec that contains it.
unsupported-contract AdoptingDiagnostics.md The module uses a protocol that its spec can't contain. The message names the reason. You don't have to do anything.
missing-protocol AdoptingDiagnostics.md The app no longer has a contract's protocol, or no type of the module conforms to it. Delete the contract from the spec, or add "contracts.interactorOutput" to 'without'.
unsupported-protocol-member AdoptingDiagnostics.md A spec can't express a member of a protocol. You don't have to do anything, or you can move the member out of the protocol.
unknown-app-module AdoptingDiagnostics.md '--module' doesn't match a module of the app. To list the modules, run 'viper-gen adopt --dry-run'.
unknown-presenter AdoptingDiagnostics.md This presenter has no interactor or router, and no protocol connects it with a view, or all of its protocols are in other modules. Add a protocol, or ignore this warning.
missing-spec-contract AdoptingDiagnostics.md The spec doesn't contain a protocol of its module. Add the contract as the help shows, and run 'viper-gen adopt --update'.
missing-modules AdoptingDiagnostics.md No Swift file in the folder contains a module: a presenter with an interactor or a router, or with a protocol between it and a view. Run the command with the app's folder.
unsupported-objective-c AdoptingDiagnostics.md viper-gen can't adopt an Objective-C presenter. You don't have to do anything.
unsupported-module AdoptingDiagnostics.md viper-gen can't create a valid spec for a module of the app. Change the code that the message names, and run 'viper-gen adopt' again.
invalid-strong-reference AdoptingDiagnostics.md Two components reference each other strongly, so neither is ever freed. Declare the reference back 'weak'.
unreadable-adopted-file AdoptingDiagnostics.md A Swift file can't be read, because a bracket, a string or a comment isn't closed. Fix the file, and run 'viper-gen adopt' again.
unused-contract AdoptingDiagnostics.md No component has a reference to a protocol that the module conforms to. Delete the protocol, or add a property of its type.
invalid-app-start AppsDiagnostics.md An app begins with a start module or tabs. Add `start`, `tabs` or both.
missing-app AppsDiagnostics.md A route by `showTabs` or `showStart` needs an app. Add it to the config: "app": { "name": "Shop", "start": "Login", "tabs": ["Home"] }.
missing-app-root AppsDiagnostics.md A route by `showTabs` or `showStart` needs an app with a start module and tabs. Add the missing one to `app` in the config.
missing-container AppsDiagnostics.md The app's modules need services, but no dependency container is configured. Name the type that has all services: "container": "ShopContainer".
invalid-app-name AppsDiagnostics.md The names of types such as `ShopApp` can't begin with the app's name. Use letters and digits, and begin with a capital letter: "MyShop".
invalid-deep-link AppsDiagnostics.md A deep link isn't a valid path with an optional query. Write "item/{id}", or "search?q={text}".
invalid-deep-link-step AppsDiagnostics.md After the first module, each step of a deep link must be a call of a route. Write the call: "openDetail(id)".
invalid-reader AppsDiagnostics.md A reader must be a single Swift expression that converts a string. Use a function, such as "Day.init".
unsupported-app AppsDiagnostics.md The pack doesn't support apps or deep links with this UI framework. Use a module with UIKit or SwiftUI.
unsupported-foreign-route AppsDiagnostics.md A deep link can't call a route of another project's module, because this module's router isn't registered. End the deep link with this module.
invalid-deep-link-arguments AppsDiagnostics.md The number or the labels of the arguments don't match the route. Pass a value for each parameter in order; you can leave out labels.
invalid-deep-link-continuation AppsDiagnostics.md A deep link can't continue at this route, which opens no module or isn't possible there. End the deep link here, or use another route.
unsupported-deep-link-route AppsDiagnostics.md A deep link can't use a route that is generic, 'async', throws or returns a result. Use another route, or change its signature.
invalid-deep-link-start AppsDiagnostics.md A deep link must begin with a tab or the start module. Begin with the module that leads to the screen: ["Feed", "openDetail()"].
conflicting-placeholder-types AppsDiagnostics.md A placeholder of a deep link is used for parameters of two types. Use two placeholders.
duplicate-deep-link AppsDiagnostics.md Two deep links match the same URLs, because names of values and case are ignored. Delete one of the two, or change its first path component.
duplicate-reader AppsDiagnostics.md Two readers are for the same type. Delete one of the two.
duplicate-tab AppsDiagnostics.md A module can be the start module or one tab only. Delete one of the two.
missing-start-inputs AppsDiagnostics.md The start module or a tab needs inputs, or has no builder. Give the inputs default values, restore the builder, or start with another module.
unknown-placeholder AppsDiagnostics.md A step uses a value that the deep link doesn't have. Add a placeholder to the deep link, or correct the name.
unknown-route AppsDiagnostics.md The module has no route with this name. Use one of its routes, or add the route to the spec.
missing-reader AppsDiagnostics.md viper-gen can't read a value of this type from a deep link. Write a function func readDay(_ text: String) -> Day?, and add "readers": { "Day": "readDay" }.
unused-placeholder AppsDiagnostics.md A placeholder of a deep link isn't passed to a route. Pass it: "openDetail(id)", or delete it.
invalid-argument-pair CommandLineDiagnostics.md The argument of '--with' isn't an input and a value. Write it as 'id: trip.id'.
conflicting-options CommandLineDiagnostics.md An option and its opposite are both used. Delete one of the two.
invalid-disk-access CommandLineDiagnostics.md The system can't read or write a file; the reason follows the path. Check the path and its permissions.
outdated-files CommandLineDiagnostics.md Some files are out of date. Run 'viper-gen generate', and commit the result.
missing-operand-text CommandLineDiagnostics.md An argument of the command is empty, usually because a shell variable is empty. Set the variable.
missing-value-text CommandLineDiagnostics.md The value of an option is empty, usually because a shell variable is empty. Set the variable, or leave the option out.
conflicting-file CommandLineDiagnostics.md A file that would be created already exists, and 'new' and 'init' never overwrite files. Choose another name, or change the spec and run 'viper-gen generate'.
unsupported-file-move CommandLineDiagnostics.md A hidden file, a program or a symbolic link isn't moved to the module's new folder. If it belongs to the module, move it yourself.
unexpected-option CommandLineDiagnostics.md The option can't be used with this list. Leave it out.
invalid-option-position CommandLineDiagnostics.md A command's option is before the command. Write it after the command.
missing-operand CommandLineDiagnostics.md The command needs another argument. To see its arguments, run 'viper-gen help' with the command.
missing-option CommandLineDiagnostics.md A field needs the entity that it belongs to. Add '--of' with the entity's name.
missing-subcommand CommandLineDiagnostics.md A command needs a subcommand. Add it: 'viper-gen templates list'.
missing-value CommandLineDiagnostics.md An option needs a value. Write the value after the option.
unsupported-repository-move CommandLineDiagnostics.md A folder of the module is a separate Git repository. Rename the folder yourself, and run the command again.
unknown-entity CommandLineDiagnostics.md The spec has no entity with this name. Correct the name, or add the entity first.
unknown-service CommandLineDiagnostics.md The spec declares no service with this name. Correct the name, or add the method to your Swift protocol.
unknown-project-module CommandLineDiagnostics.md The project has no module with this name. To list the modules, run 'viper-gen list'.
missing-specs CommandLineDiagnostics.md The project has no '.viper.json' files. Create a module with 'viper-gen new', or name the project's folder.
missing-tests-folder CommandLineDiagnostics.md '--tests' needs a config that sets the folder of tests. Add 'tests' and 'testModule' to viper-gen.json.
outdated-before-rename CommandLineDiagnostics.md A rename needs a project that is up to date. Run 'viper-gen generate' first, and commit the result.
excessive-diagnostics CommandLineDiagnostics.md Only the first 100 diagnostics of a file are printed. Fix these, and run the command again.
unwritable-output CommandLineDiagnostics.md The output couldn't be written to standard output. Check the file or pipe that receives it.
duplicate-option CommandLineDiagnostics.md An option that can't be repeated has two values. Delete one of the two.
reserved-word CommandLineDiagnostics.md A Swift type can't have the module's name, because it's a Swift keyword. Use another name, such as 'TypeScreen'.
unused-rename CommandLineDiagnostics.md The module or member already has this name. Choose another name.
ambiguous-module CommandLineDiagnostics.md Several specs of the project have this name. Use the path of the spec.
unexpected-shared-list CommandLineDiagnostics.md The module shares a component with another module, whose spec has this list. Add the member to that module.
duplicate-project-path CommandLineDiagnostics.md Two projects of one run would write to the same file. Rename a module, or give the projects different folders.
unsupported-standard-input CommandLineDiagnostics.md viper-gen doesn't read specs from the standard input, '-'. For a file with this name, write './-'.
unexpected-operand CommandLineDiagnostics.md The command has too many arguments. Delete one, or put an argument with spaces in quotes.
unexpected-value CommandLineDiagnostics.md The option doesn't take a value. Delete the value.
conflicting-module CommandLineDiagnostics.md Another module of the project has the name. Choose another name.
conflicting-path CommandLineDiagnostics.md A file of the renamed module needs a path that already exists. Move the file, or choose another name.
conflicting-target-name CommandLineDiagnostics.md The package's target would have the name of a Swift module of the system. Choose another name, or add the module to an existing package.
missing-config CommandLineDiagnostics.md 'init --target' needs the config of an app. Go to the folder of the app, or run 'viper-gen init' there first.
conflicting-tests-option CommandLineDiagnostics.md '--no-tests' contradicts the config. Leave the option out, or delete 'tests' from viper-gen.json.
missing-package-option CommandLineDiagnostics.md '--agents' of 'new' works only with '--app' or '--package', and '--empty' only with '--app'. In a project that exists, run 'viper-gen init --agents'.
unknown-command CommandLineDiagnostics.md viper-gen has no such command. To list the commands, run 'viper-gen help'.
unknown-diagnostic CommandLineDiagnostics.md There is no diagnostic with this id. To list all ids, run 'viper-gen explain'.
unknown-list CommandLineDiagnostics.md The spec has no such list. Use one of the lists in the message.
unknown-option CommandLineDiagnostics.md The command has no such option. Use the option in the message.
missing-module-name CommandLineDiagnostics.md The command line doesn't name the module. Add it with '--to'.
conflicting-member-name CommandLineDiagnostics.md Several members have the name, or your code declares the new name. Add the contract or the labels, such as 'Feed.view.show(_:)', or choose another name.
invalid-member-name CommandLineDiagnostics.md The new name of a member is a keyword of Swift. Choose another name.
unsupported-label-rename CommandLineDiagnostics.md A rename keeps the argument labels. Rename the method first, then change the labels in the spec and run 'viper-gen generate'.
unsupported-member-rename CommandLineDiagnostics.md The member is declared by a Swift protocol, the template pack or `state`. Change the name at that place.
conflicting-type-name CommandLineDiagnostics.md A type of the module would have the name of another type. Rename that type, or choose another name for the module.
invalid-entity FilesDiagnostics.md 'add entity' needs a name and fields in parentheses, separated by commas. Write it as 'Row(id: Int, title: String)'.
invalid-lock-file FilesDiagnostics.md A lock file is damaged, edited, or a copy of another module's. Restore it from version control, or delete it and run 'viper-gen generate'.
changed-to-stub FilesDiagnostics.md With "write": "plugin", only the build folder has the former implementation of this member. Copy it from there before you build again.
missing-owned-file FilesDiagnostics.md A file you own was deleted. Restore the file, or create it again with 'viper-gen generate --restart TripListPresenter.swift'.
changed-generated-file FilesDiagnostics.md You edited a generated file. Undo the edit, or use '--force' to discard it.
changed-file-owner FilesDiagnostics.md A generated file that you edited belongs to you from now on. Compare it with the former version.
changed-spec FilesDiagnostics.md 'remove' deletes a module only if its spec is as 'new' created it. To delete the spec with its changes, add '--force'.
unexpected-protocol-member FilesDiagnostics.md A protocol you own has a member that the spec doesn't list. Run `viper-gen adopt --update` to add the member to the spec, or delete it from the protocol.
unused-owned-file FilesDiagnostics.md You own the file of a component that the module no longer has. Delete the file, or rename it if you still need its code.
conflicting-foreign-file FilesDiagnostics.md A generated file needs a path where another file is. Move that file, add its component to 'yours', or use '--force' to discard it.
invalid-private-declaration FilesDiagnostics.md Generated code uses a declaration in a file you own, but the declaration is private. Delete 'private', or rename the declaration.
unsupported-isolated-parameter FilesDiagnostics.md A mock can't record a method with an 'isolated' parameter. Delete 'isolated', or generate no mocks.
missing-implementation FilesDiagnostics.md A stub isn't implemented yet. Implement it, or describe its implementation in the spec.
conflicting-spec-change FilesDiagnostics.md You edited a member that was removed from the spec, or deleted one that was changed. Keep or delete the lines by hand.
unsupported-line-ending FilesDiagnostics.md A line of a file you own ends with a single carriage return. Save the file with line feeds (or CR and LF) as line endings.
duplicate-generated-file FilesDiagnostics.md The target contains a generated module that the build generates, too. Add "write": "plugin" to the config, and run 'viper-gen generate', which removes the file.
conflicting-changes FilesDiagnostics.md Your edit and a change of the spec affect the same lines. Keep the correct lines, and delete the conflict markers.
changed-lock-file FilesDiagnostics.md Git left conflicts in a lock file, and viper-gen wrote it again from both sides. There is nothing to fix.
missing-conformance FilesDiagnostics.md A class you own no longer conforms to a contract. Add the conformance in any file of the module's folder.
missing-lock FilesDiagnostics.md A file you own is out of date, but its lock file is missing. Restore the lock file from version control, or add the missing members by hand.
missing-member FilesDiagnostics.md No file of the module's folder declares a member that the contract or generated code needs. Add it as the help shows.
missing-type FilesDiagnostics.md No file of the module's folder declares a type that generated code needs. Rename the type back, or set its name in 'names'.
changed-file-path FilesDiagnostics.md Files you own need other names or another folder, because the config or a name changed. Move them as the message shows, and run 'viper-gen generate' again.
invalid-restart FilesDiagnostics.md '--restart' needs a deleted file that you own. Delete the file first, or leave out '--restart'.
invalid-file-kind FilesDiagnostics.md viper-gen can't write a file because a folder, a symbolic link or something else has its path. Move it.
changed-file FilesDiagnostics.md 'remove' deletes a module only if its files are unchanged. To discard edits in generated files, add '--force'; delete files with your own code yourself.
outdated-owned-file FilesDiagnostics.md A file you own is out of date, because the spec changed after the last 'viper-gen generate'. Run 'viper-gen generate' to merge the change.
missing-view FilesDiagnostics.md You own the view of each module, but no Swift file of the target declares it. Run 'viper-gen generate' to create it.
missing-file-to-create FilesDiagnostics.md The file of a component that you own doesn't exist yet. Run 'viper-gen generate' to create it.
unsupported-xcode-template FilesDiagnostics.md The pack can't be exported as an Xcode template. Add "xcode": { "None": "uikit" } to pack.json, and use {{ module.name }} without filters.
changed-opened-module FilesDiagnostics.md A route, a tab, a deep link, `handles` or `from` names the module that is removed. Delete it, or name another module.
unused-lock-file FilesDiagnostics.md The spec of a lock file was deleted or moved. Restore the spec, move the lock file to the new spec, or delete the module's files.
conflicting-declaration FilesDiagnostics.md A declaration in a file you own differs from the contract or the spec. Change it as the help shows.
unwritable-file FilesDiagnostics.md A file you own is out of date, but read-only. Make it writable with 'chmod u+w', and run 'viper-gen generate' again.
changed-module-name FilesDiagnostics.md A module was renamed, but a file or a line with its old name exists again. Run the same 'viper-gen rename' again.
duplicate-declaration FilesDiagnostics.md A module declares something twice, usually after a merge of two branches. Delete one of the two; if one is generated, delete yours.
unsupported-shared-runtime FilesDiagnostics.md With "runtime": "file", a file with ViperKit can serve only the modules of one target. Use "runtime": "package", or give each target a separate config.
unsupported-runtime-file FilesDiagnostics.md With "write": "plugin", 'runtime' can't be "file", because a build can't generate ViperKit's file. Delete 'runtime', and add the product ViperKit to the target's dependencies.
duplicate-runtime FilesDiagnostics.md The target already contains a file with ViperKit. Delete one of the files, and set 'runtime' only in a config above both.
unused-generated-file FilesDiagnostics.md No spec needs this generated file any more, but it may contain your edits. Delete the file, or delete its first line to keep it.
changed-member-name FilesDiagnostics.md The spec replaced a member by a similar one, so your code was kept under the new name. If it is another member, rewrite the code.
conflicting-brackets FilesDiagnostics.md After the merge, the brackets of a file you own wouldn't match. Make the changes by hand, or fix the template.
missing-write FilesDiagnostics.md A target uses ViperGenPlugin, but the config doesn't define who writes generated files. Add "write": "plugin", or "files" if no plugin generates the modules.
conflicting-write FilesDiagnostics.md "write": "files" and a build with ViperGenPlugin would both generate the modules. Set 'write' to "plugin", or remove the plugin from the target.
conflicting-owned-code FilesDiagnostics.md All members of a component are now generated, but its file contains your code. To keep it, add "yours": ["presenter"]; to discard it, use '--force'.
duplicate-member-implementation FilesDiagnostics.md A member is implemented by the spec and in your file. To keep your code, remove 'forward', 'body', 'to' or 'by' from the spec; to use the generated code, delete yours.
ambiguous-service ModulesDiagnostics.md Several Swift protocols have the service's name. Rename one, or add the Swift module's name: "store: any Shop.Store".
ambiguous-type ModulesDiagnostics.md Two imported Swift modules declare the type. Add the Swift module's name: "Core.URL". If a type hides the Swift module in "Core.URL", write "URL", or rename that type.
ambiguous-callee ModulesDiagnostics.md Several methods have the name in 'forward', 'then', 'catch' or 'while'. Add the labels: "interactor.load(id:)".
invalid-cancel ModulesDiagnostics.md 'cancel' needs the names of methods or slots of the same component. Write "viewWillAppear", or several names in an array.
invalid-catch ModulesDiagnostics.md 'catch' needs a method with one error parameter and no result. Use a method such as showError(_ error: any Error).
invalid-callee ModulesDiagnostics.md 'forward', 'then', 'catch' and 'while' need a component or a service, a dot and a method. Write it as "interactor.load".
invalid-then ModulesDiagnostics.md 'then' needs a method that can be called with the result. Remove the unavailable parameter, or use another method: "then": "presenter.didLoad".
invalid-while ModulesDiagnostics.md 'while' needs a method with a single 'Bool' parameter. Use a method such as setLoading(_ isLoading: Bool).
unsupported-setter-body ModulesDiagnostics.md A 'body' can't implement a property with a setter. Declare the property as '{ get }', store it in 'state', or forward it.
reserved-builder-name ModulesDiagnostics.md An input or a service has a name that the builder already uses. Rename it.
invalid-forward-cycle ModulesDiagnostics.md Methods forward to each other in a cycle. Implement one of them with a 'body', or write it in Swift.
conflicting-services ModulesDiagnostics.md Two services of a builder or container have the same name, but different types. Rename one: `{ "name": "service", "type": "any FeedService", "as": "feedService" }`.
unexpected-close-key ModulesDiagnostics.md 'close', 'showTabs' and 'showStart' can't open a module of your choice. Delete 'to' and 'with', or use another presentation style in 'by'.
invalid-self-cancel ModulesDiagnostics.md A method can't list itself in 'cancel'. To cancel the previous call, use `"task": "latest"`.
conflicting-members ModulesDiagnostics.md A class would have two members with the same name and types. Rename one of them, or change its labels or types.
invalid-body-directive ModulesDiagnostics.md A 'body' can't be a compiler directive. Delete 'body', and write the method in Swift.
missing-body ModulesDiagnostics.md The 'body' is empty. Write a statement, such as 'return', or use 'forward' or 'to' instead.
invalid-access ModulesDiagnostics.md A module of another target must be at least as visible as the module that opens it. Set 'access' in the opened module's spec.
conflicting-parameter-name ModulesDiagnostics.md A route's parameter has a name that the route itself needs. Rename the parameter.
conflicting-entity-name ModulesDiagnostics.md An entity or a service would hide a type that generated code uses. Rename it.
conflicting-state-implementation ModulesDiagnostics.md A property in 'state' can't have another implementation. Delete the key, or remove the property from 'state'.
conflicting-inherited-name ModulesDiagnostics.md A member has the name of a member that the component's superclass already has. Rename it.
conflicting-type-access ModulesDiagnostics.md A type in the module's builder, output or dependencies is less visible than the module. Change the access level of the type or of the module.
invalid-private-type ModulesDiagnostics.md A spec names a type that is private to its Swift file, or internal to another Swift module. Delete 'private' or 'fileprivate' from its declaration, or make it 'public'.
missing-import ModulesDiagnostics.md Only a target that the spec doesn't import declares the type. Add its Swift module: "imports": ["Core"]. The module's target must depend on it.
missing-sendable-class ModulesDiagnostics.md A type that isn't 'Sendable', such as a class or 'Any', is in an entity, or leaves the main actor. Let it conform to 'Sendable', make the class a struct, or use 'any Sendable'.
invalid-observable-name ModulesDiagnostics.md A property of an '@Observable' class can't have a Swift keyword as its name. Rename it.
invalid-body ModulesDiagnostics.md A 'body' must be a single statement on one line. Delete 'body', and write the method in Swift.
conflicting-forward-types ModulesDiagnostics.md A call can't be forwarded because the two members differ in parameters or results. Make them equal, or use a 'body' instead.
invalid-route-component ModulesDiagnostics.md Only the router can open and close modules. Add a method to the router, and forward to it.
missing-input ModulesDiagnostics.md A route doesn't pass an input that the opened module needs. Add "with": { "id": "…" }.
missing-service ModulesDiagnostics.md A route doesn't pass a service that the opened module needs. Pass it in 'with', add it to this module, or give it a default value.
missing-builder ModulesDiagnostics.md A route can't open a module whose spec leaves out the builder. Delete 'to', and write the route in Swift.
missing-project-container ModulesDiagnostics.md The opened module gets its services from a dependency container, which this project lacks. Add `container` to the config, or `true` if it is in another project.
unsupported-routes ModulesDiagnostics.md viper-gen can't generate routes with this UI framework. Delete 'to', and write the method in Swift.
unused-task ModulesDiagnostics.md 'task' has no effect, because the method doesn't start a task. Delete 'task', or make the callee 'async'.
conflicting-slot ModulesDiagnostics.md Members that can't share a slot name the same slot. Use the same 'task' and 'while', or another name.
invalid-slot ModulesDiagnostics.md The name of a slot isn't a Swift identifier, or it is a keyword. Use a name such as "loading".
unused-slot ModulesDiagnostics.md Only one member uses the slot, and no 'cancel' names it. Use the slot in a second member, or write "task": "latest".
unsupported-async-call ModulesDiagnostics.md A method that isn't 'async' can't call this 'async' method in a task. Make the method 'async'.
unsupported-property-key ModulesDiagnostics.md 'then', 'while', 'task' and 'cancel' work with methods only. Delete the key, or make the member a method.
unsupported-service-override ModulesDiagnostics.md A route in another target can't pass a service of the dependency container. Delete it from `with`, or give the service a default value.
unsupported-pack-key ModulesDiagnostics.md No component of the pack stores the values of this key. Delete the key, or define a component for it in 'holders' of pack.json.
unused-cancel ModulesDiagnostics.md 'cancel' lists a method whose calls can't be canceled. Add "task": "latest" or "task": "first" to that method.
unused-catch ModulesDiagnostics.md There is no error for 'catch' to handle. Delete 'catch'.
unsupported-catch ModulesDiagnostics.md A method that returns a result can't use 'catch', because it has no result after an error. Delete 'catch', and add 'throws' to the method.
conflicting-component-name ModulesDiagnostics.md An entity or a service has the name of a component of its module. Rename it.
unexpected-in ModulesDiagnostics.md 'in' works with embedded modules only. Use "by": "embed", or delete 'in'.
duplicate-name ModulesDiagnostics.md A name is declared twice. Rename one of the two.
duplicate-type ModulesDiagnostics.md A type is declared twice: by two entities or services of a module, or by a module and a Swift file of its target. Rename one of the two.
unused-yours ModulesDiagnostics.md 'yours' names a component that you own in every module. Delete it there.
duplicate-word ModulesDiagnostics.md A value appears twice in an array. Delete one of the two.
reserved-member ModulesDiagnostics.md A member has a reserved name in Swift. Rename it.
unsupported-route-result ModulesDiagnostics.md A route can't return a result. Delete the result.
unsupported-self ModulesDiagnostics.md A contract can't use 'Self', because its callers don't know the class. Write the type's name.
duplicate-implementation ModulesDiagnostics.md A member has more than one of 'body', 'forward' and 'to'. Delete all but one.
missing-initial-value ModulesDiagnostics.md A property in 'state' needs an initial value. Add it: "count: Int = 0".
unexpected-swipe ModulesDiagnostics.md The user can swipe away only a presented module. Use "by": "sheet" or "presentInNavigation", or delete 'swipe'.
conflicting-property ModulesDiagnostics.md A component would have a method and a stored property with the same name. Rename the method.
conflicting-view-part ModulesDiagnostics.md The view already has a member with the name in 'in'. Choose another name.
missing-throws ModulesDiagnostics.md A 'body' can throw, but its method isn't marked 'throws'. Write `load() throws`, or catch the error: `do { try store.load() } catch { … }`.
excessive-default-values ModulesDiagnostics.md A method has too many default values. Group the parameters in a struct.
missing-catch ModulesDiagnostics.md A method forwards to a method that throws, but the error isn't handled. Add "catch": "view.showError", or declare the method as 'throws' or 'async throws', like the method that it calls.
missing-body-end ModulesDiagnostics.md A 'body' isn't a complete statement. Complete it after the marked place.
unsupported-swipe-output ModulesDiagnostics.md 'swipe' can't report to the expression in 'output'. Handle the output, or add a parameter 'output' to the method.
unknown-argument ModulesDiagnostics.md 'with' uses a name that isn't a parameter of the route. Use one of the route's parameters.
unknown-presentation-style ModulesDiagnostics.md The UI framework has no such presentation style. Use one of the styles in the message.
unknown-input ModulesDiagnostics.md 'with' sets an input that the opened module doesn't have. Use one of the inputs in the message.
unknown-member ModulesDiagnostics.md The component or service has no such member. Correct the name, or add the member to the contract.
unknown-module ModulesDiagnostics.md No spec of the project has this name. Correct the name, or create the module: 'viper-gen new Detail'.
unknown-callee ModulesDiagnostics.md The component can't call this name. Use one of the names in the message.
unknown-swipe ModulesDiagnostics.md 'swipe' needs a method of the opened module's output without parameters or a result. Use such a method, or add one to the output.
unknown-type ModulesDiagnostics.md No Swift file that the module sees declares the type, but one declares a type with a similar name. Correct the name.
unsupported-mock-member ModulesDiagnostics.md No mock can have a member of a protocol that a contract inherits, such as an operator. Write it in an extension of the mock, in your tests.
unsupported-nonisolated-member ModulesDiagnostics.md The member's protocol isn't on the main actor, but the call is. Add '@MainActor' to the protocol, or write the member yourself.
missing-inherited-member ModulesDiagnostics.md A component inherits a requirement that viper-gen can't write a stub of, such as an initializer or a static member. Write it in your component.
unknown-inherited-members ModulesDiagnostics.md viper-gen can't find a protocol that a contract inherits. Add its members in an extension of the mock, in your tests.
unsupported-member-call ModulesDiagnostics.md A spec can't call this member of a service, because it's static or an initializer, for example. Call it in a 'body'.
missing-sendable-service ModulesDiagnostics.md Generated code awaits a service that isn't 'Sendable' on the main actor. Let its protocol or class conform to `Sendable`, or add `@MainActor`.
unused-superclass ModulesDiagnostics.md Only a UIKit view can have a superclass. Delete 'superclass', or choose another 'ui'.
unsupported-default-value ModulesDiagnostics.md Calls of a generated protocol can't use default values. Delete the default values.
missing-async-body ModulesDiagnostics.md A 'body' uses 'await', but its method isn't 'async'. Declare the method as `load() async`, or use a task: `Task { await store.load() }`.
conflicting-while ModulesDiagnostics.md 'while' can't be combined with "task": "each", because several calls could run. Use "latest" or "first", or delete 'while'.
conflicting-ui ModulesDiagnostics.md A module can't open a module of this UI framework. Use the same 'ui' for both modules, or 'uikit' and 'swiftui'.
invalid-input ModulesDiagnostics.md A value has another type than the input or parameter that it's passed to. Use a value with the same type.
conflicting-state-type ModulesDiagnostics.md A contract's property and the property in 'state' with the same name have different types. Use the same type.
unused-handler OutputsDiagnostics.md 'handles' lists a module that no route of this module opens. Open the module with 'to', or delete its handlers.
unsupported-closure-handler OutputsDiagnostics.md 'handles' can't list a module whose output uses closures. Delete the handlers, and add a parameter 'output' to the method that opens the module.
missing-handler OutputsDiagnostics.md 'handles' lacks a method of the other module's output. Add the method in the message.
unsupported-closure-output OutputsDiagnostics.md An output of closures can't contain properties, generic methods or default values. Change the member, or delete "as": "closures".
conflicting-shared-component OutputsDiagnostics.md Only the component's owner, or another module that shares the component, can open this module. Move the route to such a module.
conflicting-packs OutputsDiagnostics.md Modules can share a component only if they use the same pack. Use the same 'pack' for both modules.
unexpected-shared-contract OutputsDiagnostics.md A module that shares a component can't declare that component's contracts. Move the members to the spec of the component's owner.
invalid-share-source OutputsDiagnostics.md 'from' names a module that shares the component itself. Name the module that owns the component.
invalid-share-cycle OutputsDiagnostics.md Modules share a component in a cycle, so no module creates it. Delete 'from' in one of the modules.
conflicting-share-access OutputsDiagnostics.md A module can't share a component of another Swift module if the component's protocol is internal there. Set "access": "package" in the spec of that module.
unexpected-shared-yours OutputsDiagnostics.md 'yours' names a component that belongs to another module. Delete it from 'yours'.
missing-output-handler OutputsDiagnostics.md A module opens another one, but doesn't handle its output. Add 'handles', or ignore the output: "with": { "output": "nil" }.
unknown-output OutputsDiagnostics.md 'handles' names a method that the other module's output doesn't have. Correct the name, or add the method to the output.
unknown-for-component OutputsDiagnostics.md 'for' needs a component that can store inputs and services. Use one, such as "interactor".
unused-input OutputsDiagnostics.md The component that would store the input belongs to another module. Name another component in 'for', or delete the input.
unused-service OutputsDiagnostics.md The component for the service belongs to another module. Delete the service, or move it to that module.
conflicting-output OutputsDiagnostics.md A method in 'handles' has other types than the method of the output. Write the signature in the message.
invalid-choice PacksDiagnostics.md A choice of Xcode's dialog must be a valid folder name. Use letters and digits.
invalid-contract PacksDiagnostics.md A contract's key must be a Swift name. Use a name such as "viewOutput".
invalid-framework PacksDiagnostics.md A UI framework needs a key for specs. Add a key.
invalid-list PacksDiagnostics.md The key of a list of values must be a Swift name. Use a name such as "useCases".
invalid-part PacksDiagnostics.md The key and the name of a part must be Swift names. Use names such as "request" and "Request".
invalid-property PacksDiagnostics.md The property for a contract must have a Swift name. Use a name such as "view".
invalid-role PacksDiagnostics.md A component's key must be a Swift name. Use a name such as "view".
invalid-suffix PacksDiagnostics.md The suffixes for names in mocks must be different, and contain only letters and digits. Use suffixes such as "Calls" and "Arguments".
invalid-type-name PacksDiagnostics.md A pack's name pattern gives an invalid Swift type name. Use a pattern such as "{{ module.name }}View".
invalid-conformer PacksDiagnostics.md The builder of a pack can't implement or call contracts. Name another component.
missing-related-key PacksDiagnostics.md A key needs another key that is missing. Add the other key, or delete this one.
missing-key PacksDiagnostics.md An object lacks a required key. Add the key; to see its values, run 'viper-gen schema'.
conflicting-contract-property PacksDiagnostics.md Two contracts share a property, but have different conformers, or only one is weak. Use two properties.
missing-pack PacksDiagnostics.md The folder doesn't exist or has no pack.json. Use the path of a folder with a pack.json.
invalid-shareable PacksDiagnostics.md A shareable component can't reference other components of its module or be referenced weakly. Delete 'shareable'.
excessive-pack-size PacksDiagnostics.md The pack's folder has more files or bytes than viper-gen reads. Use a folder that contains only the pack.json and its templates.
duplicate-contract PacksDiagnostics.md Two contracts of a pack have the same key. Rename one of them.
duplicate-file-name PacksDiagnostics.md Two files of one module have the same name in different folders. Rename one of them.
duplicate-framework PacksDiagnostics.md Two UI frameworks of a pack have the same key. Rename one of them.
duplicate-list PacksDiagnostics.md A list of values has the key of a contract. Choose another key.
duplicate-part PacksDiagnostics.md Two parts of a group of values have the same key or the same name. Rename one of them.
duplicate-role PacksDiagnostics.md Two roles of a pack have the same key. Rename one of them.
duplicate-type-name PacksDiagnostics.md Two types of the pack have the same name. Rename one of them.
reserved-contract PacksDiagnostics.md A contract has a key that specs or templates already use. Choose another key.
reserved-list PacksDiagnostics.md A pack uses a reserved key for a list. Choose another key.
reserved-part PacksDiagnostics.md A pack uses a reserved key for a part. Choose another key.
reserved-property PacksDiagnostics.md A contract's property has a name that components already use. Choose another name.
reserved-role PacksDiagnostics.md A pack uses a reserved key for a component. Choose another key.
duplicate-file-of-modules PacksDiagnostics.md A file's path is the same for all modules, so two modules would clash. Add the module's name: "{{ module.name }}Contracts.swift".
unknown-contract PacksDiagnostics.md The pack has no such contract. Use one of its contracts.
unknown-framework PacksDiagnostics.md 'like' needs a UI framework that the pack declares before this one. Use one of these.
unknown-owner PacksDiagnostics.md A component's 'owner' has an unknown value. Use 'yours' or 'generated'.
unknown-role PacksDiagnostics.md The pack or the module has no such component. Use one of its components.
unknown-template PacksDiagnostics.md The pack has no such template. Use one of its files.
unknown-presentation-place PacksDiagnostics.md The value isn't a place where a module can be shown. Use "stack", "over", "overInStack", "root", "inside", "tab" or "back".
unused-template PacksDiagnostics.md A template is neither in 'files' nor included. Add it to 'files' or to an include, or delete it.
invalid-container ProjectsDiagnostics.md 'container' isn't a Swift type name. Use a name such as `AppContainer`, or `true` if the container is in another project.
invalid-folder ProjectsDiagnostics.md A folder is empty, begins with '~', is hidden, or is outside the project. Use a path from the config; "." is the config's own folder.
invalid-import ProjectsDiagnostics.md The value isn't a valid Swift module name. Write only the name: "UIKit".
invalid-module-name ProjectsDiagnostics.md A spec's file name isn't a valid Swift type name. Rename the file: 'TripList.viper.json'.
invalid-path ProjectsDiagnostics.md A file's path is hidden, reserved, too long, or contains a control character. Correct 'path' in pack.json, or 'files' in the config or the spec.
invalid-platform ProjectsDiagnostics.md 'available' needs platforms with versions, as in Swift's attribute. Write "iOS 17, macOS 14".
invalid-version ProjectsDiagnostics.md 'viperGen' needs a version of viper-gen. Use two or three numbers, such as "0.1.0".
conflicting-version ProjectsDiagnostics.md The project uses another version of viper-gen, which may generate different code. Install that version, or write yours in the config and run 'viper-gen generate'.
invalid-word ProjectsDiagnostics.md A word in the config can't be used in a Swift name. Use letters and digits.
invalid-header ProjectsDiagnostics.md Every line of 'header' must be a Swift comment. Begin each line with '//': "// Copyright Acme.".
conflicting-names ProjectsDiagnostics.md With the config's names, two types of a module have the same name. Choose different names.
conflicting-type ProjectsDiagnostics.md Two modules of a target would declare a type with the same name. Rename one of the two, or declare the type once in Swift.
conflicting-words ProjectsDiagnostics.md With the config's words, two types of a module have the same name. Choose different words.
excessive-code-nesting ProjectsDiagnostics.md A body, a value or a sample is nested too deeply. Write it as several statements in a file you own.
unreadable-folder ProjectsDiagnostics.md viper-gen isn't allowed to read a folder or a file that it needs. Allow it, or add a folder without specs and Swift files to .gitignore.
missing-sample ProjectsDiagnostics.md A value in 'samples' is empty. Write an expression, such as "Trip(id: 1)".
invalid-symbolic-link ProjectsDiagnostics.md A file of a pack is a symbolic link to a file outside the pack. Replace it by a copy of the file.
unsupported-linked-folder ProjectsDiagnostics.md viper-gen skips a symbolic link to a folder with specs. Replace the link by the folder, or name it: 'viper-gen generate Specs'.
invalid-sample ProjectsDiagnostics.md A sample must be a single expression without comments. Delete the rest; for several samples, use an array.
missing-spec ProjectsDiagnostics.md A spec can't be opened: it was deleted, is a broken symbolic link, or its name isn't UTF-8. Delete the link, rename the file, or run again.
duplicate-type-of-modules ProjectsDiagnostics.md A name in the config would give all modules the same type name. Add the module's name: "{{ module.name }}View".
invalid-recursive-entity ProjectsDiagnostics.md An entity contains itself, directly or through other entities, which Swift can't store in a struct. Use an array for one of the fields.
invalid-dependency-cycle ProjectsDiagnostics.md Modules need each other before they exist: by inputs, shared components or embedded views. Pass an input later, or embed a module after a tap.
unused-module ProjectsDiagnostics.md No route, tab or deep link opens this module. Open it from another module, or add "root": true.
invalid-container-place ProjectsDiagnostics.md No target depends on all targets with modules, so none can contain the dependency container. Move the config to the app's target, and add the others to `known`.
missing-known-folder ProjectsDiagnostics.md A folder in 'known' doesn't exist. Use the path from the config; for packages from the network, run 'swift package viper-gen' instead.
missing-source-folder ProjectsDiagnostics.md A folder in 'sources' doesn't exist. Use the path from the config to a folder with Swift files.
missing-test-module ProjectsDiagnostics.md The config asks for tests, but doesn't set the Swift module that they import. Add "testModule": "MyApp".
missing-viper-kit ProjectsDiagnostics.md The module imports ViperKit, but no target depends on it. Add "runtime": "file" to viper-gen.json if one target has all modules, or add the package product.
unexpected-swift-character ProjectsDiagnostics.md A character has no meaning in Swift at this place. Delete it, or replace it: strings need double quotes.
unsupported-container ProjectsDiagnostics.md The pack doesn't support a dependency container. Delete 'container', or add `dependencies` to the pack.json.
invalid-outside-path ProjectsDiagnostics.md A file's path is outside the module's folder. Correct 'path' in pack.json, or 'files' in the config or the spec.
duplicate-module ProjectsDiagnostics.md Two specs define modules with the same name. Rename one of the two, or give its folder a separate config.
duplicate-path ProjectsDiagnostics.md Two files would be written to the same path. Rename one, or give the modules different folders with 'output'.
ambiguous-output-folder ProjectsDiagnostics.md Several targets could contain the modules, so 'init' can't choose one. Add "output" to viper-gen.json.
unexpected-spec-folder ProjectsDiagnostics.md A folder has a spec's name. Rename the folder, or replace it with the spec.
conflicting-declared-type ProjectsDiagnostics.md A type has the name of a component of another module. Rename it.
excessive-overloads ProjectsDiagnostics.md A contract has too many members with the same name. Use different names.
missing-bracket ProjectsDiagnostics.md A bracket or a quote in Swift code has no counterpart. Add the counterpart, or delete the bracket or quote.
unknown-pack ProjectsDiagnostics.md There is no built-in pack with this name. Correct the name; for a folder, begin with './'.
unknown-part ProjectsDiagnostics.md 'names', 'files' or 'runtime' uses a name that the pack or ViperKit doesn't have. Use one of the names in the message.
unknown-value ProjectsDiagnostics.md An option or a config key has a value that isn't allowed. Use one of the values in the message.
unknown-word ProjectsDiagnostics.md 'words' replaces a word that the pack's names don't contain. Use one of the words in the message.
unsupported-mock ProjectsDiagnostics.md viper-gen can't generate a mock of a service's protocol. Write a mock, and add it to the config: "samples": { "any Store": "MyStore()" }.
unreadable-swift-file ProjectsDiagnostics.md A Swift file can't be read, because a bracket, a string or a comment isn't closed. Fix its brackets, strings and comments.
unreadable-spec ProjectsDiagnostics.md A spec can't be read. Make it a readable file, or move it.
unused-module-folder ProjectsDiagnostics.md No target of the package compiles the new module's folder. Use '--into' with the folder of a target, or add "output" to viper-gen.json.
unused-part ProjectsDiagnostics.md 'names' or 'files' uses a component or contract that neither the pack nor a spec has. Delete it, or add the component to a spec.
invalid-attribute-argument SignaturesDiagnostics.md A closure's attribute has an invalid argument. Use one of the forms in the message.
invalid-autoclosure SignaturesDiagnostics.md An autoclosure wraps an expression, so its type has no parameters. Write '@autoclosure () -> String', or leave the attribute out.
missing-any SignaturesDiagnostics.md Swift 6 needs 'any' before a protocol that is used as a type, or 'some' in a parameter. Write 'any Error'.
unneeded-any SignaturesDiagnostics.md 'any' is for protocols only, but the type is a struct, an enum, a class or an actor. Delete 'any'.
invalid-closure-attribute SignaturesDiagnostics.md '@escaping', '@Sendable' and similar attributes are for closures only. Delete the attribute, or use a closure: '@escaping () -> Void'.
invalid-composition SignaturesDiagnostics.md 'any', 'some' and '&' need names of protocols or classes. Write only names, as in 'any Item & Sendable'.
invalid-consuming-closure SignaturesDiagnostics.md A non-escaping closure can't be consumed. Write 'consuming @escaping () -> Void'.
unexpected-default-value SignaturesDiagnostics.md Swift doesn't allow a default value at this place. Delete it.
duplicate-generic-parameter SignaturesDiagnostics.md Two generic parameters of one method have the same name. Rename one of them.
duplicate-modifier SignaturesDiagnostics.md A type has the same modifier twice, or two that exclude each other. Delete one of them.
duplicate-parameter SignaturesDiagnostics.md Two parameters of a method have the same internal name. Rename one: 'move(from source: Int, to target: Int)'.
invalid-effect-position SignaturesDiagnostics.md 'async' and 'throws' belong before the arrow. Write 'load() async -> Item'.
invalid-effect-order SignaturesDiagnostics.md 'async' comes before 'throws'. Write 'load() async throws'.
invalid-setter SignaturesDiagnostics.md A property with an 'async' or throwing getter can't have a setter. Delete 'set', and add a method that sets the value.
missing-generic-parameters SignaturesDiagnostics.md There is no generic parameter between '<' and '>'. Delete '<>'.
missing-signature SignaturesDiagnostics.md A signature, a type or a name is empty. Write it, or delete the item.
unexpected-escaping SignaturesDiagnostics.md An optional closure is stored in the optional, so it escapes anyway, and Swift takes no '@escaping' there. Write '(() -> Void)?'.
missing-name SignaturesDiagnostics.md A signature must begin with a name. Write the name first: 'load(id: Int)'.
missing-parameter SignaturesDiagnostics.md A parameter, or its name, is missing. Write name and type, as in 'id: Int'.
missing-requirement SignaturesDiagnostics.md A 'where' clause needs ':' or '==' after the type. Write 'where T: Equatable'.
missing-type-name SignaturesDiagnostics.md A type is missing. Write it: 'load(id: Int)'.
unexpected-accessors SignaturesDiagnostics.md Inputs, services, state and fields of entities are stored values, which have no '{ get }'. Write 'id: Int'.
unexpected-method SignaturesDiagnostics.md Expected a name with a type, found a method. For a closure, write 'load: () -> Void'.
invalid-generic-requirement SignaturesDiagnostics.md A requirement doesn't mention a generic parameter of the method. Name one of the parameters between '<' and '>'.
unexpected-func SignaturesDiagnostics.md In specs a method is written without the word 'func'. Write 'load()'.
missing-function-type-parentheses SignaturesDiagnostics.md The parameters of a function type need parentheses. Write '(Int) -> Void'.
unexpected-function-type-label SignaturesDiagnostics.md Function types have no argument labels in Swift. Write '(_ id: Int) -> Void' or '(Int) -> Void'.
unsupported-implicitly-unwrapped-optional SignaturesDiagnostics.md Generated code has no types with '!', because they stop the app if they are nil. Write 'Item?' or 'Item'.
invalid-type-keyword SignaturesDiagnostics.md A Swift keyword is used as a type. Write the type; if it really has this name, put it in backticks.
unexpected-attribute SignaturesDiagnostics.md A signature in a spec can't have attributes. Delete the attribute; contracts are on the main actor.
unexpected-modifier SignaturesDiagnostics.md A signature can't have modifiers such as 'public' or 'static'. Delete the modifier; to set the visibility, use 'access'.
unexpected-body SignaturesDiagnostics.md A signature can't have a body. Delete the braces, or use the key 'body'.
missing-accessors SignaturesDiagnostics.md A property needs accessors. Write 'title: String { get }' or 'title: String { get set }'.
missing-arrow SignaturesDiagnostics.md A result needs an arrow before it. Write 'load() -> Item'.
missing-comma SignaturesDiagnostics.md Two parameters need a comma between them. Add the comma.
missing-default-value SignaturesDiagnostics.md An equals sign has no value after it. Write the value, or delete the sign.
missing-field-type SignaturesDiagnostics.md A stored value needs its type. Write 'id: Int'.
missing-parameter-list SignaturesDiagnostics.md A member has neither parameters nor a type. Write 'load()', or 'load: Int { get }'.
missing-parameter-name SignaturesDiagnostics.md A parameter has a type and no name. Write 'load(_ id: Int)' or 'load(id: Int)'.
missing-parameter-type SignaturesDiagnostics.md A parameter has a name and no type. Write 'load(id: Int)'.
missing-property-type SignaturesDiagnostics.md A property needs its type. Write 'title: String { get }'.
invalid-modifier-position SignaturesDiagnostics.md Modifiers such as 'inout' belong before the type, not before the name. Write 'change(count: inout Int)'.
conflicting-modifiers SignaturesDiagnostics.md Two ownership modifiers exclude each other. Delete one of them.
missing-async SignaturesDiagnostics.md The attribute is allowed only on async closures. Write '@concurrent () async -> Void'.
invalid-multiline-default SignaturesDiagnostics.md A default value must be on one line. Shorten it, or use a constant.
invalid-identifier SignaturesDiagnostics.md A name isn't a valid Swift identifier. Use the name in the message.
invalid-opaque-parameter SignaturesDiagnostics.md A parameter of a closure can't have a type with 'some'. Write 'any', or a generic parameter of the method.
invalid-opaque-type SignaturesDiagnostics.md Only parameters can have a type with 'some'. Write 'any View'.
ambiguous-optional SignaturesDiagnostics.md In 'any P?' the question mark belongs to P alone, which Swift rejects. Write '(any Item)?'.
invalid-parameter-modifier SignaturesDiagnostics.md This modifier applies to parameters only. Delete it.
unsupported-parameter-pack SignaturesDiagnostics.md Contracts can't use parameter packs, because mocks can't record them. Use an array of 'any' values.
invalid-accessor SignaturesDiagnostics.md A property's braces can contain only 'get' and 'set'. Write '{ get }' or '{ get set }'.
unexpected-property-default SignaturesDiagnostics.md A property of a protocol can't have a value. Delete the value, or declare the property in 'state'.
reserved-name SignaturesDiagnostics.md The name is reserved in Swift, in the template language, or in the builder. Use another name.
excessive-signature-nesting SignaturesDiagnostics.md A type is nested too deeply. Give the inner type a name with 'typealias'.
excessive-signature-length SignaturesDiagnostics.md A signature is too long. Group the parameters in a struct.
excessive-parameter-names SignaturesDiagnostics.md A parameter has at most a label and a name. Write 'load(forThe id: Int)'.
unexpected-text SignaturesDiagnostics.md There is text after the end of a signature. Delete it, or make it a separate item of the array.
invalid-tuple-label SignaturesDiagnostics.md The labels of a tuple aren't valid. Use one label for each element, and each label once.
missing-closing-bracket SignaturesDiagnostics.md A bracket in a signature isn't closed. Close it.
unexpected-character SignaturesDiagnostics.md A character has no meaning at this place. Replace it as the help shows, or delete it.
unknown-attribute SignaturesDiagnostics.md A parameter's type can't have this attribute. Use the attribute in the message.
missing-label-after-variadic SignaturesDiagnostics.md The parameter after a variadic parameter needs a label. Add a label.
missing-name-after-label SignaturesDiagnostics.md A parameter needs a name. Add the name.
unsupported-member SignaturesDiagnostics.md Contracts can contain methods and properties only. Write a method: 'make(id: Int) -> Item'.
unsupported-type SignaturesDiagnostics.md viper-gen doesn't support this form of a type. Write the form in the message.
missing-end SignaturesDiagnostics.md A comment, a string or a name between backticks isn't closed. Close it.
unused-generic-parameter SignaturesDiagnostics.md A generic parameter can't be inferred from the parameters or the result. Add a parameter such as '_ type: T.Type'.
unsupported-value-generic-parameter SignaturesDiagnostics.md viper-gen doesn't support generic parameters that are values. Use a normal parameter.
unexpected-var SignaturesDiagnostics.md In specs a property is written without 'var' or 'let'. Write 'title: String { get }'.
invalid-variadic SignaturesDiagnostics.md A variadic parameter can't have modifiers such as 'inout'. Use an array: 'inout [Int]'.
unexpected-where SignaturesDiagnostics.md A 'where' clause needs generic parameters. Declare one: 'load<T>(_ item: T) where T: Equatable'.
invalid-arrow SignaturesDiagnostics.md A result needs '->' before it. Write '->'.
invalid-effect SignaturesDiagnostics.md A signature has an unknown word before the arrow. Write 'async', 'throws' or both.
invalid-added-component SpecsDiagnostics.md A spec adds a component or contract whose key isn't a Swift identifier, or already exists. Choose another key.
invalid-conformance SpecsDiagnostics.md 'conforms' lists a type that a struct can't conform to. Use protocols, such as "Hashable".
invalid-property-name SpecsDiagnostics.md A name in 'properties' can't be used for the caller's property. Use another name.
invalid-superclass SpecsDiagnostics.md 'superclass' isn't a class that the view can inherit from. Use a view controller that isn't final, such as "UITableViewController".
invalid-requirement SpecsDiagnostics.md 'swift' needs a single requirement of a protocol. Write it on one line, and use an object for each requirement.
unexpected-conflict-marker SpecsDiagnostics.md Git left a conflict in the file. Keep the correct lines, and delete the markers.
invalid-control-character SpecsDiagnostics.md Comments and headers can't contain control characters. Use '\n' between lines, and delete the others.
duplicate-key SpecsDiagnostics.md An object has the same key twice. Delete one of the two, or join their values.
missing-expression SpecsDiagnostics.md A Swift expression is empty. Write a value, such as the name of a parameter.
excessive-json-nesting SpecsDiagnostics.md Arrays and objects are nested too deeply. Delete the superfluous levels.
invalid-json SpecsDiagnostics.md The file isn't valid JSON (RFC 8259). Fix the marked place; for comments, use the key 'doc'.
invalid-multiline-expression SpecsDiagnostics.md An expression in a spec must be on one line. Write longer code in Swift.
unexpected-contract-member SpecsDiagnostics.md A spec leaves out a contract in 'without', but has members for it. Delete the members, or the value in 'without'.
unsupported-addition SpecsDiagnostics.md The pack has no template for added components or contracts. In the pack.json, add a file with `"added": true`, or for contracts with `"contracts": true`.
missing-owner SpecsDiagnostics.md Without this contract, no component would keep the module's other components alive. Keep it, or add "builder" to 'without' and create the module in Swift.
invalid-expression SpecsDiagnostics.md The value must be a single Swift expression. Delete the rest.
missing-sendable-closure SpecsDiagnostics.md A closure in an entity must be '@Sendable', because entities are sent between actors. Write '@Sendable () -> Void'.
unsupported-conformance SpecsDiagnostics.md An entity is 'Hashable' or 'Codable' only if the types of all its fields are. Make the type of the field conform, or remove the conformance, and write it in an extension.
invalid-utf-8 SpecsDiagnostics.md The file isn't in UTF-8. Save it as UTF-8.
duplicate-conformance SpecsDiagnostics.md A protocol appears twice in 'conforms', or is 'Sendable', which every entity has. Delete it.
duplicate-import SpecsDiagnostics.md A Swift module is imported twice. Delete one of the two.
reserved-type-name SpecsDiagnostics.md An entity or service has a name that no Swift type can have. Rename it.
unexpected-comma SpecsDiagnostics.md There is a comma after the last item. Delete it.
conflicting-signature-keys SpecsDiagnostics.md A member can't be a method and a property. Make two members of it.
missing-operand-value SpecsDiagnostics.md An expression ends with an operator. Write the value after it, or delete the operator.
missing-contract-caller SpecsDiagnostics.md No component has a reference to a component that the spec adds. Add a contract with the component as `conformer` and another one as `caller`.
unknown-access SpecsDiagnostics.md 'access' takes 'internal', 'package' or 'public'. Use one of the three.
unknown-as SpecsDiagnostics.md An output is a protocol or a struct of closures. Write "protocol" or "closures".
unknown-files SpecsDiagnostics.md 'files' has a key that isn't a component, 'contracts' or 'tests'. Use one of the keys in the message.
unknown-key SpecsDiagnostics.md The object can't have this key. Use the key in the message.
unknown-names SpecsDiagnostics.md 'names' has a key that isn't a component or contract, or names the builder. Use one of the keys in the message.
unknown-task SpecsDiagnostics.md 'task' takes 'each', 'latest' or 'first'. Use one of the three.
unknown-ui SpecsDiagnostics.md The pack doesn't support this UI framework. Use one of the values in the message.
unknown-without SpecsDiagnostics.md 'without' has a value that isn't a component or a contract. Use one of the values in the message, such as "contracts.interactorOutput".
unknown-yours SpecsDiagnostics.md 'yours' has a value that isn't a component of the pack. Use one of the values in the message.
invalid-signature-key SpecsDiagnostics.md 'func' is for methods, and 'var' is for properties. Use the other key.
invalid-type SpecsDiagnostics.md A JSON value has the wrong type. Use the type in the message: ["show()"].
invalid-include-cycle TemplatesDiagnostics.md A template includes itself, directly or through other templates. Delete one of the includes.
invalid-include-path TemplatesDiagnostics.md An include may only name files of the same pack. Copy the file into the pack.
excessive-includes TemplatesDiagnostics.md Includes are nested too deeply. Use fewer levels.
invalid-index TemplatesDiagnostics.md A list has fewer elements than the index requires. Check 'count' first, or use 'for'.
excessive-nesting TemplatesDiagnostics.md Tags or parentheses of a template are nested too deeply. Move the inner lines to an included template.
missing-loop TemplatesDiagnostics.md 'forloop' can be used only in 'for'. Move it into the loop.
invalid-loop-value TemplatesDiagnostics.md 'for' needs a list, or a record if it has two names. Use another value.
invalid-printed-value TemplatesDiagnostics.md Lists, records and booleans can't be printed. Use '| join: ", "', a loop, or one of their keys.
excessive-result TemplatesDiagnostics.md The result of a calculation doesn't fit into 64 bits. Use smaller numbers.
excessive-number TemplatesDiagnostics.md A number in a template doesn't fit into 64 bits. Use a smaller number, or a string.
excessive-output TemplatesDiagnostics.md A template generates a file that is too long. Loop over fewer values.
unexpected-tag TemplatesDiagnostics.md A tag continues or ends a block that isn't open. Delete it, or add the tag that opens the block.
unexpected-tag-after-else TemplatesDiagnostics.md 'else' must be the last branch of a block. Put the branches in order.
excessive-errors TemplatesDiagnostics.md A template has so many errors that the rest is not shown. Correct the first ones and run again.
excessive-steps TemplatesDiagnostics.md Rendering a file takes too many steps. Use fewer loops.
missing-block-end TemplatesDiagnostics.md A block of a template isn't closed. Write '{% endif %}' at its end.
missing-closing-quote TemplatesDiagnostics.md A string in a tag isn't closed on its line. Close it with the same quote.
missing-tag-end TemplatesDiagnostics.md A template's tag isn't closed correctly. Close '{{' with '}}' and '{%' with '%}'.
unexpected-token TemplatesDiagnostics.md A template's tag has an unexpected word or character. Write the one in the message.
unknown-escape TemplatesDiagnostics.md A string in a template has an unknown escape. Use \n, \r, \t, \\, \" or \'.
unknown-filter TemplatesDiagnostics.md The template language has no such filter. Correct its name.
unknown-include TemplatesDiagnostics.md The pack has no file with this name. Use the file in the message.
unknown-loop-property TemplatesDiagnostics.md 'forloop' has no such property. Use 'index', 'index0', 'first', 'last', 'length' or 'parent'.
unknown-tag TemplatesDiagnostics.md The template language has no such tag. Use the tag in the message.
unknown-variable TemplatesDiagnostics.md The template has no such variable. Use the variable in the message.
missing-include-name TemplatesDiagnostics.md A value after 'with' needs a name. Write 'with a as name'.
excessive-value TemplatesDiagnostics.md A value in a template is too long. Use shorter values.
invalid-argument TemplatesDiagnostics.md A filter has an invalid argument. Use a value of the type in the message.
invalid-argument-count TemplatesDiagnostics.md A filter has too many or too few arguments. Use it as the message shows.
invalid-element TemplatesDiagnostics.md A filter can't use an element of the list. Use 'map' first to get one key of each element.
invalid-operands TemplatesDiagnostics.md The values of a comparison can't be compared. Compare two integers or two strings.
already-presenting ViperKitDiagnostics.md A view controller already presents another one. Close that one first, or present from it.
already-shown ViperKitDiagnostics.md The view controller is already on screen. Build a new module each time, or close the module first.
foreign-container ViperKitDiagnostics.md The part for an embedded module isn't in the embedding module's view. Add it to that view first.
is-navigation-controller ViperKitDiagnostics.md A navigation controller can't be pushed. Push its root view controller, or present it.
is-root ViperKitDiagnostics.md The first view controller of a navigation stack can't be popped. Use 'close' or 'replaceRoot'.
link-not-followed ViperKitDiagnostics.md A deep link had to wait for a screen to be dismissed, and couldn't be followed afterward. Open the URL again.
nib-missing ViperKitDiagnostics.md The bundle has no nib with this name. Add the file to the target, or correct the name.
no-navigation-stack ViperKitDiagnostics.md A push needs a navigation controller around the screen. Put the first screen into a UINavigationController, or present the module.
no-such-tab ViperKitDiagnostics.md The tab bar doesn't have this many tabs. Add the tab first.
no-app-roots ViperKitDiagnostics.md The screen isn't in an app with a start module and tabs. Start the generated app in the window, or show its `navigation`.
no-tab-bar ViperKitDiagnostics.md The screen isn't in a tab bar. Show the screen as a tab first.
no-window ViperKitDiagnostics.md The screen isn't in a window, so its root can't be replaced. Show the screen in a window first.
not-conforming ViperKitDiagnostics.md A component passed to a ViperBase builder doesn't conform to its protocol. Add the conformance.
not-in-stack ViperKitDiagnostics.md The screen to return to isn't in this navigation stack. Push it first.
not-on-screen ViperKitDiagnostics.md The presenting screen isn't in a window. Show it first.
not-presented ViperKitDiagnostics.md The screen wasn't presented, so it can't be dismissed. Use 'close', which works in both cases.
nothing-to-close ViperKitDiagnostics.md The screen wasn't pushed, presented or embedded. Use 'replaceRoot' to show another module.
source-gone ViperKitDiagnostics.md The router's view no longer exists. Keep the module on screen while it opens another one.
storyboard-mismatch ViperKitDiagnostics.md The storyboard's initial view controller has another class. Set the class, and 'Is Initial View Controller', in the storyboard.
storyboard-missing ViperKitDiagnostics.md The bundle has no storyboard with this name. Add the file to the target, or correct the name.
missing-xcode-project XcodeDiagnostics.md The Xcode project in the config doesn't exist. Use the path of the '.xcodeproj' from the config.
unknown-xcode-target XcodeDiagnostics.md The Xcode project has no such target with sources. Use one of the targets in the message.
missing-xcode-place XcodeDiagnostics.md The group, target or project for the files is unclear. Set the Xcode project and its targets in viper-gen.json, or add the files in Xcode.
invalid-xcode-project XcodeDiagnostics.md The file isn't a valid Xcode project. Restore it from version control, or add "xcode": false to viper-gen.json.
invalid-xcode-syntax XcodeDiagnostics.md The Xcode project has a Git conflict, is incomplete, or isn't in Xcode's format. Fix the marked place, or restore the file from version control.
"""#), EmbeddedFile(path: "types", lines: #"""
AppRoots Button ControllerPlace ControllerScreens ControllerView Dynamic EmptyView HeadlessController HeadlessState HeadlessText HeadlessVStack HeadlessView HostedController HostingContent HostingModule LinkFailure LinkPattern LinkResult LinkScreens LinkVisit List ModuleAlert ModuleContent ModuleDestination ModuleFailure ModuleHost ModuleHostController ModuleLifeCycle ModuleLink ModuleLinks ModuleNavigation ModulePosition ModuleRouters ModuleStack ModuleWay NSCoder NavigationHost NavigationPlace NavigationState State SwiftUI Text TitledController UIAction UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIBarButtonItem UICollectionViewController UIColor UIImage UIModalPresentationStyle UINavigationController UINavigationItem UINib UIPresentationController UIStoryboard UITabBarController UITabBarItem UITableViewController UIView UIViewController UIWindow UIWindowScene VStack View ViewBuilder ViewBundle ViewCoder ViewFile
"""#)
  ]
}
