import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPipeline
@testable import ViperProject

extension MemoryDisk {
  @discardableResult func renameModule(
    _ old: String, to new: String, isDryRun: Bool = false
  ) throws -> (screen: String, changes: [String]) {
    var finder = ProjectFinder(disk: self, workingFolder: "/p")
    guard let project = try finder.projects(for: []).first,
      let spec = project.specs.first(where: { $0.name == old })
    else { return ("no module \(old)", []) }
    let name = EmbeddedText(SourceText(path: "NEW", text: new))
    let changeSet = try ModuleRename(of: spec, to: name, in: project, on: self).changeSet()
    if !changeSet.diagnostics.hasErrors, !isDryRun {
      try Writer(disk: self, root: changeSet.root).write(changeSet.changes)
    }
    return (
      ViperTestTools.screen(changeSet.diagnostics),
      changeSet.changes.map { "\($0.status.rawValue) \($0.path)" }.sorted()
    )
  }

  var isInStep: Bool {
    get throws {
      let (changeSets, diagnostics) = try Run(self).changeSets()
      return !diagnostics.hasErrors
        && changeSets.flatMap(\.changes).allSatisfy { !$0.isPending }
    }
  }
}
