import SwiftReading
import ViperSpec
import ViperText

/// The calls that mocks receive, and the answers that they need.
struct MockCalls {
  struct Call {
    let mock: MockReference
    let member: Member
    var values: [SampleValue?] = []

    var mocked: MockedMember? { mock.mocked(member) }
  }

  var calls: [Call] = []
  var answers: [MockAnswer] = []

  /// The expectations for each called member: `[true, false]`.
  var expectations: [Expectation] {
    var seen: Set<MockedMember> = []
    return calls.flatMap { call -> [Expectation] in
      guard let mocked = call.mocked, seen.insert(mocked).inserted else { return [] }
      return call.mock.expectations(
        call.member, calls: calls.filter { $0.mocked == mocked }.map(\.values))
    }
  }

  var mocked: [MockedMember] {
    var seen: Set<MockedMember> = []
    return calls.compactMap(\.mocked).filter { seen.insert($0).inserted }
  }

  func count(of mocked: MockedMember) -> Int { calls.count { $0.mocked == mocked } }

  static func + (one: MockCalls, other: MockCalls) -> MockCalls {
    MockCalls(
      calls: one.calls + other.calls,
      answers: one.answers + other.answers.filter { !one.answers.contains($0) })
  }
}

extension CallTests {
  /// The values that `while`, `then` and `catch` can pass.
  struct PassedValues {
    var parameters: [SampleValue] = []
    var result: SampleValue?
    var error: SampleValue?
    var errorType: SwiftType?
  }

  func seen(_ told: Forward.Call?, passing values: PassedValues) throws(Untestable) -> MockCalls {
    guard let told else { return MockCalls() }
    guard let member = told.member else {
      throw .because("'\(told.property ?? "")' is of a type that has no mock")
    }
    guard let property = told.property else {
      let own = self.own[member]
      if let own, own.cancelled.isEmpty, let seen = try seen(by: own) { return seen }
      let isYours = own?.implementation.isYours == true
      throw .because(
        "it goes on to '\(member.compoundName)', which "
          + (isYours ? "is yours" : "a test can't follow"))
    }
    guard let mock = part.mock(property) else { throw .because("'\(property)' has no mock") }
    try mock.check(member)
    return MockCalls(calls: [
      .init(mock: mock, member: member, values: self.values(of: told, from: values))
    ])
  }

  func seen(_ told: [Forward.Call], passing values: PassedValues) throws(Untestable) -> MockCalls {
    var all = MockCalls()
    for call in told { all = try all + seen(call, passing: values) }
    return all
  }

  func values(of call: Forward.Call, from values: PassedValues) -> [SampleValue?] {
    guard case .method(let method)? = call.member else { return [] }
    return zip(call.values, method.parameters).map { value, parameter in
      switch value {
      case .result: return values.result
      case .error:
        guard let error = values.error else { return nil }
        if parameter.storedType == values.errorType { return error }
        // `any Error` isn't `Equatable`.
        guard parameter.storedType.text == "any Error" else { return nil }
        return SampleValue(expression: error.expression, comparison: .same)
      case .isRunning(let isRunning):
        return SampleValue(expression: String(isRunning), comparison: .equal, isLiteral: true)
      case .parameter(let index):
        return values.parameters.indices.contains(index) ? values.parameters[index] : nil
      case .element, .input, .defaultValue: return nil
      }
    }
  }

  /// Nil if a test can't run the member.
  func seen(by own: Module.ImplementedMember) throws(Untestable) -> MockCalls? {
    switch own.implementation {
    case .cancel: return MockCalls()
    case .body(let body): return try seen(byBody: body.string, of: own.member)
    case .forward(let forward) where forward.task == nil:
      guard let target = forward.call.member else { return nil }
      let none = PassedValues()
      let called: MockCalls
      if let mock = part.mock(forward.call.property ?? "") {
        called = try seen(target, of: mock)
      } else if forward.call.property == nil {
        called = try seen(forward.call, passing: none)
      } else {
        return nil
      }
      let before = try seen(forward.started, passing: none) + called
      return try before + seen(forward.ended, passing: none) + seen(forward.then, passing: none)
    case .forward, .route, .yours, .state, .elsewhere: return nil
    }
  }

  private func seen(_ target: Member, of mock: MockReference) throws(Untestable) -> MockCalls {
    try mock.check(target)
    var seen = MockCalls(calls: [.init(mock: mock, member: target)])
    if let type = target.resultType, target.fails || !target.isMethod || type.emptyValue == nil {
      let value = try answer(of: type, named: target.name)
      seen.answers = [mock.answer(target, with: value)].compactMap(\.self)
    } else if target.fails {
      seen.answers = [mock.answer(target, with: nil)].compactMap(\.self)
    }
    return seen
  }

  private func seen(byBody body: String, of member: Member) throws(Untestable) -> MockCalls? {
    guard case .method(let method) = member else { return nil }
    let parameters = method.parameters.map(\.name)
    switch PlainBody(body) {
    case .assignment(let name)?:
      return context.module.state.contains { $0.name == name } ? MockCalls() : nil
    case .call(let receiver, let name, let labels, let names)?:
      let known = Set(parameters + context.module.inputs(of: part.role).map(\.name))
      guard let mock = part.mock(receiver), !parameters.contains(receiver),
        names.allSatisfy({ known.contains($0) || $0.first?.isUppercase == true })
      else { return nil }
      let targets = (mock.subject.membersByName[name] ?? []).filter { $0.takes(labels) }
      return targets.count == 1 ? try seen(targets[0], of: mock) : nil
    case nil: return nil
    }
  }
}

extension Member {
  fileprivate func takes(_ labels: [String?]) -> Bool {
    guard case .method(let method) = self else { return false }
    return method.genericNames.isEmpty && !method.isAsync && !method.canThrow
      && method.parameters.map(\.label) == labels
      && method.parameters.allSatisfy { !$0.isVariadic && !$0.isInout }
  }
}
