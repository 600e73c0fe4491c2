import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// A part of a module with mocks all around it, as a helper of the tests makes it.
struct TestedPart {
  /// A mock that the part gets through a property of its own.
  struct Collaborator {
    let property: String
    let mock: MockReference
    /// Whether it is set once the part is there.
    let isSetLater: Bool
  }

  let role: String
  let type: String
  let collaborators: [Collaborator]
  /// What the flavour hands it: `navigation: NavigationPlace = NavigationPlace()`.
  let parameters: [String]
  /// What the initialiser takes: `id: 1`, `interactor: interactor`.
  let arguments: [String]

  func mock(_ property: String) -> MockReference? {
    collaborators.first { $0.property == property }?.mock
  }

  private var late: [Collaborator] { collaborators.filter(\.isSetLater) }

  /// How a test makes it: by the helper, or at once where that takes no more than a call.
  var maker: String {
    late.isEmpty && arguments.isEmpty ? "\(type)()" : "\(helper)()"
  }

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
