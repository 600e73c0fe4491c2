import SwiftReading
import ViperTemplate

/// One test of a method, as the templates take it.
struct MethodTest {
  var name: String
  var constants: [TestVariable] = []
  /// What the mocks are told.
  var answers: [MockAnswer] = []
  var declarations: [TestVariable] = []
  /// What is done once the part is there, a line each.
  var steps: [String]
  /// What is called, and how often, once a task that nobody holds has done its work.
  var settled: (mocked: MockedMember, count: Int)?
  var expectations: [Expectation]
  var waits = false
  var fails = false

  var record: TemplateValue {
    [
      "name": .string(name), "constants": records(constants),
      "answers": .list(answers.map(\.record)), "declarations": records(declarations),
      "steps": strings(steps),
      "settled": settled.map {
        ["mocked": $0.mocked.record, "count": .int($0.count)]
      } ?? .none,
      "expectations": records(expectations), "waits": .bool(waits || settled != nil),
      "fails": .bool(fails),
    ]
  }

  init(
    _ name: String, of call: TestCall, constants: [TestVariable] = [],
    answers: [MockAnswer] = [], steps: [String], expectations: [Expectation]
  ) {
    self.name = name
    self.constants = constants
    self.answers = answers
    declarations = call.declarations
    self.steps = steps
    self.expectations = expectations
    waits = call.member.waits
    fails = call.member.fails
  }
}
