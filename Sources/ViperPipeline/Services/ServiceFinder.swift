import SwiftReading
import ViperProject
import ViperSpec
import ViperText

/// Finds the services that no spec declares, in the project's Swift files.
///
/// If specs declare all services, it reads no file.
struct ServiceFinder {
  /// A spec, and the absolute folder of its module.
  struct Request {
    let spec: Spec
    let folder: String

    /// The undeclared protocols of its services, each once.
    func types(besides declared: Set<String>) -> [ServiceType] {
      let undeclared = spec.services.filter { $0.declaration == nil }
      return distinct(undeclared.compactMap(\.field.type.serviceType), besides: declared)
    }

    /// Whether it names a type that isn't known to be Swift's.
    var namesTypes: Bool { !spec.mentionedTypes.allSatisfy(Self.ofSwift.contains) }

    private static let ofSwift: Set = [
      "Any", "AnyObject", "Bool", "Data", "Date", "Double", "Error", "Float", "Int", "String",
      "URL",
      "UUID", "Void",
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

  /// By spec and protocol.
  private(set) var services: [String: [String: ServiceProtocol]] = [:]
  /// The protocols that contracts inherit from, by spec and protocol.
  private(set) var parents: [String: [String: ServiceProtocol]] = [:]
  /// The types that specs name and Swift files of their targets declare, by spec and name.
  private(set) var types: [String: [String: DeclaredType]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The checksum of the files with the protocols, and of all names that Swift files declare.
  private(set) var checksum = ByteHash([])
  /// Whether a service that may not leave the main actor has members that do.
  var hasCallsOffMainActor: Bool {
    services.values.contains { $0.values.contains { !$0.callsOffMainActor.isEmpty } }
  }
  /// Names that a spec uses but can't see, and that spec.
  private var unseen: [String: String] = [:]

  /// - Parameters:
  ///   - declared: the protocols that specs declare.
  ///   - isMocking: whether the pack makes mocks of services.
  ///   - isInheriting: whether mocks of contracts are made. They need the inherited members.
  ///   - checksSending: whether the compiler checks that values can leave their actor.
  init(
    _ requests: [Request], declared: Set<String>, in project: Project, place: RuntimePlace,
    isMocking: Bool, isInheriting: Bool, checksSending: Bool, on disk: any Disk
  ) throws(DiskError) {
    let wanted = requests.map { ($0, $0.types(besides: declared)) }.filter { !$1.isEmpty }
    let inherited = isInheriting ? requests.map { ($0, $0.parents) }.filter { !$1.isEmpty } : []
    guard !wanted.isEmpty || !inherited.isEmpty || requests.contains(where: \.namesTypes) else {
      return
    }
    var scopes = try SourceScopes(project, place: place, on: disk)
    var lookup = ProtocolLookup(disk: disk, display: project.display)
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
    for request in requests where request.namesTypes {
      let finder = TypeFinder(
        scope: try scopes.scope(ofModuleIn: request.folder, importing: []),
        checksSending: checksSending)
      for name in request.spec.mentionedTypes {
        types[request.spec.name, default: [:]][name] = finder.type(name, lookup: &lookup)
      }
    }
    diagnostics += lookup.diagnostics
    let searched = scopes.searched + [choice.tests].compactMap(\.self)
    diagnostics += searched.compactMap { sources in
      .deniedSwiftFiles(sources.unreadable, in: project.display(sources.folder))
    }
    let read = lookup.checksums.sorted { $0.key < $1.key }
    checksum = ByteHash(
      joining: searched.map(\.checksum) + read.map(\.value), read.map(\.key))
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
          known[key] = .some(reader.service(type, in: &scopes, lookup: &lookup))
        }
        guard case .some(.some(var service)) = known[key] else {
          unseen[name] = unseen[name] ?? request.spec.name
          continue
        }
        // The Swift module of a folder in the config is unknown, but the spec imports it.
        if service.isOfNamedFolder { service.imports += request.spec.imports }
        found[request.spec.name, default: [:]][name] = service
      }
    }
    return found
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
}
