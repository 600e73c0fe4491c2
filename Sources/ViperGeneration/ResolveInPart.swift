import ViperPack
import ViperPlan
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

extension Pipeline {
  /// What has to change in a project of which a former run knows all but what becomes of some modules, by no more of
  /// its specs than those modules look something up in.
  ///
  /// - Returns: nil where all specs have to be read: too much has changed, a spec says something else to others,
  ///   nobody knows what other specs answer, or something is to be said.
  mutating func changeSetInPart(of project: Project) throws(DiskError) -> ChangeSet? {
    guard memory == nil, let modules,
      let former = modules.former,
      let resolved = try resolvedInPart(project, after: former, known: modules.all)
    else { return nil }
    let tests = resolved.testPlans()
    let isShared = resolved.read.pack != nil && options.into == nil
    let orphans = try orphanLocks(
      of: resolved.read, hasShared: isShared ? resolved.shared?.files.isEmpty == false : nil)
    guard tests.diagnostics.isEmpty, orphans.isEmpty, try unsaidWrite(of: resolved.read).isEmpty
    else { return nil }
    var whole = try merge(resolved, tests: tests.plans)
    guard !whole.isUnsure, whole.diagnostics.isEmpty else { return nil }
    modules.isInPart = true
    whole.root = root(of: project)
    return whole
  }

  private mutating func resolvedInPart(
    _ project: Project, after former: FormerRun, known: [String: KnownModule]
  ) throws(DiskError) -> ResolvedProject? {
    let changedTexts = former.changedTexts
    let changed = Set(changedTexts.map(\.subject))
    guard let shared = known[project.root], changed.isSubset(of: project.selected),
      changed.count == former.changed.count(where: Project.SpecFile.isSpec)
    else { return nil }
    let files = project.readable
    let selected = files.filter { project.selected.contains($0.absolutePath) }
    let oldTexts = Set(changedTexts.map(\.answer))
    let concerned = selected.filter { file in
      guard !changed.contains(file.absolutePath), let module = known[file.absolutePath] else {
        return true
      }
      return module.lookups.contains { oldTexts.contains($0.answer) }
    }
    // To find out about more of them one by one takes longer than to read all.
    guard concerned.count <= max(8, selected.count / 8) else { return nil }
    let concernedPaths = Set(concerned.map(\.absolutePath))
    let lookedUp = former.specs(lookedUpBy: concernedPaths, of: files)
    guard let drafts = try drafts(of: project, concernedPaths, lookedUp) else { return nil }
    var nodes: [String: ServiceGraph.Node] = [:]
    var newTexts: [ByteHash: ByteHash] = [:]
    for draft in drafts {
      let path = draft.file.absolutePath
      guard let module = former.modules[path], let node = ServiceGraph.Node(words: module.node)
      else {
        return nil
      }
      nodes[draft.file.name] = node
      guard let old = changedTexts.first(where: { $0.subject == path }) else { continue }
      let matter = draft.spec.matterForOthers(in: draft.pack.dialect)
      guard let matter, matter == module.matterForOthers else { return nil }
      newTexts[old.answer] = ByteHash(draft.spec.source.bytes)
    }
    var reading = ReadProject(
      project: project, drafts: drafts, diagnostics: [], unreadable: [],
      packageFolder: try disk.packageFolder(above: project.root), into: options.into,
      pack: try sharedPack(of: project))
    try addServices(to: &reading)
    let read = reading
    guard read.diagnostics.isEmpty else { return nil }
    let specs = SpecTable(
      Dictionary(drafts.map { ($0.file.name, $0.spec) }) { first, _ in first },
      swiftServices: read.services, parents: read.parents, graph: ServiceGraph(nodes: nodes))
    let asking = drafts.filter { concernedPaths.contains($0.file.absolutePath) }
    let results = concurrentMap(asking) { read.resolve($0, specs: specs, log: LookupLog()) }
    let resolved = results.compactMap(\.module)
    guard resolved.count == concerned.count, resolved.allSatisfy({ $0.log != nil }),
      results.allSatisfy(\.diagnostics.isEmpty)
    else { return nil }
    let settled = selected.compactMap { file in
      concernedPaths.contains(file.absolutePath)
        ? nil : known[file.absolutePath].map { ResolvedProject.Settled(file: file, known: $0) }
    }
    var found = ResolvedProject(
      read: read, modules: resolved, meaningful: selected, specs: specs,
      names: NameTable(drafts, ui: project.config.ui, graph: specs.graph))
    (found.settled, found.shared) = (settled, shared)
    found.expected = ExpectedAnswers(former: former, newTexts: newTexts)
    return found
  }

  /// Some specs of a project, and those that they name; nil if something is wrong with one.
  private mutating func drafts(
    of project: Project, _ asking: Set<String>, _ others: Set<String>
  ) throws(DiskError) -> [ProjectReader.Draft]? {
    var drafts: [ProjectReader.Draft] = []
    var wanted = asking.union(others)
    var seen: Set<String> = []
    while !wanted.isEmpty {
      var reader = ProjectReader(disk: disk, packs: packs, project: project.reading(wanted))
      let read = try reader.read()
      packs = reader.packs
      guard read.count == wanted.count, reader.diagnostics.isEmpty, !packs.hasSpecs else {
        return nil
      }
      drafts += read
      seen.formUnion(wanted)
      let names = Set(
        read.filter { asking.contains($0.file.absolutePath) }
          .flatMap { $0.spec.namedModules.map(\.string) })
      wanted = Set(
        project.readable.filter { names.contains($0.name) }.map(\.absolutePath)
      ).subtracting(seen)
    }
    return drafts
  }
}

extension Project {
  /// The same with some of its specs alone.
  fileprivate func reading(_ paths: Set<String>) -> Project {
    Project(
      root: root, config: config, specs: specs.filter { paths.contains($0.absolutePath) },
      selected: selected.intersection(paths), isWhole: false, display: display,
      known: known.values.filter { paths.contains($0.file.absolutePath) })
  }
}
