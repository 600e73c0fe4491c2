import ViperPipeline
import ViperProject
import ViperText

/// A project on a disk where a rename has already happened.
struct RenamedProject {
  private let former: Project
  let project: Project
  let disk: OverlayDisk
  /// The edits of specs and of the config, by present path.
  private let edits: [String: TextEdits]
  /// The new paths of files, by present path.
  private let paths: [String: String]
  private let left: [String]

  /// - Parameters:
  ///   - project: the project with its new specs and the former config.
  ///   - edits: the edits of specs and of the config, by present path.
  init(
    _ former: Project, as project: Project, on disk: OverlayDisk, edits: [String: TextEdits],
    moved: MovedFiles? = nil, spec: [String: String] = [:]
  ) {
    (self.former, self.disk, self.edits) = (former, disk, edits)
    (paths, left) = (moved?.paths ?? spec, moved?.left ?? [])
    var config = project.config
    if let bytes = disk.files[config.path] {
      let source = SourceText(path: project.display(config.path), bytes: bytes)
      config.app = ConfigReader.read(source, folder: config.folder).config.app
    }
    self.project = project.whole(config: config)
  }

  /// Finds the changes of the pipeline. Errors have places on the real disk.
  func outcome() throws(DiskError) -> ChangeSet {
    var pipeline = Pipeline(disk: disk, options: .init(failsOnConflict: true))
    var outcome = try pipeline.changeSet(of: project)
    let shown = Dictionary(paths.map { (former.display($1), former.display($0)) }) { $1 }
    let edits = Dictionary(edits.map { (former.display($0), $1) }) { $1 }
    outcome.diagnostics = outcome.diagnostics.filter { $0.severity == .error }.map {
      $0.placed { location in
        let path = shown[location.source.path] ?? location.source.path
        return edits[path]?.original(of: location)
          ?? SourceText(path: path, bytes: location.source.bytes).location(of: location.range)
      }
    }
    (outcome.leftToDo, outcome.notes, outcome.builtModules) = ([], [], 0)
    return outcome
  }

  /// Finds the changes on the real disk.
  ///
  /// - Parameter texts: the contents of moved files, by present path.
  func changeSet(texts: [String: [UInt8]] = [:]) throws(DiskError) -> ChangeSet {
    var outcome = try outcome()
    let made = Dictionary(outcome.changes.filter(\.isPending).map { ($0.path, $0) }) { $1 }
    outcome.changes = []
    guard !outcome.diagnostics.hasErrors else { return outcome }
    outcome.root = former.root
    let sources = Dictionary(paths.map { ($1, $0) }) { first, _ in first }
    for path in Set(made.keys).union(disk.files.keys).union(paths.keys).sorted() {
      let text = made[path].map(\.new) ?? disk.files[path]
      let change = try change(
        at: path, for: made[path]?.purpose ?? .init(ofFileAt: path), to: text, from: sources[path],
        status: made[path]?.status, texts: texts)
      if var change {
        change.versions = made[path]?.versions
        outcome.changes.append(change)
      }
    }
    let respelled = Set(outcome.changes.compactMap(\.formerPath))
    outcome.changes.removeAll { $0.status == .remove && respelled.contains($0.path) }
    outcome.diagnostics += left.sorted().map { .leftLink(former.display($0)) }
    return try outcome.completed(for: former, on: disk.base)
  }

  private func change(
    at path: String, for purpose: PathGate.Purpose, to text: [UInt8]?, from source: String?,
    status: Change.Status?, texts: [String: [UInt8]]
  ) throws(DiskError) -> Change? {
    let disk = disk.base
    let old = try disk.kind(of: path) == nil ? nil : disk.read(path)
    guard let text else {
      return old.map { Change(for: purpose, status: .remove, path: path, old: $0) }
    }
    let ending = source.flatMap { texts[$0] }.flatMap(LineEnding.dominant)
    let new = ending?.applied(to: text) ?? text
    guard let source, source != path else {
      guard new != old else { return nil }
      let status = old == nil ? .create : status == .create ? .update : status ?? .update
      return Change(for: purpose, status: status, path: path, old: old, new: new)
    }
    var change = Change(
      for: purpose, status: old == nil ? .create : .update, path: path, old: old, new: new)
    change.modelPath = source
    // On a disk that ignores case, the moved file is the existing file.
    if old != nil, try disk.identity(of: source) == disk.identity(of: path) {
      change.formerPath = source
      change.modelPath = nil
    }
    return change
  }
}
