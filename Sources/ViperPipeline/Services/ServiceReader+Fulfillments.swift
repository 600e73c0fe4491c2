import SwiftReading
import ViperSpec
import ViperText

extension ServiceReader {
  /// Finds the isolation and the implementations of the protocols' requirements, by collision key.
  func fulfillments(
    on isolations: [SourceLocation: ServiceIsolation], lookup: inout ProtocolLookup
  ) -> [String: ServiceProtocol.Fulfillment] {
    let given = implementations(lookup: &lookup)
    var all: [String: ServiceProtocol.Fulfillment] = [:]
    for (found, _, _) in protocols {
      let isolation = isolations[found.declared.location] ?? .unstated
      for member in found.declared.members {
        guard let requirement = concrete(member.member) else { continue }
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

  /// Finds the members of extensions that a conforming type sees, by name and labels.
  private func implementations(lookup: inout ProtocolLookup) -> [String: [Implementation]] {
    var all: [String: [Implementation]] = [:]
    for (found, _, _) in protocols {
      let name = found.declared.name
      for (declared, isOwn) in lookup.allExtensions(of: name, in: found.sources, scope) {
        guard let types = Self.types(in: declared.constraint) else { continue }
        for member in declared.members where member.access.isVisible(inOwnModule: isOwn) {
          all[member.key, default: []].append((concrete(member.member), types))
        }
      }
    }
    return all
  }

  private func concrete(_ member: Member?) -> Member? {
    associatedTypes.reduce(member) { $0?.replacing($1.name, with: $1.type) }
  }

  /// Reads a constraint: `where Self: UIViewController & Themed` → `UIViewController`, `Themed`.
  /// Nil for other constraints.
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

extension SwiftAccess {
  func isVisible(inOwnModule isOwn: Bool) -> Bool { self == .wide || isOwn && self == .internal }
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
