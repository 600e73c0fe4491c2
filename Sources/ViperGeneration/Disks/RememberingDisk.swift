import ViperProject
import ViperText

/// A disk that asks each question once, until it is told where something has happened.
///
/// What is written through it is remembered, too: so a change that somebody else has made is told from one
/// of its own by what the disk below answers now.
package struct RememberingDisk: ForwardingDisk {
  package let base: any Disk
  private let memory = SharedValue(Memory())

  /// Something that is not as it was.
  package struct Difference: Hashable, Sendable {
    package let path: String
    /// Whether it is what a folder holds.
    package let isListing: Bool
  }

  fileprivate enum Question: Hashable {
    case bytes(String)
    case kind(String)
    case entries(String)

    /// The folder in which the answer can change.
    var folder: String {
      switch self {
      case .bytes(let path), .kind(let path): FilePath.folder(of: path)
      case .entries(let path): path
      }
    }

    /// What it is about. Equal strings may be written in several ways, so that bytes tell paths apart.
    private var key: [UInt8] {
      switch self {
      case .bytes(let path): [0] + path.utf8
      case .kind(let path): [1] + path.utf8
      case .entries(let path): [2] + path.utf8
      }
    }

    static func == (one: Question, other: Question) -> Bool { one.key == other.key }

    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    var difference: Difference {
      switch self {
      case .bytes(let path), .kind(let path): Difference(path: path, isListing: false)
      case .entries(let path): Difference(path: path, isListing: true)
      }
    }
  }

  fileprivate enum Answer: Equatable {
    case bytes([UInt8]?)
    case kind(DiskEntry.Kind?)
    case entries([DiskEntry]?)
  }

  fileprivate struct Memory {
    var answers: [Question: Answer] = [:]
    var byFolder: [String: Set<Question>] = [:]
    /// What is a difference though it is as it is remembered.
    var doubted: Set<Question> = []

    mutating func remember(_ answer: Answer, to question: Question) {
      if answers.updateValue(answer, forKey: question) == nil {
        byFolder[question.folder, default: []].insert(question)
      }
    }

    mutating func forget(_ question: Question) {
      answers[question] = nil
      byFolder[question.folder]?.remove(question)
    }
  }

  package init(base: any Disk) { self.base = base }

  /// The folders in which an answer can change.
  package var folders: Set<String> { memory.change { Set($0.byFolder.keys) } }

  /// The files that are there and were read.
  package var files: [String] {
    memory.change { memory in
      memory.answers.compactMap { question, answer in
        guard case .bytes(let path) = question, answer != .bytes(nil) else { return nil }
        return path
      }
    }
  }

  /// The links that were read like the files that they lead to.
  package var links: [String] {
    memory.change { memory in
      memory.byFolder.keys.flatMap { folder -> [String] in
        guard case .entries(let entries?) = memory.answers[.entries(folder)] else { return [] }
        return entries.filter { $0.kind == .link }.map { FilePath.join(folder, $0.name) }
          .filter { memory.answers[.bytes($0)] != nil }
      }
    }
  }

  /// Where something may have changed.
  package struct Places: Sendable {
    /// Files, or folders as a whole.
    package var paths: Set<String> = []
    /// Folders, with all that lies directly in them.
    package var folders: Set<String> = []

    package init(paths: Set<String> = [], folders: Set<String> = []) {
      (self.paths, self.folders) = (paths, folders)
    }
  }

  /// Asks again what may have changed at some places, and forgets what has.
  package func differences(at places: Places) -> Set<Difference> {
    var asked = memory.change { memory in
      places.folders.reduce(into: Set()) { $0.formUnion(memory.byFolder[$1] ?? []) }
    }
    for path in places.paths {
      asked.formUnion([
        .bytes(path), .kind(path), .entries(path), .entries(FilePath.folder(of: path)),
      ])
    }
    var found: Set<Difference> = []
    for question in asked {
      guard let former = memory.change({ $0.answers[question] }) else { continue }
      let isDoubted = memory.change { $0.doubted.remove(question) != nil }
      guard isDoubted || former != now(question) else { continue }
      memory.change { $0.forget(question) }
      found.insert(question.difference)
    }
    return found
  }

  /// Nil for what is refused, which is asked again each time.
  private func now(_ question: Question) -> Answer? {
    try? ask(question)
  }

  private func ask(_ question: Question) throws(DiskError) -> Answer {
    switch question {
    case .bytes(let path): .bytes(try base.read(path))
    case .kind(let path): .kind(try base.kind(of: path))
    case .entries(let path): .entries(try base.entries(of: path))
    }
  }

  private func answer(_ question: Question) throws(DiskError) -> Answer {
    if let known = memory.change({ $0.answers[question] }) { return known }
    let answer = try ask(question)
    memory.change { $0.remember(answer, to: question) }
    return answer
  }

  // MARK: - Disk

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    guard case .bytes(let bytes) = try answer(.bytes(path)) else { return nil }
    return bytes
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    guard case .kind(let kind) = try answer(.kind(path)) else { return nil }
    return kind
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    guard case .entries(let entries) = try answer(.entries(folder)) else { return nil }
    return entries
  }

  @discardableResult
  package func makeFolder(_ path: String) throws(DiskError) -> Bool {
    // A folder that somebody else has made meanwhile is not as it is remembered.
    var missing: [String] = []
    for folder in [path] + FilePath.parents(of: path) {
      guard try base.kind(of: folder) == nil else { break }
      missing.append(folder)
    }
    let isNew = try base.makeFolder(path)
    // From above, since each comes into a folder that is there by then.
    for path in missing.reversed() {
      memory.change { $0.put(.folder, at: path, bytes: nil) }
    }
    return isNew
  }

  package func write(_ bytes: [UInt8], to path: String, modeledOn model: String?) throws(DiskError)
  {
    try base.write(bytes, to: path, modeledOn: model)
    memory.change { $0.put(.file, at: path, bytes: bytes) }
  }

  package func rename(_ path: String, to newPath: String) throws(DiskError) {
    let (bytes, kind) = (try? read(path), try? base.kind(of: path))
    try base.rename(path, to: newPath)
    guard kind == .file, let bytes else { return memory.change { $0 = Memory() } }
    memory.change {
      $0.put(nil, at: path, bytes: nil)
      $0.put(.file, at: newPath, bytes: bytes)
    }
  }

  package func place(
    _ path: String, at newPath: String, _ placement: Placement
  ) throws(DiskError) -> Bool {
    let (moved, former) = (try read(path), try read(newPath))
    let isPlaced = try base.place(path, at: newPath, placement)
    let expected = isPlaced ? [former, moved] : [moved, former]
    // What is remembered may be older. Of what somebody has saved since, no run has been told.
    for (place, expected) in zip([path, newPath], expected) {
      let kind = try base.kind(of: place)
      let bytes = kind == .file ? try base.read(place) : nil
      memory.change { memory in
        memory.put(kind, at: place, bytes: bytes)
        if bytes != expected { memory.doubted.formUnion([.bytes(path), .bytes(newPath)]) }
      }
    }
    return isPlaced
  }

  package func remove(_ path: String) throws(DiskError) {
    try base.remove(path)
    memory.change { $0.put(nil, at: path, bytes: nil) }
  }
}

extension RememberingDisk.Memory {
  /// Lets the answers be as they are once something, or nothing, stands at a path.
  fileprivate mutating func put(_ kind: DiskEntry.Kind?, at path: String, bytes: [UInt8]?) {
    remember(.kind(kind), to: .kind(path))
    if kind == .folder { forget(.bytes(path)) } else { remember(.bytes(bytes), to: .bytes(path)) }
    switch answers[.entries(path)] {
    case .entries(nil)? where kind == .folder: answers[.entries(path)] = .entries([])
    case .entries? where kind != .folder: answers[.entries(path)] = .entries(nil)
    default: break
    }
    let parent = RememberingDisk.Question.entries(FilePath.folder(of: path))
    guard case .entries(var entries?)? = answers[parent] else { return }
    let name = FilePath.name(of: path)
    entries.removeAll { $0.name == name }
    if let kind {
      let entry = DiskEntry(name: name, kind: kind)
      entries.insert(entry, at: entries.firstIndex { $0.name > name } ?? entries.count)
    }
    answers[parent] = .entries(entries)
  }
}
