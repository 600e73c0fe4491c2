import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A call with sample values.
struct TestCall {
  /// Variables for `inout` parameters, and constants for values that aren't literals.
  let declarations: [TestVariable]
  let expression: String
  /// The arguments, which may refer to the declarations.
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
      else { throw .noSample(source.missing(in: type)) }
      arguments.append(
        Argument(parameter, of: type, value: value, name: names.free(parameter.name)))
    }
    declarations = arguments.compactMap(\.declaration)
    expression = "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    values = arguments.map(\.value)
  }

  private struct Argument {
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

  /// `_ = try await presenter.load(id: 1)`
  func statement(on variable: String) -> String {
    (member.resultType == nil ? "" : "_ = ") + "\(member.callPrefix)\(variable).\(expression)"
  }
}

func records(_ variables: [TestVariable]) -> TemplateValue { .list(variables.map(\.record)) }

struct LocalNames {
  // An array, because few names are looked up.
  private let taken: [String]

  private static let own = [
    "call", "first", "gone", "navigation", "opened", "place", "same", "settle", "source", "stack",
    "tab", "tabs", "window",
  ]

  init(taken: [String]) { self.taken = taken + Self.own }

  /// Chooses `trips`, or `tripsValue` if `trips` is taken.
  func free(_ name: String) -> String {
    swiftEscapedInExpression(taken.contains(name) ? name + "Value" : name)
  }
}

extension String {
  func free(of taken: some Sequence<String>) -> String {
    taken.contains(self) ? (self + "Value").free(of: taken) : self
  }
}

/// The reason why a member has no test.
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
  var callPrefix: String { (fails ? "try " : "") + (isAsync ? "await " : "") }

  var fails: Bool { throwing != .never }
}
