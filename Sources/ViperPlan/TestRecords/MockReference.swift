import SwiftReading
import ViperSpec
import ViperTemplate
import ViperText

/// A mock in a test: the variable that it is in, and what it can be asked.
struct MockReference {
  /// `interactor`
  let variable: String
  let subject: MockBuilder.Subject

  /// What the mock has of a member; nil if that is none of its own.
  func mocked(_ member: Member) -> MockedMember? {
    subject.names(of: member).map { MockedMember(mock: variable, names: $0) }
  }

  /// The closure that answers in place of a member.
  struct Handler: Hashable {
    let mocked: MockedMember
    /// `" _ in"`
    let head: String
  }

  /// - Parameter throwing: whether the handler throws; what a closure throws is taken for any error
  ///   unless it says so.
  func handler(_ member: Member, throwing: Bool = false) -> Handler? {
    guard let mocked = mocked(member) else { return nil }
    var parameters = 0
    if case .method(let method) = member {
      parameters = MockMethod(method: method).handlerParameterCount
    }
    let ignored = Array(repeating: "_", count: parameters).joined(separator: ", ")
    var head = ignored.isEmpty ? "" : " \(ignored) in"
    if throwing, case .typed(let type) = member.throwing {
      head = " (\(ignored)) throws(\(type.text)) in"
    }
    return Handler(mocked: mocked, head: head)
  }

  /// How the mock is told what a member gives.
  func answer(_ member: Member, with value: String) -> MockAnswer? {
    if case .property(let property) = member, !property.isAsync, !property.canThrow {
      return .value(
        mock: variable, property: swiftEscapedInExpression(property.name), value: value)
    }
    return handler(member).map { .handler($0, statement: value) }
  }

  /// What must hold once the mock was called so often, with these values.
  ///
  /// - Parameter calls: of each call the values in the order of the parameters; nil for what cannot be
  ///   told.
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
    // A list of arguments says as well how many calls there were.
    return expectations.isEmpty
      ? [Expectation(.calls(mocked), .equal, String(calls.count))] : expectations
  }
}

/// A member of a mock in a test; the templates say what its counts are called.
struct MockedMember: Hashable {
  /// The variable that the mock is in.
  let mock: String
  let names: MockedNames

  var record: TemplateValue { ["mock": .string(mock), "names": names.record] }
}

/// What a mock is told to give: `interactor.loadHandler = { _ in "title" }`, `view.title = "title"`.
enum MockAnswer: Hashable {
  /// One that `waits` comes back when its task is cancelled.
  case handler(MockReference.Handler, statement: String, waits: Bool = false)
  case value(mock: String, property: String, value: String)

  /// What is told: `interactor.loadHandler`.
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
  /// Whether a mock is told to give two things at once.
  var contradict: Bool {
    let different = Set(self)
    return Set(different.map(\.told)).count < different.count
  }
}
