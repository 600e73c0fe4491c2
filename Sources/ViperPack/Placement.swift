import ViperSpec
import ViperTemplate
import ViperText

/// Where the files of parts go, seen from the module's folder: patterns of a config, or what a spec says.
package struct Placement: Sendable {
  private(set) var roles: [String: Template] = [:]
  private var contracts: [String: Template] = [:]
  private var allContracts: Template?

  package init() {}

  /// - Parameter texts: what stands in `files`.
  package init(_ texts: PartTexts, into diagnostics: inout [Diagnostic]) {
    func template(_ text: EmbeddedText) -> Template {
      let (template, problems) = Template.parse(text)
      diagnostics += problems
      return template
    }
    roles = texts.rolesByKey.mapValues(template)
    contracts = texts.contractsByKey.mapValues(template)
    allContracts = texts.allContracts.map(template)
  }

  /// The file of a component; nil for where the pack puts it.
  package func file(ofRole role: String) -> Template? { roles[role] }

  /// The file of a contract; nil for where the pack puts it.
  package func file(ofContract contract: String) -> Template? {
    contracts[contract] ?? allContracts
  }

  /// The same, with what another one says more closely.
  package func overridden(by other: Placement) -> Placement {
    var placement = self
    placement.roles.merge(other.roles) { _, new in new }
    if other.allContracts != nil { placement.contracts = [:] }
    placement.contracts.merge(other.contracts) { _, new in new }
    placement.allContracts = other.allContracts ?? allContracts
    return placement
  }
}
