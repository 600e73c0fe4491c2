#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A disk that notes which files are read, from whichever thread.
package final class RecordingDisk: Disk, @unchecked Sendable {
  private let base: any Disk
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var paths: Set<String> = []

  package init(base: any Disk) {
    self.base = base
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// The paths of the files that were there when they were read, sorted.
  package var readFiles: [String] {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return paths.sorted()
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    guard let bytes = try base.read(path) else { return nil }
    pthread_mutex_lock(mutex)
    paths.insert(path)
    pthread_mutex_unlock(mutex)
    return bytes
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    try base.entries(of: folder)
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    try base.isReadOnly(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    try base.realPath(of: path)
  }

  package func makeFolder(_ path: String) throws(DiskError) { try base.makeFolder(path) }

  package func write(
    _ bytes: [UInt8], to path: String, modeledOn model: String
  ) throws(DiskError) {
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    try base.rename(path, to: newPath)
  }

  package func remove(_ path: String) throws(DiskError) { try base.remove(path) }

  package func withLock<Value>(
    on folder: String, _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    try base.withLock(on: folder, body)
  }
}
