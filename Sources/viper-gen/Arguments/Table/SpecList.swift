import ViperCommands
import ViperSpec
import ViperText

/// An array of a spec, with its name on the command line.
struct SpecList: Sendable {
  enum Element: Sendable {
    /// A string, such as a Swift module or a component.
    case word
    case field
    case input, service, entity, member, output
    case entityField, serviceMethod
    case handled, helper
    case group

    var details: [NewMember.Detail] {
      switch self {
      case .member, .handled, .helper:
        NewMember.Detail.allCases.filter { ![.alias, .for, .conforms].contains($0) }
      case .input: [.for]
      case .service: [.alias, .for]
      case .output, .entityField, .serviceMethod: [.doc]
      case .entity: [.doc, .conforms]
      case .word, .field, .group: []
      }
    }
  }

  let word: String
  let key: String
  let element: Element

  init(_ word: String, _ key: String, _ element: Element) {
    (self.word, self.key, self.element) = (word, key, element)
  }

  static let common = [
    SpecList("import", "imports", .word), SpecList("input", "inputs", .input),
    SpecList("service", "services", .service), SpecList("state", "state", .field),
    SpecList("entity", "entities", .entity), SpecList("field", "fields", .entityField),
    SpecList("output", "output", .output), SpecList("handle", "handles", .handled),
    SpecList("helper", "helpers", .helper), SpecList("method", "methods", .serviceMethod),
    SpecList("yours", "yours", .word), SpecList("without", "without", .word),
  ]

  /// Lists the arrays of a pack, contracts first. `route` is the contract that opens other modules.
  static func all(of dialect: Dialect) -> [SpecList] {
    var lists = dialect.contractKeys.map { SpecList(kebabCased($0), $0, .member) }
    if let routes = dialect.holders.routes,
      let contract = dialect.contracts(conformedToBy: routes).first
    {
      lists.append(SpecList("route", contract.key, .member))
    }
    if let namespaces = dialect.namespaces {
      lists.append(SpecList(kebabCased(namespaces.key), namespaces.key, .group))
    }
    return lists + common
  }

  var kind: NewMember.Kind? {
    switch element {
    case .member, .handled, .helper, .output, .serviceMethod: .member
    case .input, .entityField: .field
    case .service: .service
    case .word, .field, .entity, .group: nil
    }
  }
}
