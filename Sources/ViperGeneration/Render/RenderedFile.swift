import ViperPlan

/// A file as it should be.
struct RenderedFile: Hashable, Sendable {
  /// What a file of yours was rendered to last, by the names that its module's types have now.
  enum Base: Hashable, Sendable {
    /// Nobody knows: there is no lock, or the component was not yours then.
    case unknown
    case rendered([UInt8])
  }

  /// The name of the module it belongs to.
  let module: String
  /// Absolute.
  let path: String
  /// The name of its template; empty for what has none.
  let template: String
  let owner: PlannedFile.Owner
  let bytes: [UInt8]
  /// Of a file of yours: what a changed spec is merged from.
  var base = Base.unknown
  /// Of a file of yours: what its module's types are called now.
  var renaming: Renaming?

  init(
    module: String, path: String, template: String = "", owner: PlannedFile.Owner, bytes: [UInt8]
  ) {
    self.module = module
    self.path = path
    self.template = template
    self.owner = owner
    self.bytes = bytes
  }
}
