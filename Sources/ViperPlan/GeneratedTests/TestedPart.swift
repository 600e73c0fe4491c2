import ViperTemplate
import ViperText

/// A component with mocks for its references.
struct TestedPart {
  struct Collaborator {
    let property: String
    let mock: MockReference
    let isSetLater: Bool
  }

  let role: String
  let type: String
  let collaborators: [Collaborator]
  /// `navigation: NavigationPlace = NavigationPlace()`
  let parameters: [String]
  /// `id: 1`, `interactor: interactor`
  let arguments: [String]

  func mock(_ property: String) -> MockReference? {
    collaborators.first { $0.property == property }?.mock
  }

  private var late: [Collaborator] { collaborators.filter(\.isSetLater) }

  var maker: String { late.isEmpty && arguments.isEmpty ? "\(type)()" : "\(helper)()" }

  var helper: String { "make" + pascalCased(role) }

  var record: TemplateValue {
    [
      "name": .string(role), "type": .string(type), "helper": .string(helper),
      "maker": .string(maker), "isMadeAtOnce": .bool(late.isEmpty && arguments.isEmpty),
      "parameters": strings(parameters), "arguments": strings(arguments),
      "late": .list(
        late.map { ["name": .string($0.property), "mock": .string($0.mock.variable)] }),
    ]
  }
}
