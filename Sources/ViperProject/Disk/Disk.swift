/// The file system. Tests replace it by one that fails.
package protocol Disk: Sendable {
  /// The bytes of a file. Nil without a file.
  func read(_ path: String) throws(DiskError) -> [UInt8]?
  /// The kind of a file. Symbolic links aren't followed. Nil without a file.
  func kind(of path: String) throws(DiskError) -> DiskEntry.Kind?
  /// The identity of a file. Symbolic links aren't followed. Nil without a file.
  func identity(of path: String) throws(DiskError) -> FileIdentity?
  /// The contents of a folder, sorted by name. Nil without a folder.
  func entries(of folder: String) throws(DiskError) -> [DiskEntry]?
  /// Whether a folder has an Xcode project or workspace. `RecordingDisk` doesn't record this
  /// question, because the folders above a project change often.
  func containsXcodeProject(_ folder: String) throws(DiskError) -> Bool
  /// Whether the owner can't write to a file, or this process can't change the contents of a
  /// folder.
  func isReadOnly(_ path: String) throws(DiskError) -> Bool
  func isExecutable(_ path: String) throws(DiskError) -> Bool
  /// A path without symbolic links. Nil without a file.
  func realPath(of path: String) throws(DiskError) -> String?
  /// Creates a folder and those above it.
  ///
  /// - Returns: whether it is new.
  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool
  /// Creates or replaces a file, with the permissions of the file at `model`.
  func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  /// Renames a file or folder, and replaces the file at the new path.
  func rename(_ path: String, to newPath: String) throws(DiskError)
  /// Renames a file in one step, because a file that is saved at that moment must not be lost.
  ///
  /// - Returns: false if this isn't possible. Then nothing has changed.
  func place(
    _ path: String, at newPath: String, _ mode: RenameMode
  ) throws(DiskError) -> Bool
  /// Removes a file or an empty folder, if it exists.
  func remove(_ path: String) throws(DiskError)
  /// Runs `body` while no other viper-gen process has the lock of the folder.
  func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value
}

/// The file at the new path of a renamed file.
package enum RenameMode: Hashable, Sendable {
  case new
  /// It gets the old path.
  case exchange
}

/// Identifies a file under any spelling of its name: disks of a Mac ignore case and how letters are
/// composed.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// A file in a folder.
package struct DiskEntry: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case file = 1
    case folder, link, other
  }

  package let name: String
  package let kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// An error of the system: the operation, the path and the reason.
package struct DiskError: Error, Hashable, Sendable {
  package let operation: String
  package let path: String
  package let reason: String
  /// Whether a permission is missing.
  package let isDenied: Bool

  package init(operation: String, path: String, reason: String, isDenied: Bool = false) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.isDenied = isDenied
  }

  /// - Parameter path: the path of a file that was saved during the run.
  package static func changedMeanwhile(_ path: String) -> DiskError {
    DiskError(
      operation: "write", path: path, reason: "it was changed during the run; run the command again"
    )
  }

  /// `can't write 'Sources/A.swift': No space left on device`
  ///
  /// viper-gen's own reasons begin in lower case: `can't read 'a', because it doesn't exist`
  package var message: String {
    let isOwn = reason.first?.isLowercase == true
    return "can't \(operation) '\(shortPath)'" + (isOwn ? ", because " : ": ") + reason
  }

  private var shortPath: String {
    path.utf8.count <= 500 ? path : path.prefix(200) + "…" + path.suffix(200)
  }

  /// `Permission denied` → `permission denied`
  package var plainReason: String { reason.prefix(1).lowercased() + reason.dropFirst() }
}
