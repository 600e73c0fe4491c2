import ViperPack
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

extension NameTable {
  /// - Parameters:
  ///   - ui: the config's UI framework.
  ///   - graph: the services, which determine the modules with a dependencies protocol.
  package init(_ drafts: [ProjectReader.Draft], ui: EmbeddedText?, graph: ServiceGraph) {
    self.init(
      concurrentMap(drafts) { draft in
        // The planner reports errors in the templates.
        var mistakes: [Diagnostic] = []
        let names = ModuleNames.make(
          module: draft.file.name, framework: draft.flavour(ui)?.framework ?? "", pack: draft.pack,
          own: draft.spec.names,
          hasDependencies: graph[draft.file.name].place.hasDependencies, into: &mistakes)
        return (draft.spec, names, mistakes)
      })
  }
}
