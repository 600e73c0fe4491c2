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
  private var leakCalls: [TemplateValue] = []
  private var answers: [MockAnswer] = []
  private var told: Set<MockAnswer> = []
  private var callsWait = false
  private var callsStartTasks = false
  private var callsFail = false
  private var inFlight: [TemplateValue] = []
  private(set) var needsToSettle = false
  private let stems: [Member: String]
  let calls: CallNames
  /// What the part does for each of its members.
  let own: [Member: Module.ImplementedMember]
  /// By name, the first of those that differ in nothing else but types: `load(id:)`.
  let ownMethods: [String: Module.ImplementedMember]
  /// The methods that wait: `load(id:)`.
  private let waiting: Set<String>

  init(_ part: TestedPart, context: TestContext, testNames: TestNames) {
    self.part = part
    self.context = context
    self.testNames = testNames
    calls = CallNames(module: context.module, role: part.role)
    stems = context.mock(of: part.role)?.subject.stems ?? [:]
    let members = context.module.members(of: part.role)
    own = Dictionary(members.map { ($0.member, $0) }) { first, _ in first }
    ownMethods = Dictionary(
      members.filter(\.member.isMethod).map { ($0.member.compoundName, $0) }
    ) { first, _ in first }
    waiting = Set(members.filter(\.member.waits).map(\.member.compoundName))
  }

  var isEmpty: Bool { tests.isEmpty }

  var record: TemplateValue {
    [
      "part": part.record, "tests": .list(tests), "inFlight": .list(inFlight),
      "leaks": [
        "name": .string("the\(part.role.capitalisedFirst)DoesNotLeak"), "calls": .list(leakCalls),
        "answers": .list(answers.map(\.record)), "waits": .bool(callsWait),
        "fails": .bool(callsFail),
        "needsToSettle": .bool(callsStartTasks),
      ],
    ]
  }

  mutating func add(_ member: Module.ImplementedMember) {
    do throws(LeftOut) {
      switch member.implementation {
      case .forward(let forward): try add(member.member, forwarding: forward)
      case .body(let text): try add(member.member, body: text.string)
      case .yours, .route, .state, .cancel: break
      }
      try addCancellations(by: member)
    } catch {
      note(member.member, error)
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
    testNames.take(stem(member), end, of: part.role)
  }

  mutating func note(_ member: Member, _ reason: LeftOut) {
    notes.append((member.compoundName, reason))
  }

  mutating func add(_ test: MethodTest) {
    needsToSettle = needsToSettle || test.settled != nil
    tests.append(test.record)
  }

  mutating func addInFlight(_ record: TemplateRecord) {
    needsToSettle = true
    inFlight.append(.record(record))
  }

  func stem(_ member: Member) -> String { stems[member] ?? member.name }

  /// - Parameter startsTask: whether the call goes on once it has come back.
  mutating func addCall(_ call: TestCall, answers: [MockAnswer], startsTask: Bool) {
    for answer in answers where told.insert(answer).inserted { self.answers.append(answer) }
    leakCalls.append(call.plainRecord(on: part.role))
    callsWait = callsWait || call.member.waits || startsTask
    callsStartTasks = callsStartTasks || startsTask
    needsToSettle = needsToSettle || startsTask
    callsFail = callsFail || call.member.fails
  }
}
