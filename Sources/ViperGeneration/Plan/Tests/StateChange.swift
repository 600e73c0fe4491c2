import ViperSpec
import ViperText

/// A test of a method whose body sets a stored property: what it is called with must be there.
struct StateChange {
  /// What is set before, so that the call changes something.
  let setup: [String]
  let call: TestCall
  let condition: String

  /// - Parameter variable: what the test calls the object: `viewState`.
  /// - Returns: nil where the text of the body does not tell what is there afterwards.
  static func make(
    _ method: Method, sets assignment: BodyReading.Assignment, among fields: [Field],
    of variable: String, values: SampleValues
  ) -> StateChange? {
    guard let field = fields.first(where: { $0.name == assignment.path[0] }) else { return nil }
    let path = ([variable] + assignment.path.map(swiftEscapedInExpression)).joined(separator: ".")
    if ["true", "false"].contains(assignment.value) {
      guard assignment.key == nil, assignment.path.count == 1, field.type.text == "Bool",
        case .success(let call) = TestCall.make(.method(method), values: values)
      else { return nil }
      let isTrue = assignment.value == "true"
      return StateChange(
        setup: ["\(path) = \(!isTrue)"], call: call, condition: isTrue ? path : "!" + path)
    }
    guard method.genericNames.isEmpty,
      let index = method.parameters.firstIndex(where: { $0.name == assignment.value })
    else { return nil }
    // A value that is there before anyway would prove nothing.
    for shift in 0...1 {
      guard case .success(let call) = TestCall.make(.method(method), values: values, shift: shift)
      else { return nil }
      let value = call.values[index]
      guard value.expression != field.defaultValue else { continue }
      return condition(
        that: path, holds: value, of: method.parameters[index].storedType, in: field,
        for: assignment,
        key: assignment.key.flatMap { key in
          method.parameters.firstIndex { $0.name == key }.map { call.values[$0].expression }
        }
      ).map { StateChange(setup: [], call: call, condition: $0) }
    }
    return nil
  }

  private static func condition(
    that path: String, holds value: SampleValue, of type: SwiftType, in field: Field,
    for assignment: BodyReading.Assignment, key: String?
  ) -> String? {
    if assignment.key == nil {
      if type == field.type, ["true", "false"].contains(value.expression) {
        return value.expression == "true" ? path : "!" + path
      }
      // Of what lies deeper only the compiler knows the type.
      let isKnown = assignment.path.count == 1 && type == field.type
      guard value.comparison == .equal || isKnown else { return nil }
      return value.condition(heldBy: path, of: type.text)
    }
    // A place in an array may not be there.
    guard let key, assignment.path.count == 1, case .dictionary(_, let element) = field.type.node
    else { return nil }
    return value.condition(
      heldBy: "\(path)[\(key)]", of: element.optional.text)
  }
}
