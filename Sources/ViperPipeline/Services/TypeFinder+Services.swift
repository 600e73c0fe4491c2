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
    for (extended, isOwn, _) in lookup.allExtensions(of: declared.name, in: sources, scope) {
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
    service.memberNames = memberNames(of: declared.name, in: sources)
    return service
  }

  /// The names of members that calls may use. Nil if superclasses or protocols may add some.
  private func memberNames(of type: String, in sources: SwiftSources) -> Set<String>? {
    let withoutMembers: Set = ["Actor", "AnyObject", "Equatable", "Sendable", type]
    let parts = lookup.declarations(of: type, in: sources, withExtensions: true)
    guard !parts.contains(where: { $0.attributes.contains("dynamicMemberLookup") }),
      conformances(of: type, in: sources, besides: "MainActor")?.isSubset(of: withoutMembers)
        == true
    else { return nil }
    return Set(parts.flatMap(\.members).map { String($0.prefix { $0 != "(" }) })
  }

  /// The class's other protocols could put it on the main actor.
  private func hasApplesProtocolsOnly(_ name: String, in sources: SwiftSources) -> Bool {
    let all = conformances(of: name, in: sources, besides: "MainActor")?.subtracting([name])
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
