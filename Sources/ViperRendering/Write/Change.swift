import ViperProject
import ViperText

/// What becomes of one file.
package struct Change: Sendable {
  /// The words in front of paths that users see.
  package enum Status: String, CaseIterable, Sendable {
    case create, identical, update, merge, conflict, skip, remove
  }

  /// What the file is for, which decides where it may be.
  package let purpose: PathGate.Purpose
  package let status: Status
  /// Absolute.
  package let path: String
  /// What a file that has to change holds now; nil if there is none.
  package let old: [UInt8]?
  /// What it will hold; nil to leave it alone or to remove it.
  package let new: [UInt8]?
  /// The versions of a lock file; nil for other files.
  package var versions: LockVersions?
  /// How the disk spells the path of a file that is to be renamed in place, where it ignores case.
  package var formerPath: String?
  /// The file whose permissions a new one gets; nil for those of the file that it replaces.
  package var modelPath: String?
  /// The spec that asks for the file; nil for one that none asks for any more.
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
}

extension Change {
  /// The same file under a new spelling of its path.
  ///
  /// - Parameter bytes: what it holds now.
  func respelled(from formerPath: String, holding bytes: [UInt8]?) -> Change {
    var change = Change(
      for: purpose, status: status == .identical || status == .skip ? .update : status, path: path,
      old: bytes,
      new: new ?? bytes)
    change.formerPath = formerPath
    (change.modelPath, change.spec, change.versions) = (modelPath, spec, versions)
    return change
  }
}

extension Change {
  /// Why a change can't be carried out: the file is a link, or somebody has saved it meanwhile. Nil if it can.
  package func obstacle(on disk: any Disk) throws(DiskError) -> DiskError? {
    let kind = try disk.kind(of: path)
    guard kind != .link || status == .remove else {
      return DiskError(
        operation: "write", path: path,
        reason: "it is a symbolic link; replace it by the file")
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
