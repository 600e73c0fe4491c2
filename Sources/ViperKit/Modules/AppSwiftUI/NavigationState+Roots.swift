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
