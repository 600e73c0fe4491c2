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
