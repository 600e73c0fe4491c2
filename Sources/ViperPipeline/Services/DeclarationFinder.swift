import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// Finds the declarations that specs refer to in the project's Swift files: services that no spec
/// declares, inherited protocols, superclasses and other types.
struct DeclarationFinder {
  /// A spec, and the absolute folder of its module.
  struct Request {
    var spec: Spec
    let folder: String
    let components: [Component]
    /// The Swift module of another project's module.
    var module: String?

    /// The undeclared protocols of its services, each once.
    func types(besides declared: Set<String>) -> [ServiceType] {
      let undeclared = spec.services.filter { $0.declaration == nil }
      return distinct(undeclared.compactMap(\.field.type.serviceType), besides: declared)
    }

    /// Whether it names a type that isn't known to be Swift's.
    var namesTypes: Bool { !spec.mentionedTypes.allSatisfy(Self.ofSwift.contains) }

    static let ofSwift: Set = [
      "Any", "AnyObject", "Bool", "Character", "Double", "Error", "Float", "Int", "Never", "String",
      "Void",
    ]

    /// The protocols that its contracts inherit from, each once.
    var parents: [ServiceType] {
      distinct(spec.inherited.values.joined().compactMap(ServiceProtocol.type), besides: [])
    }

    private func distinct(_ types: [ServiceType], besides known: Set<String>) -> [ServiceType] {
      var seen = known
      return types.sorted { $0.text < $1.text }.filter { seen.insert($0.text).inserted }
    }
  }

  /// A component with inherited protocols.
  struct Component {
    let name: String
    /// Empty for none.
    let superclass: String
    let contracts: [String]
  }

  /// By spec and protocol.
  private(set) var services: [String: [String: ServiceProtocol]] = [:]
  /// The protocols that contracts inherit from, by spec and protocol.
  private(set) var parents: [String: [String: ServiceProtocol]] = [:]
  /// The ambiguous types that a spec names, by spec and name.
  private(set) var origins: [String: [String: TypeOrigin]] = [:]
  /// The members that need no stub, by spec and contract.
  private(set) var knownMembers: [String: [String: KnownMembers]] = [:]
  /// The types that specs name and Swift files of their targets declare, by spec and name.
  private(set) var types: [String: [String: DeclaredType]] = [:]
  /// Whether a module sees a type `Task` that isn't Swift's.
  private(set) var hasOwnTask = false
  /// The specs that name types of Foundation without an import.
  private(set) var usersOfFoundation: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The checksum of the files with the protocols, and of all names that Swift files declare.
  private(set) var checksum = ByteHash([])
  /// Whether a service that may not leave the main actor has members that do.
  var hasCallsOffMainActor: Bool {
    services.values.contains { $0.values.contains { !$0.callsOffMainActor.isEmpty } }
  }
  /// Whether the target's settings determine the actor of an inherited member.
  var hasUnstatedIsolation: Bool {
    parents.values.joined().contains {
      $0.value.fulfillments.values.contains { $0.isolation == .unstated }
    }
  }
  /// Names that a spec uses but can't see, and that spec.
  private var unseen: [String: String] = [:]
  /// The types in the members of each service, by the place of its protocol.
  private var mentions: [SourceLocation: [TypeOrigins.Mention]] = [:]

