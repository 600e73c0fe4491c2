import SwiftReading
import ViperSpec
import ViperText

/// Puts together what a protocol asks for, with all that it inherits from and what its extensions give.
struct ServiceReader {
  let scope: SourceScopes.Scope

  private var protocols: [(found: ProtocolLookup.Found, scope: SourceScopes.Scope)] = []
  private var isComplete = true
  /// Whether only actors conform.
  private var isForActors = false
  /// The first reason against a mock.
  private var obstacle: (reason: String, location: SourceLocation)?

  init(scope: SourceScopes.Scope) { self.scope = scope }

  /// Nil if no Swift file declares a protocol of the name: it may be a class, or from elsewhere.
  mutating func service(
    _ name: String, in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) -> SwiftService? {
    let found = lookup.protocols(named: name, in: scope)
    guard let first = found.first else { return nil }
    guard found.count == 1 else { return ambiguous(name, found) }
    let declared = first.declared
    if declared.isConditional { obstruct("it stands in '#if'", declared.location) }
    if declared.name.contains(".") { obstruct("it stands in another type", declared.location) }
    collect(first, in: &scopes, lookup: &lookup)
    return service(of: declared, lookup: &lookup)
  }

  private func ambiguous(_ name: String, _ found: [ProtocolLookup.Found]) -> SwiftService {
    let places = found.map(\.declared.location)
    var service = SwiftService(
      Service.Declaration(name, at: places[0], members: [], onMainActor: false))
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

  /// Protocols that ask an object for nothing, or that the compiler fulfils.
  private static let fulfilled: Set = [
    "Sendable", "AnyObject", "class", "Error", "Copyable", "Escapable", "SendableMetatype",
    "Identifiable", "Observable",
  ]
  private static let ofActors: Set = ["Actor", "AnyActor", "DistributedActor"]

  private mutating func collect(
    _ root: ProtocolLookup.Found, in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) {
    var waiting = [root]
    var seen: Set<SourceLocation> = [root.declared.location]
    while let found = waiting.popLast() {
      let scope = scopes.scope(of: found.sources, importing: found.file.imports)
      protocols.append((found, scope))
      for (name, location) in found.declared.inherited.reversed() {
        let name = name.hasPrefix("Swift.") ? String(name.dropFirst("Swift.".count)) : name
        if Self.fulfilled.contains(name) || name.hasPrefix("~") { continue }
        if Self.ofActors.contains(name) {
          isForActors = true
          obstruct("only actors conform to it", location)
          continue
        }
        let parents = lookup.protocols(named: name, in: scope)
        if parents.count == 1, seen.insert(parents[0].declared.location).inserted {
          waiting.append(parents[0])
        } else if parents.count != 1 {
          isComplete = false
          let isWhere = name.hasPrefix("where")
          obstruct(
            parents.isEmpty
              ? isWhere
                ? "what conforms to it is limited by '\(name)'"
                : "it inherits from '\(name)', which no Swift file that is searched declares"
              : "it inherits from '\(name)', and \(parents.count) protocols are called so",
            location)
        }
      }
    }
  }

  // MARK: - Its members

  private func service(
    of declared: SwiftProtocol, lookup: inout ProtocolLookup
  ) -> SwiftService {
    var extensions: [(of: SwiftProtocol, declared: SwiftProtocolExtension, isOwn: Bool)] = []
    for (found, _) in protocols {
      for (declared, isOwn) in lookup.extensions(of: found, in: scope) {
        extensions.append((found.declared, declared, isOwn))
      }
    }
    let given = Set(extensions.flatMap { $0.declared.members.map(\.key) })
    var members = ServiceMembers(isForActors: isForActors)
    for (found, _) in protocols { members.add(requirementsOf: found.declared, given: given) }
    for (of, declared, isOwn) in extensions { members.add(declared, of: of, isOwn: isOwn) }
    var service = SwiftService(
      Service.Declaration(
        declared.name, at: declared.location, members: members.requirements,
        onMainActor: members.isOnMainActor && declared.isolation == .mainActor))
    service.callable = members.callable
    let names = Set(members.callable.map(\.name))
    service.unsaid = members.unsaid.filter { !names.contains($0.name) }
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

  /// What the files with its members import, and the modules that they belong to.
  private var imports: [String] {
    let modules = protocols.flatMap { found, _ in
      found.file.imports
        + (found.sources.folder == scope.own?.folder ? [] : [found.sources.module])
        .compactMap(\.self)
    }
    return Set(modules).filter { $0 != scope.own?.module && $0 != "Swift" }.sorted()
  }
}
