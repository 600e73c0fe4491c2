import SwiftReading
import ViperSpec
import ViperTemplate

struct CallTests {
  let context: TestContext
  let part: TestedPart
  private var notes: [(member: String, reason: Untestable)] = []
  private var tests: [TemplateValue] = []
  private var inFlight: [TemplateValue] = []
  private let stems: [Member: String]
  let calls: CallNames
  let own: [Member: Module.ImplementedMember]
  /// `load(id:)`
  private let waiting: Set<String>

  init(_ part: TestedPart, context: TestContext) {
    self.part = part
    self.context = context
    calls = CallNames(module: context.module, role: part.role)
    stems = context.mock(of: part.role)?.subject.stems ?? [:]
    let members = context.module.members(of: part.role)
    own = Dictionary(members.map { ($0.member, $0) }) { first, _ in first }
    waiting = Set(members.filter(\.member.isAsync).map(\.member.compoundName))
  }

  var isEmpty: Bool { tests.isEmpty && inFlight.isEmpty }

  var record: TemplateValue {
    ["part": part.record, "tests": .list(tests), "inFlight": .list(inFlight)]
  }

  mutating func add(_ member: Module.ImplementedMember) {
    do throws(Untestable) {
      if let forward = member.forward, forward.isTested {
        add(try testedCall(member.member, forward))
      }
      for cancellation in member.cancelled { try add(cancellation, by: member) }
    } catch { note(member.member, error) }
  }

  /// Before a stub, only the start is tested.
  private mutating func add(_ tested: TestedCall) {
    attempt(tested) { tests throws(Untestable) in try tests.addSuccess(of: tested) }
    attempt(tested) { tests throws(Untestable) in try tests.addRepetition(of: tested) }
    attempt(tested) { tests throws(Untestable) in try tests.addFailure(of: tested) }
    addInFlight(tested)
  }

  private mutating func attempt(
    _ tested: TestedCall, _ add: (inout CallTests) throws(Untestable) -> Void
  ) {
    do throws(Untestable) {
      try add(&self)
    } catch {
      note(tested.call.member, error)
    }
  }

  private mutating func note(_ member: Member, _ reason: Untestable) {
    let isKnown = notes.contains { $0.member == member.compoundName && $0.reason == reason }
    guard !isKnown else { return }
    notes.append((member.compoundName, reason))
    context.note(part.role, member.compoundName, reason)
  }

  // MARK: - One call

  struct TestedCall {
    let forward: Forward
    let target: Member
    let handler: MockReference.Handler
    let mock: MockReference
    let call: TestCall
    let value: SampleValue?
    let started: MockCalls

    func told(_ result: SampleValue? = nil) -> PassedValues {
      PassedValues(parameters: call.values, result: result)
    }

    /// The calls if the mock waits until the call is canceled.
    var waiting: MockCalls {
      let answer = handler.answer(value, of: target.resultType, waits: true)
      return MockCalls(answers: [answer]) + started
    }
  }

  func testedCall(_ member: Member, _ forward: Forward) throws(Untestable) -> TestedCall {
    guard let property = forward.call.property else {
      throw .because("it goes on to a member of its own component")
    }
    guard let target = forward.call.member else {
      throw .because("'\(property)' is of a type that has no mock")
    }
    guard let mock = part.mock(property) else { throw .because("'\(property)' has no mock") }
    guard let handler = mock.handler(target) else {
      throw .because("the mock '\(mock.variable)' has no '\(target.compoundName)'")
    }
    let call = try call(member)
    var value: SampleValue?
    if let type = target.resultType {
      // The test must notice if `then` gets an argument.
      value = try answer(of: type, named: target.name, place: call.values.count + 1)
    }
    return TestedCall(
      forward: forward, target: target, handler: handler, mock: mock, call: call, value: value,
      started: try seen(forward.started, passing: PassedValues(parameters: call.values)))
  }

  func call(_ member: Member) throws(Untestable) -> TestCall {
    if !member.isAsync, waiting.contains(member.compoundName) {
      throw .because("another method differs in 'async' only")
    }
    return try TestCall(member, values: context.values, names: context.locals)
  }

  func answer(
    of type: SwiftType, named name: String, place: Int = 1
  ) throws(Untestable) -> SampleValue {
    guard let value = context.values.value(of: type, place: place, name: name) else {
      throw .noSample(context.values.missing(in: type))
    }
    return value
  }

  func running(_ tested: TestedCall) -> String {
    calls.property(of: tested.call.member, on: part.role)
  }

  // MARK: - Tests

  mutating func add(_ test: MethodTest) {
    if test.settled != nil { context.needsToSettle = true }
    tests.append(test.record)
  }

  private mutating func addInFlight(_ tested: TestedCall) {
    guard tested.forward.needsTask else { return }
    context.needsToSettle = true
    let name = context.testNames.take(
      "nothingLeaksWhile", stem(tested.call.member).capitalizedFirst + "Waits", of: part.role)
    inFlight.append([
      "name": .string(name), "mocked": tested.handler.mocked.record,
      "answers": .list(tested.waiting.answers.map(\.record)),
      "declarations": records(tested.call.declarations),
      "call": .string(tested.call.statement(on: part.role)),
      "running": .string(tested.forward.storesTask ? running(tested) : ""),
      "fails": .bool(tested.call.member.fails),
    ])
  }

  func name(_ member: Member, _ end: String) -> String {
    context.testNames.take(stem(member), end, of: part.role)
  }

  func stem(_ member: Member) -> String { stems[member] ?? member.name }
}

extension Forward {
  fileprivate var isTested: Bool {
    needsTask || isAsync && (started != nil || !then.isEmpty || !handlers.isEmpty)
  }
}
