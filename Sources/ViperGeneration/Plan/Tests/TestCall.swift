import ViperSpec
import ViperText

/// A call of a member with values, as a test makes it.
struct TestCall {
  /// What stands before the call: variables for `inout` parameters, `var count = 1`, and values that
  /// are given a name.
  let declarations: [String]
  /// `didSelect(id: 1)`; of a property its name.
  let expression: String
  /// The values in the order of the parameters, as the method finds them there.
  let values: [SampleValue]
  private let member: Member
  /// Whether there is another method that only waits besides: a function that waits itself would
  /// call that one.
  var hasAsyncTwin = false

  /// - Parameter shift: moves on to other values.
  /// - Returns: the call, or the type that there is no value of.
  static func make(
    _ member: Member, values source: SampleValues, shift: Int = 0
  ) -> Result<TestCall, NoSample> {
    guard case .method(let method) = member else { return .success(TestCall(member, values: [])) }
    var values: [SampleValue] = []
    for (index, parameter) in method.parameters.enumerated() {
      let type = parameter.isVariadic ? parameter.type : parameter.storedType
      guard
        let value = source.value(
          of: type, place: index + 1 + shift, name: parameter.name, generics: method.generics)
      else { return .failure(NoSample(type: type.text)) }
      values.append(parameter.isVariadic ? value.wrapped("[", "]") : value)
    }
    return .success(TestCall(member, values: values))
  }

  private init(_ member: Member, values: [SampleValue], named names: [Int: String] = [:]) {
    self.member = member
    guard case .method(let method) = member else {
      (declarations, expression) = ([], swiftEscapedInExpression(member.name))
      self.values = []
      return
    }
    var declarations: [String] = []
    var arguments: [String] = []
    for (index, (parameter, value)) in zip(method.parameters, values).enumerated() {
      var argument = value.expression
      if parameter.isInout {
        let name = freeName(parameter.name)
        let annotation = method.genericNames.isEmpty ? ": \(parameter.storedType.text)" : ""
        declarations.append("var \(name)\(annotation) = \(value.expression)")
        argument = "&" + name
      } else if parameter.isVariadic {
        argument = String(value.expression.dropFirst().dropLast())
      } else if let name = names[index] {
        declarations.append(value.declaration(name, of: parameter.storedType))
        argument = name
      }
      let label = parameter.label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
      arguments.append(label + argument)
    }
    self.declarations = declarations
    expression = "\(swiftEscapedInExpression(method.name))(\(arguments.joined(separator: ", ")))"
    self.values = zip(values, method.parameters).enumerated().map { index, pair in
      let (value, parameter) = pair
      guard let name = names[index] else { return value }
      return SampleValue(
        expression: name, comparison: value.comparison, type: parameter.storedType.text)
    }
  }

  /// The same call, with a name for each value that is more than a literal: it is made once, so that
  /// it can be told again whatever it is.
  var named: TestCall {
    guard case .method(let method) = member, method.genericNames.isEmpty else { return self }
    var names: [Int: String] = [:]
    for (index, (parameter, value)) in zip(method.parameters, values).enumerated()
    where value.comparison != .none && !value.isLiteral && !parameter.isInout
      && !parameter.isVariadic && parameter.specifier == nil
    {
      names[index] = freeName(parameter.name)
    }
    var named = TestCall(member, values: values, named: names)
    named.hasAsyncTwin = hasAsyncTwin
    return named
  }

  /// The call as a statement: `_ = try await parts.presenter.load(id: 1)`.
  func statement(on variable: String) -> String {
    (member.result == nil && !hasAsyncTwin ? "" : "_ = ") + expression(on: variable)
  }

  /// The call with what must stand before it: `try await parts.presenter.load(id: 1)`.
  func expression(on variable: String) -> String {
    let call = member.callPrefix + "\(variable).\(expression)"
    return hasAsyncTwin ? (member.fails ? "try " : "") + "{ \(call) }()" : call
  }
}

/// The name of a variable in a test, for which tests have no other use.
func freeName(_ name: String) -> String {
  let taken: Set = [
    "failures", "flight", "interactor", "interactorMock", "landing", "navigation", "opened",
    "output", "parts", "place", "presenter", "presenterMock", "result", "router", "routerMock",
    "source", "stack", "tab", "tabs", "view", "viewMock", "viewModel", "viewModelMock", "viewState",
    "window",
  ]
  return swiftEscapedInExpression(taken.contains(name) ? name + "Value" : name)
}

/// A type that tests have no value of.
struct NoSample: Error, Hashable {
  let type: String

  var reason: String { "no sample for '\(type)'; add it to 'samples'" }
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
