import ViperText

/// A disk that lists each folder once, until something is changed through it.
///
/// A run looks through the same folders for specs, for Swift files and for what no spec asks for any more.
/// What files hold is not remembered: that would be the whole project. That a folder is not there is: nothing is in it.
///
/// When one folder is listed, those beside it are listed at once, on all cores: whoever lists one goes on with
/// them.
package struct ListingDisk: ForwardingDisk {
  package let base: any Disk
  private let memory = SharedValue(Memory())

  /// A path by its bytes: equal strings may be written in several ways.
  private struct Key: Hashable {
    private let bytes: [UInt8]

    init(_ path: String) { bytes = Array(path.utf8) }

    // An array would be hashed byte by byte.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  private struct Memory {
    var listings: [Key: [DiskEntry]?] = [:]
    /// The folders whose own folders were listed all at once.
    var parents: Set<Key> = []
    /// The folders that are there though a file was not.
    var searched: Set<Key> = []

    /// Whether a folder is known not to be there.
    func isMissing(_ folder: Key) -> Bool {
      if case .some(nil) = listings[folder] { true } else { false }
    }

    /// Forgets what may be another thing now that something in a folder has come or gone.
    mutating func forget(_ folder: Key) {
      listings[folder] = nil
      searched.remove(folder)
    }

    /// The folders beside one that nobody has listed yet; none the second time.
    mutating func neighbors(of folder: String) -> [String] {
      let parent = FilePath.folder(of: folder)
      let key = Key(parent)
      guard let entries = listings[key] ?? nil, parents.insert(key).inserted else { return [] }
      return entries.lazy
        .filter { $0.kind == .folder && $0.name.utf8.first != UInt8(ascii: ".") }
        .map { FilePath.join(parent, $0.name) }
        .filter { listings[Key($0)] == nil }
    }
  }

  package init(base: any Disk) { self.base = base }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let key = Key(folder)
    if let known = memory.change({ $0.listings[key] }) { return known }
    let entries = try base.entries(of: folder)
    let neighbors = memory.change { memory in
      memory.listings[key] = .some(entries)
      return memory.neighbors(of: folder)
    }
    let listings = concurrentMap(neighbors) { try? base.entries(of: $0) }
    memory.change { memory in
      for case (let folder, let listing?) in zip(neighbors, listings) {
        memory.listings[Key(folder)] = .some(listing)
      }
    }
    return entries
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    try found(at: path) { () throws(DiskError) in try base.kind(of: path) }
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    try found(at: path) { () throws(DiskError) in try base.read(path) }
  }

  /// Whoever looks for a file in a new module's folder looks for all of its files, none of which is there.
  private func found<Found>(
    at path: String, _ look: () throws(DiskError) -> Found?
  ) throws(DiskError) -> Found? {
    let folder = FilePath.folder(of: path)
    let key = Key(folder)
    if memory.change({ $0.isMissing(key) }) { return nil }
    if let found = try look() { return found }
    guard !folder.isEmpty, memory.change({ !$0.searched.contains(key) }) else { return nil }
    let isMissing = (try? base.kind(of: folder) == nil) == true
    memory.change { memory in
      if isMissing { memory.listings[key] = .some(nil) } else { memory.searched.insert(key) }
    }
    return nil
  }

  /// Another run may have changed what was listed before the lock was had.
  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder) { () throws(DiskError) in
      forget()
      return try body()
    }
  }

  private func forget() { memory.change { $0 = Memory() } }

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    // The folders around it may be made, too, also where it can't be made. Where it is there, another thread may
    // have made all of them at this moment.
    var isNew = true
    defer {
      let folders = ([path] + FilePath.parents(of: path)).map(Key.init)
      memory.change { memory in
        for folder in folders where isNew || memory.isMissing(folder) { memory.forget(folder) }
      }
    }
    isNew = try base.makeFolder(path)
    return isNew
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    defer {
      let folder = Key(FilePath.folder(of: path))
      memory.change { $0.forget(folder) }
    }
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    defer { forget() }
    try base.rename(path, to: newPath)
  }

  package func place(
    _ path: String, at newPath: String, _ placement: Placement
  ) throws(DiskError) -> Bool {
    defer { if placement == .new { forget() } }
    return try base.place(path, at: newPath, placement)
  }

  package func remove(_ path: String) throws(DiskError) {
    defer { forget() }
    try base.remove(path)
  }
}
