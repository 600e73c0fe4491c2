import ViperSpec
import ViperText

/// A test of a method whose body sets a stored property: what it is called with must be there.
struct StateChange {
  let call: TestCall
  let condition: String

  /// - Parameters:
  ///   - fields: what is stored.
  ///   - variable: what the test calls the object: `viewState`.
  ///   - wrapper: the type around what is observed; empty for none.
  /// - Returns: nil where the text of the body does not tell what is there afterwards, or where that
  ///   is there anyway.
  static func make(
    _ method: Method, sets assignment: BodyReading.Assignment, among fields: [Field],
    of variable: String, wrapper: String, values: SampleValues
  ) -> StateChange? {
    let names = Set(method.parameters.map(\.name))
    guard assignment.isOnSelf || !names.contains(assignment.path[0]),
      let field = fields.first(where: { $0.name == assignment.path[0] })
    else { return nil }
    let path = ([variable] + assignment.path.map(swiftEscapedInExpression)).joined(separator: ".")
    let place = Place(field: field, assignment: assignment, path: path, wrapper: wrapper)
    if ["true", "false"].contains(assignment.value) {
      guard place.type?.text == "Bool", field.defaultValue != assignment.value,
        case .success(let call) = TestCall.make(.method(method), values: values)
      else { return nil }
      return StateChange(call: call, condition: assignment.value == "true" ? path : "!" + path)
    }
    guard method.genericNames.isEmpty,
      let index = method.parameters.firstIndex(where: { $0.name == assignment.value })
    else { return nil }
    // A value that is there before anyway would prove nothing.
    for shift in 0...1 {
      guard case .success(let call) = TestCall.make(.method(method), values: values, shift: shift)
      else { return nil }
      let plain = call.values[index].expression
      guard plain != field.defaultValue else { continue }
      let named = call.named
      let key = assignment.key.flatMap { key in
        method.parameters.firstIndex { $0.name == key }.map { named.values[$0].expression }
      }
      let type = method.parameters[index].storedType
      return place.condition(holding: named.values[index], of: type, key: key)
        .map { StateChange(call: named, condition: $0) }
    }
    return nil
  }
}

/// What an assignment sets, as a test reads it.
private struct Place {
  let field: Field
  let assignment: BodyReading.Assignment
  let path: String
  let wrapper: String

  /// The type of what is set, as far as the spec tells it.
  var type: SwiftType? {
    if assignment.key != nil {
      guard assignment.path.count == 1, case .dictionary(_, let element) = field.type.node else {
        // A place in an array may not be there.
        return nil
      }
      return element.optional
    }
    if !wrapper.isEmpty {
      return assignment.path.dropFirst() == ["value"] ? field.type : nil
    }
    return assignment.path.count == 1 ? field.type : nil
  }

  func condition(holding value: SampleValue, of given: SwiftType, key: String?) -> String? {
    guard let type, (key == nil) == (assignment.key == nil),
      type == given || type == given.optional
    else { return nil }
    guard let key else {
      if type.text == "Bool", ["true", "false"].contains(value.expression) {
        return value.expression == "true" ? path : "!" + path
      }
      return value.condition(heldBy: path, of: type.text)
    }
    return value.condition(heldBy: "\(path)[\(key)]", of: type.text)
  }
}
