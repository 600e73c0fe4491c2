import ViperPack
import ViperPlan
import ViperProject
import ViperSpec
import ViperText

extension NameTable {
  /// - Parameters:
  ///   - ui: what the config says for specs that don't say it themselves.
  ///   - graph: which modules have a protocol of what they depend on.
  package init(_ drafts: [ProjectReader.Draft], ui: EmbeddedText?, graph: ServiceGraph) {
    self.init(
      concurrentMap(drafts) { draft in
        // What is wrong with the pack's templates is reported where the module is planned.
        var mistakes: [Diagnostic] = []
        let names = ModuleNames.make(
          module: draft.file.name, framework: draft.flavour(ui)?.framework ?? "", pack: draft.pack,
          own: draft.spec.names,
          hasDependencies: graph[draft.file.name].place.hasDependencies, into: &mistakes)
        return (draft.spec, names, mistakes)
      })
  }
}
