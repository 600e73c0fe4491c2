import SwiftReading
import ViperSpec
import ViperText

extension ServiceReader {
  private func members(
    on isolations: [SourceLocation: ServiceIsolation], types: MockTypes
  ) -> ServiceMembers {
    func isolation(of found: ProtocolLookup.Found) -> ServiceIsolation {
      isolations[found.declared.location] ?? .unstated
    }
    var extensions: [(declared: SwiftProtocolExtension, on: ServiceIsolation, isOwn: Bool)] = []
    for (found, _, _) in protocols {
      for (declared, isOwn) in lookup.extensions(of: found, in: scope) {
        let own = lookup.isolation(declared.isolation, in: scope)
        extensions.append((declared, own ?? isolation(of: found), isOwn))
      }
    }
    let given = Set(extensions.flatMap { $0.declared.members.map(\.key) })
    var members = ServiceMembers(
      isForActors: isForActors, types: types, restricted: form.restricted)
    for (found, _, _) in protocols {
      members.add(
        requirementsOf: found.declared, on: isolation(of: found), given: given,
        nested: nestedTypes(of: found))
    }
    for (declared, isolation, isOwn) in extensions {
      members.add(declared, on: isolation, isOwn: isOwn)
    }
    return members
  }

  /// The types that the outer types of a protocol declare. Its mock is outside of them.
  func nestedTypes(of found: ProtocolLookup.Found) -> [(name: String, type: SwiftType)] {
    let prefixes = prefixes(of: found.declared.name).dropLast()
    guard !prefixes.isEmpty else { return [] }
    let names = found.declared.memberTypes.map { String($0.prefix { $0 != "." }) }
    return Set(names).sorted().compactMap { name in
      prefixes.first { !lookup.declarations(of: $0 + name, in: found.sources).isEmpty }
        .map { (name, .path($0 + name)) }
    }
  }

  private var closures: Set<String> {
    Set(
      protocols.flatMap { found, scope, _ in
        found.declared.aliases.filter(\.type.isFunction).map(\.name)
          + found.declared.memberTypes.filter { type in
            prefixes(of: found.declared.name).contains { lookup.isFunction($0 + type, in: scope) }
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
    of type: ServiceType, _ roots: [SwiftProtocol], as alias: SwiftAlias?
  ) -> ServiceProtocol {
    let isolations = self.isolations
    let arguments = type.parts.flatMap(\.arguments).compactMap(\.word)
    form.restricted = scope.all.reduce(into: Self.restricted) { $0.formUnion($1.restricted) }
    let types = mockTypes()
    let members = members(on: isolations, types: types)
    let isOnMainActor =
      members.isOnMainActor && form.identity == .none
      && roots.contains { isolations[$0.location] == .mainActor }
    let names = Set(roots.map(\.name)).sorted()
    addForm(members, types)
    var service = ServiceProtocol(
      type.text,
      Service.Declaration(
        alias?.name
          ?? names.joined(separator: "And")
          + (arguments.isEmpty ? "" : "Of" + arguments.joined(separator: "And")),
        at: alias?.location ?? roots[0].location, members: own(members.requirements),
        onMainActor: isOnMainActor,
        protocols: names + (isSaidSendable && !isOnMainActor ? ["Sendable"] : []), form: form))
    service.callable = members.callable
    service.fulfillments = fulfillments(on: isolations, of: types)
    if isComplete, !isSendable, !isSaidSendable {
      service.callsOffMainActor = members.callsOffMainActor
    }
    let known = Set(members.callable.map(\.name))
    service.unsupported = members.unsupported.filter { !known.contains($0.name) }
    service.isComplete = isComplete
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
    return requirements.filter { !Self.ofObjectiveC.contains($0.name) }
  }

  private mutating func addForm(_ members: ServiceMembers, _ types: MockTypes) {
    form.requirements = members.others
    form.nonisolated = members.nonisolated
    form.isActor = isForActors
    form.identity = max(form.identity, members.identity)
    form.isComparable = form.isComparable || members.isComparable
    form.associatedTypes = types.typealiases
    form.generics = types.generics
    form.arguments = types.arguments
  }

  /// The members that `NSObject` has already.
  private static let ofObjectiveC: Set = [
    "description", "debugDescription", "hash", "hashValue", "isEqual", "isProxy", "superclass",
  ]

  /// Types of Swift whose values can't be copied, or may not escape.
  private static let restricted: Set = [
    "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    "Mutex", "Atomic",
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
