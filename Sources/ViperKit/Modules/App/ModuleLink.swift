import Foundation

/// A link of an app: the URLs that it stands for, and how it opens a module.
@MainActor
public struct ModuleLink {
  let pattern: LinkPattern
  let module: String
  let follow: @MainActor (LinkVisit) throws(LinkFailure) -> Void

  /// - Parameters:
  ///   - pattern: the path of the URLs: `item/{id}`.
  ///   - module: the name of the module that is shown in the end.
  ///   - follow: reads the values of the URL, and then goes from module to module.
  public init(
    _ pattern: String, to module: String,
    follow: @escaping @MainActor (LinkVisit) throws(LinkFailure) -> Void
  ) {
    self.pattern = LinkPattern(pattern)
    self.module = module
    self.follow = follow
  }
}

/// The links of an app, of which the first that is like a URL opens it.
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

  /// Reports a failure that nobody waits for any more. That of a route is reported already.
  private func report(_ result: LinkResult, of url: URL) {
    guard case .failed(let failure) = result else { return }
    if case .navigation = failure { return }
    ModuleFailure.report(.linkNotFollowed(url.absoluteString, failure))
  }
}

/// What links lead through.
@MainActor
protocol LinkScreens {
  /// What the first module of a tab shows, or of all without tabs; nil if there is no such tab.
  func start(tab: Int?) -> Any?
  /// Shows that module, and takes away what lies over it.
  func showStart(tab: Int?)
  /// Where the module stands that lies over all others.
  var frontPlace: AnyObject? { get }
  /// Moves them at once: what is still moving can't lead on.
  func withoutAnimation(_ moves: () throws(LinkFailure) -> Void) throws(LinkFailure)
  /// Whether nothing is leaving the screen, so that something else can be presented.
  var isFree: Bool { get }
  /// Calls `body` as soon as that is so.
  func whenFree(_ body: @escaping @MainActor () -> Void)
}
