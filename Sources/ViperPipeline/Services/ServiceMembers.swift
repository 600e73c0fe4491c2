import SwiftReading
import ViperSpec
import ViperText

/// The members of a protocol, of its parents, and of their extensions.
struct ServiceMembers {
  /// Whether only actors conform.
  let isForActors: Bool
  private(set) var requirements: [Member] = []
  private(set) var callable: [Member] = []
  /// Callable members that run off the main actor.
  private(set) var callsOffMainActor: Set<Member> = []
  private(set) var unsupported: [ServiceProtocol.UnsupportedMember] = []
  /// Whether all requirements are on the main actor.
  private(set) var isOnMainActor = true
  /// The first requirement that no mock can have.
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  private var table = MemberTable()
  /// The types of associated types.
  private let associatedTypes: [(name: String, type: SwiftType)]

  init(isForActors: Bool, associatedTypes: [(name: String, type: SwiftType)]) {
    self.isForActors = isForActors
    self.associatedTypes = associatedTypes
  }

  /// - Parameters:
  ///   - isolation: the default for members.
  ///   - given: the members that extensions implement.
  mutating func add(
    requirementsOf declared: SwiftProtocol, on isolation: ServiceIsolation, given: Set<String>
  ) {
    for member in declared.members
    where !member.isAssociatedType || !associatedTypes.contains(where: { $0.name == member.name }) {
      let isolation = isolation.isolation(of: member.isolation)
      if isolation != .mainActor { isOnMainActor = false }
      guard let said = concrete(member.member) else {
        unsupported.append(.init(member, isImplemented: given.contains(member.key)))
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

  /// One method is enough for two protocols if it throws only errors that both allow.
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
  ///   - isolation: the default for members.
  ///   - isOwn: whether `internal` members are visible.
  mutating func add(
    _ extended: SwiftProtocolExtension, on isolation: ServiceIsolation, isOwn: Bool
  ) {
    for member in extended.members
    where member.access == .wide || isOwn && member.access == .internal {
      if let said = concrete(member.member) {
        _ = add(said, of: member, on: isolation.isolation(of: member.isolation))
      } else {
        unsupported.append(.init(member, isImplemented: true))
      }
    }
  }

  private func concrete(_ member: Member?) -> Member? {
    associatedTypes.reduce(member) { $0?.replacing($1.name, with: $1.type) }
  }

  /// - Returns: whether the member is new.
  private mutating func add(
    _ said: Member, of member: SwiftProtocolMember, on isolation: ServiceIsolation
  ) -> Bool {
    guard table.insert(said) == nil else { return false }
    // Components are on the main actor.
    let isElsewhere = isolation == .otherActor || isForActors && isolation == .unstated
    let seen = isElsewhere && !said.isAsync ? said.fromAnotherActor : said
    callable.append(seen)
    let stays = member.isolation.isNonisolatedNonsending || said.isIsolatedToParameter
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

extension ServiceProtocol.UnsupportedMember {
  fileprivate init(_ member: SwiftProtocolMember, isImplemented: Bool) {
    self.init(
      name: member.name, location: member.location, obstacle: member.obstacle,
      isImplemented: isImplemented)
  }
}
