import ViperProject
import ViperRendering

extension KnownModule {
  /// Nil for a module of which something has to be done or said.
  init?(
    _ outcome: ModuleChanges, lookups: @autoclosure () -> [Lookup],
    asked: @autoclosure () -> [DiskQuestion]
  ) {
    let changes = outcome.changeSet.changes
    let hasNothingToSay =
      outcome.changeSet.diagnostics.isEmpty && outcome.changeSet.leftToDo.isEmpty
      && outcome.changeSet.edits.isEmpty && outcome.obstacles.isEmpty
    guard hasNothingToSay, !outcome.hasSearchedShared, outcome.leftBehind.isEmpty,
      changes.map(\.path) == outcome.paths,
      changes.allSatisfy({ !$0.isPending && $0.formerPath == nil })
    else { return nil }
    self.init(
      lookups: lookups(), asked: asked(),
      files: changes.map { File(status: $0.status, path: $0.path) },
      notes: outcome.changeSet.notes)
  }

  /// What a project has as a whole; nil if something of it has to be done or said.
  init?(_ made: [ModuleChanges], asked: AskedDisk) {
    var all = ModuleChanges(name: "")
    for part in made {
      all.paths += part.paths
      all.changeSet += part.changeSet
      all.leftBehind.merge(part.leftBehind) { first, _ in first }
      all.obstacles += part.obstacles
    }
    self.init(all, lookups: [], asked: Array(asked.questions))
  }

  /// What comes of it again.
  ///
  /// - Parameter spec: nil for what a project has as a whole.
  func outcome(of spec: Project.SpecFile?) -> ModuleChanges {
    var outcome = ModuleChanges(name: spec?.name ?? "", paths: files.map(\.path))
    outcome.changeSet.notes = notes
    outcome.changeSet.changes = files.map { file in
      var change = Change(for: .generated, status: file.status, path: file.path)
      change.spec = spec
      return change
    }
    return outcome
  }
}
