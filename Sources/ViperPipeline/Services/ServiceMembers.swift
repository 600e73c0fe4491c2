import SwiftReading
import ViperSpec
import ViperText

/// The members of a protocol, of those that it inherits from, and of their extensions.
struct ServiceMembers {
  /// Whether only actors conform.
  let isForActors: Bool
  private(set) var requirements: [Member] = []
  private(set) var callable: [Member] = []
  /// Those of them that run off the main actor.
  private(set) var callsOffMainActor: Set<Member> = []
  private(set) var unsupported: [SwiftService.UnsupportedMember] = []
  /// Whether all that is asked for is asked for on the main actor.
  private(set) var isOnMainActor = true
  /// The first requirement that no mock can fulfil.
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  private var table = MemberTable()
  /// What stands for associated types.
  private let associatedTypes: [(name: String, type: SwiftType)]

  init(isForActors: Bool, associatedTypes: [(name: String, type: SwiftType)]) {
    self.isForActors = isForActors
    self.associatedTypes = associatedTypes
  }

  /// - Parameters:
  ///   - isolation: where those run that don't say it themselves.
  ///   - given: what extensions have for those that don't implement it.
  mutating func add(
    requirementsOf declared: SwiftProtocol, on isolation: ServiceIsolation, given: Set<String>
  ) {
    for member in declared.members
    where !member.isAssociatedType || !associatedTypes.contains(where: { $0.name == member.name }) {
      let isolation = isolation.isolation(of: member.isolation)
      if isolation != .mainActor { isOnMainActor = false }
      guard let said = concrete(member.member) else {
        unsupported.append(.init(member))
        if obstacle == nil, !given.contains(member.key) {
          obstacle = ("'\(member.name)' \(member.obstacle)", member.location)
        }
        continue
      }
      if said.isIsolatedToParameter { isOnMainActor = false }
      if add(said, of: member, on: isolation) {
        requirements.append(said)
      } else {
        narrow(to: said)
      }
    }
  }

  /// One method does for two protocols that differ in what it throws.
  private mutating func narrow(to said: Member) {
    let earlier = requirements.firstIndex {
      $0.name == said.name && $0.collisionKey == said.collisionKey
    }
    guard let earlier, case .method(let one) = requirements[earlier],
      case .method(let other) = said, one.throwing != other.throwing
    else { return }
    let throwing = one.throwing.narrowed(to: other.throwing)
    requirements[earlier] = .method(one.with(throwing: throwing))
  }

  /// - Parameters:
  ///   - isolation: where those run that don't say it themselves.
  ///   - isOwn: whether it stands where what is `internal` can be seen.
  mutating func add(
    _ extended: SwiftProtocolExtension, on isolation: ServiceIsolation, isOwn: Bool
  ) {
    for member in extended.members
    where member.access == .wide || isOwn && member.access == .internal {
      if let said = concrete(member.member) {
        _ = add(said, of: member, on: isolation.isolation(of: member.isolation))
      } else {
        unsupported.append(.init(member))
      }
    }
  }

  private func concrete(_ member: Member?) -> Member? {
    associatedTypes.reduce(member) { $0?.replacing($1.name, with: $1.type) }
  }

  /// - Returns: whether it is no member that was there before.
  private mutating func add(
    _ said: Member, of member: SwiftProtocolMember, on isolation: ServiceIsolation
  ) -> Bool {
    guard table.insert(said) == nil else { return false }
    // A component is on the main actor.
    let isElsewhere = isolation == .otherActor || isForActors && isolation == .unstated
    let seen = isElsewhere && !said.isAsync ? said.fromElsewhere : said
    callable.append(seen)
    let stays = member.isolation.staysWithCaller || said.isIsolatedToParameter
    if seen.isAsync, isolation != .mainActor, !stays { callsOffMainActor.insert(seen) }
    return true
  }
}

extension Member {
  fileprivate var isIsolatedToParameter: Bool {
    guard case .method(let method) = self else { return false }
    return method.parameters.contains { $0.specifier?.hasPrefix("isolated") == true }
  }
}

extension SwiftService.UnsupportedMember {
  fileprivate init(_ member: SwiftProtocolMember) {
    self.init(name: member.name, location: member.location, obstacle: member.obstacle)
  }
}
