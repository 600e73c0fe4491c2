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

  /// What draws the module's view: `"UIKit"`; empty for nothing.
  package let framework: String
  package private(set) var roles: [String: Name]
  /// What mocks of some roles are called after in place of the role's type, by key.
  package let mocks: [String: String]
  package private(set) var contracts: [String: Name]
  package let output: Name
  /// The protocol of what it depends on; nil for a module without such.
  package let dependencies: Name?
  /// The type that makes a module: `TripListBuilder`.
  package let builder: String
  /// The type that holds all others: what is shown of a module.
  package let root: String
  /// The enum around grouped values; nil in a dialect without such.
  package let namespace: Name?

  /// The names of all types that a module may have.
  package var all: [String] { usual + [output.name] }

  /// Whether two types that most modules have bear one name: few have an output.
  var hasClash: Bool { Set(usual).count < usual.count }

  /// Whether more than one type that a module has bears a name.
  package func isShared(_ name: String, in dialect: Dialect, hasOutput: Bool) -> Bool {
    let own = dialect.contracts.filter { $0.origin == nil }
    let parts = dialect.roles.map { roles[$0.key] } + own.map { contracts[$0.key] }
    let all = parts + [hasOutput ? output : nil, dependencies, namespace]
    return all.count { $0?.name == name } > 1
  }

  private var usual: [String] {
    roles.values.map(\.name) + contracts.values.map(\.name)
      + [dependencies, namespace].compactMap { $0?.name }
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
    var problems: [Diagnostic] = []
    func text(_ template: Template) -> String {
      let (text, found) = template.render(context)
      problems += found
      return text
    }
    func name(_ named: Pack.Named) -> Name {
      Name(name: text(named.name), summary: text(named.summary))
    }
    func names(_ all: [String: Pack.Named], _ own: [String: EmbeddedText]) -> [String: Name] {
      Dictionary(
        all.map { key, named in
          let made = name(named)
          return (key, Name(name: own[key]?.string ?? made.name, summary: made.summary))
        }
      ) { first, _ in first }
    }
    let roles = names(pack.roles, own.rolesByKey)
    let made = ModuleNames(
      framework: framework, roles: roles, mocks: pack.mocks.mapValues(text),
      contracts: names(pack.contracts, own.contractsByKey),
      output: name(pack.outputName),
      dependencies: hasDependencies ? pack.dependenciesName.map(name) : nil,
      builder: roles[pack.builder]?.name ?? "",
      root: pack.dialect.root.flatMap { roles[$0]?.name } ?? "",
      namespace: pack.namespaceName.map(name))
    diagnostics += problems
    return made
  }
}
