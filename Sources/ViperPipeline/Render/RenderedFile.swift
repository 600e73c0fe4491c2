import ViperPlan

/// A file as it should be.
package struct RenderedFile: Hashable, Sendable {
  /// What a file of yours was rendered to last, by the names that its module's types have now.
  package enum Base: Hashable, Sendable {
    /// Nobody knows: there is no lock, or the component was not yours then.
    case unknown
    case rendered([UInt8])
  }

  /// The name of the module it belongs to.
  package let module: String
  /// Absolute.
  package let path: String
  /// The name of its template; empty for what has none.
  package let template: String
  package let owner: PlannedFile.Owner
  package var bytes: [UInt8]
  package var kind = PlannedFile.Kind.module
  /// The role whose file it is, or `tests`; nil for what belongs to none.
  package var component: String?
  /// Whether it is what is generated of a mixed component.
  package var isOfMixed = false
  /// Of a component's file of yours, the path of what is, or would be, generated beside it.
  package var partner: String?
  /// Of a file of yours: what a changed spec is merged from.
  package var base = Base.unknown
  /// Of a file of yours: the version of an interrupted run that has merged it into some of the files with its code.
  package var interrupted: [UInt8]?
  /// Of a file that was yours by the lock: whether it had this path.
  package var hadPath = false
  /// Of a file of yours: what its module's types are called now.
  package var renaming: Renaming?
  /// The blocks of generated files in the module's lock file; none if there is no lock file.
  package var known = KnownBlocks()
  /// Of a lock: what was there, and what is to be there once no file of yours waits for a merge any more.
  package var locks: LockVersions?

  package init(
    module: String, path: String, template: String = "", owner: PlannedFile.Owner, bytes: [UInt8]
  ) {
    self.module = module
    self.path = path
    self.template = template
    self.owner = owner
    self.bytes = bytes
  }
}
