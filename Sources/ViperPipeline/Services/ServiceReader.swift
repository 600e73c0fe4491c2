import SwiftReading
import ViperSpec
import ViperText

/// Reads a service: its protocols, their parents and their extensions.
struct ServiceReader {
  let scope: SourceScopes.Scope

  /// A protocol, and the places of its parents.
  typealias Part = (
    found: ProtocolLookup.Found, scope: SourceScopes.Scope, parents: [SourceLocation]
  )

  private(set) var protocols: [Part] = []
  private var isComplete = true
  /// Whether only actors conform.
  private var isForActors = false
  private var isSendable = false
  /// The first reason against a mock.
  private var obstacle: (reason: String, location: SourceLocation)?
  /// The types of associated types.
  private(set) var associatedTypes: [(name: String, type: SwiftType)] = []

  init(scope: SourceScopes.Scope) { self.scope = scope }

  /// Nil if no Swift file declares a protocol with that name.
  mutating func service(
    _ type: ServiceType, in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) -> ServiceProtocol? {
    var roots: [ProtocolLookup.Found] = []
    var unknown: [String] = []
    for part in type.parts where !Self.ofObjects.contains(part.name) {
      let found = lookup.protocols(named: part.name, in: scope)
      guard found.count < 2 else { return ambiguous(part.name, found) }
      guard let first = found.first else {
        unknown.append(part.name)
        continue
      }
      roots.append(first)
      bind(part, to: first.declared)
    }
    roots.sort { $0.declared.name < $1.declared.name }
    guard let first = roots.first?.declared.location else { return nil }
    if let name = unknown.first {
      isComplete = false
      obstruct("no Swift file that is searched declares '\(name)'", first)
    }
    for declared in roots.map(\.declared) {
      if declared.isConditional { obstruct("it is inside '#if'", declared.location) }
      if declared.name.contains(".") { obstruct("it is nested in another type", declared.location) }
    }
    collect(roots, in: &scopes, lookup: &lookup)
    return service(of: type, roots.map(\.declared), at: first, lookup: &lookup)
  }

  /// Protocols that every mock can conform to.
  private static let ofObjects: Set = ["Sendable", "AnyObject"]

  /// `Cache<Int>` sets the primary associated types of `Cache<Key>`.
  private mutating func bind(_ part: ServiceType.Part, to declared: SwiftProtocol) {
    guard !part.arguments.isEmpty else { return }
    let names = declared.primaryTypes
    guard names.count == part.arguments.count else {
      obstruct(
        "'\(part.name)' has \(names.count) primary associated type\(names.count == 1 ? "" : "s")",
        declared.location)
      return
    }
    associatedTypes += zip(names, part.arguments).map { ($0, $1) }
    if let unnamed = part.arguments.first(where: { $0.word == nil }) {
      obstruct("viper-gen has no name for a mock with '\(unnamed.text)'", declared.location)
    }
  }

  private func ambiguous(_ name: String, _ found: [ProtocolLookup.Found]) -> ServiceProtocol {
    let places = found.map(\.declared.location)
    var service = ServiceProtocol(
      name, Service.Declaration(name, at: places[0], members: [], onMainActor: false))
    service.ambiguities = places
    let modules = found.compactMap(\.sources.module)
    if Set(modules).count == found.count { service.clearName = modules[0] + "." + name }
    service.isComplete = false
    service.mock = .none("", places[0])
    return service
  }

  private mutating func obstruct(_ reason: String, _ location: SourceLocation) {
    obstacle = obstacle ?? (reason, location)
  }

  // MARK: - What it inherits from

  /// Protocols without requirements, or with requirements that the compiler implements.
  private static let fulfilled: Set = [
    "Sendable", "AnyObject", "class", "Error", "Copyable", "Escapable", "SendableMetatype",
    "Identifiable", "Observable",
  ]
  private static let sendable: Set = ["Sendable", "Error", "Actor", "AnyActor", "DistributedActor"]
  private static let ofActors: Set = ["Actor", "AnyActor", "DistributedActor"]

