import SwiftReading
import ViperPlan
import ViperSpec
import ViperText

/// Finds modules that need each other and therefore can't be created.
///
/// A module needs another module if it shares a component of that module, takes a value that the
/// module creates, or embeds the module as soon as its view appears.
struct BuildCircles {
  private struct Need: Located {
    enum Reason { case shares, takes, embeds }

    let source: String
    let target: String
    let reason: Reason
    let location: SourceLocation
  }

  private let needs: [Need]

  init(drafts: [ProjectReader.Draft], modules: [Module], names: NameTable) {
    let known = Set(drafts.map(\.file.name))
    let embedded = modules.flatMap { module in
      module.embeddedAtOnce.map {
        Need(source: module.name, target: $0.target, reason: .embeds, location: $0.location)
      }
    }
    needs = (drafts.flatMap { Self.needs(of: $0.spec, names: names) } + embedded)
      .filter { known.contains($0.target) }
  }

  private static func needs(of spec: Spec, names: NameTable) -> [Need] {
    var needs = spec.shared.sorted { $0.key < $1.key }.map {
      Need(source: spec.name, target: $0.value.string, reason: .shares, location: $0.value.location)
    }
    for field in spec.inputs + spec.services.map(\.field) where field.defaultValue == nil {
      guard !field.type.isOptional else { continue }
      for name in field.type.referencedNames {
        guard let owner = names.maker(of: name), owner != spec.name else { continue }
        needs.append(
          Need(source: spec.name, target: owner, reason: .takes, location: field.location))
      }
    }
    return needs
  }

  /// One for each circle. The resolver reports circles of sharing alone.
  var diagnostics: [Diagnostic] {
    circles(of: needs, from: \.source, to: \.target)
      .filter { circle in circle.contains { $0.reason != .shares } }
      .map(Self.diagnostic)
  }

  private static func diagnostic(of circle: [Need]) -> Diagnostic {
    let first = circle[0]
    let reason = circle.count == 1 ? "it needs itself" : "they need each other"
    return Diagnostic(
      id: "invalid-dependency-cycle",
      "\(list(circle.map(\.source))) can't be created, because \(reason)", at: first.location,
      help: help(for: first.reason),
      notes: circle.dropFirst().map {
        .init("'\($0.source)' needs '\($0.target)' here", at: $0.location)
      })
  }

  /// `'A', 'B' and 'C'`
  static func list(_ names: [String]) -> String {
    let last = quotedList(names.suffix(1))
    return names.count == 1 ? last : quotedList(names.dropLast()) + " and " + last
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
