import ViperProject

/// What becomes of one file.
package struct Change: Sendable {
  /// The words in front of paths that users see.
  package enum Status: String, CaseIterable, Sendable {
    case create, identical, update, merge, conflict, skip, remove
  }

  package let status: Status
  /// Absolute.
  package let path: String
  /// What a file that has to change holds now; nil if there is none.
  package let old: [UInt8]?
  /// What it will hold; nil to leave it alone or to remove it.
  package let new: [UInt8]?
  /// How the disk spells the path of a file that is to be renamed in place, where it ignores case.
  package var formerPath: String?
  /// The file whose permissions a new one gets; nil for those of the file that it replaces.
  package var modelPath: String?
  /// The spec that asks for the file; nil for one that none asks for any more.
  package var spec: Project.SpecFile?

  package init(status: Status, path: String, old: [UInt8]? = nil, new: [UInt8]? = nil) {
    self.status = status
    self.path = path
    self.old = old
    self.new = new
  }

  /// Whether the file is the lock of a module.
  package var isOfLock: Bool { path.hasSuffix(Project.lockSuffix) }

  /// Whether the disk has to change.
  package var isPending: Bool { new != nil || status == .remove }
}