  private mutating func collect(
    _ roots: [ProtocolLookup.Found], in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) {
    var waiting = Array(roots.reversed())
    var seen = Set(roots.map(\.declared.location))
    while let found = waiting.popLast() {
      let scope = scopes.scope(of: found.sources, importing: found.file.imports)
      var places: [SourceLocation] = []
      for (name, location) in found.declared.inherited.reversed() {
        let name = name.hasPrefix("Swift.") ? String(name.dropFirst("Swift.".count)) : name
        if Self.sendable.contains(name) { isSendable = true }
        if Self.fulfilled.contains(name) || name.hasPrefix("~") { continue }
        if Self.ofActors.contains(name) {
          isForActors = true
          obstruct("only actors conform to it", location)
          continue
        }
        let parents = lookup.protocols(named: name, in: scope)
        places += parents.map(\.declared.location)
        if parents.count == 1, seen.insert(parents[0].declared.location).inserted {
          waiting.append(parents[0])
        } else if parents.count != 1 {
          isComplete = false
          let isWhere = name.hasPrefix("where")
          obstruct(
            parents.isEmpty
              ? isWhere
                ? "'\(name)' limits which types can conform to it"
                : "it inherits from '\(name)', which no Swift file that is searched declares"
              : "it inherits from '\(name)', but \(parents.count) protocols have this name",
            location)
        }
      }
      protocols.append((found, scope, places))
    }
  }

  /// The isolation of each protocol. A protocol without an attribute inherits it from its parents.
  private func isolations(
    lookup: inout ProtocolLookup
  ) -> [SourceLocation: ServiceIsolation] {
    var isolations: [SourceLocation: ServiceIsolation] = [:]
    for (found, scope, _) in protocols {
      isolations[found.declared.location] = lookup.isolation(found.declared.isolation, in: scope)
    }
    // Each round reaches one more level.
    for _ in protocols {
      for (found, _, parents) in protocols where isolations[found.declared.location] == nil {
        let inherited = Set(parents.compactMap { isolations[$0] }).subtracting([.nonisolated])
        if inherited.count == 1 { isolations[found.declared.location] = inherited.first }
      }
    }
    return isolations
  }

  /// The types that the protocol and its parents name, and the protocols themselves.
  var mentions: [TypeOrigins.Mention] {
    protocols.flatMap { found, scope, _ in
      let members = found.declared.members.compactMap(\.member)
      let names = Set(members.flatMap(\.outermostNames)).union([found.declared.name])
      return names.sorted().map { TypeOrigins.Mention(name: $0, scope: scope) }
    }
  }

  // MARK: - Its members

  private func members(
    on isolations: [SourceLocation: ServiceIsolation], lookup: inout ProtocolLookup
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
    var members = ServiceMembers(isForActors: isForActors, associatedTypes: associatedTypes)
    for (found, _, _) in protocols {
      members.add(requirementsOf: found.declared, on: isolation(of: found), given: given)
    }
    for (declared, isolation, isOwn) in extensions {
      members.add(declared, on: isolation, isOwn: isOwn)
    }
    return members
  }

  private func service(
    of type: ServiceType, _ roots: [SwiftProtocol], at location: SourceLocation,
    lookup: inout ProtocolLookup
  ) -> ServiceProtocol {
    let isolations = isolations(lookup: &lookup)
    let members = members(on: isolations, lookup: &lookup)
    let isOnMainActor =
      members.isOnMainActor && roots.contains { isolations[$0.location] == .mainActor }
    let isSaidSendable = type.parts.contains { $0.name == "Sendable" }
    let arguments = associatedTypes.compactMap(\.type.word)
    var service = ServiceProtocol(
      type.text,
      Service.Declaration(
        Set(roots.map(\.name)).sorted().joined(separator: "And")
          + (arguments.isEmpty ? "" : "Of" + arguments.joined(separator: "And")),
        at: location, members: members.requirements, onMainActor: isOnMainActor,
        protocols: Set(roots.map(\.name)).sorted()
          + (isSaidSendable && !isOnMainActor ? ["Sendable"] : []),
        associatedTypes: associatedTypes))
    service.callable = members.callable
    service.fulfillments = fulfillments(on: isolations, lookup: &lookup)
    if isComplete, !isSendable, !isSaidSendable {
      service.callsOffMainActor = members.callsOffMainActor
    }
    let names = Set(members.callable.map(\.name))
    service.unsupported = members.unsupported.filter { !names.contains($0.name) }
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

  /// The modules that declare its members, and the imports of their files.
  private var imports: [String] {
    let modules = protocols.flatMap { found, _, _ in
      found.file.imports
        + (found.sources.folder == scope.own?.folder ? [] : [found.sources.module])
        .compactMap(\.self)
    }
    return Set(modules).filter { $0 != scope.own?.module && $0 != "Swift" }.sorted()
  }
}
