import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

extension Pack {
  /// The pack as a module has it whose spec adds components and contracts. They are called like the pack's:
  /// `FeedStore` for the role `store`, `FeedModuleInputProtocol` for the contract `moduleInput`.
  package func adding(_ parts: AddedParts) -> Pack {
    guard !parts.isEmpty else { return self }
    var pack = self
    pack.dialect = dialect.adding(parts)
    for role in parts.roles {
      pack.roles[role.string] = Named(
        name: Self.template("{{ module.name }}" + role.string.capitalisedFirst),
        summary: Self.template("The \(Self.words(role)) of {{ module.name }}."))
    }
    let ending = words["Protocol"] == nil ? "" : "{{ words.Protocol }}"
    for contract in parts.contracts {
      let conformer = Self.words(contract.conformer)
      let summary =
        contract.caller.map {
          "What the \(Self.words($0)) of {{ module.name }} asks its \(conformer) for."
        } ?? "What others ask the \(conformer) of {{ module.name }} for."
      pack.contracts[contract.key.string] = Named(
        name: Self.template("{{ module.name }}" + contract.key.string.capitalisedFirst + ending),
        summary: Self.template(summary))
    }
    return pack
  }

  /// A key in a sentence: `dataManager` → `data manager`
  private static func words(_ key: EmbeddedText) -> String {
    kebabCased(key.string).split(separator: "-").joined(separator: " ")
  }

  /// Keys are identifiers, so there is nothing in them that a template could have wrong.
  private static func template(_ text: String) -> Template {
    Template.parse(EmbeddedText(SourceText(path: "", text: text))).0
  }
}
