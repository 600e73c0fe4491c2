import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A mock in a test.
struct MockReference {
  let variable: String
  let subject: MockBuilder.Subject
  /// With the arguments of a generic mock.
  var genericType: String?

  var type: String { genericType ?? subject.mock }

  func mocked(_ member: Member) -> MockedMember? {
    subject.names(of: member).map { MockedMember(mock: variable, names: $0) }
  }

  /// `fatalError` would end the tests.
  func check(_ member: Member) throws(Untestable) {
    guard subject.nonisolated.contains(member) else { return }
    throw .because("the mock '\(variable)' can't record '\(member.compoundName)'")
  }

  struct Handler: Hashable {
    let mocked: MockedMember
    var head: String
    let isSendable: Bool

    /// A closure that may be called from anywhere captures a value of the main actor.
    func answer(_ value: SampleValue?, of type: SwiftType?, waits: Bool = false) -> MockAnswer {
      guard isSendable, let value, value.isIsolated, let type else {
        return .handler(self, statement: value?.expression ?? "", waits: waits)
      }
      var handler = self
      handler.head = " [result = \(value.typed(type))]" + (head.isEmpty ? " in" : head)
      return .handler(handler, statement: "result", waits: waits)
    }
  }

  /// - Parameter throwing: a closure needs a signature to throw a typed error.
  func handler(_ member: Member, throwing: Bool = false) -> Handler? {
    guard let mocked = mocked(member) else { return nil }
    var parameters = 0
    if case .method(let method) = member {
      parameters = MockMethod(method: method).keepable.count
    }
    let ignored = Array(repeating: "_", count: parameters).joined(separator: ", ")
    var head = ignored.isEmpty ? "" : " \(ignored) in"
    if throwing, case .typed(let type) = member.throwing {
      head = " (\(ignored)) throws(\(type.text)) in"
    }
    return Handler(mocked: mocked, head: head, isSendable: subject.isSendable)
  }

  func answer(_ member: Member, with value: SampleValue?) -> MockAnswer? {
    if case .property(let property) = member, !property.isAsync, !property.canThrow {
      return .value(
        mock: variable, property: swiftEscapedInExpression(property.name),
        value: value?.expression ?? "")
    }
    return handler(member)?.answer(value, of: member.resultType)
  }

  /// - Parameter calls: nil for unknown values.
  func expectations(_ member: Member, calls: [[SampleValue?]]) -> [Expectation] {
    guard let mocked = mocked(member) else { return [] }
    var expectations: [Expectation] = []
    if case .method(let method) = member {
      let recorded = MockMethod(method: method).recorded
      for argument in recorded {
        let values = calls.compactMap { values in
          argument.index < values.count ? values[argument.index] : nil
        }
        guard values.count == calls.count else { continue }
        let all = SampleValue(
          expression: "[" + values.map(\.expression).joined(separator: ", ") + "]",
          comparison: values.map(\.comparison).reduce(.equal) { $0.and($1) })
        let name = recorded.count == 1 ? "" : swiftEscapedInExpression(argument.name)
        if let expectation = Expectation.that(.arguments(mocked, name: name), is: all) {
          expectations.append(expectation)
        }
      }
    }
    return expectations.isEmpty
      ? [Expectation(.calls(mocked), .equal, String(calls.count))] : expectations
  }
}

struct MockedMember: Hashable {
  let mock: String
  let names: MockedNames

  var record: TemplateValue { ["mock": .string(mock), "names": names.record] }
}

/// `interactor.loadHandler = { _ in "title" }`, `view.title = "title"`
enum MockAnswer: Hashable {
  /// - Parameter waits: whether it returns only when its task is canceled.
  case handler(MockReference.Handler, statement: String, waits: Bool = false)
  case value(mock: String, property: String, value: String)

  fileprivate var told: [String] {
    switch self {
    case .handler(let handler, _, _): [handler.mocked.mock, handler.mocked.names.stem]
    case .value(let mock, let property, _): [mock, property]
    }
  }

  var record: TemplateValue {
    switch self {
    case .handler(let handler, let statement, let waits):
      [
        "mocked": handler.mocked.record, "head": .string(handler.head),
        "mock": .string(handler.mocked.mock), "property": "", "statement": .string(statement),
        "waits": .bool(waits),
      ]
    case .value(let mock, let property, let value):
      [
        "mocked": .none, "head": "", "mock": .string(mock), "property": .string(property),
        "statement": .string(value), "waits": false,
      ]
    }
  }
}

extension [MockAnswer] {
  func checkAgreement() throws(Untestable) {
    let different = Set(self)
    guard Set(different.map(\.told)).count == different.count else {
      throw .because("it needs two different answers of one mock")
    }
  }
}
