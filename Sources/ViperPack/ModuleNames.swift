import ViperSpec
import ViperTemplate
import ViperText

/// What a module's types are called, by the templates of its pack.
package struct ModuleNames: Hashable, Sendable {
  /// What draws the module's view: `"UIKit"`; empty for nothing.
  package let framework: String
  package private(set) var roles: [String: String]
  /// What mocks of some roles are called after in place of the role's type, by key.
  package let mocks: [String: String]
  package private(set) var contracts: [String: String]
  package let output: String
  /// The protocol of what it depends on; nil for a module without such.
  package let dependencies: String?
  /// The type that makes a module: `TripListBuilder`.
  package let builder: String
  /// The type that holds all others: what is shown of a module.
  package let root: String
  /// The enum around grouped values; nil in a dialect without such.
  package let namespace: String?

  /// The names of all types that a module may have.
  package var all: [String] { usual + [output] }

  /// Whether two types that most modules have bear one name: few have an output.
  var hasClash: Bool { Set(usual).count < usual.count }

  /// Whether more than one type that a module has bears a name.
  package func isShared(_ name: String, in dialect: Dialect, hasOutput: Bool) -> Bool {
    let own = dialect.contracts.filter { $0.origin == nil }
    let parts = dialect.roles.map { roles[$0.key] } + own.map { contracts[$0.key] }
    let all = parts + [hasOutput ? output : nil, dependencies, namespace]
    return all.count { $0 == name } > 1
  }

  private var usual: [String] {
    Array(roles.values) + contracts.values + [dependencies, namespace].compactMap(\.self)
  }

  /// The same, where parts and contracts that come from another module go by that one's names.
  package func adopting(partsOf dialect: Dialect, names: (String) -> ModuleNames) -> ModuleNames {
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

  /// The names that a pack gives a module; mistakes in the pack's templates are reported.
  ///
  /// - Parameters:
  ///   - framework: what draws the module's view.
  ///   - own: the names that the spec gives itself.
  ///   - hasDependencies: whether it has a protocol of what it depends on.
  package static func make(
    module: String, framework: String = "", pack: Pack, own: PartTexts = PartTexts(),
    hasDependencies: Bool = false, into diagnostics: inout [Diagnostic]
  ) -> ModuleNames {
    let context = Pack.nameContext(ofModule: module, framework: framework, words: pack.words)
    func text(_ template: Template) -> String { template.text(context, into: &diagnostics) }
    func names(_ all: [String: Pack.Named], _ own: [String: EmbeddedText]) -> [String: String] {
      var names = all.mapValues { text($0.name) }
      for (key, name) in own where names[key] != nil { names[key] = name.string }
      return names
    }
    let roles = names(pack.roles, own.rolesByKey)
    return ModuleNames(
      framework: framework, roles: roles, mocks: pack.mocks.mapValues(text),
      contracts: names(pack.contracts, own.contractsByKey), output: text(pack.outputName.name),
      dependencies: hasDependencies ? pack.dependenciesName.map { text($0.name) } : nil,
      builder: roles[pack.builder] ?? "", root: pack.dialect.root.flatMap { roles[$0] } ?? "",
      namespace: pack.namespaceName.map { text($0.name) })
  }
}
