import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// Tests of methods that pass their call on.
extension MethodTests {
  /// A call that is passed on, with all that a test of it needs.
  struct ForwardedCall {
    let forward: Forward
    let target: Member
    let mock: MockReference
    let call: TestCall
    /// What the target gives, and the constant that says so.
    var result: SampleValue?
    var constants: [TestVariable] = []
    var answer: MockAnswer?
    /// What is done before the target is called, and once it has come back.
    var before: [Effect] = []
    var after: [Effect] = []
    /// Why no test may see its end, such as that this runs into what is yours.
    var leftOut: LeftOut?

    var answers: [MockAnswer] {
      (before + after).answers(beside: [answer].compactMap(\.self))
    }
  }

  mutating func add(_ member: Member, forwarding forward: Forward) throws(LeftOut) {
    let tested = try tested(member, forward)
    if let leftOut = tested.leftOut {
      note(member, leftOut)
    } else {
      addSuccess(of: tested)
      addRepetition(of: tested)
    }
    try addFailure(of: tested)
    if forward.needsTask { addInFlight(tested) }
  }

  private mutating func addSuccess(of tested: ForwardedCall) {
    let call = tested.call
    let member = call.member
    var effects = tested.before + tested.after
    var steps = [call.statement(on: part.role)]
    if let result = tested.result, member.result.map({ $0.text != "Void?" }) == true,
      let expectation = Expectation.that("result", is: result)
    {
      steps = ["let result = " + call.expression(on: part.role)]
      effects.append(.holds(expectation))
    }
    var test = MethodTest(
      name(member, nameOfSuccess(tested)), of: call, constants: tested.constants,
      answers: tested.answers, steps: steps, expectations: effects.expectations)
    awaitEnd(of: tested, effects: effects, in: &test)
    add(test)
    addCall(call, answers: plainAnswers(of: tested), startsTask: tested.forward.needsTask)
    if case .property(let property) = member, property.isSettable, let result = tested.result {
      addSetter(property, of: tested, value: result)
    }
  }

  /// `CallsLoadTrips`, `CallsSignInThenOpenHome`
  private func nameOfSuccess(_ tested: ForwardedCall) -> String {
    let then = tested.forward.then.first?.member?.name.capitalisedFirst
    return "Calls" + tested.target.name.capitalisedFirst + (then.map { "Then" + $0 } ?? "")
  }

  /// - Returns: the call with values, and what a test sees of it.
  func tested(_ member: Member, _ forward: Forward) throws(LeftOut) -> ForwardedCall {
    let property = forward.call.property ?? ""
    guard let target = forward.call.member else {
      throw .because("'\(property)' is of a type that has no mock")
    }
    guard let mock = part.mock(property) else { throw .because("'\(property)' has no mock") }
    guard mock.mocked(target) != nil else {
      throw .because("the mock '\(mock.variable)' has no '\(target.compoundName)'")
    }
    var tested = ForwardedCall(
      forward: forward, target: target, mock: mock, call: try call(member))
    if let type = target.result,
      target.isMethod || member.result != nil
    {
      var value = try answer(of: type, named: target.name, after: tested.call)
      if let name = forward.result, !forward.then.isEmpty, value.comparison != .none {
        let constant = constant(name, beside: tested.call)
        var hasParts = false
        if case .tuple = type.node { hasParts = true }
        if hasParts || !value.isLiteral {
          tested.constants = [value.constant(constant, of: type)]
          value = SampleValue(expression: constant, comparison: value.comparison)
        }
      }
      tested.answer = mock.answer(target, with: value.expression)
      tested.result = value
    }
    let told = ToldValues(call: tested.call, result: tested.result, resultType: target.result)
    tested.before = try effects(of: forward.started, telling: told)
    tested.before.append(.call(of: mock, target, values: passed(by: forward.call, in: told)))
    tested.after = try effects(of: forward.ended, telling: told)
    do throws(LeftOut) {
      for then in forward.then { tested.after += try effects(of: then, telling: told) }
    } catch {
      tested.leftOut = error
    }
    if tested.answers.contradict {
      tested.leftOut = .because("it asks one mock twice for the same")
    }
    return tested
  }

  /// A name for a constant that no other one of the call has.
  private func constant(_ name: String, beside call: TestCall) -> String {
    let free = context.locals.free(name)
    return call.declarations.contains { $0.name == free } ? free + "Result" : free
  }

  /// What the target gives where no constant stands for it.
  func plainAnswers(of tested: ForwardedCall) -> [MockAnswer] {
    guard let constant = tested.constants.first else { return tested.answers }
    let plain = tested.mock.answer(tested.target, with: constant.value)
    return (tested.before + tested.after).answers(beside: [plain].compactMap(\.self))
  }

