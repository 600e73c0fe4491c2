import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// The behaviors of an asynchronous call.
extension CallTests {
  /// `then` is told of the result, after `while` of the end.
  mutating func addSuccess(of tested: TestedCall) throws(Untestable) {
    let (forward, call) = (tested.forward, tested.call)
    var result = tested.value
    var constants: [TestVariable] = []
    if let name = forward.result, forward.then.contains(where: { $0.property != nil }),
      let type = tested.target.result, let value = tested.value, value.needsConstant
    {
      let free = constant(name, beside: call)
      constants = [value.constant(free, of: type)]
      result = SampleValue(expression: free, comparison: value.comparison)
    }
    let told = tested.told(result)
    let ended = try seen(forward.ended, telling: told) + seen(forward.then, telling: told)
    guard !ended.calls.isEmpty || forward.forgetsTask else { return }
    let answer = result.flatMap { tested.mock.answer(tested.target, with: $0.expression) }
    let target = SeenCalls.Call(
      mock: tested.mock, member: tested.target, values: values(of: forward.call, from: told))
    let seen =
      SeenCalls(answers: [answer].compactMap(\.self)) + tested.started + SeenCalls(calls: [target])
      + ended
    if seen.answers.contradict { throw .because("it asks one mock twice for the same") }
    let then = forward.then.first?.member?.name.capitalisedFirst
    var test = MethodTest(
      name(
        call.member,
        "Calls" + tested.target.name.capitalisedFirst + (then.map { "Then" + $0 } ?? "")),
      of: call, constants: constants, answers: seen.answers,
      steps: [call.statement(on: part.role)], expectations: seen.expectations)
    awaitEnd(of: tested, seeing: seen, in: &test)
    add(test)
  }

  /// What a second call does while one runs.
  mutating func addRepetition(of tested: TestedCall) {
    let call = tested.call.statement(on: part.role)
    let stem = stem(tested.call.member).capitalisedFirst
    let running = running(tested)
    var seen = tested.started
    let name: String
    var steps = [call, "let first = \(running)", call]
    var expectations: [Expectation]
    switch tested.forward.task {
    case nil, .each: return
    case .latest:
      name = context.testNames.take("aSecond" + stem, "ReplacesTheFirst", of: part.role)
      steps.append("await first?.value")
      expectations = [
        Expectation(.expression("first?.isCancelled"), .equal, "true"),
        Expectation(.expression("\(running)?.isCancelled"), .equal, "false"),
      ]
      seen = seen + tested.started
    case .first:
      name = context.testNames.take("aSecond" + stem, "IsIgnoredWhileOneRuns", of: part.role)
      expectations = [
        Expectation(.expression("first?.isCancelled"), .equal, "false"),
        Expectation(.expression(running), .equal, "first"),
      ]
    }
    expectations += seen.expectations
    if tested.forward.task == .latest { expectations += nothingTold(by: tested, besides: seen) }
    var test = MethodTest(
      name, of: tested.call, answers: tested.waiting.answers, steps: steps,
      expectations: expectations)
    test.waits = tested.forward.task == .latest
    add(test)
  }

  /// `catch` is told of an error, but not of one of a cancelled call.
  mutating func addFailure(of tested: TestedCall) throws(Untestable) {
    let (forward, call) = (tested.forward, tested.call)
    guard !forward.handlers.isEmpty, let failure = try failure(of: tested),
      let failing = tested.mock.handler(tested.target, throwing: true)
    else { return }
    var told = tested.told()
    (told.error, told.errorType) = (failure.value, failure.type)
    let handled = try seen(forward.handlers, telling: told)
    let after = try seen(forward.ended, telling: told) + handled
    guard !after.calls.isEmpty || forward.forgetsTask else { return }
    let answer = MockAnswer.handler(failing, statement: "throw \(failure.value.expression)")
    let seen = SeenCalls(answers: [answer]) + tested.started + after
    if seen.answers.contradict { throw .because("it asks one mock twice for the same") }
    var test = MethodTest(
      name(call.member, "ReportsAnError"), of: call, constants: [failure.constant],
      answers: seen.answers, steps: [call.statement(on: part.role)],
      expectations: seen.expectations)
    awaitEnd(of: tested, seeing: seen, in: &test)
    add(test)

    let unheard = handled.mocked.filter { !tested.started.mocked.contains($0) }
    guard forward.keepsTask || !forward.needsTask && !call.member.fails, !unheard.isEmpty else {
      return
    }
    let statement = call.statement(on: part.role)
    let running = forward.keepsTask ? "call?" : "call"
    test.name = context.testNames.take(
      "aCancelled" + stem(call.member).capitalisedFirst, "ReportsNoError", of: part.role)
    test.steps =
      forward.keepsTask
      ? [statement, "let call = \(self.running(tested))"]
      : ["let call = \(context.values.project.taskType) { \(statement) }"]
    test.steps += ["\(running).cancel()", "await \(running).value"]
    test.expectations = unheard.map { Expectation(.calls($0), .equal, "0") }
    test.settled = nil
    test.waits = true
    add(test)
  }

