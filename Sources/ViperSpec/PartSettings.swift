import ViperText

/// A string for each component and each contract of a module. `names` and `files` have this shape.
package struct PartSettings: Sendable {
  package typealias Entry = (key: EmbeddedText, text: EmbeddedText)

  package var roles: [Entry] = []
  package var contracts: [Entry] = []
  /// The string for all contracts without an entry.
  package var allContracts: EmbeddedText?
  package var properties: [Entry] = []

  package init() {}

  package var isEmpty: Bool {
    roles.isEmpty && contracts.isEmpty && allContracts == nil && properties.isEmpty
  }

  package var rolesByKey: [String: EmbeddedText] { Self.byKey(roles) }
  package var contractsByKey: [String: EmbeddedText] { Self.byKey(contracts) }

  private static func byKey(_ entries: [Entry]) -> [String: EmbeddedText] {
    Dictionary(entries.map { ($0.key.string, $0.text) }) { first, _ in first }
  }

  /// A string for all contracts overrides the parent's entries for contracts.
  package func falling(backTo parent: PartSettings) -> PartSettings {
    var texts = self
    texts.roles = Self.completed(roles, from: parent.roles)
    texts.contracts =
      allContracts == nil ? Self.completed(contracts, from: parent.contracts) : contracts
    texts.allContracts = allContracts ?? parent.allContracts
    texts.properties = Self.completed(properties, from: parent.properties)
    return texts
  }

  private static func completed(_ own: [Entry], from parent: [Entry]) -> [Entry] {
    let keys = Set(own.map(\.key.string))
    return parent.filter { !keys.contains($0.key.string) } + own
  }

  package enum Kind {
    case names
    case files
  }

  package static func read(
    _ members: [JSONMember], _ kind: Kind, into diagnostics: inout [Diagnostic]
  ) -> PartSettings {
    var texts = PartSettings()
    let what = kind == .names ? "the name of a type" : "a path"
    for member in members {
      switch (member.key.string, member.value.value) {
      case ("contracts", .object(let inner)):
        texts.contracts = entries(inner, what, into: &diagnostics)
      case ("contracts", .string(let text)) where kind == .files: texts.allContracts = text
      case ("contracts", _):
        let expected =
          kind == .files
          ? "'contracts' takes a path, or an object with one for each contract"
          : "'contracts' takes an object with a name for each contract"
        diagnostics.append(.wrongType(member.value, expected: expected))
      case ("properties", .object(let inner)) where kind == .names:
        texts.properties = entries(inner, "the name of a property", into: &diagnostics)
      case ("properties", _) where kind == .names:
        diagnostics.append(
          .wrongType(
            member.value, expected: "'properties' takes an object with a name for each contract"))
      default: texts.roles += entries([member], what, into: &diagnostics)
      }
    }
    return texts
  }

  private static func entries(
    _ members: [JSONMember], _ what: String, into diagnostics: inout [Diagnostic]
  ) -> [Entry] {
    members.compactMap { member in
      member.value.string("'\(member.key.string)' takes \(what)", into: &diagnostics)
        .map { (member.key, $0) }
    }
  }
}

/// The names and file paths that a project uses instead of the pack's.
package struct Conventions: Sendable {
  /// The words in the pack's names that the project replaces: `Router` → `Wireframe`.
  package var words: [PartSettings.Entry] = []
  package var names = PartSettings()
  package var files = PartSettings()

  package init() {}

  package var isEmpty: Bool { words.isEmpty && names.isEmpty && files.isEmpty }
}