  /// - Parameters:
  ///   - opened: the specs of other projects whose services need mocks here.
  ///   - declared: the protocols that specs declare.
  ///   - isMocking: whether the pack makes mocks of services.
  ///   - isTesting: whether tests are generated. They import ambiguous types by name.
  ///   - checksSending: whether the compiler checks that values can leave their actor.
  init(
    _ requests: [Request], opened: [Request], declared: Set<String>, in project: Project,
    place: RuntimePlace, isMocking: Bool, isTesting: Bool, checksSending: Bool, on disk: any Disk
  ) throws(DiskError) {
    let serving = requests + (isMocking && isTesting ? opened : [])
    let wanted = serving.map { ($0, $0.types(besides: declared)) }.filter { !$1.isEmpty }
    let inherited = requests.map { ($0, $0.parents) }.filter { !$1.isEmpty }
    var scopes = try SourceScopes(project, place: place, on: disk)
    var lookup = ProtocolLookup(disk: disk, display: project.display)
    try findUsersOfFoundation(
      requests + opened, besides: declared.union(requests.flatMap { $0.spec.entities.map(\.name) }),
      in: &scopes, lookup: &lookup)
    services = try find(wanted, in: &scopes, lookup: &lookup)
    shareImports()
    var choice = MockChoice(
      services, unseen: unseen, config: project.config, needs: project.needs, disk: disk)
    for (spec, own) in services {
      for (name, service) in own {
        services[spec]?[name]?.mock =
          isMocking ? choice.mock(of: service, as: name, lookup: &lookup) : .yours
      }
    }
    parents = try find(inherited, in: &scopes, lookup: &lookup)
    try findKnownMembers(of: inherited.map(\.0), in: &scopes, lookup: &lookup)
    let importing = serving.map(importingFoundation)
    if !wanted.isEmpty || isTesting && importing.contains(where: \.mayConfuseTypes) {
      let framework = project.config.testFramework == .xctest ? "XCTest" : "Testing"
      try findOrigins(importing, besides: framework, in: &scopes, lookup: &lookup)
    }
    try findTypes(of: requests, checksSending: checksSending, in: &scopes, lookup: &lookup)
    try findOwnTask(of: requests, in: &scopes, lookup: &lookup)
    diagnostics += lookup.diagnostics
    let searched = scopes.searched + [choice.tests].compactMap(\.self)
    diagnostics += searched.compactMap { sources in
      .deniedSwiftFiles(sources.unreadable, in: project.display(sources.folder))
    }
    let read = lookup.checksums.sorted { $0.key < $1.key }
    checksum = ByteHash(
      joining: searched.map(\.checksum) + read.map(\.value), read.map(\.key))
  }

  private mutating func findOwnTask(
    of requests: [Request], in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) throws(DiskError) {
    for request in requests where !hasOwnTask {
      let scope = try scopes.scope(ofModuleIn: request.folder, importing: request.spec.imports)
      hasOwnTask = scope.all.contains {
        $0.types["Task"] != nil
          && lookup.importKeyword(ofType: "Task", in: $0, isOwn: $0.folder == scope.own?.folder)
            != nil
      }
    }
  }

  private mutating func find(
    _ wanted: [(Request, [ServiceType])], in scopes: inout SourceScopes,
    lookup: inout ProtocolLookup
  ) throws(DiskError) -> [String: [String: ServiceProtocol]] {
    var found: [String: [String: ServiceProtocol]] = [:]
    // Many modules ask for the same.
    var known: [String: ServiceProtocol?] = [:]
    for (request, types) in wanted {
      let scope = try scopes.scope(ofModuleIn: request.folder, importing: request.spec.imports)
      for type in types {
        let name = type.text
        let key = scope.key + "\n\n" + name
        if known[key] == nil {
          var reader = ServiceReader(scope: scope)
          let service = reader.service(type, in: &scopes, lookup: &lookup)
          known[key] = .some(service)
          if let service {
            let arguments = type.parts.flatMap(\.arguments).flatMap(\.outermostNames)
            mentions[service.declaration.location, default: []] +=
              reader.mentions + arguments.map { .init(name: $0, scope: scope) }
          }
        }
        guard case .some(.some(var service)) = known[key] else {
          unseen[name] = unseen[name] ?? request.spec.name
          continue
        }
        // The Swift module of a folder in the config is unknown, but the spec imports it.
        if service.isOfNamedFolder { service.imports += request.spec.imports }
        service.imports += [request.module].compactMap(\.self)
        found[request.spec.name, default: [:]][name] = service
      }
    }
    return found
  }

