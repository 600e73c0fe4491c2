import ViperCommands
import ViperSpec

/// A list of a spec, as the command line names it.
struct SpecList: Sendable {
  enum Element: Sendable {
    /// A word as it is: a Swift module, a component.
    case word
    /// `id: Int`
    case field
    case input, service, entity, member, output
    /// A field of an entity.
    case entityField
    /// A member of another module's output.
    case handled
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
    SpecList("service", "services", .service), SpecList("state", "state", .field),
    SpecList("entity", "entities", .entity), SpecList("field", "fields", .entityField),
    SpecList("output", "output", .output), SpecList("handle", "handles", .handled),
    SpecList("yours", "yours", .word), SpecList("without", "without", .word),
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
    case .member, .handled: NewMember.Detail.ofContract
    case .input: NewMember.Detail.ofInput
    case .service: NewMember.Detail.ofService
    case .output: NewMember.Detail.ofOutput
    case .entity: NewMember.Detail.ofEntity
    case .entityField: NewMember.Detail.ofField
    case .word, .field, .group: []
    }
  }

  /// What the text of an element says; nil for one that says no more than its text.
  var kind: NewMember.Kind? {
    switch element {
    case .member, .handled, .output: .member
    case .input, .entityField: .field
    case .service: .service
    case .word, .field, .entity, .group: nil
    }
  }

  /// The list that a word names, by its word or by its key in specs.
  static func named(_ word: String, in lists: [SpecList]) -> SpecList? {
    lists.first { $0.word == word } ?? lists.first { $0.key == word }
  }
}
