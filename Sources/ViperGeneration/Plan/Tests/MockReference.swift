import ViperSpec
import ViperText

/// A mock in a test: the variable that it is in, and what it can be asked.
struct MockReference {
  /// `parts.interactor`
  let variable: String
  let subject: MockBuilder.Subject

  /// What the names of a member's counts begin with; nil if the mock has no such member.
  func stem(of member: Member) -> String? {
    subject.stems[member]
  }

  /// `interactor`
  var name: String { String(variable.split(separator: ".").last ?? "") }

  /// `parts.interactor.loadCallCount`
  func callCount(_ member: Member) -> String? {
    stem(of: member).map { "\(variable).\($0)\(member.isMethod ? "CallCount" : "GetCallCount")" }
  }

  /// How the mock is told what a member gives: `parts.interactor.titleHandler = { _ in "title" }`.
  func answer(_ member: Member, with value: String, before: [String] = []) -> String? {
    guard let stem = stem(of: member) else { return nil }
    if case .property(let property) = member, !property.isAsync, !property.canThrow {
      return "\(variable).\(swiftEscapedInExpression(property.name)) = \(value)"
    }
    return handler(stem, of: member, statements: before + (value.isEmpty ? [] : [value]))
  }

  /// `parts.interactor.loadHandler = { _ in throw CancellationError() }`
  func failure(_ member: Member, with error: String) -> String? {
    stem(of: member).flatMap { handler($0, of: member, statements: ["throw \(error)"]) }
  }

  /// What must hold once a property of the mock was set.
  func holds(_ member: Member, value: SampleValue) -> [String] {
    guard case .property(let property) = member else { return [] }
    let held = "\(variable).\(swiftEscapedInExpression(property.name))"
    return value.condition(heldBy: held, of: property.type.valueType.text).map { [$0] } ?? []
  }

  private func handler(_ stem: String, of member: Member, statements: [String]) -> String? {
    var parameters = 0
    if case .method(let method) = member {
      parameters = MockMethod(mocking: method, stem: stem).handlerParameterCount
    }
    let ignored = Array(repeating: "_", count: parameters).joined(separator: ", ")
    var head = ignored.isEmpty ? "" : " \(ignored) in"
    // What a closure throws is taken for any error unless it says so.
    if case .typed(let type) = member.throwing,
      statements.contains(where: { $0.hasPrefix("throw") })
    {
      head = " (\(ignored)) throws(\(type.text)) in"
    }
    if statements.count < 2 {
      return "\(variable).\(stem)Handler = {\(head) \(statements.first ?? "") }"
    }
    return "\(variable).\(stem)Handler = {\(head)\n  " + statements.joined(separator: "\n  ")
      + "\n}"
  }

  /// What must hold once the mock was called with these values, once.
  ///
  /// - Parameter values: in the order of the parameters; nil for what cannot be told.
  func expectations(_ member: Member, values: [SampleValue?]) -> [String] {
    guard let stem = stem(of: member), let count = callCount(member) else { return [] }
    var conditions = ["\(count) == 1"]
    guard case .method(let method) = member else { return conditions }
    let recorded = MockMethod(mocking: method, stem: stem).recorded
    for argument in recorded where argument.index < values.count {
      guard let value = values[argument.index] else { continue }
      let list = "\(variable).\(stem)ArgValues"
      let given =
        recorded.count == 1
        ? list : "\(list).map { $0.\(swiftEscapedInExpression(argument.name)) }"
      let isErased = argument.type != argument.declared
      var told = isErased ? value.described : value
      if argument.type == "Any" {
        told = told.typed(member.ofIntegers(method.parameters[argument.index].storedType))
      }
      let recordedValues = told.wrapped("[", "]")
      if let condition = recordedValues.condition(heldBy: given, of: "[\(argument.type)]") {
        conditions.append(condition)
      }
    }
    return conditions
  }
}
