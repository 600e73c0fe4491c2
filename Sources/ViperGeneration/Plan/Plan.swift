import ViperSpec
import ViperTemplate
import ViperText

/// One file that a module should have.
package struct PlannedFile: Sendable {
  package enum Owner: Hashable, Sendable {
    /// Always what the spec says, written anew whenever that changes.
    case generated
    /// Started once, then the user's.
    case yours
    /// The record of what was applied to files of yours.
    case lock
  }

  /// Absolute.
  package let path: String
  /// The template's name in the pack.
  package let template: String
  package let owner: Owner
}

/// The files of one module and what their templates may say.
package struct PlannedModule: Sendable {
  package let name: String
  /// The spec's file name, for the first line of generated files.
  package let specName: String
  package let files: [PlannedFile]
  package let context: [String: TemplateValue]
}

/// What a pack makes of a module: which files, whose they are, and where they go.
package struct Planner: Sendable {
  package let pack: Pack
  package let runtime: Config.Runtime
  /// How `#sourceLocation` names the spec.
  package let specPath: String

  package init(pack: Pack, runtime: Config.Runtime, specPath: String) {
    self.pack = pack
    self.runtime = runtime
    self.specPath = specPath
  }

  /// - Parameter folder: the absolute folder of the module's files.
  package func plan(
    _ module: Module, in folder: String
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let names = ModuleNames.make(module: module.name, pack: pack, into: &diagnostics)
    let builder = ContextBuilder(
      module: module, pack: pack, names: names, runtime: runtime, specPath: specPath)
    let context = builder.context(into: &diagnostics)
    var files: [PlannedFile] = []
    for file in pack.files {
      if let condition = file.condition {
        let (holds, problems) = condition.evaluate(context)
        diagnostics += problems
        if !holds { continue }
      }
      let (path, problems) = file.path.render(context)
      diagnostics += problems
      files.append(
        PlannedFile(
          path: FilePath.absolute(path, in: folder), template: file.template,
          owner: file.component.map(module.isYours) == true ? .yours : .generated))
    }
    let planned = PlannedModule(
      name: module.name, specName: FilePath.name(of: module.source.path), files: files,
      context: context)
    return (planned, diagnostics)
  }
}
