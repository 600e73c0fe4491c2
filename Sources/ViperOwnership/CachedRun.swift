import ViperPipeline
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

/// The cache of a project during one run: the entries of earlier runs, and new entries.
struct CachedRun: Sendable {
  private static let readPath = ""

  let readDisk: any Disk
  /// Still valid entries by the path of the spec, or the root for the whole project.
  private(set) var entries: [String: ModuleCache.Entry] = [:]
  private var keys: [String: ByteHash] = [:]
  private let cache: ModuleCache?
  private let project: Project
  private let disk: any Disk
  private let options: Pipeline.Options
  private let known: [String: ModuleCache.Entry]
  private let new: SharedValue<[String: ModuleCache.Entry]>

  /// With `--into` or `--restart`, the run uses no cache.
  init(of project: Project, in pipeline: Pipeline) {
    (disk, options) = (pipeline.disk, pipeline.options)
    let isOff = options.into != nil || options.restarted != RestartedFiles()
    cache = isOff ? nil : pipeline.cache
    readDisk = cache == nil ? disk : RecordingDisk(base: disk)
    self.project = project
    known = cache?.load(project.root) ?? [:]
    new = SharedValue(known)
    new.change { $0[Self.readPath] = nil }
  }

  var isOn: Bool { cache != nil }

  /// The absolute paths of the specs whose modules are up to date.
  var knownSpecs: Set<String> { Set(entries.keys) }

  // MARK: - Keys

  private var readKey: ByteHash {
    let others = project.known.values.sorted { $0.file.absolutePath < $1.file.absolutePath }
    return ByteHash(
      joining: [project.config.checksum] + others.map(\.config.checksum),
      [cache?.tool ?? "", project.root, project.config.folder, project.config.outermostFolder]
        + project.specs.map(\.absolutePath) + others.map(\.file.absolutePath))
  }

  /// Computes the checksum of everything that was read, without members that no other module
  /// depends on.
  private func projectKey(of read: ReadProject, layouts: LayoutFinder) -> ByteHash {
    let tests = read.testPlans() ?? [:]
    let place = read.runtimePlace
    let shared = read.sharedFolders
    var hashes = [readKey, read.sourcesChecksum, read.pack?.checksum ?? ByteHash([])]
    var texts = [read.packageFolder ?? "", read.pack?.name ?? ""] + read.runtimeNames
    let interfaces = concurrentMap(read.drafts) { $0.spec.interfaceHash(in: $0.pack.dialect) }
    for (draft, interface) in zip(read.drafts, interfaces) {
      let folder = read.folder(of: draft.file)
      hashes += [draft.pack.checksum, interface]
      texts += [
        draft.file.absolutePath, draft.pack.name, place.target(of: folder) ?? "",
        tests[draft.file.name]?.module ?? "", String(shared.contains(folder)),
      ]
    }
    for folder in shared.sorted() { hashes += checksums(ofFilesIn: folder) }
    for (folder, layout) in layouts.byFolder.sorted(by: { $0.key < $1.key }) {
      texts += [folder, layout.style.key]
    }
    return ByteHash(joining: hashes, texts)
  }

  mutating func find(_ read: ReadProject, layouts: LayoutFinder) {
    guard isOn else { return }
    let projectKey = projectKey(of: read, layouts: layouts)
    keys = [project.root: projectKey]
    for draft in read.drafts where draft.isSelected {
      let own = ByteHash(draft.spec.source.bytes)
      keys[draft.file.absolutePath] = ByteHash(joining: [projectKey, own])
    }
    let (run, disk) = (self, disk)
    let found = concurrentMap(Array(keys)) { path, key -> (String, ModuleCache.Entry)? in
      guard let entry = run.known[path], entry.key == key, run.isUsable(entry),
        entry.answers.allSatisfy({ $1.isSame(at: $0, on: disk) })
      else { return nil }
      return (path, entry)
    }
    entries = Dictionary(uniqueKeysWithValues: found.compactMap(\.self))
  }

  private func checksums(ofFilesIn folder: String) -> [ByteHash] {
    let sources = ModuleSources(disk: readDisk, needs: project.needs, folders: [folder])
    let paths = (try? sources.paths()) ?? []
    return paths.flatMap { path in
      let bytes = (try? readDisk.read(path)).flatMap { $0 } ?? []
      return [ByteHash(Array(path.utf8)), ByteHash(bytes)]
    }
  }

  /// Nil if anything on the disk has changed since the last run.
  func entriesOfUnchanged() -> [String: ModuleCache.Entry]? {
    guard isOn, let read = known[Self.readPath], read.key == readKey else { return nil }
    var answers = read.answers
    var entries: [String: ModuleCache.Entry] = [:]
    for path in [project.root] + project.selected.sorted() {
      guard let entry = known[path], isUsable(entry) else { return nil }
      entries[path] = entry
      // Two runs may have read two versions of a file.
      guard entry.answers.allSatisfy({ answers[$0]?.agrees(with: $1) ?? true }) else { return nil }
      answers.merge(entry.answers) { $0.merged(with: $1) }
    }
    // The listing of a folder contains the kinds of its files.
    let asked = answers.map { path, answer in
      let isListed = answer.kind != nil && answers[FilePath.folder(of: path)]?.listing != nil
      return (path, isListed ? DiskAnswer(file: answer.file, listing: answer.listing) : answer)
    }
    let isSame = concurrentMap(asked) { path, answer in answer.isSame(at: path, on: disk) }
    guard isSame.allSatisfy(\.self) else { return nil }
    new.change { $0 = known }
    return entries
  }

