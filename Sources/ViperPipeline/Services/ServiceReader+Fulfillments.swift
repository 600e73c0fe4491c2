import SwiftReading
import ViperSpec
import ViperText

extension ServiceReader {
  /// Finds the isolation and the implementations of the protocols' requirements, by collision key.
  mutating func fulfillments(
    on isolations: [SourceLocation: ServiceIsolation], of types: MockTypes
  ) -> [String: ServiceProtocol.Fulfillment] {
    let given = implementations(of: types)
    var all: [String: ServiceProtocol.Fulfillment] = [:]
    for (found, _, _) in protocols {
      let isolation = isolations[found.declared.location] ?? .unstated
      for member in found.declared.members {
        guard let requirement = member.member.map(types.concrete) else { continue }
        let key = requirement.collisionKey
        var fulfillment = ServiceProtocol.Fulfillment(
          isolation: isolation.isolation(of: member.isolation).fulfillment)
        fulfillment.implementations =
          (all[key]?.implementations ?? [])
          + (given[member.key] ?? []).filter { implementation in
            implementation.member.map { $0.implements(requirement) } ?? true
          }.map(\.types)
        if let earlier = all[key]?.isolation, earlier != .mainActor {
          fulfillment.isolation = earlier
        }
        all[key] = fulfillment
      }
    }
    return all
  }

  private typealias Implementation = (member: Member?, types: [String])

  private mutating func implementations(of types: MockTypes) -> [String: [Implementation]] {
    var all: [String: [Implementation]] = [:]
    for (found, _, _) in protocols {
      let name = found.declared.name
      let extensions = lookup.allExtensions(of: name, in: found.sources, scope)
      for (declared, isOwn, scope) in extensions {
        guard let needed = Self.types(in: declared.constraint) else { continue }
        for member in declared.replacing({ qualified($0, in: scope) }).members
        where member.visibility.reaches(ownModule: isOwn) {
          all[member.key, default: []].append((member.member.map(types.concrete), needed))
        }
      }
    }
    return all
  }

  /// `where Self: UIViewController & Themed` → `UIViewController`, `Themed`; nil for other
  /// constraints.
  private static func types(in constraint: String?) -> [String]? {
    guard let constraint else { return [] }
    var types: [String] = []
    for requirement in constraint.trimmingPrefix("where").split(separator: ",") {
      let sides = requirement.filter { !$0.isWhitespace }.split(separator: ":")
      guard sides.count == 2, sides[0] == "Self" else { return nil }
      types += sides[1].split(separator: "&").map(String.init)
    }
    return types
  }
}

extension ServiceIsolation {
  fileprivate var fulfillment: ServiceProtocol.Fulfillment.Isolation {
    switch self {
    case .mainActor, .otherActor: .mainActor
    case .nonisolated: .nonisolated
    case .unstated: .unstated
    }
  }
}

enum ServiceIsolation {
  case unstated, nonisolated, mainActor
  case otherActor

  func isolation(of member: SwiftIsolation) -> ServiceIsolation {
    if member.isNonisolated { return .nonisolated }
    return member.attributes.contains("MainActor") ? .mainActor : self
  }
}

extension ProtocolLookup {
  /// Finds the isolation of a protocol or an extension. Nil without an attribute for the isolation.
  func isolation(_ said: SwiftIsolation, in scope: SourceScopes.Scope) -> ServiceIsolation? {
    if said.isNonisolated { return .nonisolated }
    for name in said.attributes where name != "globalActor" {
      if name == "MainActor" { return .mainActor }
      // Only the name distinguishes the global actor of another package from a macro.
      if name.hasSuffix("Actor") || isGlobalActor(name, in: scope) { return .otherActor }
    }
    return nil
  }
}
