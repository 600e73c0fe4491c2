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
  /// What it will hold; nil to leave it alone or to remove it, and where a temporary file has it.
  package let new: [UInt8]?
  /// The temporary file that has what it will hold; nil as long as none is made.
  package private(set) var staged: Staged?
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

  /// Whether the file is the lock of a module.
  package var isOfLock: Bool { path.hasSuffix(Project.lockSuffix) }

  /// Whether the disk has to change.
  package var isPending: Bool { hasContent || status == .remove }

  /// Whether the file will hold something else than now.
  package var hasContent: Bool { new != nil || staged != nil }
}

extension Change {
  package struct Staged: Hashable, Sendable {
    /// Of the temporary file.
    package let number: Int
    package let hash: ByteHash
  }

  /// A hash of what the file will hold; nil if it goes or stays.
  package var newHash: ByteHash? { staged?.hash ?? new.map { ByteHash($0) } }

  /// The same, once a temporary file has what it will hold.
  package func staged(as number: Int) -> Change {
    guard let hash = newHash else { return self }
    var change = Change(for: purpose, status: status, path: path, old: old)
    (change.formerPath, change.modelPath, change.spec) = (formerPath, modelPath, spec)
    change.staged = Staged(number: number, hash: hash)
    return change
  }

  /// The same file under a new spelling of its path.
  ///
  /// - Parameter bytes: what it holds now.
  func respelled(from formerPath: String, holding bytes: [UInt8]?) -> Change {
    var change = Change(
      for: purpose, status: status == .identical || status == .skip ? .update : status, path: path,
      old: bytes,
      new: hasContent ? new : bytes)
    (change.staged, change.formerPath) = (staged, formerPath)
    (change.modelPath, change.spec) = (modelPath, spec)
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
        reason: "it is a link, and a file would take its place; put the file itself there")
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