  /// Finds the specs that name a type of Foundation, unless a spec or a visible Swift file declares
  /// the name.
  ///
  /// A Swift module with unknown sources may declare it, too. If a spec imports such a module, only
  /// Foundation's most common types count.
  private mutating func findUsersOfFoundation(
    _ requests: [Request], besides declared: Set<String>, in scopes: inout SourceScopes,
    lookup: inout ProtocolLookup
  ) throws(DiskError) {
    for request in requests where request.namesTypes {
      let spec = request.spec
      let mentioned = spec.mentionedTypes.map { String($0.prefix { $0 != "." }) }
      let names = mentioned.filter { name in
        AppleTypes.declare(name, in: "Foundation") == true && !declared.contains(name)
          && !spec.imports.contains { AppleTypes.declare(name, in: $0) == true }
      }
      guard !names.isEmpty else { continue }
      let scope = try scopes.scope(ofModuleIn: request.folder, importing: spec.imports)
      let known = Set(scope.all.compactMap(\.module))
      let seesAll = spec.imports.allSatisfy {
        known.contains($0) || AppleTypes.declare("", in: $0) != nil
      }
      let isUsed = names.contains { name in
        (seesAll || AppleTypes.values.contains(name))
          && !scope.all.contains { lookup.importKeyword(ofType: name, in: $0, isOwn: true) != nil }
      }
      if isUsed { usersOfFoundation.insert(spec.name) }
    }
  }

  private mutating func findTypes(
    of requests: [Request], checksSending: Bool, in scopes: inout SourceScopes,
    lookup: inout ProtocolLookup
  ) throws(DiskError) {
    for request in requests where request.namesTypes {
      let finder = TypeFinder(
        scope: try scopes.scope(ofModuleIn: request.folder, importing: []),
        checksSending: checksSending)
      for name in request.spec.mentionedTypes {
        types[request.spec.name, default: [:]][name] = finder.type(name, lookup: &lookup)
      }
    }
  }

  private func importingFoundation(_ request: Request) -> Request {
    guard usersOfFoundation.contains(request.spec.name) else { return request }
    var request = request
    request.spec = request.spec.importing(["Foundation"])
    return request
  }

  private mutating func findKnownMembers(
    of requests: [Request], in scopes: inout SourceScopes, lookup: inout ProtocolLookup
  ) throws(DiskError) {
    for request in requests where parents[request.spec.name] != nil {
      let scope = try scopes.scope(ofModuleIn: request.folder, importing: request.spec.imports)
      for component in request.components {
        var reader = ComponentReader(scope: scope)
        reader.add(extensionsOf: component.name, lookup: &lookup)
        reader.add(superclass: component.superclass, in: &scopes, lookup: &lookup)
        for contract in component.contracts {
          knownMembers[request.spec.name, default: [:]][contract] = reader.known
        }
      }
    }
  }

  /// A protocol has one mock for all specs.
  private mutating func shareImports() {
    var imports: [SourceLocation: Set<String>] = [:]
    for service in services.values.flatMap(\.values) {
      imports[service.declaration.location, default: []].formUnion(service.imports)
    }
    for (spec, own) in services {
      for (name, service) in own {
        services[spec]?[name]?.imports = (imports[service.declaration.location] ?? []).sorted()
      }
    }
  }

  private mutating func findOrigins(
    _ requests: [Request], besides framework: String, in scopes: inout SourceScopes,
    lookup: inout ProtocolLookup
  ) throws(DiskError) {
    let finder = try TypeOrigins(requests, in: &scopes)
    let searched = scopes.searched
    let unknown = Set(services.values.flatMap { $0.values.flatMap(\.imports) })
      .subtracting(searched.compactMap(\.module)).union([framework])
    let ofServices = mentions.mapValues {
      finder.origins(of: $0, among: searched, unknown: unknown, lookup: &lookup)
    }
    for request in requests {
      let spec = request.spec
      let scope = try scopes.scope(ofModuleIn: request.folder, importing: spec.imports)
      origins[spec.name] = finder.origins(of: spec, in: scope, lookup: &lookup)
      for (name, service) in services[spec.name] ?? [:] {
        let location = service.declaration.location
        let origins = ofServices[location] ?? [:]
        services[spec.name]?[name]?.origins = origins
        services[spec.name]?[name]?.qualifyCalls(
          finder.hidden(origins, in: scope, lookup: &lookup)
            + finder.qualified(mentions[location] ?? [], in: spec, lookup: &lookup))
      }
    }
  }
}
