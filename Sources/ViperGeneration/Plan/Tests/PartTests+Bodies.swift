import ViperSpec
import ViperTemplate
import ViperText

/// Tests of the methods that a spec gives a `body`.
extension PartTests {
  mutating func add(_ member: Member, body: String, call: TestCall) {
    let reading = self.reading(body)
    var setup: [String] = []
    for (owner, reading) in [(member, reading)] + bodiesCalled(by: reading, of: member) {
      guard let answers = answers(to: reading, for: member) else { return }
      setup += answers.filter { !setup.contains($0) }
      if let reason = reasonNotToCall(owner, reading) {
        note(member.compoundName, reason)
        return
      }
    }
    // What a router does with its place needs one that is on a screen.
    let places = builder.module.flavour.extras[role] ?? []
    if reading.call.map({ call in places.contains { $0.name == call.receiver } }) != true,
      !builder.showsAlert(body, of: role)
    {
      addCall(member, call: call, setup: setup, waits: reading.hasTask)
    }
    let test = BodyTest(member: member, setup: setup, call: call.named, hasTask: reading.hasTask)
    if let reached = reading.call { add(test, reaching: reached) }
    if let assignment = reading.assignment { add(test, setting: assignment) }
  }

  private func reading(_ body: String) -> BodyReading {
    BodyReading(body, neighbours: Set(fixture.neighbours.map(\.name)))
  }

  /// The bodies of the component's own methods that a body calls, and those call.
  private func bodiesCalled(
    by reading: BodyReading, of member: Member
  ) -> [(Member, BodyReading)] {
    var open = [reading]
    var seen: Set = [member]
    var found: [(Member, BodyReading)] = []
    while let next = open.popLast() {
      for other in next.words.sorted().flatMap({ bodies[$0] ?? [] })
      where seen.insert(other.member).inserted {
        let reading = self.reading(other.body)
        found.append((other.member, reading))
        open.append(reading)
      }
    }
    return found
  }

  /// What the mocks are told for the calls that a body makes; nil if a value is missing.
  private mutating func answers(to reading: BodyReading, for member: Member) -> [String]? {
    var setup: [String] = []
    let members = reading.members
    for mock in fixture.neighbours {
      let reference = MockReference(variable: "parts.\(mock.name)", subject: mock.subject)
      let names = members.filter { $0.receiver == mock.name }.map(\.name).sorted()
      for target in names.flatMap({ mock.subject.membersByName[$0] ?? [] })
      where reading.assignment?.path != [mock.name, target.name] {
        guard var type = target.result, type.emptyValue == nil else { continue }
        if type.mentionsSelf { type = type.replacingSelf(with: .existential(mock.subject.name)) }
        guard
          let value = builder.values.value(
            of: type, place: 1, name: target.name, generics: target.generics),
          let answer = reference.answer(target, with: value.expression)
        else {
          note(member.compoundName, NoSample(type: type.text).reason)
          return nil
        }
        setup.append(answer)
      }
    }
    return setup
  }

  private func reasonNotToCall(_ member: Member, _ reading: BodyReading) -> String? {
    var fields = builder.module.state.map { ($0.name, $0.type) }
    var parameters: Set<String> = []
    if case .method(let method) = member {
      fields += method.parameters.map { ($0.name, $0.type) }
      parameters = Set(method.parameters.map(\.name))
    }
    let dictionaries = fields.compactMap { name, type in
      if case .dictionary = type.node { name } else { nil }
    }
    if reading.mayTrap(dictionaries: Set(dictionaries)) { return "its body can stop the program" }
    if reading.words.contains("throw") { return "its body can throw an error" }
    if reading.sleeps { return "its body waits for time to pass" }
    if reading.keepsParts(methods: methodNames.subtracting(parameters)) {
      return "its body hands on what holds its parts"
    }
    return nil
  }

  private struct BodyTest {
    let member: Member
    let setup: [String]
    let call: TestCall
    let hasTask: Bool

    var parameters: [String] {
      if case .method(let method) = member { method.parameters.map(\.name) } else { [] }
    }
  }

  private mutating func add(_ test: BodyTest, reaching call: BodyReading.Call) {
    guard let mock = fixture.mock(call.receiver),
      call.isOnSelf || !test.parameters.contains(call.receiver)
    else { return }
    let reached = (mock.subject.membersByName[call.name] ?? []).compactMap {
      target -> (Member, [SampleValue?])? in
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
      guard let path = argument?.path, let name = path.first, target.genericNames.isEmpty else {
        return nil
      }
      if path.count == 1 { return passed(name, as: parameter.storedType, by: test) }
      // A member of an 'any P' need not be the one that the value's own type has.
      guard let known = known(name, in: test), case .named = known.type.node,
        !known.value.isLiteral,
        builder.values.value(of: parameter.storedType, place: 1, name: name)?.comparison == .equal
      else { return nil }
      let ways = path.dropFirst().map { "." + swiftEscapedInExpression($0) }.joined()
      return SampleValue(expression: known.value.expression + ways, comparison: .equal)
    }
  }

  /// The value that a name stands for in a body, where it is of a type.
  private func passed(_ name: String, as type: SwiftType, by test: BodyTest) -> SampleValue? {
    guard !test.member.isGeneric, let known = known(name, in: test), known.type == type else {
      return nil
    }
    return known.value
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
    let held = "parts.\(role).\(swiftEscapedInExpression(name))"
    return (
      value.isLiteral ? value : SampleValue(expression: held, comparison: value.comparison),
      input.type
    )
  }

  private mutating func add(_ test: BodyTest, setting assignment: BodyReading.Assignment) {
    let path = assignment.path
    if path.count == 2, assignment.key == nil, let mock = fixture.mock(path[0]),
      assignment.isOnSelf || !test.parameters.contains(path[0])
    {
      for case .property(let property) in mock.subject.membersByName[path[1]] ?? []
      where property.isSettable {
        guard let stem = mock.stem(of: .property(property)) else { continue }
        add(
          test,
          name: "SetsThe" + property.name.capitalisedFirst + "OfThe" + mock.name.capitalisedFirst,
          conditions: ["\(mock.variable).\(stem)SetCallCount == 1"]
            + (passed(assignment.value, as: property.type, by: test).map {
              mock.holds(.property(property), value: $0)
            } ?? []))
      }
    } else if role == builder.dialect.holders.state, case .method(let method) = test.member,
      let change = StateChange.make(
        method, sets: assignment, among: builder.module.state, of: "parts." + role,
        wrapper: builder.module.flavour.wrapper, values: builder.values)
    {
      add(
        BodyTest(member: test.member, setup: test.setup, call: change.call, hasTask: test.hasTask),
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
      "call": .string(test.call.statement(on: "parts." + role)),
      "settled": .string(test.hasTask ? first : ""), "conditions": strings(conditions),
      "waits": .bool(member.waits || test.hasTask), "fails": .bool(member.fails),
    ])
  }
}
