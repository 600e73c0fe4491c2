import ViperSpec
import ViperTemplate
import ViperText

/// The paths of files in a config or a spec, relative to the module's folder.
package struct FilePlacement: Sendable {
  private let roles: [String: Template]
  private let contracts: [String: Template]
  private let allContracts: Template?

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
}
