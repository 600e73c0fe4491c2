import ViperTemplate
import ViperText

/// The doc comments of a module's types, by the templates of its pack.
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
