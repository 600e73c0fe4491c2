import ViperSpec
import ViperTemplate
import ViperText

/// Tests of the pieces that hold what a view shows: what they are told can be read there.
extension TestBuilder {
  mutating func states() -> [TemplateValue] {
    dialect.roles.filter { $0.whole == root && $0.key == dialect.holders.state }
      .flatMap { state(of: $0.key) }
  }

  private mutating func state(of role: String) -> [TemplateValue] {
    var missing: [String] = []
    guard let fixture = surroundings.fixture(role, missing: &missing), fixture.neighbours.isEmpty
    else { return [] }
    let stems = mocks.subject(role: role)?.stems ?? [:]
    return module.members(of: role).compactMap { member -> TemplateValue? in
      guard case .body(let text) = member.implementation, case .method(let method) = member.member,
        let assignment = BodyReading(text.string).assignment
      else { return nil }
      if case .failure(let problem) = TestCall.make(member.member, values: values) {
        noteNoSample(role, member.member.compoundName, problem.type)
        return nil
      }
      guard
        let change = StateChange.make(
          method, sets: assignment, among: module.state, of: role,
          wrapper: module.flavour.wrapper, values: values)
      else { return nil }
      return [
        "name": .string(
          testNames.take(
            stems[member.member] ?? method.name,
            "Sets" + assignment.path[0].capitalisedFirst, of: role)),
        "role": .string(role), "type": .string(fixture.type),
        "arguments": strings(fixture.arguments),
        "declarations": strings(change.call.declarations),
        "call": .string(change.call.statement(on: role)),
        "condition": .string(change.condition), "waits": .bool(method.isAsync),
        "fails": .bool(method.canThrow),
      ]
    }
  }
}
