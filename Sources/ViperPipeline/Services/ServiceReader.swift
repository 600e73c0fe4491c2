import SwiftReading
import ViperSpec
import ViperText

/// Reads a service: its protocols, their parents and their extensions.
struct ServiceReader {
  let lookup: ProtocolLookup
  let scope: SourceScopes.Scope
  /// Nil in the first reading, which finds the names.
  let origins: TypeOrigins?

  /// A protocol, and the places of its parents.
  typealias Part = (
    found: ProtocolLookup.Found, scope: SourceScopes.Scope, parents: [SourceLocation]
  )

  private(set) var protocols: [Part] = []
  private(set) var isComplete = true
  /// Whether only actors conform.
  private(set) var isForActors = false
  private(set) var isSendable = false
  /// Whether the service is `any Store & Sendable`.
  private(set) var isSaidSendable = false
  /// The first reason against a mock.
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  /// The types of associated types that the service or an inherited protocol names.
  private(set) var bound: [(name: String, type: SwiftType)] = []
  var form = MockForm()
  /// The associated types and aliases.
  private(set) var ownTypes: Set<String> = []
  private(set) var mentions: [TypeOrigins.Mention] = []
  private(set) var ambiguous: Set<TypeOrigin> = []

  mutating func service(_ type: ServiceType) -> ServiceProtocol? {
    var roots: [ProtocolLookup.Found] = []
    var unknown: [String] = []
    let alias =
      type.parts.count == 1 ? lookup.alias(named: type.parts[0].name, in: scope)?.declared : nil
    let all = type.parts.flatMap { named($0, in: scope) }
    isSaidSendable = all.contains { $0.part.name == "Sendable" }
    for named in all where !Self.ofObjects.contains(named.part.name) {
      guard named.found.count < 2 else { return ambiguous(named.part.name, named.found) }
      guard let first = named.found.first else {
        unknown.append(named.part.name)
        continue
      }
      roots.append(first)
      bind(named.part, to: first.declared, isOfService: true)
    }
    roots.sort { $0.declared.name < $1.declared.name }
    guard let first = roots.first?.declared.location else { return nil }
    if let name = unknown.first {
      isComplete = false
      obstruct("no Swift file that is searched declares '\(name)'", first)
    }
    form.condition = roots.lazy.compactMap(\.declared.condition).first
    collect(roots)
    return service(of: type, roots, as: alias)
  }

  /// Protocols that every mock can conform to.
  private static let ofObjects: Set = ["Sendable", "AnyObject"]

  /// `Cache<Int>` sets the primary associated types of `Cache<Key>`.
  private mutating func bind(
    _ part: ServiceType.Part, to declared: SwiftProtocol, isOfService: Bool = false
  ) {
    guard !part.arguments.isEmpty else { return }
    let names = declared.primaryTypes
    guard names.count == part.arguments.count else {
      obstruct(
        "'\(part.name)' has \(names.count) primary associated type\(names.count == 1 ? "" : "s")",
        declared.location)
      return
    }
    bound += zip(names, part.arguments).map { ($0, $1) }
    if isOfService, let unnamed = part.arguments.first(where: { $0.word == nil }) {
      obstruct("viper-gen has no name for a mock with '\(unnamed.text)'", declared.location)
    }
  }

  private typealias Named = (part: ServiceType.Part, found: [ProtocolLookup.Found])

  /// The protocols with a name, or those of an alias. The outer types of a protocol can declare it,
  /// too.
  private mutating func named(
    _ part: ServiceType.Part, in scope: SourceScopes.Scope, outer: String = "", depth: Int = 0
  ) -> [Named] {
    let arguments = part.arguments.map { $0.replacing { qualified($0, in: scope) } }
    let part = ServiceType.Part(name: part.name, arguments: arguments)
    for prefix in prefixes(of: outer) {
      let found = lookup.protocols(named: prefix + part.name, in: scope)
      if !found.isEmpty { return [(part, found)] }
      let alias = lookup.alias(named: prefix + part.name, in: scope)
      if depth < 8, let (alias, sources, file) = alias, let type = alias.type.serviceType {
        let scope = lookup.scopes.scope(of: sources, importing: file.imports)
        return type.parts.flatMap {
          named($0, in: scope, outer: alias.name, depth: depth + 1)
        }
      }
    }
    let standard = StandardProtocols.found(part.name)
    return [(part, standard.map { [$0] } ?? [])]
  }

