import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A variable or a constant of a test: `let trip = Trip(id: 1)`.
struct TestVariable: Hashable {
  let name: String
  /// Its name, and its type where the value does not say that: `trips: [Trip]`.
  let declared: String
  let value: String
  /// Whether a call changes it.
  var isInout = false

  var record: TemplateValue {
    [
      "declared": .string(declared), "value": .string(value), "isInout": .bool(isInout),
    ]
  }
}

/// A call of a member with values, as a test makes it.
struct TestCall {
  /// What stands before the call: variables for `inout` parameters, and a constant for each value
  /// that is more than a literal.
  let declarations: [TestVariable]
  /// `didSelect(id: 1)`; of a property its name.
  let expression: String
  /// The values in the order of the parameters, as the test says them after the declarations.
  let values: [SampleValue]
  let member: Member

  init(_ member: Member, values source: SampleValues, names: LocalNames) throws(Untestable) {
    self.member = member
    let name = swiftEscapedInExpression(member.name)
    guard case .method(let method) = member else {
      (declarations, expression, values) = ([], name, [])
      return
    }
    guard method.genericNames.isEmpty else { throw .generic }
    var arguments: [Argument] = []
    for (index, parameter) in method.parameters.enumerated() {
      let type = parameter.isVariadic ? parameter.type : parameter.storedType
      guard let value = source.value(of: type, place: index + 1, name: parameter.name)
      else { throw .noSample(type.text) }
      arguments.append(
        Argument(parameter, of: type, value: value, name: names.free(parameter.name)))
    }
    declarations = arguments.compactMap(\.declaration)
    expression = "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    values = arguments.map(\.value)
  }

  /// What a parameter is given.
  private struct Argument {
    /// A variable for an `inout` parameter, or a constant.
    var declaration: TestVariable?
    let text: String
    let value: SampleValue

    init(_ parameter: Parameter, of type: SwiftType, value: SampleValue, name: String) {
      let label = parameter.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
      var said = value
      if parameter.isInout {
        declaration = TestVariable(
          name: name, declared: "\(name): \(parameter.storedType.text)", value: value.expression,
          isInout: true)
        text = "\(label)&\(name)"
      } else if value.needsConstant && !parameter.isVariadic && parameter.specifier == nil {
        declaration = value.constant(name, of: type)
        said = SampleValue(expression: name, comparison: value.comparison)
        text = label + name
      } else {
        text = label + value.expression
      }
      self.value = parameter.isVariadic ? said.wrapped("[", "]") : said
    }
  }

  /// The call as a statement: `_ = try await presenter.load(id: 1)`.
  func statement(on variable: String) -> String {
    (member.result == nil ? "" : "_ = ") + "\(member.callPrefix)\(variable).\(expression)"
  }
}

func records(_ variables: [TestVariable]) -> TemplateValue { .list(variables.map(\.record)) }

/// The names that variables of a test can't have: those of the mocks around it, and of the tests' own.
struct LocalNames {
  // A list: few names are ever looked for in it.
  private let taken: [String]

  private static let own = [
    "call", "first", "gone", "navigation", "opened", "place", "same", "settle", "source", "stack",
    "tab", "tabs", "window",
  ]

  init(taken: [String]) { self.taken = taken + Self.own }

  /// `trips`, or `tripsValue` where tests have another use for the name.
  func free(_ name: String) -> String {
    swiftEscapedInExpression(taken.contains(name) ? name + "Value" : name)
  }
}

extension String {
  /// The name, made longer until none of the taken ones is like it.
  func free(of taken: some Sequence<String>) -> String {
    taken.contains(self) ? (self + "Value").free(of: taken) : self
  }
}

/// Why a member has no test.
enum Untestable: Error, Hashable {
  case noSample(String)
  case generic
  case because(String)

  var reason: String {
    switch self {
    case .noSample(let type): "no sample for '\(type)'; add it to 'samples'"
    case .generic: "it is generic"
    case .because(let text): text
    }
  }
}

extension Member {
  /// `try await `, as far as a call needs it.
  var callPrefix: String { (fails ? "try " : "") + (waits ? "await " : "") }

  var waits: Bool {
    switch self {
    case .method(let method): method.isAsync
    case .property(let property): property.isAsync
    }
  }

  var fails: Bool { throwing != .never }

  var throwing: Throwing {
    switch self {
    case .method(let method): method.throwing
    case .property(let property): property.throwing
    }
  }

  /// The type of what it gives; nil for `Void`.
  var result: SwiftType? {
    switch self {
    case .method(let method): method.returnType
    case .property(let property): property.type
    }
  }
}