  private func isUsable(_ entry: ModuleCache.Entry) -> Bool {
    switch entry.check {
    case .unknown: !options.comparesOwnedFiles
    case .onlyNotes: !options.comparesOwnedFiles || options.omitsNotes
    case .nothing: true
    }
  }

  func keep(
    _ outcome: ModuleChanges, rendered: [RenderedFile], at path: String, asked disk: RecordingDisk
  ) {
    var entry: ModuleCache.Entry?
    if let key = keys[path], !disk.hasUnicodeVariants, outcome.isDone(writing: options.isWriting) {
      let written = outcome.changeSet.writtenFiles
      entry = ModuleCache.Entry(
        key: key, files: outcome.settledFiles(rendered), notes: outcome.changeSet.notes,
        answers: disk.answers(afterWriting: written),
        check: options.comparesOwnedFiles && written.isEmpty ? .init(outcome.forCheck) : .unknown)
    }
    new.change { $0[path] = entry }
  }

  /// - Parameter hasOnlyModuleNotes: whether all notes come from modules, so a run without changes
  ///   doesn't repeat them.
  func save(_ whole: ChangeSet, hasOnlyModuleNotes: Bool) {
    guard let cache, let readDisk = readDisk as? RecordingDisk else { return }
    let specs = Set(project.specs.map(\.absolutePath))
    var entries = new.change { $0 }.filter { $0.key == project.root || specs.contains($0.key) }
    let isWhole = specs == project.selected && specs.allSatisfy { entries[$0] != nil }
    // Modules with diagnostics have no entry, unless only `check` reports them.
    var others = whole
    others.leftToDo = []
    if hasOnlyModuleNotes { others.diagnostics.removeAll { $0.severity == .note } }
    if isWhole, !readDisk.hasUnicodeVariants, entries[project.root] != nil,
      others.isDone(writing: options.isWriting)
    {
      var answers = readDisk.answers(afterWriting: whole.writtenFiles)
      for entry in entries.values {
        for (path, answer) in entry.answers { answers[path] = answers[path]?.without(answer) }
      }
      entries[Self.readPath] = ModuleCache.Entry(
        key: readKey, files: [], notes: [], answers: answers, check: .nothing)
    }
    cache.save(entries, of: project.root)
  }
}

extension ModuleCache.Entry.Check {
  init(_ diagnostics: [Diagnostic]) {
    let hasOnlyNotes = diagnostics.allSatisfy { $0.severity == .note }
    self = diagnostics.isEmpty ? .nothing : hasOnlyNotes ? .onlyNotes : .unknown
  }
}

extension ChangeSet {
  fileprivate var writtenFiles: [String: [UInt8]] {
    Dictionary(changes.compactMap { change in change.new.map { (change.path, $0) } }) { $1 }
  }

  /// Whether the next run has nothing to do and nothing to report.
  fileprivate func isDone(writing isWriting: Bool) -> Bool {
    diagnostics.isEmpty && leftToDo.isEmpty && edits.isEmpty
      && changes.allSatisfy { change in
        switch change.status {
        case .create, .update, .merge: isWriting && change.formerPath == nil
        case .identical, .skip: change.formerPath == nil
        case .conflict, .remove: false
        }
      }
  }
}

extension ModuleChanges {
  fileprivate func isDone(writing isWriting: Bool) -> Bool {
    var changeSet = changeSet
    // The next run has no changes, so it doesn't repeat these notes.
    if isWriting { changeSet.diagnostics.removeAll { $0.severity == .note } }
    return obstacles.isEmpty && leftBehind.isEmpty && changeSet.isDone(writing: isWriting)
  }

  /// Lists the files that the next run finds.
  fileprivate func settledFiles(_ rendered: [RenderedFile]) -> [ModuleCache.Entry.File] {
    let texts = Dictionary(rendered.map { ($0.path, $0.bytes) }) { first, _ in first }
    return changeSet.changes.compactMap { change in
      guard change.new != nil else { return .init(path: change.path, status: change.status) }
      guard change.purpose == .owned else { return .init(path: change.path, status: .identical) }
      // Code of an owned file was moved to this file, which isn't part of the module.
      guard let text = texts[change.path] else { return nil }
      return .init(path: change.path, status: change.new == text ? .identical : .skip)
    }
  }

  static func shared(_ entry: ModuleCache.Entry) -> [ModuleChanges] {
    func changes(_ name: String, _ files: [ModuleCache.Entry.File]) -> ModuleChanges {
      var outcome = ModuleChanges(name: name, paths: files.map(\.path))
      outcome.changeSet.changes = files.map {
        Change(for: .generated, status: $0.status, path: $0.path)
      }
      return outcome
    }
    let isRuntime = { (path: String) in
      let name = FilePath.name(of: path)
      return name.hasPrefix(RuntimeFile.source + ".") || RuntimeFile.names.contains(name)
    }
    var own = changes(ProjectPlanner.name, entry.files.filter { !isRuntime($0.path) })
    own.changeSet.notes = entry.notes
    return [changes(RuntimeFile.source, entry.files.filter { isRuntime($0.path) }), own]
  }

  init(_ entry: ModuleCache.Entry, of spec: Project.SpecFile) {
    self.init(name: spec.name, paths: entry.files.map(\.path))
    changeSet.notes = entry.notes
    changeSet.changes = entry.files.map { file in
      var change = Change(for: .generated, status: file.status, path: file.path)
      change.spec = spec
      return change
    }
  }
}
