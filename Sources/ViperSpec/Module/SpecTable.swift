import SwiftReading

/// All specs of a project by module name.
package struct SpecTable: Sendable {
  private let specs: [String: Spec]
  /// The names of specs that are there, but could not be read.
  private let unread: Set<String>
  /// The names, sorted.
  package let names: [String]
  private let entities: [String: Entity]
  private let services: [String: Service.Declaration]
  /// What Swift files declare, by the name of the spec that has the service, and of the protocol.
  private let swiftServices: [String: [String: SwiftService]]
  /// The protocols that contracts inherit from, in the same way.
  private let parents: [String: [String: SwiftService]]
  /// Those of them that a mock is made of.
  package let mockedServices: [SwiftService]
  /// The same by the name that a spec has for it.
  private let mocked: [String: SwiftService]
  /// Whether the app has a type `Task` of its own.
  private let hasOwnTask: Bool
  /// Which services reach which module.
  package let graph: ServiceGraph
  /// Longer words have more neighbours, but a list of a few hundred has the nearest in practice, and
  /// a project full of mistakes is still read in linear time.
  private static let limit = 200

  /// - Parameters:
  ///   - swiftServices: what Swift files declare, by the name of the spec and of the protocol.
  ///   - places: what is known of modules beside their specs.
  package init(
    _ specs: [String: Spec], unread: Set<String> = [],
    swiftServices: [String: [String: SwiftService]] = [:],
    parents: [String: [String: SwiftService]] = [:],
    places: [String: ServiceGraph.Place] = [:]
  ) {
    self.specs = specs
    self.unread = unread
    self.swiftServices = swiftServices
    self.parents = parents
    let mocked = swiftServices.values.flatMap { $0.filter { $0.value.hasMock } }
    self.mocked = Dictionary(mocked) { first, _ in first }
    // The mock of `Store & Sendable` is one of `Store`, too.
    let byName = Dictionary(mocked.map { ($0.value.declaration.name, $0.value) }) {
      $0.declaration.protocols.count < $1.declaration.protocols.count ? $1 : $0
    }
    mockedServices = byName.values.sorted { $0.declaration.name < $1.declaration.name }
    names = specs.keys.sorted()
    hasOwnTask = specs.values.contains(where: \.namesOwnTask)
    self.graph = ServiceGraph(specs, places: places)
    services = Dictionary(
      names.flatMap { specs[$0]?.services ?? [] }.compactMap(\.declaration).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    entities = Dictionary(
      names.flatMap { specs[$0]?.entities ?? [] }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  package subscript(name: String) -> Spec? {
    specs[name]
  }

  /// Whether the spec of that name is there, but could not be read.
  package func isUnread(_ name: String) -> Bool {
    unread.contains(name)
  }

  /// What Swift's `Task` is called in generated code: an app can have a type of that name.
  package var taskType: String {
    hasOwnTask ? "_Concurrency.Task" : "Task"
  }

  /// An entity that one of the specs declares.
  package func entity(named name: String) -> Entity? {
    entities[name]
  }

  /// Whether there is a mock of the protocol of that name.
  package func declaresService(_ name: String) -> Bool { declaration(of: name) != nil }

  /// The protocol that a service's type names, if there is a mock of it.
  package func service(of type: SwiftType) -> Service.Declaration? {
    type.serviceType.flatMap { declaration(of: $0.text) }
  }

  func declaration(of service: String) -> Service.Declaration? {
    services[service] ?? mocked[service]?.declaration
  }

  /// The protocol that a service's type names, if a Swift file declares it and no spec does.
  func swiftService(of type: SwiftType, in spec: String) -> SwiftService? {
    type.serviceType.flatMap { swiftService($0.text, in: spec) }
  }

  func swiftService(_ name: String, in spec: String) -> SwiftService? {
    services[name] == nil ? swiftServices[spec]?[name] : nil
  }

  /// A protocol that a contract of a spec inherits from, if a Swift file declares it.
  package func parent(_ type: ServiceType, in spec: String) -> SwiftService? {
    parent(type.text, in: spec)
  }

  func parent(_ name: String, in spec: String) -> SwiftService? {
    parents[spec]?[name]
  }

  /// The names that a misspelt one may stand for: those that begin or end alike.
  func candidates(for name: String) -> [String] {
    guard names.count > Self.limit else { return names }
    let beginning = names.lazy.filter { $0.utf8.prefix(3).isLike(name.utf8.prefix(3)) }
    let ending = names.lazy.filter { $0.utf8.suffix(3).isLike(name.utf8.suffix(3)) }
    return Array(beginning.prefix(Self.limit)) + Array(ending.prefix(Self.limit))
  }
}

extension Substring.UTF8View {
  /// Whether the letters are the same, capital or small.
  fileprivate func isLike(_ other: Self) -> Bool {
    elementsEqual(other) { $0 | 0x20 == $1 | 0x20 }
  }
}
