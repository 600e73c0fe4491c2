import SwiftReading
import ViperSpec
import ViperText

/// Tests of methods whose `body` says one thing.
extension MethodTests {
  mutating func add(_ member: Member, body: String) throws(LeftOut) {
    guard case .method(let method) = member, let reading = BodyReading(body)
    else { return }
    switch reading {
    case .call(let receiver, let name, let arguments):
      guard let mock = part.mock(receiver.text), !receiver.isHidden(by: method) else { return }
      let targets = (mock.subject.membersByName[name] ?? []).filter {
        if case .method(let target) = $0 { target.takes(arguments) } else { false }
      }
      guard targets.count == 1, case .method(let target) = targets[0] else { return }
      try add(method, calling: target, of: mock, with: arguments.map(\.expression))
    case .assignment(let name, let key, let value):
      try add(method, setting: name, key: key, to: value)
    }
  }

  private mutating func add(
    _ method: Method, calling target: Method, of mock: MockReference,
    with arguments: [BodyReading.Expression]
  ) throws(LeftOut) {
    let member = Member.method(method)
    let parameters = method.parameters.map(\.name)
    let inputs = context.module.inputs(of: part.role).map(\.name)
    let known = Set(parameters + inputs)
    // Other names may be methods of the part, which would keep it.
    guard
      arguments.flatMap(\.names).allSatisfy({
        known.contains($0) || $0.first?.isUppercase == true
      })
    else { return }
    let constants = Set(arguments.filter { $0.onlyName == nil }.flatMap(\.names))
    let call = try self.call(member, constants: constants)
    var said = Dictionary(
      inputs.map { ($0, "\(part.role).\(swiftEscapedInExpression($0))") }
    ) { first, _ in first }
    for (parameter, value) in zip(parameters, call.values) { said[parameter] = value.expression }
    let values = zip(target.parameters, arguments).map { parameter, argument -> SampleValue? in
      value(of: argument, as: parameter, in: method, call: call, said: said)
    }
    var answer: MockAnswer?
    if let type = target.returnType, type.emptyValue == nil {
      let value = try self.answer(of: type, named: target.name, after: call)
      answer = mock.answer(.method(target), with: value.expression)
    }
    add(
      name(member, "Calls" + target.name.capitalisedFirst), of: member,
      answers: [answer].compactMap(\.self), declarations: call.declarations,
      call: call.statement(on: part.role),
      expectations: mock.expectations(.method(target), values: values))
    addCall(call, answer: answer, waits: false)
  }

  /// What the target must get, as the test says it.
  private func value(
    of argument: BodyReading.Expression, as parameter: Parameter, in method: Method,
    call: TestCall, said: [String: String]
  ) -> SampleValue? {
    guard !parameter.storedType.isFunction, !parameter.isAutoclosure else { return nil }
    if let name = argument.onlyName,
      let index = method.parameters.firstIndex(where: { $0.name == name })
    {
      let given = method.parameters[index].storedType
      let isSameType = [given, given.optional].contains(parameter.storedType)
      let value = call.values[index]
      return isSameType
        ? value : SampleValue(expression: value.expression, comparison: value.comparison.and(.same))
    }
    let known = context.values.value(of: parameter.storedType, place: 1, name: "")
    return SampleValue(
      expression: argument.replacing(said),
      comparison: known?.comparison == .equal ? .equal : .same)
  }

  private mutating func add(
    _ method: Method, setting name: BodyReading.Name, key: String?, to value: String
  ) throws(LeftOut) {
    let module = context.module
    guard part.role == context.dialect.holders.state, !name.isHidden(by: method),
      module.flavour.wrapper.isEmpty,
      let field = module.state.first(where: { $0.name == name.text })
    else { return }
    var held = "\(part.role).\(swiftEscapedInExpression(field.name))"
    let end = "Sets" + field.name.capitalisedFirst
    let member = Member.method(method)
    if ["true", "false"].contains(value) {
      guard key == nil, field.type.text == "Bool", field.defaultValue != value else { return }
      let call = try self.call(member)
      add(
        self.name(member, end), of: member, declarations: call.declarations,
        call: call.statement(on: part.role),
        expectations: [Expectation(left: held, relation: value == "true" ? .isTrue : .isFalse)])
      return
    }
    guard let index = method.parameters.firstIndex(where: { $0.name == value }) else { return }
    var call = try self.call(member)
    // A value that is there before anyway would prove nothing.
    if call.values[index].expression == field.defaultValue {
      call = try self.call(member, shift: 1)
    }
    var type = field.type
    if let key {
      guard case .dictionary(_, let element) = field.type.node,
        let keyIndex = method.parameters.firstIndex(where: { $0.name == key })
      else { return }
      type = element.optional
      held += "[\(call.values[keyIndex].expression)]"
    }
    let given = method.parameters[index].storedType
    guard type == given || type == given.optional,
      var expectation = Expectation.that(held, is: call.values[index])
    else { return }
    if type.text == "Bool", ["true", "false"].contains(expectation.right) {
      expectation = Expectation(
        left: held, relation: expectation.right == "true" ? .isTrue : .isFalse)
    }
    add(
      self.name(member, end), of: member, declarations: call.declarations,
      call: call.statement(on: part.role), expectations: [expectation])
  }
}

extension BodyReading.Name {
  /// Whether a parameter is meant in place of the part's own property.
  fileprivate func isHidden(by method: Method) -> Bool {
    !isOnSelf && method.parameters.contains { $0.name == text }
  }
}

extension Method {
  /// Whether a call with these arguments is a call of it, with all that it takes.
  fileprivate func takes(_ arguments: [BodyReading.Argument]) -> Bool {
    genericNames.isEmpty && !isAsync && !canThrow
      && parameters.map(\.label) == arguments.map(\.label)
      && parameters.allSatisfy { !$0.isVariadic && !$0.isInout }
  }
}
