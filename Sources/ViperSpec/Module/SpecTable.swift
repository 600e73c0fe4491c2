import SwiftReading
import ViperText

/// All specs of a project by module name.
package struct SpecTable: Sendable {
  private let specs: [String: Spec]
  private let unread: Set<String>
  /// Sorted.
  package let names: [String]
  private let entities: [String: Entity]
  private let services: [String: Service.Declaration]
  let swift: SwiftDeclarations
  /// By entity or service, the module whose spec declares it.
  private let owners: [String: String]
  /// The protocols in Swift files for which a mock is generated.
  package let mockedServices: [ServiceProtocol]
  private let mocked: [String: ServiceProtocol]
  /// The types that no type of a spec may hide.
  package let neededTypes: Set<String>
  package let graph: ServiceGraph
  /// The names of types that public builders, outputs and dependencies protocols mention, by target.
  private let exported: [String: Set<String>]
  /// Words that may be names of types.
  package let words: Set<String>
  /// The types in code that viper-gen writes without a template.
  static let writtenTypes: Set<String> = [
    "AnyObject", "Bool", "Int", "MainActor", "Sendable", "String", "Void",
  ]
  /// In long lists, only names with a common beginning or end are compared, so the time stays
  /// linear.
  private static let limit = 200

  /// - Parameters:
  ///   - places: facts about modules that aren't in their specs.
  ///   - neededTypes: the types that templates and ViperKit use.
  package init(
    _ specs: [String: Spec], unread: Set<String> = [],
    swift: SwiftDeclarations = SwiftDeclarations(), places: [String: ServiceGraph.Place] = [:],
    neededTypes: Set<String> = []
  ) {
    self.specs = specs
    self.unread = unread
    self.swift = swift
    owners = Dictionary(
      specs.values.flatMap { spec in
        (spec.entities.map(\.name) + spec.services.compactMap(\.declaration?.name))
          .map { ($0, spec.name) }
      }, uniquingKeysWith: min)
    self.neededTypes = neededTypes.union(Self.writtenTypes)
    let mocked = swift.services.values.flatMap { $0.filter { $0.value.hasMock } }
    self.mocked = Dictionary(mocked) { first, _ in first }
    // The mock of `Store & Sendable` serves for `Store`, too.
    let byName = Dictionary(mocked.map { ($0.value.declaration.name, $0.value) }) {
      $0.declaration.protocols.count < $1.declaration.protocols.count ? $1 : $0
    }
    mockedServices = byName.values.sorted { $0.declaration.name < $1.declaration.name }
    names = specs.keys.sorted()
    let inherited = (Array(swift.parents.values) + swift.services.values).flatMap(\.values)
    words = Set(specs.values.flatMap { TypeNameScan.words(in: $0.source.bytes) })
      .union(inherited.flatMap { $0.callable.flatMap(\.types).flatMap(\.outermostNames) })
    graph = ServiceGraph(specs, places: places)
    exported = Self.exportedTypes(of: specs.values, graph: graph)
    services = Dictionary(
      names.flatMap { specs[$0]?.services ?? [] }.compactMap(\.declaration).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    entities = Dictionary(
      names.flatMap { specs[$0]?.entities ?? [] }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  package subscript(name: String) -> Spec? { specs[name] }

  package func isUnread(_ name: String) -> Bool { unread.contains(name) }

  package var hiddenTypes: Set<String> { swift.hiddenTypes }
  package var restrictedTypes: Set<String> { swift.restrictedTypes }
  var checksSending: Bool { swift.sendingSeverity != nil }

  /// Qualified if the app has a type `Task`.
  package var taskType: String { hiddenTypes.contains("Task") ? "_Concurrency.Task" : "Task" }

  /// Whether Swift files that a spec sees declare a type with this name, so it isn't the type of Swift
  /// or Foundation.
  ///
  /// - Parameter spec: nil for code that all modules share.
  package func isOfApp(_ type: String, for spec: String?) -> Bool {
    hiddenTypes.contains(type)
      || spec.map { swift.types[$0]?[type] != nil || swift.origins[$0]?[type] != nil } ?? false
  }

  func declaredType(_ name: String, in spec: String) -> DeclaredType? { swift.types[spec]?[name] }

  /// The superclasses of a view that Swift files declare or extend.
  func superclasses(of spec: Spec) -> [(name: String, members: Set<String>)] {
    let declared = spec.superclass.flatMap { declaredType($0.classname, in: spec.name)?.classes }
    return (declared ?? []) + (swift.extendedControllers[spec.name] ?? [])
  }

  func modules(ofAmbiguous type: String, in spec: String) -> [String]? {
    swift.ambiguousTypes[spec]?[type]
  }

  package func owner(of type: String) -> String? { owners[type] }

  /// The access level of a type that a module's spec declares.
  package func access(of type: String, in module: String) -> Access {
    let node = graph[module]
    if services[type] != nil { return max(node.place.access, node.access) }
    let isExported = exported[node.place.target]?.contains(type) == true
    return isExported ? node.place.access : node.place.access.ofComponents
  }

  package func entity(named name: String) -> Entity? { entities[name] }

  /// The protocol of a service, if a mock of it is generated.
  ///
  /// - Parameter spec: nil for code that all modules share.
  package func service(of type: SwiftType, in spec: String?) -> Service.Declaration? {
    let own = spec.flatMap { swiftService(of: type, in: $0) }
    return own.flatMap { $0.hasMock ? $0.declaration : nil }
      ?? type.serviceType.flatMap { declaration(of: $0.text) }
  }

  func declaration(of service: String) -> Service.Declaration? {
    services[service] ?? mocked[service]?.declaration
  }

  package func swiftService(of type: SwiftType, in spec: String) -> ServiceProtocol? {
    guard let name = type.serviceType?.text, services[name] == nil else { return nil }
    return swift.services[spec]?[name]
  }

  func concreteService(of type: SwiftType, in spec: String) -> ServiceProtocol? {
    type.serviceType.flatMap { swift.concreteServices[spec]?[$0.text] }
  }

  /// A protocol that a contract inherits from, if a Swift file declares it.
  package func parent(_ type: ServiceType, in spec: String) -> ServiceProtocol? {
    swift.parents[spec]?[type.text]
  }

  /// The place of a type that a spec names, if its name is ambiguous.
  package func origin(ofType name: String, in spec: String) -> TypeOrigin? {
    swift.origins[spec]?[name]
  }

  /// The service of a spec in a file with all services: `any Core.Store`, if several Swift modules
  /// declare `Store`.
  ///
  /// - Parameter own: the Swift module of the file, whose types need no qualification.
  package func qualified(_ service: Field, of spec: String, in own: String?) -> Field {
    service.retyped(
      service.type.replacing { name in
        let origin = swift.origins[spec]?[name.name]
        guard let origin, origin.isRepeated, origin.module != own else { return nil }
        return .named(origin.typeName)
      })
  }

  /// The types of services in some Swift modules that other Swift modules declare, too.
  package func ambiguousServices(of modules: [String]) -> Set<TypeOrigin> {
    let found = specs.values.flatMap { spec in
      spec.services.flatMap(\.field.type.outermostNames)
        .compactMap { swift.origins[spec.name]?[$0] }
    }
    return Set(found).filter { modules.contains($0.module ?? "") }
  }

  func candidates(for name: String) -> [String] {
    guard names.count > Self.limit else { return names }
    let beginning = names.lazy.filter { $0.utf8.prefix(3).isLike(name.utf8.prefix(3)) }
    let ending = names.lazy.filter { $0.utf8.suffix(3).isLike(name.utf8.suffix(3)) }
    return Array(beginning.prefix(Self.limit)) + Array(ending.prefix(Self.limit))
  }

  private static func exportedTypes(
    of specs: some Collection<Spec>, graph: ServiceGraph
  ) -> [String: Set<String>] {
    var open: [String: [SwiftType]] = [:]
    for spec in specs {
      let node = graph[spec.name]
      guard max(node.place.access, node.access) == .public else { continue }
      open[node.place.target, default: []] += spec.exportedTypes
    }
    guard !open.isEmpty else { return [:] }
    let entities = Dictionary(
      specs.flatMap { $0.entitiesByName.map { ($0.name, $0.entities) } }, uniquingKeysWith: +)
    return open.mapValues { types in
      var (found, rest) = (Set<String>(), types.flatMap(\.outermostNames))
      while let name = rest.popLast() {
        guard found.insert(name).inserted else { continue }
        rest += Spec.fields(of: entities[name] ?? []).flatMap(\.type.outermostNames)
      }
      return found
    }
  }
}

extension Substring.UTF8View {
  fileprivate func isLike(_ other: Self) -> Bool { elementsEqual(other) { $0 | 0x20 == $1 | 0x20 } }
}

/// A type in the Swift files of a module's target.
package struct DeclaredType: Sendable, Located {
  package let keyword: String
  package let name: String
  package let location: SourceLocation
  /// The widest access level of code that can use it; nil for a type that is private to its file.
  package let access: Access?
  /// Nil if unknown.
  package var isController: Bool?
  /// The class and its superclasses in the target.
  package var classes: [(name: String, members: Set<String>)] = []
  package var isGeneric = false

  package init(keyword: String, name: String, location: SourceLocation, access: Access?) {
    (self.keyword, self.name, self.location, self.access) = (keyword, name, location, access)
  }
}

/// A type in a value that isn't `Sendable`.
package struct UnsendableType: Sendable {
  package enum Kind: String, Sendable { case `class`, `enum`, `protocol`, `struct`, closure, any }

  package let kind: Kind
  /// Of a closure, the text of its type.
  package let name: String
  package var location: SourceLocation?
  /// The property of a struct in a Swift file: `Own.mood`.
  package var property: String?
  /// Whether another Swift module declares it, perhaps in another language mode.
  package var isImported = false

  package init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }
}
