import SwiftReading
import ViperTemplate

struct MethodTest {
  var name: String
  var constants: [TestVariable] = []
  var answers: [MockAnswer] = []
  var declarations: [TestVariable] = []
  var steps: [String]
  /// The calls to wait for, because no property stores the task.
  var settled: (mocked: MockedMember, count: Int)?
  var expectations: [Expectation]
  var waits = false
  var fails = false

  var record: TemplateValue {
    [
      "name": .string(name), "constants": records(constants),
      "answers": .list(answers.map(\.record)), "declarations": records(declarations),
      "steps": strings(steps),
      "settled": settled.map { ["mocked": $0.mocked.record, "count": .int($0.count)] } ?? .none,
      "expectations": records(expectations), "waits": .bool(waits || settled != nil),
      "fails": .bool(fails),
    ]
  }

  init(
    _ name: String, of call: TestCall, constants: [TestVariable] = [],
    answers: [MockAnswer] = [], steps: [String], expectations: [Expectation]
  ) {
    (self.name, self.constants, self.answers) = (name, constants, answers)
    (self.steps, self.expectations) = (steps, expectations)
    declarations = call.declarations
    waits = call.member.isAsync
    fails = call.member.fails
  }

  mutating func declare(_ others: [TestVariable]) throws(Untestable) {
    for other in others where !declarations.contains(other) {
      guard !declarations.contains(where: { $0.name == other.name }) else {
        throw .because("two of its calls take different values named '\(other.name)'")
      }
      declarations.append(other)
    }
  }
}