  /// Waits for a task: by what the part holds of it, or else until the last mock was called.
  func awaitEnd(of tested: ForwardedCall, effects: [Effect], in test: inout MethodTest) {
    guard tested.forward.needsTask else { return }
    test.waits = true
    guard !tested.forward.keepsTask else {
      test.steps.append("await \(running(tested))?.value")
      if tested.forward.forgetsTask {
        test.expectations.append(
          Expectation(left: running(tested), relation: .equal, right: "nil"))
      }
      return
    }
    test.settled = effects.mocked.last.map { ($0, effects.count(of: $0)) }
  }

  /// `presenter.calls.reload`
  func running(_ tested: ForwardedCall) -> String {
    calls.property(of: tested.call.member, on: part.role)
  }

  /// What the target gives: none of the arguments, which a wrong body could give back.
  func answer(
    of type: SwiftType, named name: String, after call: TestCall
  ) throws(LeftOut) -> SampleValue {
    guard
      let value = context.values.value(of: type, place: call.values.count + 1, name: name)
    else { throw .noSample(type.text) }
    return value
  }

  private mutating func addSetter(
    _ property: Property, of tested: ForwardedCall, value: SampleValue
  ) {
    let (mock, target) = (tested.mock, tested.target)
    guard let mocked = mock.mocked(target) else { return }
    let name = swiftEscapedInExpression(property.name)
    let count = Expectation(.settings(mocked), .equal, "1")
    let held = Expectation.that(
      "\(mock.variable).\(swiftEscapedInExpression(target.name))", is: value)
    var test = MethodTest(
      testNames.take("setting" + property.name.capitalisedFirst, "SetsIt", of: part.role),
      of: tested.call, steps: ["\(part.role).\(name) = \(value.expression)"],
      expectations: [count, held].compactMap(\.self))
    test.declarations = []
    add(test)
  }

  // MARK: - Errors

  /// An error of the target reaches the methods of `catch`, and not once nobody waits any more.
  private mutating func addFailure(of tested: ForwardedCall) throws(LeftOut) {
    let (forward, call) = (tested.forward, tested.call)
    guard !forward.handlers.isEmpty || forward.ended != nil && call.member.fails,
      let failure = try failure(of: tested),
      let failing = tested.mock.handler(tested.target, throwing: true)
    else { return }
    let told = ToldValues(call: call, error: failure.value, errorType: failure.type)
    var handled: [Effect] = []
    for handler in forward.handlers { handled += try effects(of: handler, telling: told) }
    let after = try effects(of: forward.ended, telling: told) + handled
    let answers = (tested.before + after).answers(beside: [
      .handler(failing, statement: "throw \(failure.value.expression)")
    ])
    if answers.contradict { return }
    let others = tested.before.filter { $0.isTold(besides: tested) }
    let isTold = !forward.handlers.isEmpty
    let statement = call.statement(on: part.role)
    var test = MethodTest(
      name(call.member, isTold ? "ReportsAnError" : "EndsWithAnError"), of: call,
      constants: [failure.constant],
      answers: answers, steps: [isTold ? statement : call.attempt(on: part.role)],
      expectations: (others + after).expectations)
    if !isTold {
      test.fails = false
      test.expectations.insert(
        Expectation(left: "result", relation: .equal, right: "nil"), at: 0)
    }
    awaitEnd(of: tested, effects: tested.before + after, in: &test)
    add(test)
    addCancelledFailure(of: tested, like: test, unheard: handled.mocked)
  }

  /// An error that the target can throw, and the constant that has it.
  private func failure(
    of tested: ForwardedCall
  ) throws(LeftOut) -> (value: SampleValue, type: SwiftType, constant: TestVariable)? {
    let type: SwiftType
    let error: SampleValue?
    switch tested.target.throwing {
    case .never: return nil
    case .any:
      type = .named("CancellationError")
      error = SampleValue(
        expression: "CancellationError()", comparison: .same, spokenType: type.text)
    case .typed(let typed):
      type = typed
      error = context.values.value(of: type, place: 1, name: "error")
    }
    guard let error else { throw .noSample(type.text) }
    // The method's own parameters stand beside it.
    let isTaken = tested.call.declarations.contains { $0.name == "error" }
    let name = context.locals.free(isTaken ? "failure" : "error")
    let value = SampleValue(expression: name, comparison: error.comparison)
    return (value, type, error.constant(name, of: type))
  }
}

extension Effect {
  /// Whether it is something else than the call of the target.
  fileprivate func isTold(besides tested: MethodTests.ForwardedCall) -> Bool {
    guard case .call(let mock, let member, _) = self else { return true }
    return mock.variable != tested.mock.variable || member != tested.target
  }
}
