import ViperTemplate

/// An assertion in a generated test.
struct Expectation: Hashable {
  enum Operator: String {
    case equal = "=="
    case identical = "==="
    /// `==` if the type is `Equatable`, else a comparison of `String(reflecting:)`.
    case same
  }

  enum Subject: Hashable {
    case expression(String)
    case calls(MockedMember)
    /// With several parameters, the arguments of one.
    case arguments(MockedMember, name: String)
  }

  let subject: Subject
  let relation: Operator
  let right: String

  init(_ subject: Subject, _ relation: Operator, _ right: String) {
    (self.subject, self.relation, self.right) = (subject, relation, right)
  }

  static func that(_ subject: Subject, is value: SampleValue) -> Expectation? {
    switch value.comparison {
    case .equal: Expectation(subject, .equal, value.expression)
    case .same: Expectation(subject, .same, value.expression)
    case .none: nil
    }
  }

  var record: TemplateValue {
    var record: TemplateRecord = [
      "left": "", "mocked": .none, "of": "", "argument": "",
      "operator": .string(relation.rawValue), "right": .string(right),
    ]
    switch subject {
    case .expression(let text): record["left"] = .string(text)
    case .calls(let mocked):
      record["mocked"] = mocked.record
      record["of"] = "calls"
    case .arguments(let mocked, let name):
      record["mocked"] = mocked.record
      record["of"] = "arguments"
      record["argument"] = .string(name)
    }
    return .record(record)
  }
}

func records(_ expectations: [Expectation]) -> TemplateValue { .list(expectations.map(\.record)) }
