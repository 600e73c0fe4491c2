import SwiftReading

/// The members that a component has without a stub, as far as Swift files declare them.
package struct KnownMembers: Sendable {
  /// Its superclasses, and the protocols to which these conform.
  package var superclasses: Set<String> = []
  private var members: [String: [Member]] = [:]
  /// The names of members that specs can't express, such as a property without a type.
  package var unreadNames: Set<String> = []

  package init() {}

  package mutating func add(_ member: Member) { members[member.name, default: []].append(member) }

  /// Whether one of them implements a requirement.
  func implement(_ requirement: Member) -> Bool {
    unreadNames.contains(requirement.name)
      || members[requirement.name]?.contains { $0.implements(requirement) } == true
  }
}
