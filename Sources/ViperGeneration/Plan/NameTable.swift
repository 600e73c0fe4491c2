import ViperPack
import ViperSpec
import ViperText

/// The names of all types of all modules of a project, by the pack of each.
struct NameTable: Sendable {
  private let names: [String: ModuleNames]
  private let owners: [String: String]
  private let specs: [String: Spec]

  /// Without any module.
  init() {
    names = [:]
    owners = [:]
    specs = [:]
  }

  /// - Parameter ui: what the config says for specs that don't say it themselves.
  init(_ drafts: [ProjectReader.Draft], ui: EmbeddedText?) {
    let made = concurrentMap(drafts) { draft in
      // What is wrong with the pack's templates is reported where the module is planned.
      var ignored: [Diagnostic] = []
      let flavours = draft.pack.dialect.flavours
      let word = (draft.spec.ui ?? ui)?.string
      let flavour = flavours.first { $0.key == word } ?? flavours.first
      return ModuleNames.make(
        module: draft.file.name, framework: flavour?.framework ?? "", pack: draft.pack,
        own: draft.spec.namesByRole, into: &ignored)
    }
    var names: [String: ModuleNames] = [:]
    var owners: [String: String] = [:]
    var specs: [String: Spec] = [:]
    for (draft, own) in zip(drafts, made) {
      names[draft.file.name] = own
      specs[draft.file.name] = draft.spec
      for name in own.all { owners[name] = draft.file.name }
    }
    self.names = names
    self.owners = owners
    self.specs = specs
  }

  subscript(module: String) -> ModuleNames? { names[module] }

  /// The module that a type belongs to.
  func owner(of type: String) -> String? { owners[type] }

  /// The module whose parts are of a type: its output's conformers are parts of others.
  func maker(of type: String) -> String? {
    owners[type].flatMap { names[$0]?.output.name == type ? nil : $0 }
  }

  func spec(_ module: String) -> Spec? { specs[module] }
}
