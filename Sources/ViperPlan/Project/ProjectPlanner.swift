import ViperPack
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// What a pack makes of a project as a whole: files that belong to no module.
///
/// They are planned and rendered as those of a module are, under a name that no module can have.
package struct ProjectPlanner {
  /// What their lock is called, and whose they are in messages.
  package static let name = "viper-gen"

  let pack: Pack
  /// The absolute folder of what is compiled with the modules.
  let folder: String
  /// The absolute folder of the tests; nil where none are made.
  let tests: String?
  /// What generated tests leave out and why, a line each.
  let notes: [String]

  package init(pack: Pack, folder: String, tests: String?, notes: [String] = []) {
    self.pack = pack
    self.folder = folder
    self.tests = tests
    self.notes = notes
  }

  /// - Parameter context: what the templates may say.
  package func plan(
    _ context: [String: TemplateValue]
  ) -> (planned: PlannedModule, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var files: [PlannedFile] = []
    for file in pack.files where file.isOfProject {
      guard let folder = file.isTest ? tests : folder else { continue }
      if let condition = file.condition {
        let (holds, problems) = condition.evaluate(context)
        diagnostics += problems
        if !holds { continue }
      }
      let (path, problems) = file.path.render(context)
      diagnostics += problems
      files.append(
        PlannedFile(
          path: FilePath.absolute(path, in: folder), folder: folder,
          parts: [.init(template: file.template)],
          owner: file.isAlwaysYours ? .yours : .generated, kind: file.isTest ? .mocks : .module))
    }
    let planned = PlannedModule(
      name: Self.name, specName: Config.fileName, files: files, context: context, bodies: [],
      notes: tests == nil ? [] : notes)
    return (planned, diagnostics)
  }
}
