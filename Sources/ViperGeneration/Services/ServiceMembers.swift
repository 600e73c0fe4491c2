import SwiftReading
import ViperSpec
import ViperText

/// The members of a protocol, of those that it inherits from, and of their extensions.
struct ServiceMembers {
  /// Whether only actors conform.
  let isForActors: Bool
  private(set) var requirements: [Member] = []
  private(set) var callable: [Member] = []
  private(set) var unsaid: [SwiftService.UnsaidMember] = []
  /// Whether all that is asked for is asked for on the main actor.
  private(set) var isOnMainActor = true
  /// The first requirement that no mock can fulfil.
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  private var table = MemberTable()

  init(isForActors: Bool) { self.isForActors = isForActors }

  /// - Parameter given: what extensions have for those that don't implement it.
  mutating func add(requirementsOf declared: SwiftProtocol, given: Set<String>) {
    for member in declared.members {
      if member.isNonisolated || declared.isolation != .mainActor { isOnMainActor = false }
      guard let said = member.member else {
        unsaid.append(.init(member))
        if obstacle == nil, !given.contains(member.key) {
          obstacle = ("'\(member.name)' \(member.obstacle)", member.location)
        }
        continue
      }
      if said.isIsolatedToParameter { isOnMainActor = false }
      if add(said, of: declared, isNonisolated: member.isNonisolated) { requirements.append(said) }
    }
  }

  /// - Parameter isOwn: whether it stands where what is `internal` can be seen.
  mutating func add(
    _ extended: SwiftProtocolExtension, of declared: SwiftProtocol, isOwn: Bool
  ) {
    for member in extended.members
    where member.access == .wide || isOwn && member.access == .internal {
      if let said = member.member {
        _ = add(said, of: declared, isNonisolated: member.isNonisolated)
      } else {
        unsaid.append(.init(member))
      }
    }
  }

  /// - Returns: whether it is no member that was there before.
  private mutating func add(
    _ member: Member, of declared: SwiftProtocol, isNonisolated: Bool
  ) -> Bool {
    guard table.insert(member) == nil else { return false }
    // A component is on the main actor.
    let isElsewhere = isForActors || declared.isolation == .otherActor
    let waits = isElsewhere && !isNonisolated && !member.isAsync
    callable.append(waits ? member.fromElsewhere : member)
    return true
  }
}

extension Member {
  fileprivate var isIsolatedToParameter: Bool {
    guard case .method(let method) = self else { return false }
    return method.parameters.contains { $0.specifier?.hasPrefix("isolated") == true }
  }
}

extension SwiftService.UnsaidMember {
  fileprivate init(_ member: SwiftProtocolMember) {
    self.init(name: member.name, location: member.location, obstacle: member.obstacle)
  }
}
