import ViperSpec
import ViperTemplate
import ViperText

/// The tests of one component.
struct PartTests {
  let builder: TestBuilder
  let fixture: PartFixture
  let role: String
  let sut: MockReference
  private(set) var notes: [String] = []
  private(set) var testNames: TestNames
  var tests: [TemplateValue] = []
  private var flights: [TemplateValue] = []
  /// The component's own methods that have a body, by name.
  let bodies: [String: [(member: Member, body: String)]]
  /// The names of its methods, as far as they can be told from words of Swift.
  let methodNames: Set<String>
  /// The methods that wait: `load(id:)`.
  let waiting: Set<String>
  /// All calls one after the other.
  private var calls: [TemplateValue] = []
  /// What the mocks are told for those.
  private var answers: [String] = []
  var needsToSettle = false
  private var waits = false
  private var fails = false

  init(
    builder: TestBuilder, fixture: PartFixture, role: String, sut: MockReference,
    testNames: TestNames
  ) {
    self.testNames = testNames
    self.builder = builder
    self.fixture = fixture
    self.role = role
    self.sut = sut
    let members = builder.module.members(of: role)
    bodies = Dictionary(
      grouping: members.compactMap { member in
        if case .body(let text) = member.implementation {
          (member.member, text.string)
        } else {
          nil
        }
      }, by: \.0.name)
    waiting = Set(members.filter(\.member.waits).map(\.member.compoundName))
    methodNames = Set(
      members.filter { $0.member.isMethod && swiftEscaped($0.member.name) == $0.member.name }
        .map(\.member.name))
  }

  var isEmpty: Bool { tests.isEmpty && calls.isEmpty }

  var record: TemplateValue {
    let stillThere = [role] + fixture.neighbours.map(\.name)
    return [
      "fixture": fixture.record, "role": .string(role), "tests": .list(tests),
      "flights": .list(flights), "calls": .list(calls), "answers": strings(answers),
      "waits": .bool(waits),
      "fails": .bool(fails), "needsToSettle": .bool(needsToSettle),
      "gone": .list(
        stillThere.map { name in
          let type =
            name == role
            ? fixture.type : fixture.neighbours.first { $0.name == name }?.subject.mock ?? ""
          return ["name": .string(name), "type": .string(type)]
        }),
    ]
  }

  mutating func add(_ member: Module.ImplementedMember) {
    let name = member.member.compoundName
    var call: TestCall
    switch TestCall.make(member.member, values: builder.values) {
    case .success(let made): call = made
    case .failure(let problem):
      note(name, problem.reason)
      return
    }
    call.hasAsyncTwin = !member.member.waits && waiting.contains(name)
    switch member.implementation {
    case .forward(let forward): add(member.member, forwarding: forward, call: call)
    case .body(let text): add(member.member, body: text.string, call: call)
    case .yours, .route, .state: break
    }
  }

  mutating func note(_ name: String, _ reason: String) {
    notes.append(builder.line(role, name, reason))
  }

  /// The name of a test: what the method's mock calls it, and what comes of the call.
  mutating func name(_ member: Member, _ end: String, prefix: String = "") -> String {
    let stem = sut.stem(of: member) ?? member.name
    return testNames.take(
      prefix.isEmpty ? stem : prefix + stem.capitalisedFirst, end, of: role)
  }

  // MARK: - Forwards

