import ViperPlan
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

extension KnownProject {
  /// Reads specs again, each of which has a new text.
  ///
  /// - Returns: false where one of them is wrong, or says something else to other modules.
  fileprivate mutating func reread(
    _ changed: Set<String>, on disk: any Disk, memory: ReadMemory
  ) -> Bool {
    var missing = changed
    for index in resolved.read.drafts.indices {
      let draft = resolved.read.drafts[index]
      guard missing.remove(draft.file.absolutePath) != nil else { continue }
      guard draft.isSelected, resolved.read.project.known[draft.file.absolutePath] == nil,
        let new = draft.reread(on: disk, memory: memory),
        let matter = new.spec.matterForOthers(in: draft.pack.dialect),
        matter == draft.spec.matterForOthers(in: draft.pack.dialect)
      else { return false }
      resolved.read.drafts[index] = new
      resolved.specs = resolved.specs.replacing(new.spec)
      resolved.names = resolved.names.replacing(new.spec)
    }
    return missing.isEmpty
  }

  /// The specs that have changed, those that look something up in them, and those of whose modules nothing is known.
  fileprivate func concerned(
    by changed: Set<String>, knowing known: [String: KnownModule]
  ) -> [ProjectReader.Draft] {
    let selected = resolved.read.drafts.filter(\.isSelected)
    var subjects: Set<String> = []
    for draft in selected where changed.contains(draft.file.absolutePath) {
      subjects.insert(draft.file.name)
      subjects.formUnion(draft.spec.declaredTypes.map(\.name))
    }
    return selected.filter { draft in
      guard !changed.contains(draft.file.absolutePath), let module = known[draft.file.absolutePath]
      else { return true }
      return module.lookups.contains { subjects.contains($0.question.subject) }
    }
  }
}

extension Pipeline {
  /// What has to change once texts of specs have, and nothing else.
  ///
  /// - Parameter changed: the absolute paths of the specs.
  /// - Returns: nil where the whole project has to be looked at: nothing is known of it, a spec is wrong or says
  ///   something else to others, files come or go, or there is something to mend.
  package func changeSet(
    of project: Project, after changed: Set<String>
  ) throws(DiskError) -> ChangeSet? {
    guard let memory, let modules, var known = modules.project(in: project.root),
      known.reread(changed, on: disk, memory: memory)
    else { return nil }
    let drafts = known.concerned(by: changed, knowing: modules.all)
    let texts = Set(drafts.map(\.file.displayPath))
    let isSaidOfThem = known.diagnostics.contains { diagnostic in
      ([diagnostic.location] + diagnostic.notes.map(\.location)).compactMap(\.self)
        .contains { texts.contains($0.source.path) }
    }
    guard !isSaidOfThem, let resolved = known.resolved.resolving(drafts) else { return nil }
    var whole = try merge(resolved, tests: known.tests)
    let changesInPlace = whole.changes.allSatisfy { change in
      switch change.status {
      case .identical, .update, .merge, .skip: change.formerPath == nil
      case .create, .conflict, .remove: false
      }
    }
    guard changesInPlace, whole.hasNothingToMend() else { return nil }
    modules.keep(known, in: project.root)
    whole.root = root(of: project)
    whole.diagnostics = known.diagnostics
    return whole
  }
}

extension ChangeSet {
  /// Whether all of it is done once it is written.
  ///
  /// - Parameter said: what was said before files were compared.
  func hasNothingToMend(besides said: [Diagnostic] = []) -> Bool {
    diagnostics.count == said.count && !diagnostics.hasErrors && leftToDo.isEmpty && edits.isEmpty
  }
}

extension ResolvedProject {
  /// The same with no more modules than those of some specs; nil if something is wrong with one.
  fileprivate func resolving(_ drafts: [ProjectReader.Draft]) -> ResolvedProject? {
    var project = self
    let results = concurrentMap(drafts) { read.resolve($0, specs: specs, log: LookupLog()) }
    project.modules = results.compactMap(\.module)
    guard project.modules.count == drafts.count, results.allSatisfy(\.diagnostics.isEmpty) else {
      return nil
    }
    project.meaningful = drafts.map(\.file)
    project.read.project = read.project.selecting(drafts.map(\.file))
    return project
  }
}

extension ProjectReader.Draft {
  /// Reads the file again; nil if something is wrong with it.
  fileprivate func reread(on disk: any Disk, memory: ReadMemory) -> ProjectReader.Draft? {
    guard spec.added.isEmpty else { return nil }
    return ProjectReader.Draft.read(file, for: pack, on: disk, memory: memory)
  }
}
