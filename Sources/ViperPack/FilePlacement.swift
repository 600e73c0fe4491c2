import ViperSpec
import ViperTemplate
import ViperText

/// The paths of files in a config or a spec, relative to the module's folder.
package struct FilePlacement: Sendable {
  private(set) var roles: [String: Template] = [:]
  private var contracts: [String: Template] = [:]
  private var allContracts: Template?

  package init() {}

  /// - Parameter texts: the value of `files`.
  package init(_ texts: PartSettings, into diagnostics: inout [Diagnostic]) {
    func template(_ text: EmbeddedText) -> Template {
      let (template, problems) = Template.parse(text)
      diagnostics += problems
      return template
    }
    roles = texts.rolesByKey.mapValues(template)
    contracts = texts.contractsByKey.mapValues(template)
    allContracts = texts.allContracts.map(template)
  }

  /// The path of a component's file; nil for the pack's.
  package func file(ofRole role: String) -> Template? { roles[role] }

  /// The path of a contract's file; nil for the pack's.
  package func file(ofContract contract: String) -> Template? {
    contracts[contract] ?? allContracts
  }

  /// Replaces paths by those of a more specific source.
  package func overridden(by other: FilePlacement) -> FilePlacement {
    var placement = self
    placement.roles.merge(other.roles) { _, new in new }
    if other.allContracts != nil { placement.contracts = [:] }
    placement.contracts.merge(other.contracts) { _, new in new }
    placement.allContracts = other.allContracts ?? allContracts
    return placement
  }
}
