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
