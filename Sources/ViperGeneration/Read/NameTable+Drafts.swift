import ViperPack
import ViperPlan
import ViperText

extension NameTable {
  /// - Parameter ui: what the config says for specs that don't say it themselves.
  init(_ drafts: [ProjectReader.Draft], ui: EmbeddedText?) {
    self.init(
      concurrentMap(drafts) { draft in
        // What is wrong with the pack's templates is reported where the module is planned.
        var ignored: [Diagnostic] = []
        let names = ModuleNames.make(
          module: draft.file.name, framework: draft.flavour(ui)?.framework ?? "", pack: draft.pack,
          own: draft.spec.namesByRole, into: &ignored)
        return (draft.spec, names)
      })
  }
}
