import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// Tests of calls that run while something else happens.
extension MethodTests {
  /// What a second call does while one runs.
  mutating func addRepetition(of tested: ForwardedCall) {
    let call = tested.call.statement(on: part.role)
    let stem = stem(tested.call.member).capitalisedFirst
    let running = running(tested)
    let name: String
    let steps: [String]
    var effects: [Effect]
    var expectations: [Expectation] = []
    switch tested.forward.task {
    case nil, .each: return
    case .latest:
      name = testNames.take("aSecond" + stem, "ReplacesTheFirst", of: part.role)
      steps = [
        call, "let first = \(running)", call, "await first?.value", "await \(running)?.value",
      ]
      expectations = [Expectation(left: "first?.isCancelled", relation: .equal, right: "true")]
      effects = tested.before + tested.before + tested.after
    case .first:
      name = testNames.take("aSecond" + stem, "IsIgnoredWhileOneRuns", of: part.role)
      // Then one may run again.
      let end = "await \(running)?.value"
      steps = [call, call, end, call, end]
      effects = tested.before + tested.after + tested.before + tested.after
    }
    // What the part says of itself a second time can't be told from the first.
    effects.removeAll { if case .holds = $0 { true } else { false } }
    var test = MethodTest(
      name, of: tested.call, constants: tested.constants, answers: tested.answers,
      steps: steps, expectations: expectations + effects.expectations)
    test.waits = true
    add(test)
  }

  /// Whoever was cancelled reports no error.
  mutating func addCancelledFailure(
    of tested: ForwardedCall, like failure: MethodTest, unheard: [MockedMember]
  ) {
    let forward = tested.forward
    let call = tested.call
    guard forward.isAsync, forward.keepsTask || !forward.needsTask, !unheard.isEmpty else { return }
    var test = failure
    let start =
      forward.keepsTask
      ? [call.statement(on: part.role), "let call = \(running(tested))"]
      : ["let call = \(context.values.project.taskType) { \(call.statement(on: part.role)) }"]
    let value = forward.keepsTask ? "call?" : "call"
    test = MethodTest(
      testNames.take(
        "aCancelled" + stem(call.member).capitalisedFirst, "ReportsNoError", of: part.role),
      of: call, constants: failure.constants, answers: failure.answers,
      steps: start + ["\(value).cancel()", "await \(value).value"],
      expectations: unheard.map { Expectation(.calls($0), .equal, "0") })
    test.waits = true
    add(test)
  }

  /// A member ends the calls that it names.
  mutating func addCancellations(by member: Module.ImplementedMember) throws(LeftOut) {
    for cancellation in member.cancelled {
      guard case .forward(let forward)? = own[cancellation.member]?.implementation else { continue }
      let tested = try tested(cancellation.member, forward)
      let stop = try call(member.member)
      guard let answers = try answers(to: member) else { continue }
      let running = running(tested)
      var test = MethodTest(
        name(member.member, "Cancels" + stem(cancellation.member).capitalisedFirst),
        of: tested.call, constants: tested.constants, answers: tested.answers + answers,
        steps: [
          tested.call.statement(on: part.role), "let call = \(running)",
          stop.statement(on: part.role), "await call?.value",
        ],
        expectations: [
          Expectation(left: "call?.isCancelled", relation: .equal, right: "true")
        ])
      if cancellation.forgetsTask {
        test.expectations.append(Expectation(left: running, relation: .equal, right: "nil"))
      }
      let told = ToldValues(call: tested.call)
      let started = try effects(of: forward.started, telling: told)
      let ended = try effects(of: cancellation.ended, telling: told)
      test.expectations += (started + ended).expectations
      let shown = (started + ended).mocked
      test.expectations += tested.after.mocked.filter { !shown.contains($0) }
        .map { Expectation(.calls($0), .equal, "0") }
      test.declarations += stop.declarations.filter { !tested.call.declarations.contains($0) }
      test.waits = true
      test.fails = stop.member.fails
      add(test)
    }
  }

  /// What mocks must answer to a member that ends calls; nil if nobody knows what else it does.
  private func answers(
    to member: Module.ImplementedMember
  ) throws(LeftOut) -> [MockAnswer]? {
    switch member.implementation {
    case .cancel: return []
    case .forward(let forward):
      let own = try tested(member.member, forward)
      return own.leftOut == nil ? own.answers : nil
    case .body, .route, .yours, .state: return nil
    }
  }

  /// While a task waits for the target, the part can go.
  mutating func addInFlight(_ tested: ForwardedCall) {
    guard let handler = tested.mock.handler(tested.target) else { return }
    let constants = tested.constants
    addInFlight([
      "name": .string(
        testNames.take(
          "nothingLeaksWhile", stem(tested.call.member).capitalisedFirst + "Waits", of: part.role)),
      "mocked": handler.mocked.record, "head": .string(handler.head),
      "answer": .string(constants.first?.value ?? tested.result?.expression ?? ""),
      "call": tested.call.plainRecord(on: part.role),
      "running": .string(tested.forward.keepsTask ? running(tested) : ""),
      "fails": .bool(tested.call.member.fails),
    ])
  }
}
