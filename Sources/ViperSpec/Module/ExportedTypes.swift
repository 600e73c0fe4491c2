import SwiftReading

/// The names of types that public builders, outputs and dependencies protocols mention, by target.
struct ExportedTypes {
  private var names: [String: Set<String>] = [:]

  init(_ specs: some Collection<Spec>, graph: ServiceGraph) {
    var open: [String: [SwiftType]] = [:]
    for spec in specs {
      let node = graph[spec.name]
      guard max(node.place.access, node.access) == .public else { continue }
      open[node.place.target, default: []] += spec.exportedTypes
    }
    guard !open.isEmpty else { return }
    let entities = Dictionary(
      specs.flatMap { $0.entitiesByName.map { ($0.name, $0.entities) } }, uniquingKeysWith: +)
    for (target, types) in open {
      var (found, rest) = (Set<String>(), types.flatMap(\.outermostNames))
      while let name = rest.popLast() {
        guard found.insert(name).inserted else { continue }
        rest += Spec.fields(of: entities[name] ?? []).flatMap(\.type.outermostNames)
      }
      names[target] = found
    }
  }

  func contains(_ name: String, of target: String) -> Bool { names[target]?.contains(name) == true }
}

extension Access {
  /// The access level of contracts and components: other Swift modules need only the builder, the
  /// output and the dependencies of a public module.
  package var ofComponents: Access { self == .public ? .internal : self }
}
