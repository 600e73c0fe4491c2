/// A disk that lists each folder once, until something is changed through it.
///
/// A run looks through the same folders for specs, for Swift files and for what no spec asks for any more.
/// What files hold is not remembered: that would be the whole project.
package struct ListingDisk: ForwardingDisk {
  package let base: any Disk
  /// By the bytes of the paths: equal strings may be written in several ways.
  private let listings = SharedValue<[[UInt8]: [DiskEntry]?]>([:])

  package init(base: any Disk) { self.base = base }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let key = Array(folder.utf8)
    if let known = listings.change({ $0[key] }) { return known }
    let entries = try base.entries(of: folder)
    listings.change { $0[key] = .some(entries) }
    return entries
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

  private func forget() { listings.change { $0.removeAll() } }

  package func makeFolder(_ path: String) throws(DiskError) {
    defer { forget() }
    try base.makeFolder(path)
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String) throws(DiskError) {
    defer { forget() }
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    defer { forget() }
    try base.rename(path, to: newPath)
  }

  package func remove(_ path: String) throws(DiskError) {
    defer { forget() }
    try base.remove(path)
  }
}
