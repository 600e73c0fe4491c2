import ViperPipeline

/// A lock whose spec has gone.
struct OrphanLock {
  let path: String
  let bytes: [UInt8]
  /// The generated files of the module that was.
  let generated: [String: KnownBlocks]
  /// Its files of yours, if nobody has written anything into any of them.
  var untouched: [(path: String, bytes: [UInt8])]

  /// What a module or the project has now is theirs, whichever lock knows it as well.
  func without(_ planned: Set<String>) -> OrphanLock {
    var orphan = self
    orphan.untouched.removeAll { planned.contains($0.path) }
    return orphan
  }
}
