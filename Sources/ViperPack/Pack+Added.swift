import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

extension Pack {
  /// What a config says of components and contracts that its pack does not have.
  package struct Additions: Sendable {
    /// A key, and what the pack has in its place.
    package struct Mention: Sendable {
      package let key: EmbeddedText
      package let isRole: Bool
      /// What the key is for: a component, a contract or a file.
      let what: String
      let pack: String
      let known: [String]

      /// What is wrong with it if no spec adds a part that is called so. The last spec with one may have
      /// gone: only what is like another key is an error.
      ///
      /// - Parameter added: the keys that specs add.
      package func diagnostic(besides added: Set<String>) -> Diagnostic {
        let known = known + added.subtracting(known).sorted()
        return nearMatch(for: key.string, in: known) == nil
          ? .unusedPart(isRole ? "component" : "contract", key, pack: pack)
          : .unknownPart(what, key, pack: pack, known: known)
      }
    }

    package internal(set) var mentions: [Mention] = []
    /// Names of components and of contracts, by key.
    var roles: [String: Template] = [:]
    var contracts: [String: Template] = [:]
  }

  /// The pack as a module has it whose spec adds components and contracts. They are called as the config
  /// says, or like the pack's: `FeedStore` for the role `store`, `FeedModuleInputProtocol` for the contract
  /// `moduleInput`.
  package func adding(_ parts: AddedParts) -> Pack {
    guard !parts.isEmpty else { return self }
    var pack = self
    pack.dialect = dialect.adding(parts)
    for role in parts.roles {
      pack.roles[role.string] = Named(
        name: additions.roles[role.string]
          ?? Self.template("{{ module.name }}" + role.string.capitalisedFirst),
        summary: Self.template("The \(Self.words(role)) of {{ module.name }}."))
    }
    let ending = words["Protocol"] == nil ? "" : "{{ words.Protocol }}"
    for contract in parts.contracts {
      let conformer = Self.words(contract.conformer)
      let isBack = pack.dialect.contracts.contains {
        $0.key == contract.key.string && $0.isWeak
      }
      let summary =
        contract.caller.map {
          let asks = isBack ? "tells its \(conformer)" : "asks its \(conformer) for"
          return "What the \(Self.words($0)) of {{ module.name }} \(asks)."
        } ?? "What others ask the \(conformer) of {{ module.name }} for."
      pack.contracts[contract.key.string] = Named(
        name: additions.contracts[contract.key.string]
          ?? Self.template("{{ module.name }}" + contract.key.string.capitalisedFirst + ending),
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
