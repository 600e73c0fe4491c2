import ViperProject

/// A change of one file, or a note that the file doesn't change.
package struct Change: Sendable {
  /// The words that reports show before paths.
  package enum Status: String, CaseIterable, Sendable {
    case create, identical, update, merge, conflict, skip, remove
  }

  package let purpose: PathGate.Purpose
  package let status: Status
  /// Absolute.
  package let path: String
  /// The present contents of a changed file. Nil without a file.
  package let old: [UInt8]?
  /// The new contents; nil to leave the file alone or to remove it.
  package let new: [UInt8]?
  /// The versions of a lock file; nil for other files.
  package var versions: LockVersions?
  /// How a disk that ignores case spells the path of a file that is to be renamed in place.
  package var formerPath: String?
  /// The file whose permissions a new file gets; nil for the file that it replaces.
  package var modelPath: String?
  /// The spec that asks for the file; nil if no spec does.
  package var spec: Project.SpecFile?

  package init(
    for purpose: PathGate.Purpose, status: Status, path: String, old: [UInt8]? = nil,
    new: [UInt8]? = nil
  ) {
    self.purpose = purpose
    self.status = status
    self.path = path
    self.old = old
    self.new = new
  }

  package var isOfLock: Bool { purpose == .lock }

  /// Whether the disk has to change.
  package var isPending: Bool { new != nil || status == .remove }

  /// The reason that a change can't be made: the file is a symbolic link, or it was saved during
  /// the run. Nil if the change is possible.
  package func obstacle(on disk: any Disk) throws(DiskError) -> DiskError? {
    let kind = try disk.kind(of: path)
    guard kind != .link || status == .remove else {
      return DiskError(
        operation: "write", path: path,
        reason: "it is a symbolic link; replace it with the file")
    }
    let isAsBefore =
      if let old { try disk.read(path) == old } else { kind == nil }
    guard !isAsBefore else { return nil }
    return .changedMeanwhile(path)
  }
}

extension RenderedFile {
  package var purpose: PathGate.Purpose {
    switch owner {
    case .generated: .generated
    case .yours: .owned
    case .lock: .lock
    }
  }
}
