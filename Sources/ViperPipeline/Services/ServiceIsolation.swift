import SwiftReading

/// The actor that a member of a service runs on.
enum ServiceIsolation {
  case unstated, nonisolated, mainActor
  case otherActor

  func isolation(of member: SwiftIsolation) -> ServiceIsolation {
    if member.isNonisolated { return .nonisolated }
    return member.attributes.contains("MainActor") ? .mainActor : self
  }
}

extension ProtocolLookup {
  /// Finds the isolation of a protocol or an extension. Nil without an attribute for the isolation.
  mutating func isolation(
    _ said: SwiftIsolation, in scope: SourceScopes.Scope
  ) -> ServiceIsolation? {
    if said.isNonisolated { return .nonisolated }
    for name in said.attributes where name != "globalActor" {
      if name == "MainActor" { return .mainActor }
      // Only the name distinguishes the global actor of another package from a macro.
      if name.hasSuffix("Actor") || isGlobalActor(name, in: scope) { return .otherActor }
    }
    return nil
  }
}
