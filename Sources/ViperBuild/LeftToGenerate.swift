import SwiftLayout
import ViperPipeline
import ViperProject
import ViperText

/// The work that is left for `generate` if the build generates the code: create and merge owned
/// files, and remove earlier generated files.
///
/// The search merges nothing, because lock files record the last generated versions.
struct LeftToGenerate {
  /// Files that declare the same types as the build's output, and missing views.
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  private let disk: any Disk
  private let resolved: ResolvedProject
  private let words: [String: SourceLocation?]
  /// The modules whose view no Swift file declares; nil if the build generates it.
  private let missingViews: Set<String>?
  private var planned: Set<String> = []
  private var locked: [String: KnownBlocks] = [:]

  init(
    _ resolved: ResolvedProject, layouts: [String: SwiftLayout], built: [BuiltFile],
    missingViews: Set<String>?, on disk: any Disk
  ) throws(DiskError) {
    (self.disk, self.resolved, self.missingViews) = (disk, resolved, missingViews)
    words = Dictionary(built.flatMap(\.yours)) { first, _ in first }
    for module in resolved.modules {
      let (planned, _) = resolved.plan(module, tests: nil, omitsGeneratedFiles: true)
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
    let pairs = LockEntryPairs(lock, now: files)
    for entry in pairs.left where try isUntouched(entry) { addTwice(entry.path) }
    let name = module.module.name
    let renaming = Renaming(
      from: lock.names, to: TypeNames(module: name, resolved.names[name]),
      former: lock.entries.map(\.text), now: files.filter { $0.owner == .yours }.map(\.bytes))
    for (index, file) in files.enumerated()
    where file.owner == .yours && file.path.hasSuffix(".swift") {
      if let view = module.ownView, file.component == view {
        if missingViews?.contains(name) == true {
          errors.append(.missingView(shown(file.path), view, at: module.draft.spec.source))
          continue
        }
        if pairs.entries[index] == nil { continue }
      }
      if let entry = pairs.entries[index] {
        guard try isBehind(file, entry, renaming) else { continue }
        let isThere = try disk.kind(of: file.path) != nil
        warnings.append(.notMerged(shown(file.path), isThere: isThere, at: word(file.path)))
      } else if try disk.kind(of: file.path) == nil {
        warnings.append(.notStarted(shown(file.path), at: word(file.path)))
      }
    }
  }

  private func lock(at path: String) throws(DiskError) -> ModuleLock? {
    guard let bytes = try disk.read(path) else { return .empty }
    let bounds = resolved.read.project.bounds
    return try ModuleLock(reading: bytes, at: path, within: bounds)?.settled(on: disk)
  }

  private func isUntouched(_ entry: ModuleLock.Entry) throws(DiskError) -> Bool {
    guard let bytes = try disk.read(entry.path) else { return false }
    return equalButForLineEndings(bytes, entry.text)
  }

  private func isBehind(
    _ file: RenderedFile, _ entry: ModuleLock.Entry, _ renaming: Renaming
  ) throws(DiskError) -> Bool {
    let base = renaming.isEmpty ? entry.text : renaming.appliedToFormer(entry.text, isSwift: true)
    let isOlder = !equalButForLineEndings(base, file.bytes)
    // The file was moved or stays deleted. `generate` finds out which.
    guard try disk.kind(of: file.path) == .file, let whole = try disk.read(file.path) else {
      return isOlder
    }
    let text = whole.withoutByteOrderMark
    guard GeneratedMark(reading: text) == nil, ConflictMarkers.find(in: text).isEmpty,
      !equalButForLineEndings(text, file.bytes)
    else { return false }
    return isOlder
      || !renaming.isEmpty && renaming.of(entry.text, isSwift: true).applied(to: text) != text
  }

  /// Reports unedited generated files, which `generate` removes.
  private mutating func findStale() throws(DiskError) {
    let read = resolved.read
    var search = StaleSearch(
      disk: disk, project: project, planned: planned,
      locked: locked.filter { !planned.contains($0.key) },
      packageFolder: read.packageFolder)
    let folders = read.ownDrafts.map { read.folder(of: $0.file) }
    try search.search(into: nil, runtimeFolder: read.runtimePlace.folder(forModulesIn: folders))
    for file in search.found where file.known?.contain(file.bytes) == true { addTwice(file.path) }
  }

  /// Reports a Swift file that is generated twice, except tests.
  private mutating func addTwice(_ path: String) {
    let isTest = project.config.tests.map { FilePath.isInside(path, $0) } ?? false
    if path.hasSuffix(".swift"), !isTest { errors.append(.madeTwice(shown(path))) }
  }

  private func shown(_ path: String) -> String { project.display(path) }
  private func word(_ path: String) -> SourceLocation? { words[path] ?? nil }
}
