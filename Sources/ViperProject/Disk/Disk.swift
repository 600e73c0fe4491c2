import ViperText

/// The file system as far as viper-gen needs it; a value, so that tests can put a failing one in
/// its place.
package protocol Disk: Sendable {
  /// The bytes of a file, or nil if there is none.
  func read(_ path: String) throws(DiskError) -> [UInt8]?
  /// What stands at a path, without following a symbolic link; nil if nothing.
  func kind(of path: String) throws(DiskError) -> DiskEntry.Kind?
  /// Which file stands at a path, without following a symbolic link; nil if there is none.
  func identity(of path: String) throws(DiskError) -> FileIdentity?
  /// What a folder holds, sorted by name; nil if there is no such folder.
  func entries(of folder: String) throws(DiskError) -> [DiskEntry]?
  /// Whether an Xcode project or workspace is in a folder. No disk notes that it was asked: the folders above a
  /// project change all the time.
  func holdsXcodeProject(_ folder: String) throws(DiskError) -> Bool
  /// Whether a file's permissions say that its owner does not write to it; of a folder, whether this process may
  /// not change what is in it.
  func isReadOnly(_ path: String) throws(DiskError) -> Bool
  /// Whether a file's permissions let somebody run it.
  func isExecutable(_ path: String) throws(DiskError) -> Bool
  /// A path without symbolic links in it; nil if nothing is there.
  func realPath(of path: String) throws(DiskError) -> String?
  /// Makes a folder and those above it.
  ///
  /// - Returns: whether it was not there yet.
  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool
  /// Makes or replaces a file, with the permissions of the one at `model` if there is one.
  func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  /// Renames a file or folder; replaces the file that stands at the new path.
  func rename(_ path: String, to newPath: String) throws(DiskError)
  /// Renames a file in one step that can't take away what somebody saves at that moment.
  ///
  /// - Returns: false where that can't be done; then nothing has changed.
  func place(
    _ path: String, at newPath: String, _ placement: Placement
  ) throws(DiskError) -> Bool
  /// Removes a file or an empty folder; no error if there is none.
  func remove(_ path: String) throws(DiskError)
  /// Runs `body` while no other viper-gen process does so for the same folder.
  func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value
}

/// What is to be at the path that a file is renamed to.
package enum Placement: Hashable, Sendable {
  /// Nothing.
  case new
  /// Another file, which has the former path afterwards.
  case exchange
}

/// Which file it is, however a path spells its name: a Mac's file systems ignore case and take
/// composed and decomposed letters for the same.
package struct FileIdentity: Hashable, Sendable {
  package let device: UInt64
  package let number: UInt64

  package init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// Something in a folder.
package struct DiskEntry: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder, link, other
  }

  package let name: String
  package let kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// What the machine refused: the operation, the path and the reason in the system's words.
package struct DiskError: Error, Hashable, Sendable {
  package let operation: String
  package let path: String
  package let reason: String
  /// Whether a permission is missing: the rest of the disk may be fine.
  package let isDenied: Bool

  package init(operation: String, path: String, reason: String, isDenied: Bool = false) {
    self.operation = operation
    self.path = path
    self.reason = reason
    self.isDenied = isDenied
  }

  /// - Parameter path: of a file that somebody has saved while a run was at work.
  package static func changedMeanwhile(_ path: String) -> DiskError {
    DiskError(
      operation: "write", path: path, reason: "it was changed during the run; run the command again"
    )
  }

  /// `can't write 'Sources/A.swift': No space left on device`
  package var message: String { "can't \(operation) '\(shortPath)': \(reason)" }

  private var shortPath: String {
    path.utf8.count <= 500 ? path : path.prefix(200) + "…" + path.suffix(200)
  }

  /// The reason within a sentence: `Permission denied` → `permission denied`
  package var plainReason: String { reason.prefix(1).lowercased() + reason.dropFirst() }
}