  /// A member ends a call that it names.
  mutating func add(
    _ cancellation: Cancellation, by member: Module.ImplementedMember
  ) throws(Untestable) {
    guard case .forward(let forward)? = own[cancellation.member]?.implementation else { return }
    let tested = try testedCall(cancellation.member, forward)
    let stop = try call(member.member)
    var seen = tested.waiting
    if case .forward(let other) = member.implementation, other.needsTask {
      seen = seen + (try testedCall(member.member, other)).waiting
    } else if let other = try self.seen(by: member) {
      seen = seen + other
    } else {
      throw .because("a test can't follow what it does besides")
    }
    if seen.answers.contradict { throw .because("it asks one mock twice for the same") }
    let ended = try self.seen(cancellation.ended, telling: tested.told())
    let running = running(tested)
    var test = MethodTest(
      name(member.member, "Cancels" + stem(cancellation.member).capitalisedFirst), of: tested.call,
      answers: seen.answers,
      steps: [
        tested.call.statement(on: part.role), "let call = \(running)",
        stop.statement(on: part.role), "await call?.value",
      ],
      expectations: [Expectation(.expression("call?.isCancelled"), .equal, "true")])
    if cancellation.forgetsTask {
      test.expectations.append(Expectation(.expression(running), .equal, "nil"))
    }
    let told = tested.started + ended
    test.expectations += told.expectations + nothingTold(by: tested, besides: told + seen)
    test.declarations += stop.declarations.filter { !tested.call.declarations.contains($0) }
    test.waits = true
    test.fails = stop.member.fails
    add(test)
  }

  // MARK: - Parts of the tests

  /// Whoever is told of the result is told nothing by a call that was cancelled.
  private func nothingTold(by tested: TestedCall, besides seen: SeenCalls) -> [Expectation] {
    let told = try? self.seen(tested.forward.then, telling: tested.told())
    let others = seen.mocked + [tested.handler.mocked]
    return (told?.mocked ?? []).filter { !others.contains($0) }
      .map { Expectation(.calls($0), .equal, "0") }
  }

  /// Waits for a task: by the property that has it, or else until the last mock was called.
  private func awaitEnd(
    of tested: TestedCall, seeing seen: SeenCalls, in test: inout MethodTest
  ) {
    guard tested.forward.needsTask else { return }
    test.waits = true
    guard tested.forward.keepsTask else {
      test.settled = seen.calls.last?.mocked.map { ($0, seen.count(of: $0)) }
      return
    }
    test.steps.append("await \(running(tested))?.value")
    if tested.forward.forgetsTask {
      test.expectations.append(Expectation(.expression(running(tested)), .equal, "nil"))
    }
  }

  /// A name for a constant that no other one of the call has.
  private func constant(_ name: String, beside call: TestCall) -> String {
    let free = context.locals.free(name)
    return call.declarations.contains { $0.name == free } ? free + "Result" : free
  }

  /// An error that the target can throw, and the constant that has it.
  private func failure(
    of tested: TestedCall
  ) throws(Untestable) -> (value: SampleValue, type: SwiftType, constant: TestVariable)? {
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
