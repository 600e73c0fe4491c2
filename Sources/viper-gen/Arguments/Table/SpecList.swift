import ViperGeneration
import ViperSpec

/// A list of a spec, as the command line names it.
struct SpecList: Sendable {
  enum Element: Sendable {
    /// A word as it is: a Swift module, a component.
    case word
    /// `id: Int`
    case field
    case input, entity, member, output
    /// A field of an entity.
    case entityField
    /// The name of a group of values.
    case group
  }

  /// What the user types: `view-output`
  let word: String
  /// The key in specs.
  let key: String
  let element: Element

  init(_ word: String, _ key: String, _ element: Element) {
    (self.word, self.key, self.element) = (word, key, element)
  }

  /// Those that every dialect has.
  static let common = [
    SpecList("import", "imports", .word), SpecList("input", "inputs", .input),
    SpecList("service", "services", .field), SpecList("state", "state", .field),
    SpecList("entity", "entities", .entity), SpecList("field", "fields", .entityField),
    SpecList("output", "output", .output), SpecList("yours", "yours", .word),
  ]

  /// Those of a dialect, its contracts' first. `route` is the list of who opens other modules.
  static func all(of dialect: Dialect) -> [SpecList] {
    var lists = dialect.contracts.map { SpecList(kebabCase($0.key), $0.key, .member) }
    if let routes = dialect.holders.routes,
      let contract = dialect.contracts(conformedToBy: routes).first
    {
      lists.append(SpecList("route", contract.key, .member))
    }
    if let namespaces = dialect.namespaces {
      lists.append(SpecList(kebabCase(namespaces.key), namespaces.key, .group))
    }
    return lists + common
  }

  /// What may be said of an element beside its text.
  var details: [NewMember.Detail] {
    switch element {
    case .member: NewMember.Detail.ofContract
    case .input: NewMember.Detail.ofInput
    case .output, .entity: NewMember.Detail.ofOutput
    case .word, .field, .entityField, .group: []
    }
  }

  /// The list that a word names, by its word or by its key in specs.
  static func named(_ word: String, in lists: [SpecList]) -> SpecList? {
    lists.first { $0.word == word } ?? lists.first { $0.key == word }
  }
}
