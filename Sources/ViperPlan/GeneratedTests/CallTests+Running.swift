import SwiftReading
import ViperSpec
import ViperText

extension CallTests {
  /// `while` is called before `then`.
  mutating func addSuccess(of tested: TestedCall) throws(Untestable) {
    let (forward, call) = (tested.forward, tested.call)
    var result = tested.value
    var constants: [TestVariable] = []
    if let name = forward.result, forward.then.contains(where: { $0.property != nil }),
      let type = tested.target.resultType, let value = tested.value, value.needsConstant
    {
      let free = constant(name, beside: call)
      constants = [value.constant(free, of: type)]
      result = SampleValue(expression: free, comparison: value.comparison)
    }
    let told = tested.told(result)
    let ended = try seen(forward.ended, passing: told) + seen(forward.then, passing: told)
    guard !ended.calls.isEmpty || forward.resetsTask else { return }
    let answer =
      result == nil && !tested.target.fails ? nil : tested.mock.answer(tested.target, with: result)
    let target = MockCalls.Call(
      mock: tested.mock, member: tested.target, values: values(of: forward.call, from: told))
    let seen =
      MockCalls(answers: [answer].compactMap(\.self)) + tested.started + MockCalls(calls: [target])
      + ended
    try seen.answers.checkAgreement()
    let then = forward.then.first?.member?.name.capitalizedFirst
    var test = MethodTest(
      name(
        call.member,
        "Calls" + tested.target.name.capitalizedFirst + (then.map { "Then" + $0 } ?? "")),
      of: call, constants: constants, answers: seen.answers,
      steps: [call.statement(on: part.role)], expectations: seen.expectations)
    awaitEnd(of: tested, seeing: seen, in: &test)
    add(test)
  }

  /// A second call while the first one runs.
  mutating func addRepetition(of tested: TestedCall) throws(Untestable) {
    guard tested.forward.storesTask else { return }
    let next = next(after: tested)
    let second = next ?? tested
    let isLatest = tested.forward.task == .latest
    var seen = tested.waiting
    if second.handler.mocked != tested.handler.mocked { seen = seen + second.waiting }
    try seen.answers.checkAgreement()
    let stem = stem(tested.call.member).capitalizedFirst
    let name =
      next == nil
      ? context.testNames.take(
        "aSecond" + stem, isLatest ? "ReplacesTheFirst" : "IsIgnoredWhileOneRuns", of: part.role)
      : name(second.call.member, isLatest ? "Replaces" + stem : "IsIgnoredWhile" + stem + "Runs")
    var test = MethodTest(
      name, of: tested.call, answers: seen.answers,
      steps: [
        tested.call.statement(on: part.role), "let first = \(running(tested))",
        second.call.statement(on: part.role),
      ] + (isLatest ? ["await first?.value"] : []),
      expectations: isLatest
        ? expectations(of: tested, replacedBy: second) : expectations(of: tested, ignoring: second))
    try test.declare(second.call.declarations)
    test.waits = isLatest
    test.fails = test.fails || second.call.member.fails
    add(test)
  }

  private func expectations(of first: TestedCall, replacedBy second: TestedCall) -> [Expectation] {
    var seen = first.started
    if !first.forward.sharesIndicator { seen = seen + second.started }
    return [
      Expectation(.expression("first?.isCancelled"), .equal, "true"),
      Expectation(.expression("\(running(first))?.isCancelled"), .equal, "false"),
    ] + seen.expectations + expectNoResult(by: first, besides: seen)
  }

  private func expectations(of first: TestedCall, ignoring second: TestedCall) -> [Expectation] {
    let seen = first.started
    let ignored = second.started.mocked.filter { !seen.mocked.contains($0) }
    return [
      Expectation(.expression("first?.isCancelled"), .equal, "false"),
      Expectation(.expression(running(first)), .equal, "first"),
    ] + seen.expectations + ignored.map { Expectation(.calls($0), .equal, "0") }
  }

  private func next(after tested: TestedCall) -> TestedCall? {
    guard let slot = tested.forward.slot?.string else { return nil }
    return calls.others(in: slot, after: tested.call.member).lazy
      .compactMap { try? testedCall($0.member, $0.forward) }.first
  }

