import ViperText

/// A disk that records all questions and answers, from all threads.
package struct RecordingDisk: ForwardingDisk {
  package let base: any Disk
  private let log = SharedValue(Log())

  private struct Log {
    var answers: [String: DiskAnswer] = [:]
    var hasUnicodeVariants = false
    var listings: [String: [DiskEntry]] = [:]
  }

  package init(base: any Disk) { self.base = base }

  package var answers: [String: DiskAnswer] { log.change { $0.answers } }

  /// Whether two recorded paths differ only in their Unicode form. Such paths are equal strings, so
  /// they share one answer.
  package var hasUnicodeVariants: Bool { log.change { $0.hasUnicodeVariants } }

  private func note(_ path: String, _ change: (inout DiskAnswer) -> Void) {
    log.change { log in
      if path.utf8.contains(where: { $0 >= 0x80 }), let index = log.answers.index(forKey: path),
        !log.answers.keys[index].utf8.elementsEqual(path.utf8)
      {
        log.hasUnicodeVariants = true
      }
      change(&log.answers[path, default: DiskAnswer()])
    }
  }

  package var readFiles: [String] { answers.filter { $0.value.isFile }.keys.sorted() }

  /// The folders to watch: a change in them can change a recorded answer.
  package var folders: Set<String> {
    log.change { log in
      var folders: Set<String> = []
      for (path, answer) in log.answers {
        if answer.listing != nil { folders.insert(path) }
        if answer.file != nil || answer.kind != nil { folders.insert(FilePath.folder(of: path)) }
      }
      return folders
    }
  }

  /// The symbolic links that were read as files.
  package var links: [String] {
    log.change { log in
      log.listings.flatMap { folder, entries in
        entries.filter { $0.kind == .link }.map { FilePath.join(folder, $0.name) }
      }.filter { log.answers[$0]?.isFile == true }
    }
  }

  package func differences(at paths: Set<String>, in folders: Set<String>) -> Set<String> {
    let answers = answers
    var asked = paths.union(folders)
    if !folders.isEmpty {
      asked.formUnion(answers.keys.filter { folders.contains(FilePath.folder(of: $0)) })
    }
    asked.formUnion(asked.map(FilePath.folder))
    return asked.filter { answers[$0]?.isSame(at: $0, on: base) == false }
  }

  /// Predicts the answers after a run has written files.
  package func answers(afterWriting files: [String: [UInt8]]) -> [String: DiskAnswer] {
    let (known, listings) = log.change { ($0.answers, $0.listings) }
    var answers = known
    var added: [String: [String: DiskEntry.Kind]] = [:]
    func add(_ path: String, _ kind: DiskEntry.Kind) {
      let former = answers[path]?.kind
      if former != nil, kind == .file || former == .of(nil as DiskEntry.Kind?) {
        answers[path]?.kind = .of(kind)
      }
      let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
      if folder != path, added[folder, default: [:]].updateValue(kind, forKey: name) == nil {
        add(folder, .folder)
      }
    }
    for (path, bytes) in files {
      // The next run reads the file, even if this run didn't.
      answers[path, default: DiskAnswer()].file = .of(bytes)
      add(path, .file)
    }
    for (folder, names) in added where answers[folder]?.listing != nil {
      let listing = listings[folder] ?? []
      let new = Set(names.keys).subtracting(listing.map(\.name))
      let all = listing + new.map { DiskEntry(name: $0, kind: names[$0] ?? .file) }
      answers[folder]?.listing = .of(all.sorted { $0.name < $1.name })
    }
    return answers
  }

  package func read(_ path: String) throws(DiskError) -> [UInt8]? {
    let bytes: [UInt8]?
    do throws(DiskError) {
      bytes = try base.read(path)
    } catch {
      note(path) { $0.file = .of(nil as [UInt8]?) }
      throw error
    }
    let hash = ByteHash.of(bytes)
    note(path) { $0.file = hash }
    return bytes
  }

  package func kind(of path: String) throws(DiskError) -> DiskEntry.Kind? {
    let kind = try base.kind(of: path)
    note(path) { $0.kind = .of(kind) }
    return kind
  }

  package func entries(of folder: String) throws(DiskError) -> [DiskEntry]? {
    let entries = try base.entries(of: folder)
    let hash = ByteHash.of(entries)
    note(folder) { $0.listing = hash }
    log.change { $0.listings[folder] = entries }
    return entries
  }

  /// Removes a file or folder, and updates the answers, because a run also removes files it has
  /// created.
  package func remove(_ path: String) throws(DiskError) {
    try base.remove(path)
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    log.change { log in
      log.answers[path]?.becomeMissing()
      log.listings[path] = nil
      guard let index = log.listings[folder]?.firstIndex(where: { $0.name == name }) else { return }
      log.listings[folder]?.remove(at: index)
      log.answers[folder]?.listing = .of(log.listings[folder])
    }
  }
}
