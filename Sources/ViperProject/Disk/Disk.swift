/// The file system. Tests use a disk that fails. Methods return nil for a missing file or folder.
package protocol Disk: Sendable {
  func read(_ path: String) throws(DiskError) -> [UInt8]?
  /// Finds the kind of a file. Symbolic links aren't followed.
  func kind(of path: String) throws(DiskError) -> DiskEntry.Kind?
  func identity(of path: String) throws(DiskError) -> FileIdentity?
  /// Lists a folder, sorted by name.
  func entries(of folder: String) throws(DiskError) -> [DiskEntry]?
  /// Whether a folder has an Xcode project or workspace. `RecordingDisk` doesn't record the answer,
  /// because the folders above a project change often.
  func containsXcodeProject(_ folder: String) throws(DiskError) -> Bool
  /// Whether the owner can't write to a file, or this process can't change the contents of a
  /// folder.
  func isReadOnly(_ path: String) throws(DiskError) -> Bool
  func isExecutable(_ path: String) throws(DiskError) -> Bool
  /// Resolves the symbolic links in a path.
  func realPath(of path: String) throws(DiskError) -> String?
  /// Creates a folder and the folders above it.
  ///
  /// - Returns: whether the folder is new.
  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool
  /// Creates or replaces a file, with the permissions of the file at `model`.
  func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  func rename(_ path: String, to newPath: String) throws(DiskError)
  /// Moves a file to a free path, or exchanges two files, in one step. It never replaces a file,
  /// because another program may be saving that file.
  ///
  /// - Returns: false if the path isn't free or the disk can't do this. Then nothing has changed.
  func place(_ path: String, at newPath: String, _ mode: RenameMode) throws(DiskError) -> Bool
  /// Removes a file or an empty folder, if it exists.
  func remove(_ path: String) throws(DiskError)
  /// Runs `body` while no other viper-gen process has the lock of the folder.
  func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value
}

/// The way in which `place` treats a file at the new path.
package enum RenameMode: Hashable, Sendable {
  case new
  case exchange
}

/// The identity of a file under any spelling of its name, because a Mac's disks ignore case and the
/// composition of letters.
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

/// An error of the system.
package struct DiskError: Error, Hashable, Sendable {
  package let operation: String
  package let path: String
  package let reason: String
  package let isDenied: Bool

  package init(operation: String, path: String, reason: String, isDenied: Bool = false) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.isDenied = isDenied
  }

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

/// A disk that forwards calls to another disk by default.
package protocol ForwardingDisk: Disk {
  var base: any Disk { get }
}

extension ForwardingDisk {
  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)
  }

  package func containsXcodeProject(_ folder: String) throws(DiskError) -> Bool {
    try base.containsXcodeProject(folder)
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool { try base.isReadOnly(path) }

  package func isExecutable(_ path: String) throws(DiskError) -> Bool {
    try base.isExecutable(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    try base.realPath(of: path)
  }

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool { try base.makeFolder(path) }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try base.rename(path, to: newPath)
  }

  package func place(
    _ path: String, at newPath: String, _ mode: RenameMode
  ) throws(DiskError) -> Bool {
    try base.place(path, at: newPath, mode)
  }

  package func remove(_ path: String) throws(DiskError) { try base.remove(path) }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder, body)
  }
}
