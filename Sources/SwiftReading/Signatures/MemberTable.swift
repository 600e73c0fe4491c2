/// The members of one protocol, to find collisions.
///
/// `count() -> Int` and `count() -> String` may be in one protocol, but not beside a property
/// `count`.
package struct MemberTable: Sendable {
  private var members: [String: Member] = [:]
  /// The first member of each name. Its longer keys are added if the name occurs again.
  private var firsts: [String: Member] = [:]

  package init() {}

  /// Returns an earlier member that collides.
  package mutating func insert(_ member: Member) -> Member? {
    guard let first = firsts[member.name] else {
      firsts[member.name] = member
      return nil
    }
    if members[first.collisionKey] == nil { add(first) }
    if let earlier = members[member.collisionKey] ?? members[otherKindKey(of: member)] {
      return earlier
    }
    add(member)
    return nil
  }

  private mutating func add(_ member: Member) {
    members[member.collisionKey] = member
    if case .method(let method) = member, method.looksLikeProperty {
      members["func " + method.name] = members["func " + method.name] ?? member
    }
  }

  private func otherKindKey(of member: Member) -> String {
    switch member {
    case .property(let property): "func " + property.name
    case .method(let method): method.looksLikeProperty ? "var " + method.name : ""
    }
  }
}

extension Member {
  /// Whether its implementation also implements a member that collides with it.
  package func satisfies(_ other: Member) -> Bool {
    guard throwing.narrowed(to: other.throwing) == throwing else { return false }
    switch (self, other) {
    case (.method, .method): return collisionKey == other.collisionKey
    case (.property(let one), .property(let other)):
      return SwiftType.identity(of: one.type.text) == SwiftType.identity(of: other.type.text)
        && (one.isSettable || !other.isSettable) && (other.isAsync || !one.isAsync)
    default: return false
    }
  }

  package func implements(_ requirement: Member) -> Bool {
    satisfies(requirement) || requirement.isAsync && fromAnotherActor.satisfies(requirement)
  }

  package static func distinct(_ members: [Member]) -> [Member] {
    var table = MemberTable()
    return members.filter { table.insert($0) == nil }
  }
}
