/// A lock whose spec has gone.
struct OrphanLock {
  let path: String
  let bytes: [UInt8]
  /// The generated files of the module that was.
  let generated: [String: KnownVersions]
  /// Its files of yours, if nobody has written anything into any of them.
  let untouched: [(path: String, bytes: [UInt8])]
}
