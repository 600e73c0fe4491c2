import ViperSpec
import ViperTemplate
import ViperText

/// Tests of the methods that a spec gives a `body`.
extension PartTests {
  mutating func add(_ member: Member, body: String, call: TestCall) {
    let reading = BodyReading(body)
    var setup: [String] = []
    for mock in fixture.neighbours {
      for target in mock.subject.members
      where reading.mentions(target.name, on: mock.name)
        && reading.assignment?.path != [mock.name, target.name]
      {
        guard let type = target.result, type.emptyValue == nil else { continue }
        guard
          let value = builder.values.value(of: type, place: 1, name: target.name),
          let answer = MockReference(variable: "parts.\(mock.name)", subject: mock.subject)
            .answer(target, with: value.expression)
        else {
          note(member.compoundName, "no sample for '\(type.text)'; add it to 'samples'")
          return
        }
        setup.append(answer)
      }
    }
    if reading.mayTrap {
      note(member.compoundName, "its body can stop the program")
      return
    }
    if reading.keepsSelf {
      note(member.compoundName, "its body keeps 'self'")
      return
    }
    addCall(member, call: call, setup: setup, waits: reading.hasTask)
    let test = BodyTest(member: member, setup: setup, call: call, hasTask: reading.hasTask)
    if let reached = reading.call { add(test, reaching: reached) }
    if let assignment = reading.assignment { add(test, setting: assignment) }
  }

  private struct BodyTest {
    let member: Member
    let setup: [String]
    let call: TestCall
    let hasTask: Bool
  }

  private mutating func add(_ test: BodyTest, reaching call: BodyReading.Call) {
    guard let mock = fixture.mock(call.receiver) else { return }
    let reached = mock.subject.members.compactMap { target -> (Member, [SampleValue?])? in
      guard case .method(let method) = target, let arguments = call.arguments(of: method) else {
        return nil
      }
      return (target, passed(arguments, to: method, by: test))
    }
    var conditions: [String] = []
    if reached.count == 1, let (target, values) = reached.first {
      conditions = mock.expectations(target, values: values)
    } else {
      // Of several methods with these labels it is one.
      let counts = reached.compactMap { mock.callCount($0.0) }
      if !counts.isEmpty { conditions = [counts.joined(separator: " + ") + " == 1"] }
    }
    add(test, name: "ReachesThe" + mock.name.capitalisedFirst, conditions: conditions)
  }

  /// What the target must get, where the body passes on what it has got itself, or a part of that.
  private func passed(
    _ arguments: [BodyReading.Call.Argument?], to target: Method, by test: BodyTest
  ) -> [SampleValue?] {
    zip(target.parameters, arguments).map { parameter, argument in
      guard let path = argument?.path, let name = path.first, target.genericNames.isEmpty,
        !test.member.isGeneric, let known = known(name, in: test)
      else { return nil }
      if path.count == 1 { return known.type == parameter.storedType ? known.value : nil }
      // A member of an 'any P' need not be the one that the value's own type has.
      guard case .named = known.type.node, known.value.canBeAsked,
        builder.values.value(of: parameter.storedType, place: 1, name: name)?.comparison == .equal
      else { return nil }
      let ways = path.dropFirst().map { "." + swiftEscapedInExpression($0) }.joined()
      return SampleValue(expression: known.value.expression + ways, comparison: .equal)
    }
  }

  /// The value that a name has in a body: of a parameter, or of an input.
  private func known(
    _ name: String, in test: BodyTest
  ) -> (value: SampleValue, type: SwiftType)? {
    if case .method(let method) = test.member,
      let index = method.parameters.firstIndex(where: { $0.name == name })
    {
      return (test.call.values[index], method.parameters[index].storedType)
    }
    guard let input = builder.module.inputs(of: role).first(where: { $0.name == name }),
      let value = builder.surroundings.value(of: input)
    else { return nil }
    return (value, input.type)
  }

  private mutating func add(_ test: BodyTest, setting assignment: BodyReading.Assignment) {
    let path = assignment.path
    if path.count == 2, assignment.key == nil, let mock = fixture.mock(path[0]) {
      for case .property(let property) in mock.subject.members
      where property.name == path[1] && property.isSettable {
        guard let stem = mock.stem(of: .property(property)) else { continue }
        add(
          test,
          name: "SetsThe" + property.name.capitalisedFirst + "OfThe" + mock.name.capitalisedFirst,
          conditions: ["\(mock.variable).\(stem)SetCallCount == 1"])
      }
    } else if role == builder.dialect.holders.state, case .method(let method) = test.member,
      let change = StateChange.make(
        method, sets: assignment, among: builder.module.state, of: "parts." + role,
        values: builder.values)
    {
      add(
        BodyTest(
          member: test.member, setup: test.setup + change.setup, call: change.call,
          hasTask: test.hasTask),
        name: "Sets" + path[0].capitalisedFirst, conditions: [change.condition])
    }
  }

  private mutating func add(_ test: BodyTest, name end: String, conditions: [String]) {
    guard let first = conditions.first else { return }
    let member = test.member
    needsToSettle = needsToSettle || test.hasTask
    tests.append([
      "name": .string(self.name(member, end)), "setup": strings(test.setup),
      "declarations": strings(test.call.declarations),
      "call": .string(
        (member.result == nil ? "" : "_ = ") + member.callPrefix
          + "parts.\(role).\(test.call.expression)"),
      "settled": .string(test.hasTask ? first : ""), "conditions": strings(conditions),
      "waits": .bool(member.waits || test.hasTask), "fails": .bool(member.fails),
    ])
  }
}
