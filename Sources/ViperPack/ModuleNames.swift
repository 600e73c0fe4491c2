import ViperSpec
import ViperTemplate
import ViperText

/// The names of a module's types, rendered from the pack's templates.
package struct ModuleNames: Hashable, Sendable {
  package let framework: String
  package private(set) var roles: [String: String]
  /// Without the suffix, if the name isn't the component's.
  package let mocks: [String: String]
  package private(set) var contracts: [String: String]
  package let output: String
  package let dependencies: String?
  package let builder: String
  /// The type that keeps the other components alive.
  package let root: String
  /// Nil if the dialect has none.
  package let namespace: String?

  package var all: [String] { usual + [output] }

  /// The output is left out, because few modules have one.
  var hasClash: Bool { Set(usual).count < usual.count }

  package func isShared(_ name: String, in dialect: Dialect, hasOutput: Bool) -> Bool {
    let own = dialect.contracts.filter { $0.origin == nil }
    let parts = dialect.roles.map { roles[$0.key] } + own.map { contracts[$0.key] }
    let all = parts + [hasOutput ? output : nil, dependencies, namespace]
    return all.count { $0 == name } > 1
  }

  private var usual: [String] {
    Array(roles.values) + contracts.values + [dependencies, namespace].compactMap(\.self)
  }

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

  /// Reports errors in the pack's templates.
  ///
  /// - Parameters:
  ///   - own: the names in the spec.
  ///   - hasDependencies: whether the module has a dependencies protocol.
  package static func make(
    module: String, framework: String = "", pack: Pack, own: PartSettings = PartSettings(),
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

/// The doc comments of a module's types, rendered from the pack's templates.
package struct TypeSummaries: Sendable {
  package let roles: [String: String]
  package let contracts: [String: String]
  package let output: String
  package let dependencies: String
  package let namespace: String

  package init(
    module: String, framework: String, pack: Pack, into diagnostics: inout [Diagnostic]
  ) {
    let context = Pack.nameContext(ofModule: module, framework: framework, words: pack.words)
    func text(_ named: Pack.Named?) -> String {
      named?.summary.text(context, into: &diagnostics) ?? ""
    }
    roles = pack.roles.mapValues(text)
    contracts = pack.contracts.mapValues(text)
    output = text(pack.outputName)
    dependencies = text(pack.dependenciesName)
    namespace = text(pack.namespaceName)
  }
}
