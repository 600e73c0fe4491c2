import SwiftReading

/// On which actor a member of a service runs.
enum ServiceIsolation {
  case unstated, nonisolated, mainActor
  /// A global actor of somebody else's.
  case otherActor

  /// Where a member runs that stands in what runs here.
  func isolation(of member: SwiftIsolation) -> ServiceIsolation {
    if member.isNonisolated { return .nonisolated }
    return member.attributes.contains("MainActor") ? .mainActor : self
  }
}

extension ProtocolLookup {
  /// Where the members of a protocol or of an extension run; nil if it does not say it itself.
  mutating func isolation(
    _ said: SwiftIsolation, in scope: SourceScopes.Scope
  ) -> ServiceIsolation? {
    if said.isNonisolated { return .nonisolated }
    for name in said.attributes where name != "globalActor" {
      if name == "MainActor" { return .mainActor }
      // That of a package that is not searched is told from a macro by its name alone.
      if name.hasSuffix("Actor") || isGlobalActor(name, in: scope) { return .otherActor }
    }
    return nil
  }
}
