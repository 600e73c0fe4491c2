import SwiftReading
import ViperPack
import ViperSpec
import ViperTemplate
import ViperText

/// The tests of the methods that viper-gen writes for one part, each with mocks around the part.
struct MethodTests {
  let context: TestContext
  let part: TestedPart
  var testNames: TestNames
  private(set) var notes: [(member: String, reason: LeftOut)] = []
  private var tests: [TemplateValue] = []
  /// All calls one after the other, and what the mocks are told for those.
  private var calls: [TemplateValue] = []
  private var answers: [MockAnswer] = []
  private var callsWait = false
  private var callsFail = false
  private var flights: [TemplateValue] = []
  private(set) var needsToSettle = false
  private let stems: [Member: String]
  /// The methods that wait: `load(id:)`.
  private let waiting: Set<String>

  init(_ part: TestedPart, context: TestContext, testNames: TestNames) {
    self.part = part
    self.context = context
    self.testNames = testNames
    stems = context.mock(of: part.role)?.subject.stems ?? [:]
    let members = context.module.members(of: part.role)
    waiting = Set(members.filter(\.member.waits).map(\.member.compoundName))
  }

  var isEmpty: Bool { tests.isEmpty }

  var record: TemplateValue {
    [
      "part": part.record, "tests": .list(tests), "flights": .list(flights),
      "leaks": [
        "name": .string("the\(part.role.capitalisedFirst)DoesNotLeak"), "calls": .list(calls),
        "answers": .list(answers.map(\.record)), "waits": .bool(callsWait),
        "fails": .bool(callsFail),
        "needsToSettle": .bool(needsToSettle),
      ],
    ]
  }

  mutating func add(_ member: Module.ImplementedMember) {
    do throws(LeftOut) {
      switch member.implementation {
      case .forward(let forward): try add(member.member, forwarding: forward)
      case .body(let text): try add(member.member, body: text.string)
      case .yours, .route, .state: break
      }
    } catch {
      notes.append((member.member.compoundName, error))
    }
  }

  func call(
    _ member: Member, constants: Set<String> = [], shift: Int = 0
  ) throws(LeftOut) -> TestCall {
    if !member.waits, waiting.contains(member.compoundName) {
      throw .because("another method differs in 'async' only")
    }
    return try TestCall.make(
      member, values: context.values, names: context.locals, constants: constants,
      shift: shift
    ).get()
  }

  mutating func name(_ member: Member, _ end: String) -> String {
    testNames.take(stems[member] ?? member.name, end, of: part.role)
  }

  /// A test as the templates take it.
  ///
  /// - Parameters:
  ///   - answers: what the mocks are told, with the constants that this needs.
  ///   - settled: what is called once a task has done its work.
  mutating func add(
    _ name: String, of member: Member, constants: [TestVariable] = [],
    answers: [MockAnswer] = [], declarations: [TestVariable] = [], call: String,
    settled: MockedMember? = nil, expectations: [Expectation]
  ) {
    needsToSettle = needsToSettle || settled != nil
    tests.append([
      "name": .string(name), "constants": records(constants),
      "answers": .list(answers.map(\.record)), "declarations": records(declarations),
      "call": .string(call), "settled": settled?.record ?? .none,
      "expectations": records(expectations), "waits": .bool(member.waits || settled != nil),
      "fails": .bool(member.fails),
    ])
  }

  mutating func addCall(_ call: TestCall, answer: MockAnswer?, waits: Bool) {
    if let answer, !answers.contains(answer) { answers.append(answer) }
    calls.append(call.plainRecord(on: part.role))
    callsWait = callsWait || call.member.waits || waits
    callsFail = callsFail || call.member.fails
  }

  // MARK: - Forwards

