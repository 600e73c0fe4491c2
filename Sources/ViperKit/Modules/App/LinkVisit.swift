/// One URL on its way through the modules of an app.
@MainActor
public final class LinkVisit {
  private let values: [String: String]
  private let screens: any LinkScreens
  private var failure: ModuleFailure?
  /// Whether the link can go on only when what leaves the screen is gone.
  private(set) var isWaiting = false

  init(values: [String: String], screens: any LinkScreens) {
    self.values = values
    self.screens = screens
  }

  /// Follows a link to its end, or to the first route that does not lead on.
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

  /// A value of the URL, as that type reads texts.
  public func read<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type
  ) throws(LinkFailure) -> Value {
    try read(name, as: type) { Value($0) }
  }

  /// A value of the URL.
  ///
  /// - Parameter reader: answers nil for a text that is no such value.
  public func read<Value>(
    _ name: String, as type: Value.Type, by reader: (String) -> Value?
  ) throws(LinkFailure) -> Value {
    guard let value = try readIfPresent(name, as: type, by: reader) else {
      throw .missingValue(name)
    }
    return value
  }

  /// A value that the URL may do without.
  public func readIfPresent<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type
  ) throws(LinkFailure) -> Value? {
    try readIfPresent(name, as: type) { Value($0) }
  }

  /// A value that the URL may do without.
  ///
  /// - Parameter reader: answers nil for a text that is no such value.
  public func readIfPresent<Value>(
    _ name: String, as type: Value.Type, by reader: (String) -> Value?
  ) throws(LinkFailure) -> Value? {
    guard let text = values[name] else { return nil }
    if let value = reader(text) { return value }
    // `?page=` says nothing of the page.
    if text.isEmpty { return nil }
    throw .wrongValue(text, of: name, type: String(describing: type))
  }

  // MARK: - Modules

  /// Goes back to the module that a tab, or the app, starts with.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - view: the type of its view.
  ///   - tab: counted from 0; nil for an app without tabs.
  public func start<View>(
    with module: String, _ view: View.Type, tab: Int? = nil
  ) throws(LinkFailure) {
    guard screens.start(tab: tab) is View else { throw .notThere(module) }
    screens.showStart(tab: tab)
    try stopAfterFailure()
    isWaiting = !screens.isFree
    if isWaiting { throw .notThere(module) }
  }

  /// The router of the module that is on top now.
  ///
  /// - Parameters:
  ///   - module: the name of the module that should be there.
  ///   - type: what its router conforms to.
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
