import SwiftReading
import ViperSpec
import ViperText

/// A mock in a test: the variable that it is in, and what it can be asked.
struct MockReference {
  /// `interactor`
  let variable: String
  let subject: MockBuilder.Subject

  /// What the names of a member's counts begin with; nil if the mock has no such member.
  func stem(of member: Member) -> String? { subject.stems[member] }

  /// `interactor.loadCallCount`
  func callCount(_ member: Member) -> String? {
    stem(of: member).map { "\(variable).\($0)\(member.isMethod ? "CallCount" : "GetCallCount")" }
  }

  /// The closure that answers in place of a member.
  struct Handler {
    /// `interactor.loadHandler`
    let name: String
    /// `" _ in"`
    let head: String

    func giving(_ statement: String) -> String { "\(name) = {\(head) \(statement) }" }
  }

  /// - Parameter throwing: whether the handler throws; what a closure throws is taken for any error
  ///   unless it says so.
  func handler(_ member: Member, throwing: Bool = false) -> Handler? {
    guard let stem = stem(of: member) else { return nil }
    var parameters = 0
    if case .method(let method) = member {
      parameters = MockMethod(mocking: method, stem: stem).handlerParameterCount
    }
    let ignored = Array(repeating: "_", count: parameters).joined(separator: ", ")
    var head = ignored.isEmpty ? "" : " \(ignored) in"
    if throwing, case .typed(let type) = member.throwing {
      head = " (\(ignored)) throws(\(type.text)) in"
    }
    return Handler(name: "\(variable).\(stem)Handler", head: head)
  }

  /// How the mock is told what a member gives: `interactor.loadHandler = { _ in "title" }`.
  func answer(_ member: Member, with value: String) -> String? {
    if case .property(let property) = member, !property.isAsync, !property.canThrow {
      return "\(variable).\(swiftEscapedInExpression(property.name)) = \(value)"
    }
    return handler(member)?.giving(value)
  }

  /// What must hold once the mock was called, once, with these values.
  ///
  /// - Parameter values: in the order of the parameters; nil for what cannot be told.
  func expectations(_ member: Member, values: [SampleValue?]) -> [Expectation] {
    guard let stem = stem(of: member), let count = callCount(member) else { return [] }
    var expectations: [Expectation] = []
    if case .method(let method) = member {
      let recorded = MockMethod(mocking: method, stem: stem).recorded
      let list = "\(variable).\(stem)ArgValues"
      for argument in recorded where argument.index < values.count {
        guard let value = values[argument.index] else { continue }
        let given =
          recorded.count == 1 ? list : "\(list).map(\\.\(swiftEscapedInExpression(argument.name)))"
        if let expectation = Expectation.that(given, is: value.wrapped("[", "]")) {
          expectations.append(expectation)
        }
      }
    }
    // A list of one argument says as well that there was one call.
    return expectations.isEmpty
      ? [Expectation(left: count, relation: .equal, right: "1")] : expectations
  }
}
