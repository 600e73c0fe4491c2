import Foundation
import ViperProject

/// A file system in memory that can fail or ignore case, and that records changes. Composed and
/// decomposed letters are equal, as in Swift strings.
package final class MemoryDisk: Disk, @unchecked Sendable {
  package enum Failure: Equatable {
    /// Only the operation of that number fails: a full disk, a missing permission.
    case at(Int)
    /// It and all after it: the process is dead.
    case from(Int)
  }

  private let lock = NSRecursiveLock()
  private var contents: [String: [UInt8]] = [:]
  private var folders: Set<String> = ["/"]
  private var links: Set<String> = []
  private var targets: [String: String] = [:]
  private var denied: Set<String> = []
  private var readOnly: Set<String> = []
  private var failure: Failure?
  private var count = 0
  private var changes: [String] = []
  /// Runs before the operation of that number.
  private var interruption: (number: Int, body: () -> Void)?

  /// Whether names that differ in case only are the same, as on a Mac.
  private let ignoresCase: Bool
  /// Whether files can be exchanged in one step.
  private let exchanges: Bool

  package init(
    _ files: [String: String] = [:], ignoringCase ignoresCase: Bool = false,
    exchanging exchanges: Bool = true
  ) {
    self.ignoresCase = ignoresCase
    self.exchanges = exchanges
    for (path, text) in files { self[path] = text }
  }

  /// The text of a file, past all failures and notes.
  package subscript(path: String) -> String? {
    get { lock.withLock { contents[path].map { String(decoding: $0, as: UTF8.self) } } }
    set {
      lock.withLock {
        contents[path] = newValue.map { Array($0.utf8) }
        if newValue != nil { addFolders(above: path) }
      }
    }
  }

  package var files: [String: String] {
    lock.withLock { contents.mapValues { String(decoding: $0, as: UTF8.self) } }
  }

  package var names: [String] { files.keys.sorted() }
  package var allFolders: Set<String> { lock.withLock { folders } }
  package var log: [String] { lock.withLock { changes } }
  /// How many operations there were since the start or the last `restart`.
  package var operations: Int { lock.withLock { count } }

  package func restart(failing failure: Failure? = nil) {
    lock.withLock {
      self.failure = failure
      count = 0
      changes = []
      interruption = nil
    }
  }

  package func interrupt(at number: Int, _ body: @escaping () -> Void) {
    lock.withLock { interruption = (number, body) }
  }

  package func link(_ path: String) {
    lock.withLock {
      links.insert(path)
      addFolders(above: path)
    }
  }

  package func link(_ path: String, to target: String) { lock.withLock { targets[path] = target } }

  package func deny(_ folder: String) { lock.withLock { _ = denied.insert(folder) } }

  package func protect(_ path: String) { lock.withLock { _ = readOnly.insert(path) } }

  package func copy() -> MemoryDisk {
    let copy = MemoryDisk(ignoringCase: ignoresCase, exchanging: exchanges)
    lock.withLock {
      copy.contents = contents
      copy.folders = folders
      copy.links = links
    }
    return copy
  }

  private func addFolders(above path: String) {
    var folder = FilePath.folder(of: path)
    while folders.insert(folder).inserted { folder = FilePath.folder(of: folder) }
  }

  private func step() -> Bool {
    if let interruption, interruption.number == count {
      self.interruption = nil
      interruption.body()
    }
    defer { count += 1 }
    switch failure {
    case .at(let number): return count == number
    case .from(let number): return count >= number
    case nil: return false
    }
  }

  private func check(_ operation: String, _ path: String) throws(DiskError) {
    guard !step() else {
      throw DiskError(operation: operation, path: path, reason: "Input/output error")
    }
  }

  // MARK: - Disk

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("read", path)
      return contents[path]
    }
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("look at", path)
      return plainKind(of: path)
    }
  }

  private func plainKind(of path: String) -> DiskEntry.Kind? {
    if links.contains(path) { return .link }
    if contents[path] != nil { return .file }
    return folders.contains(path) ? .folder : nil
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("look at", path)
      guard plainKind(of: path) != nil else { return nil }
      return FileIdentity(device: 0, number: UInt64(truncatingIfNeeded: path.hashValue))
    }
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try locked { () throws(DiskError) in
      let folder = stored(folder)
      try check("list", folder)
      guard !denied.contains(folder) else {
        throw DiskError(
          operation: "list", path: folder, reason: "Permission denied", isDenied: true)
      }
      guard folders.contains(folder) else { return nil }
      let paths = (Array(contents.keys) + folders + links).filter {
        $0 != folder && FilePath.folder(of: $0) == folder
      }
      return paths.sorted().map {
        DiskEntry(name: FilePath.name(of: $0), kind: plainKind(of: $0) ?? .other)
      }
    }
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("look at", path)
      return readOnly.contains(path)
    }
  }

  package func isExecutable(_ path: String) throws(DiskError) -> Bool { false }

  package func realPath(of path: String) throws(DiskError) -> String? {
    try locked { () throws(DiskError) in
      try check("look at", path)
      return targets[path] ?? (plainKind(of: path) == nil ? nil : path)
    }
  }

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("make folder", path)
      guard !denied.contains(path) else {
        throw DiskError(
          operation: "make folder", path: path, reason: "Permission denied", isDenied: true)
      }
      guard contents[path] == nil else {
        throw DiskError(operation: "make folder", path: path, reason: "a file has this name")
      }
      let isNew = !folders.contains(path)
      if isNew { changes.append("folder \(path)") }
      addFolders(above: path + "/x")
      return isNew
    }
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    try locked { () throws(DiskError) in
      let path = stored(path)
      guard folders.contains(FilePath.folder(of: path)) else {
        throw DiskError(operation: "write", path: path, reason: "No such file or directory")
      }
      let wasDead = if case .from(let number) = failure { count > number } else { false }
      let fails = step()
      // A write that fails leaves half of it.
      if !wasDead { contents[path] = fails ? Array(bytes.prefix(bytes.count / 2)) : bytes }
      changes.append("write \(path)")
      guard !fails else {
        throw DiskError(operation: "write", path: path, reason: "No space left on device")
      }
    }
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try locked { () throws(DiskError) in
      let path = stored(path)
      let place = stored(newPath)
      try check("write", newPath)
      // A file that is put in the place of another keeps that one's spelling, as ext4 has it.
      let newPath =
        place == path
        ? FilePath.join(FilePath.folder(of: place), FilePath.name(of: newPath)) : place
      if ignoresCase, folders.contains(path) { return renameFolder(path, to: newPath) }
      guard let bytes = contents[path], folders.contains(FilePath.folder(of: newPath)),
        !folders.contains(newPath)
      else {
        throw DiskError(operation: "write", path: newPath, reason: "No such file or directory")
      }
      contents[path] = nil
      contents[newPath] = bytes
      changes.append("rename \(newPath)")
    }
  }

  package func place(
    _ path: String, at newPath: String, _ placement: RenameMode
  ) throws(DiskError) -> Bool {
    try locked { () throws(DiskError) in
      let (path, newPath) = (stored(path), stored(newPath))
      try check("write", newPath)
      let isThere = plainKind(of: newPath) != nil
      guard exchanges, plainKind(of: path) != nil, isThere == (placement == .exchange),
        folders.contains(FilePath.folder(of: newPath))
      else { return false }
      (contents[path], contents[newPath]) = (contents[newPath], contents[path])
      let (isLink, wasLink) = (links.remove(path) != nil, links.remove(newPath) != nil)
      if isLink { links.insert(newPath) }
      if wasLink { links.insert(path) }
      changes.append("\(placement == .new ? "rename" : "exchange") \(newPath)")
      return true
    }
  }

  private func renameFolder(_ path: String, to newPath: String) {
    func moved(_ name: String) -> String {
      FilePath.isInside(name, path) ? newPath + name.dropFirst(path.count) : name
    }
    contents = Dictionary(uniqueKeysWithValues: contents.map { (moved($0), $1) })
    folders = Set(folders.map(moved))
    changes.append("rename \(newPath)")
  }

  private func stored(_ path: String) -> String {
    guard ignoresCase else { return path }
    let all = Array(contents.keys) + folders + links
    return path.split(separator: "/").reduce("/") { folder, name in
      let asked = FilePath.join(folder, String(name))
      return all.first { $0.lowercased() == asked.lowercased() } ?? asked
    }
  }

  package func remove(_ path: String) throws(DiskError) {
    try locked { () throws(DiskError) in
      let path = stored(path)
      try check("remove", path)
      if folders.contains(path) {
        guard !(Array(contents.keys) + folders).contains(where: { FilePath.folder(of: $0) == path })
        else {
          throw DiskError(operation: "remove", path: path, reason: "Directory not empty")
        }
        folders.remove(path)
      }
      contents[path] = nil
      changes.append("remove \(path)")
    }
  }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try body()
  }

  private func locked<Value>(
    _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
