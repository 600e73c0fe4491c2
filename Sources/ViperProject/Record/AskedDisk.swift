/// A disk that notes what it is asked, from whichever thread.
package struct AskedDisk: ForwardingDisk {
  package let base: any Disk
  private let log = SharedValue<[DiskQuestion]>([])

  package init(base: any Disk) { self.base = base }

  /// All questions, some of them several times.
  package var questions: [DiskQuestion] { log.change { $0 } }

  private func note(_ question: Witness.Question, _ path: String) {
    log.change { $0.append(DiskQuestion(question, path)) }
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    note(.bytes, path)
    return try base.read(path)
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    note(.kind, path)
    return try base.kind(of: path)
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    note(.identity, path)
    return try base.identity(of: path)
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    note(.entries, folder)
    return try base.entries(of: folder)
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    note(.isReadOnly, path)
    return try base.isReadOnly(path)
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    note(.realPath, path)
    return try base.realPath(of: path)
  }
}

/// Something that a disk is asked.
package struct DiskQuestion: Sendable {
  package let question: Witness.Question
  package let path: String

  package init(_ question: Witness.Question, _ path: String) {
    (self.question, self.path) = (question, path)
  }
}
