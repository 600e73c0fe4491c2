import SwiftLayout
import ViperPipeline
import ViperProject
import ViperText

/// What `generate` would do in a project whose generated files the build makes: start and merge files
/// of yours, and remove what it wrote itself before.
///
/// The locks tell what `generate` has rendered last; nothing is merged to find it out.
struct LeftToGenerate {
  /// Files that declare what the build declares, too.
  private(set) var errors: [Diagnostic] = []
  /// Files of yours that the compiler will miss, or find behind their specs.
  private(set) var warnings: [Diagnostic] = []

  private let disk: any Disk
  private let resolved: ResolvedProject
  /// The words of specs that make files the user's, by the paths of those.
  private let words: [String: SourceLocation?]
  /// The absolute folder outside of which the project writes nothing.
  private let bounds: String
  /// The absolute paths of all files that `generate` sees to.
  private var planned: Set<String> = []
  /// What locks know of generated files, which only the build makes now.
  private var locked: [String: KnownBlocks] = [:]

  init(
    _ resolved: ResolvedProject, layouts: [String: SwiftLayout], built: [BuiltFile],
    on disk: any Disk
  ) throws(DiskError) {
    (self.disk, self.resolved) = (disk, resolved)
    bounds = try disk.bounds(around: resolved.read.project.root)
    words = Dictionary(built.flatMap(\.yours)) { first, _ in first }
    for module in resolved.modules {
      let (planned, _) = resolved.plan(module, tests: nil, leavesGeneratedOut: true)
      let files = resolved.renderer(of: module, layouts: layouts).render(planned).files
      try compare(files, of: module)
    }
    try findStale()
  }

  private var project: Project { resolved.read.project }

  private mutating func compare(
    _ files: [RenderedFile], of module: ResolvedProject.Module
  ) throws(DiskError) {
    let path = ModuleLock.path(ofSpec: module.draft.file.absolutePath)
    planned.formUnion(files.map(\.path) + [path])
    guard let lock = try lock(at: path) else { return }
    let blocks = lock.blocks
    locked.merge(lock.generated.keys.map { ($0, blocks) }) { first, _ in first }
    let pairs = LockedFiles(lock, now: files)
    for entry in pairs.left where try isUntouched(entry) { addTwice(entry.path) }
    let name = module.module.name
    let renaming = Renaming(
      from: lock.names, to: TypeNames(module: name, resolved.names[name]),
      former: lock.entries.map(\.text), now: files.filter { $0.owner == .yours }.map(\.bytes))
    for (index, file) in files.enumerated()
    where file.owner == .yours && file.path.hasSuffix(".swift") {
      if let entry = pairs.entries[index] {
        guard try isBehind(file, entry, renaming) else { continue }
        let isThere = try disk.kind(of: file.path) != nil
        warnings.append(.notMerged(shown(file.path), isThere: isThere, at: word(file.path)))
      } else if try disk.kind(of: file.path) == nil {
        warnings.append(.notStarted(shown(file.path), at: word(file.path)))
      }
    }
  }

  /// What the lock of a module says, nothing if there is none; nil if it can't be read.
  private func lock(at path: String) throws(DiskError) -> ModuleLock? {
    switch ModuleLock.state(
      of: try disk.read(path), in: FilePath.folder(of: path), within: bounds)
    {
    case .valid(let lock): try lock.settled(on: disk)
    case .missing: ModuleLock(names: TypeNames(module: "", types: [:]), entries: [])
    case .damaged: nil
    }
  }

  /// Whether a file that was the user's is as it was rendered: `generate` removes it.
  private func isUntouched(_ entry: ModuleLock.Entry) throws(DiskError) -> Bool {
    guard let bytes = try disk.read(entry.path) else { return false }
    return equalButForLineEndings(bytes, entry.text)
  }

  /// Whether a file of yours was rendered otherwise when the spec was applied last, and is not as it would be now.
  private func isBehind(
    _ file: RenderedFile, _ entry: ModuleLock.Entry, _ renaming: Renaming
  ) throws(DiskError) -> Bool {
    let base = renaming.isEmpty ? entry.text : renaming.appliedToFormer(entry.text, isSwift: true)
    let isOlder = !equalButForLineEndings(base, file.bytes)
    // It has been moved, or stays deleted: 'generate' knows which.
    guard try disk.kind(of: file.path) == .file, let whole = try disk.read(file.path) else {
      return isOlder
    }
    let text = Array(whole.dropFirst(ByteOrderMark.prefix(of: whole).count))
    guard GeneratedMark(reading: text) == nil, ConflictMarkers.find(in: text).isEmpty,
      !equalButForLineEndings(text, file.bytes)
    else { return false }
    return isOlder
      || !renaming.isEmpty && renaming.of(entry.text, isSwift: true).applied(to: text) != text
  }

  /// Generated files that nobody has edited: `generate` removes them.
  private mutating func findStale() throws(DiskError) {
    let read = resolved.read
    var search = StaleSearch(
      disk: disk, project: project, planned: planned,
      locked: locked.filter { !planned.contains($0.key) },
      packageFolder: read.packageFolder)
    let folders = read.ownDrafts.map { read.folder(of: $0.file) }
    try search.search(
      into: nil, runtimeFolder: read.runtimePlace.folder(forModulesIn: folders))
    for file in search.found where file.known?.contain(file.bytes) == true { addTwice(file.path) }
  }

  /// Mocks and tests are no part of what is built: where they are planned, they are no more than left out here.
  private mutating func addTwice(_ path: String) {
    let isTest = project.config.tests.map { FilePath.isInside(path, $0) } ?? false
    if path.hasSuffix(".swift"), !isTest { errors.append(.madeTwice(shown(path))) }
  }

  private func shown(_ path: String) -> String { project.display(path) }
  private func word(_ path: String) -> SourceLocation? { words[path] ?? nil }
}