  /// `catch` gets an error, except from a canceled call.
  mutating func addFailure(of tested: TestedCall) throws(Untestable) {
    let (forward, call) = (tested.forward, tested.call)
    guard !forward.handlers.isEmpty, let failure = try failure(of: tested),
      let failing = tested.mock.handler(tested.target, throwing: true)
    else { return }
    var told = tested.told()
    (told.error, told.errorType) = (failure.value, failure.type)
    let handled = try seen(forward.handlers, passing: told)
    let after = try seen(forward.ended, passing: told) + handled
    guard !after.calls.isEmpty || forward.resetsTask else { return }
    let answer = MockAnswer.handler(failing, statement: "throw \(failure.value.expression)")
    let seen = MockCalls(answers: [answer]) + tested.started + after
    try seen.answers.checkAgreement()
    var test = MethodTest(
      name(call.member, "ReportsAnError"), of: call, constants: [failure.constant],
      answers: seen.answers, steps: [call.statement(on: part.role)],
      expectations: seen.expectations)
    awaitEnd(of: tested, seeing: seen, in: &test)
    add(test)

    let unheard = handled.mocked.filter { !tested.started.mocked.contains($0) }
    guard forward.storesTask || !forward.needsTask && !call.member.fails, !unheard.isEmpty else {
      return
    }
    let statement = call.statement(on: part.role)
    let running = forward.storesTask ? "call?" : "call"
    test.name = context.testNames.take(
      "aCancelled" + stem(call.member).capitalizedFirst, "ReportsNoError", of: part.role)
    test.steps =
      forward.storesTask
      ? [statement, "let call = \(self.running(tested))"]
      : ["let call = \(context.values.project.taskType) { \(statement) }"]
    test.steps += ["\(running).cancel()", "await \(running).value"]
    test.expectations = unheard.map { Expectation(.calls($0), .equal, "0") }
    test.settled = nil
    test.waits = true
    add(test)
  }

  mutating func add(
    _ cancellation: Cancellation, by member: Module.ImplementedMember
  ) throws(Untestable) {
    guard let forward = own[cancellation.member]?.forward else { return }
    let tested = try testedCall(cancellation.member, forward)
    let stop = try call(member.member)
    let other = try started(by: member)
    let seen = tested.waiting + other
    try seen.answers.checkAgreement()
    let ended = try self.seen(cancellation.ended, passing: tested.told())
    let running = running(tested)
    var test = MethodTest(
      name(
        member.member,
        "Cancels" + (forward.slot?.string ?? stem(cancellation.member)).capitalizedFirst),
      of: tested.call, answers: seen.answers,
      steps: [
        tested.call.statement(on: part.role), "let call = \(running)",
        stop.statement(on: part.role), "await call?.value",
      ], expectations: [Expectation(.expression("call?.isCancelled"), .equal, "true")])
    if cancellation.resetsTask {
      test.expectations.append(Expectation(.expression(running), .equal, "nil"))
    }
    let told = tested.started + ended
    let alike = other.calls.filter { call in told.calls.contains { $0.mocked == call.mocked } }
    test.expectations += (told + MockCalls(calls: alike)).expectations
    test.expectations += expectNoResult(by: tested, besides: told + seen)
    try test.declare(stop.declarations)
    test.waits = true
    test.fails = stop.member.fails
    add(test)
  }

  // MARK: - Parts of the tests

  /// The calls that a member makes at once. A call in a task waits.
  private func started(by member: Module.ImplementedMember) throws(Untestable) -> MockCalls {
    if let forward = member.forward, forward.needsTask {
      return try testedCall(member.member, forward).waiting
    }
    guard let seen = try seen(by: member) else {
      throw .because("a test can't follow what it does besides")
    }
    return seen
  }

  /// A canceled call doesn't report a result.
  private func expectNoResult(by tested: TestedCall, besides seen: MockCalls) -> [Expectation] {
    let told = try? self.seen(tested.forward.then, passing: tested.told())
    let others = seen.mocked + [tested.handler.mocked]
    return (told?.mocked ?? []).filter { !others.contains($0) }
      .map { Expectation(.calls($0), .equal, "0") }
  }

  /// If no property stores the task, waits until the last mock was called.
  private func awaitEnd(of tested: TestedCall, seeing seen: MockCalls, in test: inout MethodTest) {
    guard tested.forward.needsTask else { return }
    test.waits = true
    guard tested.forward.storesTask else {
      test.settled = seen.calls.last?.mocked.map { ($0, seen.count(of: $0)) }
      return
    }
    test.steps.append("await \(running(tested))?.value")
    if tested.forward.resetsTask {
      test.expectations.append(Expectation(.expression(running(tested)), .equal, "nil"))
    }
  }

  private func constant(_ name: String, beside call: TestCall) -> String {
    let free = context.locals.free(name)
    return call.declarations.contains { $0.name == free } ? free + "Result" : free
  }

  private func failure(
    of tested: TestedCall
  ) throws(Untestable) -> (value: SampleValue, type: SwiftType, constant: TestVariable)? {
    let type: SwiftType
    let error: SampleValue?
    switch tested.target.throwing {
    case .never: return nil
    case .any:
      type = .named(context.error)
      error = SampleValue(expression: type.text + "()", comparison: .same, inferredType: type.text)
    case .typed(let typed):
      type = typed
      error = context.values.value(of: type, place: 1, name: "error")
    }
    guard let error else { throw .noSample(type.text) }
    let isTaken = tested.call.declarations.contains { $0.name == "error" }
    let name = context.locals.free(isTaken ? "failure" : "error")
    let value = SampleValue(expression: name, comparison: error.comparison)
    return (value, type, error.constant(name, of: type))
  }
}
