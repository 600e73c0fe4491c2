/// The members of one protocol as they come in, to find the one that a further member collides with.
///
/// A key alone would not do: `count() -> Int` and `count() -> String` may stand together, but
/// neither of them beside a property `count`.
package struct MemberTable: Sendable {
  private var members: [String: Member] = [:]
  /// The first member of each name: most names come once, and need no longer key.
  private var firsts: [String: Member] = [:]

  package init() {}

  /// Takes a member in, or returns the earlier one that Swift does not allow beside it.
  package mutating func insert(_ member: Member) -> Member? {
    guard let first = firsts[member.name] else {
      firsts[member.name] = member
      return nil
    }
    if members[first.collisionKey] == nil { add(first) }
    if let earlier = members[member.collisionKey] ?? members[clashKey(of: member)] {
      return earlier
    }
    add(member)
    return nil
  }

  private mutating func add(_ member: Member) {
    members[member.collisionKey] = member
    if case .method(let method) = member, method.looksLikeProperty {
      let key = "func " + method.name
      if members[key] == nil { members[key] = member }
    }
  }

  /// The key under which a member of the other kind would stand.
  private func clashKey(of member: Member) -> String {
    switch member {
    case .property(let property): "func " + property.name
    case .method(let method): method.looksLikeProperty ? "var " + method.name : ""
    }
  }
}

extension Method {
  /// Whether Swift takes it for a redeclaration of a property of the same name.
  var looksLikeProperty: Bool { parameters.isEmpty && !isAsync }
}
