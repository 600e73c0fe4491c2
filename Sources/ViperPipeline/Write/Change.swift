import ViperProject
import ViperText

/// A change of one file, or a note that the file doesn't change.
package struct Change: Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case create, identical, update, merge, conflict, skip, remove
  }

  package let purpose: PathGate.Purpose
  package let status: Status
  package let path: String
  /// The present contents of a changed file. Nil without a file.
  package let old: [UInt8]?
  /// The new contents; nil to leave the file alone or to remove it.
  package var new: [UInt8]?
  /// The versions of a lock file; nil for other files.
  package var versions: LockVersions?
  /// The file's present path, if it differs from `path` only in case. Then the file is renamed in
  /// place. Nil on a disk that distinguishes case.
  package var formerPath: String?
  /// The path of the file whose permissions a new file gets. Nil for the file that it replaces.
  package var modelPath: String?
  /// The spec that asks for the file; nil if no spec does.
  package var spec: Project.SpecFile?

  package init(
    for purpose: PathGate.Purpose, status: Status, path: String, old: [UInt8]? = nil,
    new: [UInt8]? = nil
  ) {
    (self.purpose, self.status, self.path) = (purpose, status, path)
    (self.old, self.new) = (old, new)
  }

  package var isOfLock: Bool { purpose == .lock }

  package var isPending: Bool { new != nil || status == .remove }

  /// Finds the reason why the change can't be made: the file is a symbolic link, or was saved
  /// during the run. Nil if the change is possible.
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

/// The changes and diagnostics of a run, for a project or a part of it.
package struct ChangeSet: Sendable {
  package var root = ""
  /// The changes. If there is an error, some may be missing.
  package var changes: [Change] = []
  /// The diagnostics. If there is an error, nothing is written.
  package var diagnostics: [Diagnostic] = []
  /// Conflicts. They don't prevent writing.
  package var leftToDo: [Diagnostic] = []
  /// Edits in generated files, as unified diffs.
  package var edits: [String] = []
  package var notes: [String] = []
  /// The number of modules whose generated files the build writes.
  package var builtModules = 0

  package init(
    root: String = "", changes: [Change] = [], diagnostics: [Diagnostic] = [], edits: [String] = []
  ) {
    (self.root, self.changes) = (root, changes)
    (self.diagnostics, self.edits) = (diagnostics, edits)
  }

  package init(
    root: String, creating files: [(path: String, text: String)], for purpose: PathGate.Purpose
  ) {
    self.init(
      root: root,
      changes: files.map {
        Change(
          for: purpose, status: .create, path: FilePath.join(root, $0.path),
          new: Array($0.text.utf8))
      })
  }

  package static func += (whole: inout ChangeSet, part: ChangeSet) {
    whole.changes += part.changes
    whole.diagnostics += part.diagnostics
    whole.builtModules += part.builtModules
    whole.leftToDo += part.leftToDo
    whole.edits += part.edits
    whole.notes += part.notes
  }
}
