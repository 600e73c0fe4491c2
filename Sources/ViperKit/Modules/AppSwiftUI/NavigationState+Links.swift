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
