import SwiftReading

/// How services reach modules: by a dependencies protocol, or as parameters of builders.
///
/// The result depends on the spec and on the modules that it opens. The access level, and which
/// services routes pass in, also depend on the openers in the same target.
package struct ServiceGraph: Sendable {
  package struct Place: Hashable, Sendable {
    package var hasDependencies = false
    package var access = Access.internal
    /// An identifier of its SwiftPM target.
    package var target = ""
    package var swiftModule = ""
    package var hasBuilder = true

    package init() {}
  }

  package struct Node: Sendable {
    package internal(set) var place = Place()
    /// The module that declares its dependencies protocol: the first one of the group.
    package internal(set) var owner = ""
    /// The modules whose dependencies protocols it inherits.
    package internal(set) var inherited: [String] = []
    package internal(set) var required: [Field] = []
    /// The access level of the most visible module that opens this module.
    package internal(set) var access = Access.internal
    package internal(set) var handedOver: Set<String> = []
    /// The services that a module without a dependencies protocol passes to the modules it opens.
    package internal(set) var passedOn: [Field] = []

    func isParameter(_ service: Service) -> Bool {
      !place.hasDependencies || service.field.defaultValue != nil
        || handedOver.contains(service.given.name)
    }
  }

  /// Two services with the same name and different types.
  package struct Clash: Sendable {
    package let module: String?
    package let sharers: [String]
    package let first: Field
    package let second: Field
  }

  package private(set) var nodes: [String: Node] = [:]
  package private(set) var clashes: [Clash] = []

  package init(_ specs: [String: Spec] = [:], places: [String: Place] = [:]) {
    let routes = RouteTable(specs)
    for (name, spec) in specs {
      nodes[name, default: Node()].place = places[name] ?? Place()
      nodes[name]?.handedOver = routes.handedOver(to: spec) { places[$0]?.target ?? "" }
    }
    let groups = routes.groups
    for group in groups { connect(group, specs: specs) }
    for group in groups.reversed() { widenAccess(below: group, sharers: routes.sharers) }
    findClashes(groups, specs: specs)
  }

  package subscript(module: String) -> Node { nodes[module] ?? Node() }

  /// The services without a default value that no route passes in.
  private func needs(of module: String, _ services: [Service]) -> [Field] {
    let handedOver = nodes[module]?.handedOver ?? []
    return services.filter { $0.field.defaultValue == nil && !handedOver.contains($0.given.name) }
      .map(\.given)
  }

  private mutating func connect(_ group: RouteTable.Group, specs: [String: Spec]) {
    let access = group.modules.compactMap { nodes[$0]?.place.access }.max() ?? .internal
    var all = FieldList()
    for module in group.modules { all.add(needs(of: module, specs[module]?.services ?? [])) }
    var inherited: Set<String> = []
    for child in group.opened {
      guard let node = nodes[child] else { continue }
      if node.place.hasDependencies {
        inherited.insert(node.owner)
      } else {
        all.add(needs(of: child, specs[child]?.services ?? []) + node.passedOn)
      }
    }
    for module in group.modules {
      guard var node = nodes[module] else { continue }
      node.owner = group.modules[0]
      node.inherited = inherited.sorted()
      node.required = all.fields
      node.access = access
      if !node.place.hasDependencies {
        let names = Set((specs[module]?.services ?? []).map(\.given.name))
        node.passedOn = all.fields.filter { !names.contains($0.name) }
      }
      nodes[module] = node
    }
  }

  /// A public protocol can't inherit an internal one.
  private mutating func widenAccess(below group: RouteTable.Group, sharers: [String: [String]]) {
    guard let first = nodes[group.modules[0]] else { return }
    for child in group.opened {
      guard let node = nodes[child], node.place.target == first.place.target,
        node.access < first.access
      else { continue }
      for sharer in sharers[child] ?? [child] { nodes[sharer]?.access = first.access }
    }
  }

  // MARK: - Clashes

  /// Most projects have no clash, so only names with several types are followed.
  private mutating func findClashes(_ groups: [RouteTable.Group], specs: [String: Spec]) {
    var types: [String: Set<String>] = [:]
    for spec in specs.values {
      for service in spec.services {
        types[service.given.name, default: []].insert(service.given.type.identity)
      }
    }
    let suspects = Set(types.filter { $0.value.count > 1 }.keys)
    guard !suspects.isEmpty else { return }
    var reached: [String: [Field]] = [:]
    for group in groups {
      var all = FieldList()
      for child in group.opened {
        clashes += all.add(reached[child] ?? [], by: group.modules[0], of: group.modules)
      }
      for module in group.modules {
        let own = (specs[module]?.services ?? []).filter { suspects.contains($0.given.name) }
        let hasDependencies = nodes[module]?.place.hasDependencies == true
        clashes += all.add(
          hasDependencies ? needs(of: module, own) : own.map(\.given), by: module,
          of: group.modules)
      }
      let goingOn = all.fields.filter { $0.defaultValue == nil }
      for module in group.modules { reached[module] = goingOn }
    }
  }

  package func clashes(inContainerOf modules: [String], specs: SpecTable) -> [Clash] {
    var all = FieldList()
    return modules.sorted().flatMap { all.add(needs(of: $0, specs[$0]?.services ?? [])) }
  }
}

private struct FieldList {
  private(set) var fields: [Field] = []
  private var places: [String: Int] = [:]

  @discardableResult mutating func add(
    _ new: [Field], by module: String? = nil, of sharers: [String] = []
  ) -> [ServiceGraph.Clash] {
    var clashes: [ServiceGraph.Clash] = []
    for field in new {
      if let place = places[field.name] {
        let first = fields[place]
        if !first.type.matches(field.type) {
          clashes.append(.init(module: module, sharers: sharers, first: first, second: field))
        } else if field.type != field.type.withoutModules {
          fields[place] = first.retyped(field.type)
        }
        continue
      }
      places[field.name] = fields.count
      fields.append(field)
    }
    return clashes
  }
}
