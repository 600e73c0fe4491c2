import SwiftReading
import ViperSpec
import ViperText

/// What a test sees of a method that was called.
enum Effect {
  /// A mock was called, with these values; nil for what can't be told.
  case call(of: MockReference, Member, values: [SampleValue?])
  case holds(Expectation)
  /// A mock is asked for something that a test has to tell it.
  case asks(MockAnswer)
}

extension [Effect] {
  /// The calls of each member of a mock are one expectation, `[true, false]`. Where a property is set again, the
  /// last value is expected.
  var expectations: [Expectation] {
    var expectations: [Expectation] = []
    var seen: Set<MockedMember> = []
    var places: [Expectation.Subject: Int] = [:]
    for effect in self {
      switch effect {
      case .holds(let expectation):
        if let place = places[expectation.subject] {
          expectations[place] = expectation
        } else {
          places[expectation.subject] = expectations.count
          expectations.append(expectation)
        }
      case .asks: break
      case .call(let mock, let member, _):
        guard let mocked = mock.mocked(member), seen.insert(mocked).inserted else { continue }
        expectations += mock.expectations(member, calls: values(of: mocked))
      }
    }
    return expectations
  }

  /// How often a mock is called by all of them.
  func count(of mocked: MockedMember) -> Int { values(of: mocked).count }

  private func values(of wanted: MockedMember) -> [[SampleValue?]] {
    compactMap { effect in
      guard case .call(let mock, let member, let values) = effect,
        mock.mocked(member) == wanted
      else { return nil }
      return values
    }
  }

  /// What the mocks have to be told, beside what is told anyway.
  func answers(beside told: [MockAnswer] = []) -> [MockAnswer] {
    reduce(into: told) { answers, effect in
      if case .asks(let answer) = effect, !answers.contains(answer) { answers.append(answer) }
    }
  }

  /// The members of mocks that are called, each once.
  var mocked: [MockedMember] {
    var seen: Set<MockedMember> = []
    return compactMap { effect in
      guard case .call(let mock, let member, _) = effect, let mocked = mock.mocked(member),
        seen.insert(mocked).inserted
      else { return nil }
      return mocked
    }
  }
}

/// What is done by a component that is told something.
extension MethodTests {
  /// The values that a call is told, as a test says them.
  struct ToldValues {
    let call: TestCall
    var result: SampleValue?
    /// The type of the result, for its parts.
    var resultType: SwiftType?
    var error: SampleValue?
    var errorType: SwiftType?
  }

  func effects(of told: Forward.Call?, telling values: ToldValues) throws(LeftOut) -> [Effect] {
    guard let told else { return [] }
    guard let member = told.member, case .method(let method) = member else {
      throw .because("'\(told.property ?? "")' is of a type that has no mock")
    }
    let given = zip(told.values, method.parameters).map { value, parameter in
      sample(of: value, as: parameter, in: values)
    }
    guard let property = told.property else { return try ownEffects(of: method, with: given) }
    guard let mock = part.mock(property) else {
      throw .because("'\(property)' has no mock")
    }
    return [.call(of: mock, member, values: given)]
  }

  /// What a target is given.
  func passed(by call: Forward.Call, in values: ToldValues) -> [SampleValue?] {
    guard case .method(let target)? = call.member else { return values.call.values }
    return zip(call.values, target.parameters).map { sample(of: $0, as: $1, in: values) }
  }

  private func sample(
    of value: Forward.Call.Value, as parameter: Parameter, in values: ToldValues
  ) -> SampleValue? {
    switch value {
    case .result: return values.result
    case .element(let name):
      guard case .tuple(let elements)? = values.resultType?.node, let result = values.result,
        let element = elements.enumerated().first(where: {
          ($0.element.label ?? String($0.offset)) == name
        })
      else { return nil }
      let part = context.values.value(of: element.element.type, place: 1, name: name)
      return SampleValue(
        expression: "\(result.expression).\(name)", comparison: part?.comparison ?? .same)
    case .error:
      guard let error = values.error else { return nil }
      if parameter.storedType == values.errorType { return error }
      // An 'any Error' can't be compared by `==`, whatever the error can.
      guard parameter.storedType.text == "any Error" else { return nil }
      return SampleValue(expression: error.expression, comparison: .same)
    case .isRunning(let isRunning):
      return SampleValue(expression: String(isRunning), comparison: .equal, isLiteral: true)
    case .parameter(let index):
      return values.call.values.indices.contains(index) ? values.call.values[index] : nil
    case .defaultValue: return nil
    case .input(let name):
      let known = context.values.value(of: parameter.storedType, place: 1, name: name)
      return SampleValue(
        expression: "\(part.role).\(swiftEscapedInExpression(name))",
        comparison: known?.comparison == .equal ? .equal : .same)
    }
  }

  /// What a member of the part itself does that is told something.
  private func ownEffects(
    of method: Method, with values: [SampleValue?]
  ) throws(LeftOut) -> [Effect] {
    let member = Member.method(method)
    let call = TestCall(
      declarations: [], expression: "", plainExpression: "",
      values: values.map { $0 ?? SampleValue(expression: "", comparison: .none) }, member: member)
    let own = self.own[member]
    switch own?.implementation {
    case .forward(let forward)
    where forward.task == nil && !forward.isThrowing && own?.cancelled.isEmpty == true:
      guard let target = forward.call.member, let mock = part.mock(forward.call.property ?? "")
      else { break }
      var told = ToldValues(call: call)
      var effects: [Effect] = []
      if let type = target.result {
        let value = try answer(of: type, named: target.name, after: call)
        (told.result, told.resultType) = (value, type)
        effects += mock.answer(target, with: value.expression).map { [.asks($0)] } ?? []
      }
      effects += try self.effects(of: forward.started, telling: told)
      effects.append(.call(of: mock, target, values: passed(by: forward.call, in: told)))
      effects += try self.effects(of: forward.ended, telling: told)
      for then in forward.then { effects += try self.effects(of: then, telling: told) }
      return effects
    case .body(let text) where own?.cancelled.isEmpty == true:
      if let reading = try reading(of: text.string, in: method, called: { _ in call }) {
        return reading.effects
      }
    default: break
    }
    let isYours = own?.implementation.isYours == true
    throw .because(
      "it goes on to '\(method.compoundName)', which "
        + (isYours ? "is yours" : "a test can't follow"))
  }
}
