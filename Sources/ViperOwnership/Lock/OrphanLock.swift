import ViperPipeline

struct OrphanLock {
  let path: String
  let bytes: [UInt8]
  /// The generated files of the former module.
  let generated: [String: KnownBlocks]
  /// The owned files of the former module, if the developer edited none of them.
  var untouched: [(path: String, bytes: [UInt8])]

  /// Removes files that belong to a module or the project now.
  func without(_ planned: Set<String>) -> OrphanLock {
    var orphan = self
    orphan.untouched.removeAll { planned.contains($0.path) }
    return orphan
  }
}
