import SwiftReading
import ViperPlan
import ViperSpec
import ViperText

/// Finds modules that need each other and therefore can't be created.
///
/// A module needs another module if it shares a component of that module, takes a value that the
/// module creates, or embeds the module as soon as its view appears.
struct BuildCircles {
  /// Why one module needs another.
  private struct Need {
    enum Reason { case shares, takes, embeds }

    let module: String
    let target: String
    let reason: Reason
    let location: SourceLocation
  }

  private let needs: [String: [Need]]
  private let order: [String]

  init(drafts: [ProjectReader.Draft], modules: [Module], names: NameTable) {
    let known = Set(drafts.map(\.file.name))
    var needs: [String: [Need]] = [:]
    for draft in drafts {
      needs[draft.file.name] = Self.needs(of: draft.spec, names: names)
        .filter { known.contains($0.target) }
    }
    for module in modules {
      needs[module.name, default: []] += module.embeddedAtOnce.filter { known.contains($0.target) }
        .map {
          .init(module: module.name, target: $0.target, reason: .embeds, location: $0.location)
        }
    }
    self.needs = needs.filter { !$0.value.isEmpty }
    order = needs.keys.sorted()
  }

  private static func needs(of spec: Spec, names: NameTable) -> [Need] {
    var needs = spec.shared.sorted { $0.key < $1.key }.map {
      Need(module: spec.name, target: $0.value.string, reason: .shares, location: $0.value.location)
    }
    for field in spec.inputs + spec.services.map(\.field) where field.defaultValue == nil {
      guard !field.type.isOptional else { continue }
      for name in field.type.referencedNames {
        guard let owner = names.maker(of: name), owner != spec.name else { continue }
        needs.append(
          Need(module: spec.name, target: owner, reason: .takes, location: field.location))
      }
    }
    return needs
  }

  /// One for each circle.
  var diagnostics: [Diagnostic] {
    var rest = modulesInCircles()
    var diagnostics: [Diagnostic] = []
    for start in order where rest.contains(start) {
      var path: [Need] = []
      var places: [String: Int] = [:]
      var module = start
      while places[module] == nil,
        let need = needs[module]?.first(where: { rest.contains($0.target) })
      {
        places[module] = path.count
        path.append(need)
        module = need.target
      }
      rest.subtract(path.map(\.module))
      guard let first = places[module] else { continue }
      let circle = Array(path[first...])
      // The resolver reports circles of sharing alone.
      guard circle.contains(where: { $0.reason != .shares }) else { continue }
      diagnostics.append(Self.diagnostic(for: circle))
    }
    return diagnostics
  }

  /// The modules that are left when all modules are built that need only modules built before.
  private func modulesInCircles() -> Set<String> {
    var open = needs.mapValues(\.count)
    var waiting: [String: [String]] = [:]
    for need in needs.values.joined() { waiting[need.target, default: []].append(need.module) }
    var built = waiting.keys.filter { open[$0] == nil }
    while let module = built.popLast() {
      for other in waiting[module] ?? [] {
        guard let count = open[other] else { continue }
        open[other] = count > 1 ? count - 1 : nil
        if count == 1 { built.append(other) }
      }
    }
    return Set(open.keys)
  }

  private static func diagnostic(for circle: [Need]) -> Diagnostic {
    let first = circle[0]
    let names = circle.map { "'\($0.module)'" }
    let message =
      circle.count == 1
      ? "\(names[0]) can't be created, because it needs itself"
      : names.dropLast().joined(separator: ", ")
        + " and \(names[circle.count - 1]) can't be created, "
        + "because they need each other"
    return Diagnostic(
      id: "invalid-dependency-cycle", message, at: first.location, help: help(for: first.reason),
      notes: circle.dropFirst().map {
        .init("'\($0.module)' needs '\($0.target)' here", at: $0.location)
      })
  }

  private static func help(for reason: Need.Reason) -> String {
    switch reason {
    case .shares: "let one of the modules create the component itself"
    case .takes: "make one of the inputs optional with '= nil', and set it later"
    case .embeds: "embed one of the modules later, such as after a tap"
    }
  }
}

extension Module {
  /// The modules that the life cycle of the view embeds, directly or by forwards.
  var embeddedAtOnce: [(target: String, location: SourceLocation)] {
    let lifeCycle: Set = ["viewDidLoad()", "viewWillAppear()", "viewDidAppear()"]
    let members = contracts.flatMap(\.members)
    let byMember = Dictionary(members.map { ($0.member, $0) }) { $1 }
    return members.compactMap { start in
      guard lifeCycle.contains(start.member.compoundName) else { return nil }
      var next: ImplementedMember? = start
      // The limit ends circles of forwards.
      for _ in 0..<8 {
        switch next?.implementation {
        case .forward(let forward): next = forward.call.member.flatMap { byMember[$0] }
        case .route(let route) where next?.embeds == true:
          guard let target = route.target, let member = next else { return nil }
          return (target, member.member.location)
        default: return nil
        }
      }
      return nil
    }
  }
}

extension Module.ImplementedMember {
  fileprivate var embeds: Bool {
    if case .route(let route) = implementation { route.by == "embed" } else { false }
  }
}