  /// `API.V2.Store` → `API.V2.`, `API.`, ``
  func prefixes(of name: String) -> [String] {
    var parts = name.split(separator: ".").dropLast()
    var prefixes: [String] = []
    while !parts.isEmpty {
      prefixes.append(parts.joined(separator: ".") + ".")
      parts.removeLast()
    }
    return prefixes + [""]
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

  mutating func obstruct(_ reason: String, _ location: SourceLocation) {
    obstacle = obstacle ?? (reason, location)
  }

  private mutating func collect(_ roots: [ProtocolLookup.Found]) {
    var waiting = Array(roots.reversed())
    var seen = Set(roots.map(\.declared.location))
    while let found = waiting.popLast() {
      let scope = lookup.scopes.scope(of: found.sources, importing: found.file.imports)
      var places: [SourceLocation] = []
      ownTypes.formUnion(found.declared.associatedTypes.map(\.name))
      ownTypes.formUnion(found.declared.aliases.map(\.name))
      for inherited in found.declared.inherited.reversed() {
        let name = inherited.name.trimmingPrefix("Swift.")
        let part = ServiceType.Part(name: String(name), arguments: inherited.arguments)
        for (part, parents) in named(part, in: scope, outer: found.declared.name)
        where !isStandard(part.name, of: found.declared, parents, inherited.location) {
          places += parents.map(\.declared.location)
          guard parents.count == 1 else {
            isComplete = false
            obstruct(part.name, parents.count, in: scope, inherited.location)
            continue
          }
          bind(part, to: parents[0].declared)
          if seen.insert(parents[0].declared.location).inserted { waiting.append(parents[0]) }
        }
      }
      protocols.append((found, scope, places))
    }
    for (index, part) in protocols.enumerated() {
      let outer = prefixes(of: part.found.declared.name).dropLast()
      protocols[index].found.declared = part.found.declared.replacing { name in
        // A mock is outside of the types in which its protocol is nested.
        outer.first { !lookup.declarations(of: $0 + name.name, in: part.found.sources).isEmpty }
          .map { .path($0 + name.name) } ?? qualified(name, in: part.scope)
      }
    }
  }

  /// Whether mocks conform without reading the protocol.
  private mutating func isStandard(
    _ name: String, of declared: SwiftProtocol, _ parents: [ProtocolLookup.Found],
    _ location: SourceLocation
  ) -> Bool {
    // The project's own protocol hides Swift's.
    if parents.contains(where: { $0.sources.module != "Swift" }) { return false }
    if StandardProtocols.sendable.contains(name) { isSendable = true }
    switch name {
    case "Identifiable": return !declared.requirements.contains { $0.subject.text == "ID" }
    case "Equatable": form.identity = max(form.identity, .equatable)
    case "Hashable": form.identity = .hashable
    case "Comparable":
      form.identity = max(form.identity, .equatable)
      form.isComparable = true
    case "NSObject", "NSObjectProtocol": form.superclass = "NSObject"
    case "DistributedActor":
      isForActors = true
      obstruct("only distributed actors conform to it", location)
    case _ where StandardProtocols.ofActors.contains(name): isForActors = true
    default: return StandardProtocols.fulfilled.contains(name) || name.hasPrefix("~")
    }
    return true
  }

  /// An inherited type that no protocol, or more than one, declares.
  private mutating func obstruct(
    _ name: String, _ count: Int, in scope: SourceScopes.Scope, _ location: SourceLocation
  ) {
    let isClass = scope.all.contains {
      lookup.declarations(of: name, in: $0).contains { $0.kind != .protocol }
    }
    let reason =
      count > 1
      ? "it inherits from '\(name)', but \(count) protocols have this name"
      : isClass
        ? "only '\(name)' and its subclasses conform to it"
        : name.hasPrefix("where")
          ? "'\(name)' limits which types can conform to it"
          : "it inherits from '\(name)', which no Swift file that is searched declares"
    obstruct(reason, location)
  }

  /// The isolation of each protocol. A protocol without an attribute inherits it from its parents.
  var isolations: [SourceLocation: ServiceIsolation] {
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

  /// `Item` → `Core.Item`, as a file means it; nil if the name isn't ambiguous.
  mutating func qualified(_ name: SwiftType.Name, in scope: SourceScopes.Scope) -> SwiftType? {
    guard name.module == nil, !ownTypes.contains(name.name) else { return nil }
    guard let origins else {
      mentions.append((name.name, scope))
      return nil
    }
    guard let origin = origins.origin(of: name.name, in: scope) else { return nil }
    if origin.isAmbiguous { ambiguous.insert(origin) }
    return origin.isQualified && !origins.isClear(origin.typeName) ? .named(origin.typeName) : nil
  }

  mutating func conformances(of roots: [ProtocolLookup.Found]) -> [SwiftType] {
    let types = roots.map { root in
      let scope = lookup.scopes.scope(of: root.sources, importing: root.file.imports)
      return SwiftType.path(root.declared.name).replacing { qualified($0, in: scope) }
    }
    return Set(types).sorted { $0.text < $1.text }
  }
}

extension SwiftProtocol {
  var memberTypes: Set<String> {
    Set(members.compactMap { $0.member ?? $0.requirement?.member }.flatMap(\.referencedNames))
  }
}
