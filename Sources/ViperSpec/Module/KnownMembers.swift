import SwiftReading

/// The members that a component has without a stub, according to Swift files.
package struct KnownMembers: Sendable {
  package var superclasses: Set<String> = []
  private var members: [String: [Member]] = [:]
  /// Members that specs can't express, such as a property without a type.
  package var unreadNames: Set<String> = []

  package init() {}

  package mutating func add(_ member: Member) { members[member.name, default: []].append(member) }

  func implement(_ requirement: Member) -> Bool {
    unreadNames.contains(requirement.name)
      || members[requirement.name]?.contains { $0.implements(requirement) } == true
  }
}
