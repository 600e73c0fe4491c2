import ViperSpec
import ViperTemplate
import ViperText

/// What a module's types are called, by the templates of its pack.
package struct ModuleNames: Hashable, Sendable {
  /// A type's name and the sentence that explains it.
  package struct Name: Hashable, Sendable {
    package let name: String
    package let summary: String
  }

  package private(set) var roles: [String: Name]
  package private(set) var contracts: [String: Name]
  package let output: Name

  /// The names of all types that a module may have.
  var all: Set<String> {
    Set(roles.values.map(\.name) + contracts.values.map(\.name) + [output.name])
  }

  /// The same, where parts and contracts that come from another module go by that one's names.
  func adopting(partsOf dialect: Dialect, names: (String) -> ModuleNames) -> ModuleNames {
    var adopted = self
    for (role, owner) in dialect.owners { adopted.roles[role] = names(owner).roles[role] }
    for contract in dialect.contracts {
      guard let origin = contract.origin else { continue }
      let others = names(origin)
      adopted.contracts[contract.key] =
        contract.isOutput ? others.output : others.contracts[contract.key]
    }
    return adopted
  }

  /// The name of one role's type in another module; empty if the pack has no such role.
  static func name(of role: String, inModule module: String, pack: Pack) -> String {
    pack.roles[role]?.name.render(pack.nameContext(ofModule: module)).text ?? ""
  }

  /// The names that a pack gives a module; mistakes in the pack's templates are reported.
  package static func make(
    module: String, pack: Pack, into diagnostics: inout [Diagnostic]
  ) -> ModuleNames {
    let context = pack.nameContext(ofModule: module)
    var problems: [Diagnostic] = []
    func text(_ template: Template) -> String {
      let (text, found) = template.render(context)
      problems += found
      return text
    }
    func name(_ named: Pack.Named) -> Name {
      Name(name: text(named.name), summary: text(named.summary))
    }
    let names = ModuleNames(
      roles: pack.roles.mapValues(name), contracts: pack.contracts.mapValues(name),
      output: name(pack.outputName))
    diagnostics += problems
    return names
  }
}