  private mutating func add(_ member: Member, forwarding forward: Forward, call: TestCall) {
    let compoundName = member.compoundName
    guard let target = forward.call.member, let mock = fixture.mock(forward.call.property) else {
      note(compoundName, "'\(forward.call.property)' is of a protocol that the spec does not show")
      return
    }
    var setup: [String] = []
    var result: SampleValue?
    if let type = target.result, target.isMethod || member.result != nil {
      // None of the arguments, which a wrong body could give back.
      result = builder.values.value(
        of: type, place: call.values.count + 1, name: target.name, generics: target.generics)
      guard let result else {
        note(compoundName, NoSample(type: type.text).reason)
        return
      }
      if let answer = mock.answer(target, with: result.given(as: target).expression) {
        setup.append(answer)
      }
    }
    let waits = member.waits || forward.needsTask
    needsToSettle = needsToSettle || forward.needsTask
    let told = call.named
    var expectations = mock.expectations(
      target, values: passed(told.values, by: member, to: target))
    let settled = forward.needsTask ? expectations.first ?? "" : ""
    let invocation = invocation(member, call: told, result: result, expectations: &expectations)
    tests.append([
      "name": .string(name(member, "ReachesThe" + forward.call.property.capitalisedFirst)),
      "setup": strings(setup), "declarations": strings(told.declarations),
      "call": .string(invocation), "settled": .string(settled),
      "conditions": strings(expectations), "waits": .bool(waits), "fails": .bool(member.fails),
    ])
    if case .property(let property) = member, property.isSettable {
      addSetter(property, target: target, mock: mock, value: result)
    }
    addCatch(member, forward: forward, target: target, mock: mock, call: call)
    addCall(member, call: call, setup: setup, waits: forward.needsTask)
    if forward.needsTask {
      addFlight(member, call: call, mock: mock, target: target, result: result)
    }
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

  /// The call, and what its result must be.
  private func invocation(
    _ member: Member, call: TestCall, result: SampleValue?, expectations: inout [String]
  ) -> String {
    guard let type = member.result, type.text != "Void?", let result, result.comparison != .none
    else {
      return call.statement(on: "parts." + role)
    }
    let isErased = member.isGeneric
    if result.comparison == .equal, !isErased {
      expectations.append("result == \(result.expression)")
    } else {
      let cast = " as \(member.ofIntegers(type.valueType).text)"
      expectations.append(
        "String(reflecting: result) == String(reflecting: \(result.expression)\(cast))")
    }
    return "let result = " + call.expression(on: "parts." + role)
  }

  private mutating func addSetter(
    _ property: Property, target: Member, mock: MockReference, value: SampleValue?
  ) {
    guard let value, let stem = mock.stem(of: target) else { return }
    let name = swiftEscapedInExpression(property.name)
    tests.append([
      "name": .string(
        self.name(
          .property(property), "ReachesThe" + mock.name.capitalisedFirst, prefix: "setting")),
      "setup": .list([]), "declarations": .list([]),
      "call": .string("parts.\(role).\(name) = \(value.expression)"), "settled": .string(""),
      "conditions": strings(
        ["\(mock.variable).\(stem)SetCallCount == 1"]
          + mock.holds(target, value: value)), "waits": .bool(false), "fails": .bool(false),
    ])
  }

  /// An error of the target reaches the method of `catch`.
  private mutating func addCatch(
    _ member: Member, forward: Forward, target: Member, mock: MockReference, call: TestCall
  ) {
    guard let handler = forward.handler, let caught = handler.member,
      let catcher = fixture.mock(handler.property), let count = catcher.callCount(caught)
    else { return }
    guard let error = error(of: target),
      let failure = mock.failure(target, with: error.expression)
    else {
      let type = if case .typed(let type) = target.throwing { type.text } else { "any Error" }
      note(member.compoundName, NoSample(type: type).reason)
      return
    }
    let waits = member.waits || forward.needsTask
    tests.append([
      "name": .string(name(member, "ReportsAnErrorToThe" + handler.property.capitalisedFirst)),
      "setup": strings([failure]), "declarations": strings(call.declarations),
      "call": .string(call.statement(on: "parts." + role)),
      "settled": .string(forward.needsTask ? "\(count) == 1" : ""),
      "conditions": strings(
        catcher.expectations(caught, values: reported(error, of: target.throwing.type, to: handler))
      ),
      "waits": .bool(waits),
      "fails": .bool(member.fails),
    ])
  }

  private func error(of target: Member) -> SampleValue? {
    switch target.throwing {
    case .never: nil
    case .any: SampleValue(expression: "CancellationError()", comparison: .description)
    case .typed(let type): builder.values.value(of: type, place: 1, name: "error")
    }
  }

  /// What the method of `catch` is given: the error, where it takes nothing else.
  private func reported(
    _ error: SampleValue, of type: SwiftType?, to handler: Forward.Call
  ) -> [SampleValue?] {
    guard case .method(let method) = handler.member else { return [] }
    guard method.parameters.count == 1, handler.expression.hasSuffix("error)") else {
      return Array(repeating: nil, count: method.parameters.count)
    }
    // An 'any Error' can't be compared by `==`, whatever the error can.
    return [method.parameters[0].type == type ? error : error.described]
  }

  // MARK: - Life and death

  mutating func addCall(
    _ member: Member, call: TestCall, setup: [String], waits: Bool
  ) {
    for line in setup where !answers.contains(line) { answers.append(line) }
    calls.append([
      "declarations": strings(call.declarations),
      "call": .string(call.statement(on: "parts." + role)),
    ])
    self.waits = self.waits || member.waits || waits
    needsToSettle = needsToSettle || waits
    fails = fails || member.fails
  }

  /// While a task waits for the target, all but the target can go.
  private mutating func addFlight(
    _ member: Member, call: TestCall, mock: MockReference, target: Member, result: SampleValue?
  ) {
    let before = ["for await _ in flight {}"]
    let value =
      target.isMethod || target.result != nil ? result?.given(as: target).expression ?? "" : ""
    let returned = value.isEmpty ? "" : "return " + value
    guard let answer = mock.answer(target, with: returned, before: before),
      let count = mock.callCount(target)
    else { return }
    flights.append([
      "name": .string(name(member, "IsInFlight", prefix: "nothingIsLeftWhile")),
      "setup": .string(answer), "declarations": strings(call.declarations),
      "call": .string(call.statement(on: "parts." + role)),
      "settled": .string("\(count) == 1"), "fails": .bool(member.fails),
      "target": .string(mock.name),
    ])
  }
}

extension Member {
  /// A type as it is in a test's call: values of generic types are integers there.
  func ofIntegers(_ type: SwiftType) -> SwiftType {
    (generics?.parameters ?? []).reduce(type) { $0.replacing($1.name, with: .named("Int")) }
  }

  var isGeneric: Bool {
    guard case .method(let method) = self else { return false }
    return !method.genericNames.isEmpty
  }
}
