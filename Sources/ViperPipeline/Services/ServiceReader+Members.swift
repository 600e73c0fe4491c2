import SwiftReading
import ViperSpec
import ViperText

extension ServiceReader {
  private mutating func members(
    on isolations: [SourceLocation: ServiceIsolation], types: MockTypes
  ) -> ServiceMembers {
    func isolation(of found: ProtocolLookup.Found) -> ServiceIsolation {
      isolations[found.declared.location] ?? .unstated
    }
    var extensions: [(declared: SwiftProtocolExtension, on: ServiceIsolation, isOwn: Bool)] = []
    for (found, _, _) in protocols {
      let name = found.declared.name
      for (declared, isOwn, seen) in lookup.allExtensions(of: name, in: found.sources, scope)
      where !declared.isConstrained {
        let own = lookup.isolation(declared.isolation, in: scope)
        let said = declared.replacing { qualified($0, in: seen) }
        extensions.append((said, own ?? isolation(of: found), isOwn))
      }
    }
    let given = Set(extensions.flatMap { $0.declared.members.map(\.key) })
    var members = ServiceMembers(
      isForActors: isForActors, types: types, restricted: form.restricted)
    for (found, _, _) in protocols {
      members.add(
        requirementsOf: found.declared, on: isolation(of: found), given: given)
    }
    for (declared, isolation, isOwn) in extensions {
      members.add(declared, on: isolation, isOwn: isOwn)
    }
    return members
  }

  /// The names in extensions that may not apply to the service: those with a condition, and those
  /// of Apple's protocols.
  private var uncertainNames: Set<String> {
    let conditional = protocols.flatMap { found, _, _ in
      lookup.allExtensions(of: found.declared.name, in: found.sources, scope)
        .filter { $0.declared.constraint?.contains("Self ==") == false }
    }
    let ofApple = scope.all.flatMap { sources in
      TypeFinder.ofApple.flatMap { lookup.extensions(of: $0, in: sources, besides: []) }
    }
    return Set((conditional.map(\.declared) + ofApple).flatMap(\.members).map(\.name))
  }

  private var closures: Set<String> {
    Set(
      protocols.flatMap { found, scope, _ in
        found.declared.aliases.filter(\.type.isFunction).map(\.name)
          + found.declared.memberTypes.filter { type in
            prefixes(of: found.declared.name).contains {
              lookup.isFunction($0 + type, in: scope)
            }
          }
      })
  }

  /// The associated types. A mock with static members can't be generic.
  private mutating func mockTypes() -> MockTypes {
    let all = protocols.map(\.found.declared)
    var types = MockTypes(all, bound: bound)
    types.closures = closures
    if let obstacle = types.obstacle { obstruct(obstacle.reason, obstacle.location) }
    let fixed = all.flatMap(\.members).first { $0.requirement?.isStatic == true }
    if let fixed, !types.generics.parameters.isEmpty, !types.makeConcrete() {
      obstruct(
        "'\(fixed.name)' is static, and the type of "
          + "'\(types.generics.parameters[0].name)' is unknown", fixed.location)
    }
    return types
  }

  mutating func service(
    of type: ServiceType, _ roots: [ProtocolLookup.Found], as alias: SwiftAlias?
  ) -> ServiceProtocol {
    let isolations = self.isolations
    let arguments = type.parts.flatMap(\.arguments).map {
      $0.replacing { qualified($0, in: scope) }
    }
    for sources in scope.all { form.restricted.formUnion(sources.restricted) }
    let types = mockTypes()
    let members = members(on: isolations, types: types)
    let isOnMainActor =
      members.isOnMainActor && form.identity == .none
      && roots.contains { isolations[$0.declared.location] == .mainActor }
    let names = conformances(of: roots)
    addForm(members, types)
    var service = ServiceProtocol(
      type.text,
      Service.Declaration(
        alias?.name
          ?? Set(roots.map(\.declared.name)).sorted().joined(separator: "And")
          + (arguments.isEmpty
            ? "" : "Of" + arguments.compactMap(\.word).joined(separator: "And")),
        at: alias?.location ?? roots[0].declared.location,
        members: own(members.requirements), onMainActor: isOnMainActor,
        protocols: names + (isSaidSendable && !isOnMainActor ? [.named("Sendable")] : []),
        form: form))
    service.origins = ambiguous
    service.callable = members.callable
    service.fulfillments = fulfillments(on: isolations, of: types)
    service.callsOffMainActor = members.callsOffMainActor
    service.isolated = members.isolated
    service.staysOnMainActor = isComplete && !isSendable && !isSaidSendable
    let known = Set(members.callable.map(\.name))
    service.unsupported = members.unsupported.filter { !known.contains($0.name) }
    service.isComplete = isComplete
    service.uncertainNames = uncertainNames
    service.imports = imports
    service.conditionalImports = Set(protocols.flatMap(\.found.file.conditionalImports)).sorted()
    service.isOfNamedFolder = protocols.contains {
      $0.found.sources.module == nil && $0.found.sources.folder != scope.own?.folder
    }
    if let obstacle = obstacle ?? members.obstacle {
      service.mock = .none(obstacle.reason, obstacle.location)
    }
    return service
  }

  /// The requirements that the mock doesn't inherit.
  private func own(_ requirements: [Member]) -> [Member] {
    guard form.superclass != nil else { return requirements }
    return requirements.filter { !Self.ofObjectiveC.contains($0.compoundName) }
  }

  private mutating func addForm(_ members: ServiceMembers, _ types: MockTypes) {
    form.requirements = members.others
    form.nonisolated = members.nonisolated
    form.nonsending = members.nonsending
    form.isActor = isForActors
    form.identity = max(form.identity, members.identity)
    form.isComparable = form.isComparable || members.isComparable
    form.associatedTypes = types.typealiases
    form.generics = types.generics
    form.openTypes = types.open
    form.arguments = types.arguments
  }

  /// The members that `NSObject` has already.
  private static let ofObjectiveC: Set = [
    "description", "debugDescription", "hash", "hashValue", "isEqual(_:)", "isProxy()",
    "superclass",
  ]

  private var imports: [String] {
    let modules = protocols.flatMap { found, _, _ in
      found.file.imports
        + (found.sources.folder == scope.own?.folder ? [] : [found.sources.module])
        .compactMap(\.self)
    }
    return Set(modules).filter { $0 != scope.own?.module && $0 != "Swift" }.sorted()
  }
}
