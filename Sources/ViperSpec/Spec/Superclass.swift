import SwiftReading

/// The superclass of a component and the classes above it, as far as Swift files declare them.
package struct Superclass: Sendable {
  /// The classes, and the protocols to which they conform.
  package var names: Set<String> = []
  private var members: [String: [Member]] = [:]
  /// The names of members that specs can't express, such as a property without a type.
  package var unreadNames: Set<String> = []

  package init() {}

  package mutating func add(_ member: Member) { members[member.name, default: []].append(member) }

  /// Whether a subclass inherits an implementation of a requirement.
  func implements(_ requirement: Member) -> Bool {
    unreadNames.contains(requirement.name)
      || members[requirement.name]?.contains { $0.satisfies(requirement) } == true
  }
}
