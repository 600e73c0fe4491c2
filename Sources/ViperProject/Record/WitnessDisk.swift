import ViperText

/// A disk that notes what it is asked and what it answers, from whichever thread.
package struct WitnessDisk: ForwardingDisk {
  package let base: any Disk
  /// Facts by their names, the answers to whose questions are as they were.
  private let knownFacts: [String: [UInt8]]
  private let log: SharedValue<Log>

  private struct Log {
    var witnesses: [Witness] = []
    /// What folders hold, by the bytes of their paths: equal strings may be written in several ways.
    var listings: [[UInt8]: [DiskEntry]] = [:]
    var kinds: [(path: String, kind: DiskEntry.Kind?)] = []
    var facts: [String: [UInt8]]
    /// Whether something was written, or refused: then the answers do not say what a run does.
    var isSpoilt = false
  }

  /// - Parameter facts: by their names, those the answers to whose questions are as they were.
  package init(base: any Disk, facts: [String: [UInt8]] = [:]) {
    (self.base, knownFacts) = (base, facts)
    log = SharedValue(Log(facts: facts))
  }

  /// All facts that are known, by their names.
  package var facts: [String: [UInt8]] { log.change { $0.facts } }

  /// All questions, each once, in the order in which they were asked first; nil where they do not tell what
  /// another run would do: something was written, refused, or changed meanwhile. Forgets them in any case.
  package func takeWitnesses() -> [Witness]? {
    let log = log.change { log in
      defer { log = Log(facts: log.facts) }
      return log
    }
    guard !log.isSpoilt else { return nil }
    var places: [ByteHash: Int32] = [:]
    var witnesses: [Witness] = []
    // What a folder holds says of what kind that is: one question in place of ten.
    let kinds = log.kinds.filter { !Self.isListed($0, in: log.listings) }
    for witness in [log.witnesses, kinds.map { Witness(.kind, $0.path, .of($0.kind)) }].joined() {
      if let place = places[witness.key] {
        guard witnesses[Int(place)].answer == witness.answer else { return nil }
      } else {
        places[witness.key] = Int32(witnesses.count)
        witnesses.append(witness)
      }
    }
    return witnesses
  }

  private static func isListed(
    _ found: (path: String, kind: DiskEntry.Kind?), in listings: [[UInt8]: [DiskEntry]]
  ) -> Bool {
    guard let entries = listings[Array(FilePath.folder(of: found.path).utf8)] else { return false }
    let name = FilePath.name(of: found.path)
    let index = firstIndex(below: entries.count) { entries[$0].name >= name }
    let isThere = index < entries.count && entries[index].name == name
    return found.kind == (isThere ? entries[index].kind : nil)
  }

  package func note(_ question: Witness.Question, _ subject: String, _ answer: ByteHash) {
    let witness = Witness(question, subject, answer)
    log.change { $0.witnesses.append(witness) }
  }

  private func spoil() { log.change { $0.isSpoilt = true } }

  private func answer<Answer>(
    _ ask: () throws(DiskError) -> Answer
  ) throws(DiskError) -> Answer {
    do throws(DiskError) {
      return try ask()
    } catch {
      spoil()
      throw error
    }
  }

  // MARK: - Questions

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    let bytes = try answer { () throws(DiskError) in try base.read(path) }
    note(.bytes, path, .of(bytes))
    return bytes
  }

  package func digest(of path: String, by digest: FileDigest) throws(DiskError) -> [UInt8] {
    let text = try answer { () throws(DiskError) in try base.read(path) }
    let bytes = digest.bytes(text)
    note(.text, path, .of(text))
    note(.digest, path, ByteHash(bytes))
    return bytes
  }

  package func fact(
    _ name: String, _ find: () throws(DiskError) -> [UInt8]
  ) throws(DiskError) -> [UInt8] {
    if let known = knownFacts[name] { return known }
    let found = try find()
    log.change { $0.facts[name] = found }
    return found
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    let kind = try answer { () throws(DiskError) in try base.kind(of: path) }
    log.change { $0.kinds.append((path, kind)) }
    return kind
  }

  package func identity(of path: String) throws(DiskError) -> FileIdentity? {
    let identity = try answer { () throws(DiskError) in try base.identity(of: path) }
    note(.identity, path, .of(identity))
    return identity
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let entries = try answer { () throws(DiskError) in try base.entries(of: folder) }
    note(.entries, folder, .of(entries))
    if let entries { log.change { $0.listings[Array(folder.utf8)] = entries } }
    return entries
  }

  package func isReadOnly(_ path: String) throws(DiskError) -> Bool {
    let isReadOnly = try answer { () throws(DiskError) in try base.isReadOnly(path) }
    note(.isReadOnly, path, .of(isReadOnly))
    return isReadOnly
  }

  package func realPath(of path: String) throws(DiskError) -> String? {
    let real = try answer { () throws(DiskError) in try base.realPath(of: path) }
    note(.realPath, path, .of(real))
    return real
  }

  // MARK: - Changes

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    spoil()
    return try base.makeFolder(path)
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    spoil()
    try base.write(bytes, to: path, modeledOn: model)
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    spoil()
    try base.rename(path, to: newPath)
  }

  package func place(
    _ path: String, at newPath: String, _ placement: Placement
  ) throws(DiskError) -> Bool {
    spoil()
    return try base.place(path, at: newPath, placement)
  }

  package func remove(_ path: String) throws(DiskError) {
    spoil()
    try base.remove(path)
  }
}
