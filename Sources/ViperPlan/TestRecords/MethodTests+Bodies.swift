import SwiftReading
import ViperSpec
import ViperText

/// Tests of methods whose `body` says one thing.
extension MethodTests {
  /// A body of which the whole meaning is known: the call of it in a test, and what that does.
  struct Reading {
    /// How the test's name ends: `CallsLoad`.
    let end: String
    let call: TestCall
    let effects: [Effect]
  }

  mutating func add(_ member: Member, body: String) throws(LeftOut) {
    guard case .method(let method) = member else { return }
    if case .own(let name)? = BodyReading(body) { return try add(method, callingOwn: name) }
    let reading = try reading(of: body, in: method) { [self] values throws(LeftOut) in
      try call(member, constants: values.constants, shift: values.shift)
    }
    guard let reading else { throw .because("no mock sees what its body does") }
    add(
      MethodTest(
        name(member, reading.end), of: reading.call,
        answers: reading.effects.answers(),
        steps: [reading.call.statement(on: part.role)],
        expectations: reading.effects.expectations))
    if case .call = reading.effects[0] {
      addCall(reading.call, answers: reading.effects.answers(), startsTask: false)
    }
  }

  /// - Parameter called: makes a call with values: of `constants` with a name each, and moved on by
  ///   `shift`.
  func reading(
    of body: String, in method: Method,
    called: ((constants: Set<String>, shift: Int)) throws(LeftOut) -> TestCall
  ) throws(LeftOut) -> Reading? {
    switch BodyReading(body) {
    case .call(let receiver, let name, let arguments)?:
      guard let mock = part.mock(receiver.text), !receiver.isHidden(by: method) else { return nil }
      let targets = (mock.subject.membersByName[name] ?? []).filter {
        if case .method(let target) = $0 { target.takes(arguments) } else { false }
      }
      guard targets.count == 1, case .method(let target) = targets[0] else { return nil }
      return try reading(
        method, calling: target, of: mock, with: arguments.map(\.expression), called: called)
    case .assignment(let name, let key, let value)?:
      return try reading(method, setting: name, key: key, to: value, called: called)
    case .own, nil: return nil
    }
  }

  /// A body that calls another method of the part does what that one does.
  private mutating func add(_ method: Method, callingOwn name: String) throws(LeftOut) {
    guard let own = ownMethods[name + "()"] else {
      throw .because("no mock sees what its body does")
    }
    guard case .forward(let forward) = own.implementation, own.cancelled.isEmpty,
      own.member.result == nil, !own.member.waits, !own.member.fails
    else { throw .because("it goes on to '\(name)()', which a test can't follow") }
    let tested = try tested(own.member, forward)
    guard tested.leftOut == nil else {
      throw .because("it goes on to '\(name)()', which is left out")
    }
    let call = try call(.method(method))
    let effects = tested.before + tested.after
    var test = MethodTest(
      self.name(.method(method), "Calls" + name.capitalisedFirst), of: call,
      constants: tested.constants, answers: tested.answers,
      steps: [call.statement(on: part.role)], expectations: effects.expectations)
    awaitEnd(of: tested, effects: effects, in: &test)
    add(test)
    addCall(call, answers: plainAnswers(of: tested), startsTask: forward.needsTask)
  }

  private func reading(
    _ method: Method, calling target: Method, of mock: MockReference,
    with arguments: [BodyReading.Expression],
    called: ((constants: Set<String>, shift: Int)) throws(LeftOut) -> TestCall
  ) throws(LeftOut) -> Reading? {
    let parameters = method.parameters.map(\.name)
    let inputs = context.module.inputs(of: part.role).map(\.name)
    let known = Set(parameters + inputs)
    // Other names may be methods of the part, which would keep it.
    guard
      arguments.flatMap(\.names).allSatisfy({
        known.contains($0) || $0.first?.isUppercase == true
      })
    else { return nil }
    let call = try called((Set(arguments.filter { $0.onlyName == nil }.flatMap(\.names)), 0))
    var said = Dictionary(
      inputs.map { ($0, "\(part.role).\(swiftEscapedInExpression($0))") }
    ) { first, _ in first }
    for (parameter, value) in zip(parameters, call.values) { said[parameter] = value.expression }
    let values = zip(target.parameters, arguments).map { parameter, argument -> SampleValue? in
      value(of: argument, as: parameter, in: method, call: call, said: said)
    }
    var effects: [Effect] = [.call(of: mock, .method(target), values: values)]
    if let type = target.returnType, type.emptyValue == nil {
      let value = try self.answer(of: type, named: target.name, after: call)
      effects += mock.answer(.method(target), with: value.expression).map { [.asks($0)] } ?? []
    }
    return Reading(end: "Calls" + target.name.capitalisedFirst, call: call, effects: effects)
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

  private func reading(
    _ method: Method, setting name: BodyReading.Name, key: String?, to value: String,
    called: ((constants: Set<String>, shift: Int)) throws(LeftOut) -> TestCall
  ) throws(LeftOut) -> Reading? {
    let module = context.module
    guard part.role == context.dialect.holders.state, !name.isHidden(by: method),
      module.flavour.wrapper.isEmpty,
      let field = module.state.first(where: { $0.name == name.text })
    else { return nil }
    var held = "\(part.role).\(swiftEscapedInExpression(field.name))"
    let end = "Sets" + field.name.capitalisedFirst
    if ["true", "false"].contains(value) {
      guard key == nil, field.type.text == "Bool", field.defaultValue != value else { return nil }
      return Reading(
        end: end, call: try called(([], 0)),
        effects: [.holds(Expectation(left: held, relation: value == "true" ? .isTrue : .isFalse))])
    }
    guard let index = method.parameters.firstIndex(where: { $0.name == value }) else { return nil }
    var call = try called(([], 0))
    // A value that is there before anyway would prove nothing.
    if call.values[index].expression == field.defaultValue {
      call = try called(([], 1))
    }
    var type = field.type
    if let key {
      guard let element = element(of: field, at: key, in: method, call: call) else { return nil }
      type = element.type
      held += element.key
    }
    let given = method.parameters[index].storedType
    guard type == given || type == given.optional,
      var expectation = Expectation.that(held, is: call.values[index])
    else { return nil }
    if type.text == "Bool", ["true", "false"].contains(expectation.right) {
      expectation = Expectation(
        left: held, relation: expectation.right == "true" ? .isTrue : .isFalse)
    }
    return Reading(end: end, call: call, effects: [.holds(expectation)])
  }
}

/// What a dictionary holds for a parameter of a method: its type, and `[id]`.
private func element(
  of field: Field, at key: String, in method: Method, call: TestCall
) -> (type: SwiftType, key: String)? {
  guard case .dictionary(_, let element) = field.type.node,
    let index = method.parameters.firstIndex(where: { $0.name == key })
  else { return nil }
  return (element.optional, "[\(call.values[index].expression)]")
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
