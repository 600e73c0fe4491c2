import ViperText

/// A disk that notes what it is asked, from whichever thread.
package struct AskedDisk: ForwardingDisk {
  package let base: any Disk
  private let log = SharedValue(Set<DiskQuestion>(minimumCapacity: 16))

  package init(base: any Disk) { self.base = base }

  package var questions: Set<DiskQuestion> { log.change { $0 } }

  /// Whether something that was asked may be answered in another way since it has changed at some places.
  package func isConcerned(by changed: Set<String>, _ digest: FileDigest) -> Bool {
    questions.contains { question in
      guard changed.contains(question.path) else { return false }
      guard let former = question.digest, let bytes = try? base.read(question.path) else {
        return true
      }
      return former != ByteHash(digest.bytes(bytes))
    }
  }

  private func note(_ question: Witness.Question, _ path: String, digest: ByteHash? = nil) {
    log.change { _ = $0.insert(DiskQuestion(question, path, digest: digest)) }
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    note(.bytes, path)
    return try base.read(path)
  }

  package func digest(of path: String, by digest: FileDigest) throws(DiskError) -> [UInt8] {
    let bytes = digest.bytes(try base.read(path))
    note(.digest, path, digest: ByteHash(bytes))
    return bytes
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
package struct DiskQuestion: Hashable, Sendable {
  package let path: String
  /// What matters of the answer; nil for all of it.
  package let digest: ByteHash?
  // Last, which takes less room: a run keeps many of these.
  package let question: Witness.Question

  package init(_ question: Witness.Question, _ path: String, digest: ByteHash? = nil) {
    (self.question, self.path, self.digest) = (question, path, digest)
  }
}
