import ViperSpec
import ViperText

/// A call of a member with values, as a test makes it.
struct TestCall {
  /// Variables for `inout` parameters: `var count = 1`.
  let declarations: [String]
  /// `didSelect(id: 1)`; of a property its name.
  let expression: String
  /// The values in the order of the parameters, as the method finds them there.
  let values: [SampleValue]

  /// - Parameter shift: moves on to other values.
  /// - Returns: the call, or the type that there is no value of.
  static func make(
    _ member: Member, values source: SampleValues, shift: Int = 0
  ) -> Result<TestCall, NoSample> {
    guard case .method(let method) = member else {
      return .success(
        TestCall(
          declarations: [], expression: swiftEscapedInExpression(member.name), values: []))
    }
    var declarations: [String] = []
    var arguments: [String] = []
    var values: [SampleValue] = []
    for (index, parameter) in method.parameters.enumerated() {
      let type = parameter.isVariadic ? parameter.type : parameter.storedType
      guard
        let value = source.value(
          of: type, place: index + 1 + shift, name: parameter.name, generics: method.generics)
      else { return .failure(NoSample(type: type.text)) }
      values.append(parameter.isVariadic ? value.wrapped("[", "]") : value)
      var argument = value.expression
      if parameter.isInout {
        let name = swiftEscapedInExpression(parameter.name)
        let annotation = method.genericNames.isEmpty ? ": \(type.text)" : ""
        declarations.append("var \(name)\(annotation) = \(value.expression)")
        argument = "&" + name
      }
      let label = parameter.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
      arguments.append(label + argument)
    }
    return .success(
      TestCall(
        declarations: declarations,
        expression:
          "\(swiftEscapedInExpression(method.name))(\(arguments.joined(separator: ", ")))",
        values: values))
  }
}

/// A type that tests have no value of.
struct NoSample: Error, Hashable {
  let type: String
}

extension Member {
  /// `try await `, as far as a call needs it.
  var callPrefix: String {
    switch self {
    case .method(let method):
      (method.canThrow ? "try " : "") + (method.isAsync ? "await " : "")
    case .property(let property):
      (property.canThrow ? "try " : "") + (property.isAsync ? "await " : "")
    }
  }

  var waits: Bool {
    switch self {
    case .method(let method): method.isAsync
    case .property(let property): property.isAsync
    }
  }

  var fails: Bool {
    switch self {
    case .method(let method): method.canThrow
    case .property(let property): property.canThrow
    }
  }

  var throwing: Throwing {
    switch self {
    case .method(let method): method.throwing
    case .property(let property): property.throwing
    }
  }

  var generics: GenericClause? {
    if case .method(let method) = self { method.generics } else { nil }
  }

  /// The type of what it gives; nil for `Void`.
  var result: SwiftType? {
    switch self {
    case .method(let method): method.returnType
    case .property(let property): property.type
    }
  }
}