  private mutating func add(_ member: Member, forwarding forward: Forward) throws(LeftOut) {
    guard let target = forward.call.member, let mock = part.mock(forward.call.property),
      let mocked = mock.mocked(target)
    else {
      throw .because("'\(forward.call.property)' is of a protocol that the spec does not show")
    }
    let call = try self.call(member)
    var answer: MockAnswer?
    var result: SampleValue?
    if let type = target.result, target.isMethod || member.result != nil {
      let value = try self.answer(of: type, named: target.name, after: call)
      answer = mock.answer(target, with: value.expression)
      result = value
    }
    var expectations = mock.expectations(
      target, values: passed(call.values, by: member, to: target))
    let settled = forward.needsTask ? mocked : nil
    var statement = call.statement(on: part.role)
    if let result, member.result.map({ $0.text != "Void?" }) == true,
      let expectation = Expectation.that("result", is: result)
    {
      statement = "let result = " + call.expression(on: part.role)
      expectations.append(expectation)
    }
    add(
      name(member, "Calls" + target.name.capitalisedFirst), of: member,
      answers: [answer].compactMap(\.self), declarations: call.declarations, call: statement,
      settled: settled, expectations: expectations)
    addCall(call, answer: answer, waits: forward.needsTask)
    if case .property(let property) = member, property.isSettable, let result {
      addSetter(property, target: target, mock: mock, value: result)
    }
    if forward.needsTask {
      addInFlight(call, mock: mock, target: target)
    }
    try addCatch(member, forward: forward, target: target, mock: mock, call: call)
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

  /// The values of a call in the order in which the target takes them.
  private func passed(
    _ values: [SampleValue], by member: Member, to target: Member
  ) -> [SampleValue] {
    guard case .method(let method) = member, case .method(let target) = target,
      let order = order(passing: method, to: target), order.count == values.count
    else { return values }
    return order.map { values[$0] }
  }

  private mutating func addSetter(
    _ property: Property, target: Member, mock: MockReference, value: SampleValue
  ) {
    guard let mocked = mock.mocked(target) else { return }
    let name = swiftEscapedInExpression(property.name)
    let count = Expectation(.settings(mocked), .equal, "1")
    let held = Expectation.that(
      "\(mock.variable).\(swiftEscapedInExpression(target.name))", is: value)
    add(
      testNames.take("setting" + property.name.capitalisedFirst, "SetsIt", of: part.role),
      of: .property(property), call: "\(part.role).\(name) = \(value.expression)",
      expectations: [count, held].compactMap(\.self))
  }

  /// An error of the target reaches the method of `catch`.
  private mutating func addCatch(
    _ member: Member, forward: Forward, target: Member, mock: MockReference, call: TestCall
  ) throws(LeftOut) {
    guard let handler = forward.handler, let caught = handler.member,
      let catcher = part.mock(handler.property), let mocked = catcher.mocked(caught)
    else { return }
    let type: SwiftType
    switch target.throwing {
    case .never: return
    case .any: type = .named("CancellationError")
    case .typed(let typed): type = typed
    }
    let own = SampleValue(
      expression: "CancellationError()", comparison: .same, spokenType: type.text)
    guard
      let error = target.throwing == .any
        ? own : context.values.value(of: type, place: 1, name: "error")
    else { throw .noSample(type.text) }
    guard let failing = mock.handler(target, throwing: true) else { return }
    // The method's own parameters stand beside it.
    let isTaken = call.declarations.contains { $0.name == "error" }
    let name = context.locals.free(isTaken ? "failure" : "error")
    let thrown = SampleValue(expression: name, comparison: error.comparison)
    add(
      self.name(member, "ReportsAnError"), of: member,
      constants: [error.constant(name, of: type)],
      answers: [.handler(failing, statement: "throw \(name)")],
      declarations: call.declarations, call: call.statement(on: part.role),
      settled: forward.needsTask ? mocked : nil,
      expectations: catcher.expectations(
        caught, values: reported(thrown, of: type, to: caught)))
  }

  /// What the method of `catch` is given: the error, where it takes nothing else.
  private func reported(
    _ error: SampleValue, of type: SwiftType, to handler: Member
  ) -> [SampleValue?] {
    guard case .method(let method) = handler, method.parameters.count == 1 else { return [] }
    let taken = method.parameters[0].storedType
    if taken == type { return [error] }
    // An 'any Error' can't be compared by `==`, whatever the error can.
    guard taken.text == "any Error" else { return [nil] }
    return [SampleValue(expression: error.expression, comparison: .same)]
  }

  /// While a task waits for the target, the part can go. Whoever waits in a task returns nothing, nor
  /// does the target.
  private mutating func addInFlight(
    _ call: TestCall, mock: MockReference, target: Member
  ) {
    guard let handler = mock.handler(target) else { return }
    flights.append([
      "name": .string(
        testNames.take(
          "nothingLeaksWhile", (stems[call.member] ?? call.member.name).capitalisedFirst + "Waits",
          of: part.role)),
      "mocked": handler.mocked.record, "head": .string(handler.head),
      "call": call.plainRecord(on: part.role), "fails": .bool(call.member.fails),
    ])
    needsToSettle = true
  }
}
