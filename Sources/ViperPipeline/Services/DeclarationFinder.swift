import ViperPack
import ViperProject
import ViperSpec
import ViperText

/// Finds the declarations that specs refer to in the project's Swift files: services that no spec
/// declares, inherited protocols, superclasses and other types.
struct DeclarationFinder {
  private(set) var found = SwiftDeclarations()
  /// The sources of each spec's target, if the target is known.
  private(set) var targets: [String: SwiftSources] = [:]
  private(set) var knownMembers: [String: [String: KnownMembers]] = [:]
  /// The specs that name types of Foundation without an import.
  private(set) var usersOfFoundation: Set<String> = []
  /// The Swift modules that generated files write before the names of types, by spec and type.
  private(set) var modules: [String: [String: String]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The checksum of the files with the protocols, and of all names that Swift files declare.
  private(set) var checksum = ByteHash([])
  /// Whether a service has members that run off the main actor.
  var hasCallsOffMainActor: Bool {
    found.services.values.joined().contains { !$0.value.callsOffMainActor.isEmpty }
  }
  /// Whether the target's settings determine the actor of an inherited member.
  var hasUnstatedIsolation: Bool {
    found.parents.values.joined().contains {
      $0.value.fulfillments.values.contains { $0.isolation == .unstated }
    }
  }
  private let lookup: ProtocolLookup
  /// Names that a spec uses but can't see, and that spec.
  private var unseenServices: [String: String] = [:]
  /// The types in protocols, as the first reading finds them.
  private var mentions: [TypeOrigins.Mention] = []

  init(
    _ requests: [Request], opened: [Request], declared: Set<String>, in project: Project,
    place: RuntimePlace, isMocking: Bool, isTesting: Bool, checksSending: Bool, on disk: any Disk
  ) throws(DiskError) {
    lookup = try ProtocolLookup(in: project, place: place, on: disk)
    let ofSpecs = declared.union(requests.flatMap { $0.spec.entities.map(\.name) })
    try findUsersOfFoundation(requests + opened, besides: ofSpecs)
    var requests = requests
    for index in requests.indices { try qualifyTypes(in: &requests[index], besides: ofSpecs) }
    found.parents = try find(requests.map { ($0, $0.parents) }.filter { !$1.isEmpty })
    for (index, request) in requests.enumerated() {
      // Whether Apple's modules are needed depends on the types' origins.
      let modules = importsOfMembers(request).filter { AppleTypes.declare("", in: $0) == nil }
      requests[index].spec = request.spec.importing(modules)
    }
    let inherited = requests.map { ($0, $0.parents) }.filter { !$1.isEmpty }
    let serving = requests + (isMocking && isTesting ? opened : [])
    let wanted = serving.map { ($0, $0.types(besides: declared)) }.filter { !$1.isEmpty }
    found.services = try find(wanted)
    try findKnownMembers(of: inherited.map(\.0))
    if !mentions.isEmpty || isTesting {
      try findOrigins(of: wanted, and: inherited, in: serving.map(importingFoundation), project)
    }
    shareImports()
    var choice = MockChoice(found.services, unseen: unseenServices, lookup)
    for (spec, own) in found.services {
      for (name, service) in own {
        found.services[spec]?[name]?.mock =
          isMocking ? choice.mock(of: service, as: name, besides: modules[spec] ?? [:]) : .yours
      }
    }
    for request in requests {
      let finder = TypeFinder(lookup: lookup, scope: try scope(of: request))
      finder.findTypes(of: request, besides: ofSpecs, checksSending: checksSending, into: &found)
    }
    let names = (requests + opened).map(\.spec.name)
    for request in requests.map(importingAll) where request.namesTypes {
      let types = AmbiguousTypes(
        lookup: lookup, scope: try scope(of: request), moduleNames: names)
      types.find(in: request, besides: ofSpecs, into: &found)
    }
    try findHiddenTypes(of: requests)
    diagnostics += lookup.diagnostics
    let searched = lookup.scopes.searched + [choice.tests].compactMap(\.self)
    diagnostics += searched.compactMap { sources in
      .deniedSwiftFiles(sources.unreadable, in: project.display(sources.folder))
    }
    let read = lookup.checksums.sorted { $0.key < $1.key }
    checksum = ByteHash(joining: searched.map(\.checksum) + read.map(\.value), read.map(\.key))
  }

  /// Finds the Swift modules of ambiguous types, and reads protocols that mention such types again.
  private mutating func findOrigins(
    of wanted: [(Request, [ServiceType])], and inherited: [(Request, [ServiceType])],
    in requests: [Request], _ project: Project
  ) throws(DiskError) {
    let framework = project.config.testFramework == .xctest ? "XCTest" : "Testing"
    // The container imports what the specs import.
    let ofSpecs = Set(requests.flatMap(\.spec.imports)).intersection(["Foundation"])
    let ofProtocols = (Array(found.services.values) + found.parents.values)
      .flatMap { $0.values.flatMap(\.imports) }
    let origins = try TypeOrigins(
      requests, lookup, mentions: mentions,
      imports: ofSpecs.union(ofProtocols).union([framework]))
    if mentions.contains(where: origins.mayBeAmbiguous) {
      found.services = try find(wanted, naming: origins)
      found.parents = try find(inherited, naming: origins, asSpecs: true)
    }
    for request in requests {
      let inherited = found.parents[request.spec.name]?.values.flatMap(\.callable) ?? []
      found.origins[request.spec.name] = origins.origins(
        of: request, and: Set(inherited.flatMap(\.outermostNames)), in: try scope(of: request))
    }
  }

  private func scope(of request: Request) throws(DiskError) -> SourceScopes.Scope {
    try lookup.scopes.scope(ofModuleIn: request.folder, importing: request.spec.imports)
  }

  /// Writes the Swift module before types whose names Apple's modules also declare, because generated
  /// files may import those modules.
  private mutating func qualifyTypes(
    in request: inout Request, besides declared: Set<String>
  ) throws(DiskError) {
    let spec = importingFoundation(request).spec
    let mentioned = spec.imports.isEmpty ? [] : request.undeclaredTypes(besides: declared)
    let clashing = mentioned.filter(AppleTypes.mayClash)
      .union(BuiltIn.types(ofRuntimeAmong: mentioned))
    guard !clashing.isEmpty else { return }
    let types = AmbiguousTypes(lookup: lookup, scope: try scope(of: request))
    for name in clashing {
      let modules = types.modules(declaring: name, among: spec.imports)
      guard modules.count == 1, let module = modules.first,
        types.typeHidingModule(of: module + "." + name) == nil
      else { continue }
      self.modules[spec.name, default: [:]][name] = module
    }
    guard let modules = modules[spec.name] else { return }
    request = Request(
      request.spec.qualifying(modules), in: request.folder, components: request.components,
      module: request.module)
  }

  private mutating func findHiddenTypes(of requests: [Request]) throws(DiskError) {
    var seen: Set<String> = []
    for request in requests {
      let scope = try scope(of: request)
      if scope.own?.module != nil { targets[request.spec.name] = scope.own }
      for sources in scope.all {
        let isOwn = sources.folder == scope.own?.folder
        guard seen.insert("\(isOwn) \(sources.folder)").inserted else { continue }
        for name in AppleTypes.ofTemplates
        where !found.hiddenTypes.contains(name) && sources.seemsToDeclare(name)
          && lookup.importKeyword(ofType: name, in: sources, isOwn: isOwn) != nil
        {
          found.hiddenTypes.insert(name)
        }
      }
    }
  }

  /// - Parameter asSpecs: whether the specs name the types, instead of the file with the mocks.
  private mutating func find(
    _ wanted: [(Request, [ServiceType])], naming origins: TypeOrigins? = nil, asSpecs: Bool = false
  ) throws(DiskError) -> [String: [String: ServiceProtocol]] {
    var found: [String: [String: ServiceProtocol]] = [:]
    // Many modules ask for the same.
    var known: [String: ServiceProtocol?] = [:]
    for (request, types) in wanted {
      let scope = try scope(of: request)
      var ofSpec = origins
      ofSpec?.reader = (importingAll(request), scope)
      for type in types {
        let name = type.text
        let key = scope.key + "\n\n" + name + (asSpecs ? "\n\n" + request.spec.name : "")
        if known[key] == nil {
          var reader = ServiceReader(
            lookup: lookup, scope: scope, origins: asSpecs ? ofSpec : origins)
          known[key] = .some(reader.service(type))
          mentions += reader.mentions
        }
        guard case .some(.some(var service)) = known[key] else {
          unseenServices[name] = unseenServices[name] ?? request.spec.name
          continue
        }
        // The Swift module of a folder in the config is unknown, but the spec imports it.
        let arguments = Set(type.parts.flatMap(\.arguments).flatMap(\.outermostNames))
        if service.isOfNamedFolder || !arguments.isSubset(of: Request.ofSwift) {
          service.imports += request.spec.imports
        }
        service.imports += [request.module].compactMap(\.self)
        if let ofSpec {
          service.replaceInCalls {
            $0.module != nil && ofSpec.isClear($0) ? .named(.init(name: $0.name)) : nil
          }
        }
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
    _ requests: [Request], besides declared: Set<String>
  ) throws(DiskError) {
    for request in requests where request.namesTypes {
      let spec = request.spec
      let mentioned = request.undeclaredTypes(besides: declared)
      // `Foundation.Locale`
      if mentioned.contains("Foundation") { usersOfFoundation.insert(spec.name) }
      let names = mentioned.filter { name in
        AppleTypes.declare(name, in: "Foundation") == true
          && !spec.imports.contains { AppleTypes.declare(name, in: $0) == true }
      }
      guard !names.isEmpty else { continue }
      let scope = try scope(of: request)
      let seesAll = scope.knowsTypes(of: spec.imports)
      let isUsed = names.contains { name in
        (seesAll || AppleTypes.values.contains(name))
          && !scope.all.contains { lookup.importKeyword(ofType: name, in: $0, isOwn: true) != nil }
      }
      if isUsed { usersOfFoundation.insert(spec.name) }
    }
  }

  private func importingFoundation(_ request: Request) -> Request {
    guard usersOfFoundation.contains(request.spec.name) else { return request }
    var request = request
    request.spec = request.spec.importing(["Foundation"])
    return request
  }

  /// Adds the imports for Foundation's types and for inherited members.
  private func importingAll(_ request: Request) -> Request {
    var request = importingFoundation(request)
    request.spec = request.spec.importing(importsOfMembers(request))
    return request
  }

  private func importsOfMembers(_ request: Request) -> [String] {
    guard !request.spec.isYours(Spec.contractsWord) else { return [] }
    let parents = found.parents[request.spec.name]?.values.map(\.self) ?? []
    return parents.importsOfMembers(besides: Set((found.origins[request.spec.name] ?? [:]).keys))
  }

  private mutating func findKnownMembers(of requests: [Request]) throws(DiskError) {
    for request in requests where found.parents[request.spec.name] != nil {
      let scope = try scope(of: request)
      for component in request.components {
        var reader = ComponentReader(lookup: lookup, scope: scope)
        reader.add(extensionsOf: component.name)
        reader.add(superclass: component.superclass)
        for contract in component.contracts {
          knownMembers[request.spec.name, default: [:]][contract] = reader.known
        }
      }
    }
  }

  /// A protocol has one mock for all specs.
  private mutating func shareImports() {
    var imports: [SourceLocation: Set<String>] = [:]
    for service in found.services.values.flatMap(\.values) {
      imports[service.declaration.location, default: []].formUnion(service.imports)
    }
    for (spec, own) in found.services {
      for (name, service) in own {
        let shared = imports[service.declaration.location] ?? []
        found.services[spec]?[name]?.imports = shared.sorted()
      }
    }
  }
}
