import ViperPack
import ViperProject
import ViperTemplate
import ViperText

/// Plans the shared files of a project.
package struct ProjectPlanner {
  /// No module can have the name of the shared files.
  package static let name = "viper-gen"

  let pack: Pack
  let folder: String
  /// Nil without tests.
  let tests: String?
  let notes: [String]

  package init(pack: Pack, folder: String, tests: String?, notes: [String] = []) {
    (self.pack, self.folder, self.tests, self.notes) = (pack, folder, tests, notes)
  }

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
