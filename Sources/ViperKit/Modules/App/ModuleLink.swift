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
        try visit.follow(link)
        return .opened(link.module)
      } catch {
        return .failed(error)
      }
    }
    return .failed(.unknownLink)
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
}
