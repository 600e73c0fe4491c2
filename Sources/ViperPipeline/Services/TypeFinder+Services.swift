import SwiftReading
import ViperSpec

extension TypeFinder {
  /// The members of a class or an actor that can be called as a service. Nil for a type whose
  /// superclass or protocols may add overloads.
  func concreteService(_ type: ServiceType) -> ServiceProtocol? {
    guard type.parts.count == 1, type.parts[0].arguments.isEmpty,
      let (declared, sources, _) = lookup.swiftClass(named: type.text, in: scope),
      !declared.isGeneric,
      declared.isActor
        ? declared.inherited.allSatisfy({ addsNoMembers($0) })
        : hasApplesProtocolsOnly(declared.name, in: sources)
    else { return nil }
    let isolation = declared.isActor ? .otherActor : lookup.isolation(declared.isolation, in: scope)
    var members = ServiceMembers(
      isForActors: declared.isActor, types: MockTypes([], bound: []), restricted: [])
    let isOwn = scope.isOwn(sources)
    members.add(declared.asExtension, on: isolation ?? .unstated, isOwn: isOwn)
    let extensions = lookup.allExtensions(of: declared.name, in: sources, scope)
    for (extended, isOwn, _) in extensions {
      let said = lookup.isolation(extended.isolation, in: scope)
      members.add(extended, on: said ?? isolation ?? .unstated, isOwn: isOwn)
    }
    var service = ServiceProtocol(
      type.text,
      Service.Declaration(declared.name, at: declared.location, members: [], onMainActor: false))
    let unread = Set(members.unsupported.map(\.name))
    service.callable = members.callable.filter { member in
      // A spec writes 'Db.Row' for a nested 'Row'.
      !unread.contains(member.name)
        && !member.outermostNames.contains { name in
          name == "Self" || lookup.alias(named: name, in: scope) != nil
            || !lookup.declarations(of: declared.name + "." + name, in: sources).isEmpty
        }
    }
    service.callsOffMainActor = members.callsOffMainActor
    service.isolated = members.isolated
    service.staysOnMainActor = unsendable(in: .named(type.text), ofSpecs: []) != nil
    (service.isComplete, service.isConcrete) = (false, true)
    // Another module's extension may add a protocol, and so its members.
    if extensions.allSatisfy({ $0.isOwn == isOwn }),
      conformances(of: declared.name, in: sources)?.subtracting([declared.name])
        .isSubset(of: Self.withoutMembers) == true
    {
      let parts = [declared.asExtension] + extensions.map(\.declared)
      service.names = Set(parts.flatMap(\.members).map(\.name))
    }
    return service
  }

  /// Protocols that add no members which a component calls.
  private static let withoutMembers: Set = ["Actor", "AnyObject", "Equatable", "Sendable"]

  /// The class's other protocols could put it on the main actor.
  private func hasApplesProtocolsOnly(_ name: String, in sources: SwiftSources) -> Bool {
    let all = conformances(of: name, in: sources)?.subtracting([name])
    return all?.isSubset(of: Self.ofApple) == true
  }

  private func addsNoMembers(_ parent: String, depth: Int = 0) -> Bool {
    if Self.ofApple.contains(parent) { return true }
    guard depth < 8, let found = lookup.protocols(named: parent, in: scope).first else {
      return false
    }
    return lookup.allExtensions(of: parent, in: found.sources, scope).isEmpty
      && found.declared.inherited.allSatisfy { addsNoMembers($0.name, depth: depth + 1) }
  }
}
