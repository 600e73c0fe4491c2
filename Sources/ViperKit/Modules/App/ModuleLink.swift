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
