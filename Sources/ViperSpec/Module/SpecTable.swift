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
  /// Which services reach which module.
  package let graph: ServiceGraph
  /// The names by their first and by their last letters, for near matches.
  private let byEnds: [[UInt8]: [String]]

  /// Longer words have more neighbours, but a list of a few hundred has the nearest in practice, and
  /// a project full of mistakes is still read in linear time.
  private static let limit = 200

  /// - Parameter places: what is known of modules beside their specs.
  package init(
    _ specs: [String: Spec], unread: Set<String> = [], places: [String: ServiceGraph.Place] = [:]
  ) {
    self.specs = specs
    self.unread = unread
    names = specs.keys.sorted()
    var byEnds: [[UInt8]: [String]] = [:]
    for name in names {
      for end in Self.ends(of: name) { byEnds[end, default: []].append(name) }
    }
    self.byEnds = byEnds
    graph = ServiceGraph(specs, places: places)
    services = Dictionary(
      names.flatMap { specs[$0]?.services ?? [] }.compactMap(\.declaration).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    entities = Dictionary(
      names.flatMap { specs[$0]?.entities ?? [] }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  package subscript(name: String) -> Spec? { specs[name] }

  /// Whether the spec of that name is there, but could not be read.
  func isUnread(_ name: String) -> Bool { unread.contains(name) }

  /// An entity that one of the specs declares.
  package func entity(named name: String) -> Entity? { entities[name] }

  /// Whether one of the specs declares a protocol of that name for a service.
  package func declaresService(_ name: String) -> Bool { services[name] != nil }

  /// The protocol that a service's type names, if one of the specs declares it.
  package func service(of type: SwiftType) -> Service.Declaration? {
    guard let name = type.referencedNames.first, let declaration = services[name] else {
      return nil
    }
    return ["any \(name)", "(any \(name))?", name, "\(name)?"].contains(type.text)
      ? declaration : nil
  }

  package var isEmpty: Bool { specs.isEmpty }

  /// The names that a misspelt one may stand for: those that begin or end alike.
  func candidates(for name: String) -> [String] {
    guard names.count > Self.limit else { return names }
    return Self.ends(of: name).flatMap { (byEnds[$0] ?? []).prefix(Self.limit) }
  }

  /// The first three letters and, told apart from them, the last three.
  private static func ends(of name: String) -> [[UInt8]] {
    let bytes = Array(name.lowercased().utf8)
    return [Array(bytes.prefix(3)), [0] + Array(bytes.suffix(3))]
  }
}
