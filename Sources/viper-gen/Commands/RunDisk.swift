import ViperCommandLine
import ViperProject
import ViperText

/// The disk of one run. It lists each folder once, and counts files for the progress line.
///
/// It forgets its listings when the run gets its lock, and when the run changes something.
struct RunDisk: ForwardingDisk {
  static let commands: [Command] = [.generate, .check, .diff, .adopt]

  let base: any Disk
  /// Nil if the run shows no progress.
  let progress: Progress?
  private let listings = SharedValue<[ByteHash: [DiskEntry]?]>([:])

  func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let key = ByteHash(Array(folder.utf8))
    if let known = listings.change({ $0[key] }) { return known }
    let entries = try base.entries(of: folder)
    listings.change { $0[key] = .some(entries) }
    return entries
  }

  func read(_ path: String) throws(DiskError) -> [UInt8]? {
    progress?.noteRead()
    return try base.read(path)
  }

  private func forget() { listings.change { if !$0.isEmpty { $0 = [:] } } }

  func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder) { () throws(DiskError) in
      forget()
      return try body()
    }
  }

  @discardableResult
  func makeFolder(_ path: String) throws(DiskError) -> Bool {
    defer { forget() }
    return try base.makeFolder(path)
  }

  func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError) {
    progress?.noteWritten()
    defer { forget() }
    try base.write(bytes, to: path, modeledOn: model)
  }

  func rename(_ path: String, to newPath: String) throws(DiskError) {
    defer { forget() }
    try base.rename(path, to: newPath)
  }

  func place(_ path: String, at newPath: String, _ mode: RenameMode) throws(DiskError) -> Bool {
    defer { forget() }
    return try base.place(path, at: newPath, mode)
  }

  func remove(_ path: String) throws(DiskError) {
    defer { forget() }
    try base.remove(path)
  }
}
