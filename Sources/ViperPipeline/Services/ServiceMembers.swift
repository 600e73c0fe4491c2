import SwiftReading
import ViperSpec
import ViperText

/// The members of a protocol, of its parents, and of their extensions.
struct ServiceMembers {
  /// Whether only actors conform.
  let isForActors: Bool
  let types: MockTypes
  /// Types whose values can't be stored.
  let restricted: Set<String>
  private(set) var requirements: [Member] = []
  private(set) var callable: [Member] = []
  /// Callable members that run off the main actor.
  private(set) var callsOffMainActor: Set<Member> = []
  /// Callable members on another actor.
  private(set) var isolated: Set<Member> = []
  private(set) var unsupported: [ServiceProtocol.UnsupportedMember] = []
  /// Whether all requirements are on the main actor.
  private(set) var isOnMainActor = true
  /// The first requirement that no mock can have.
  private(set) var obstacle: (reason: String, location: SourceLocation)?
  /// Requirements that specs can't call.
  private(set) var others: [SwiftRequirement] = []
  /// The requirements that an actor implements without isolation.
  private(set) var nonisolated: Set<Member> = []
  private(set) var nonsending: Set<Member> = []
  private(set) var identity = MockForm.Identity.none
  private(set) var isComparable = false
  private(set) var table = MemberTable()
  private(set) var otherKeys: Set<String> = []

  mutating func add(
    requirementsOf declared: SwiftProtocol, on isolation: ServiceIsolation, given: Set<String>
  ) {
    for member in declared.members where !member.isAssociatedType {
      let isolation = isolation.isolation(of: member.isolation)
      if isolation != .mainActor { isOnMainActor = false }
      let isNonisolated = isForActors && [.nonisolated, .mainActor].contains(isolation)
      guard let said = member.member.map(types.concrete) else {
        unsupported.append(
          .init(member, isImplemented: member.isOptional || given.contains(member.key)))
        addOther(member, isNonisolated, given)
        continue
      }
      if said.isIsolatedToParameter { isOnMainActor = false }
      if !given.contains(member.key), let reason = said.obstacleForMocks {
        obstacle = obstacle ?? ("'\(member.name)' \(reason)", member.location)
      }
      guard add(said, of: member, on: isolation) else {
        narrow(to: said)
        continue
      }
      if case .property(let property) = said, property.type.mentions(restricted) {
        var accessors = SwiftRequirement(said, kind: .accessors(isSettable: property.isSettable))
        accessors.isNonisolated = isNonisolated
        others.append(accessors)
      } else {
        requirements.append(said)
        if isNonisolated { nonisolated.insert(said) }
        if member.isolation.isNonisolatedNonsending { nonsending.insert(said) }
      }
    }
  }

  private mutating func addOther(
    _ member: SwiftProtocolMember, _ isNonisolated: Bool, _ given: Set<String>
  ) {
    if member.isOptional { return }
    if ["==(Self,Self,)", "<(Self,Self,)"].contains(where: member.key.hasSuffix) {
      identity = .equatable
      isComparable = isComparable || member.name == "<"
    } else if var other = member.requirement {
      other.member = types.concrete(other.member)
      other.isNonisolated = isNonisolated
      if otherKeys.insert(other.key).inserted { others.append(other) }
    } else if obstacle == nil, !given.contains(member.key) {
      obstacle = ("'\(member.name)' \(member.obstacle)", member.location)
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

  mutating func add(
    _ extended: SwiftProtocolExtension, on isolation: ServiceIsolation, isOwn: Bool
  ) {
    for member in extended.members
    where member.visibility.reaches(ownModule: isOwn) {
      if let said = member.member.map(types.concrete) {
        _ = add(said, of: member, on: isolation.isolation(of: member.isolation))
      } else {
        unsupported.append(.init(member, isImplemented: true))
      }
    }
  }

  private mutating func add(
    _ said: Member, of member: SwiftProtocolMember, on isolation: ServiceIsolation
  ) -> Bool {
    guard table.insert(said) == nil else { return false }
    // Components are on the main actor.
    let isElsewhere = isolation == .otherActor || isForActors && isolation == .unstated
    let seen = isElsewhere && !said.isAsync ? said.fromAnotherActor : said
    callable.append(seen)
    if isElsewhere { isolated.insert(seen) }
    let stays = member.isolation.isNonisolatedNonsending || said.isIsolatedToParameter
    if seen.isAsync, isolation != .mainActor, !stays { callsOffMainActor.insert(seen) }
    return true
  }
}

extension Member {
  /// Follows the name in a message; nil if a mock can implement the requirement.
  fileprivate var obstacleForMocks: String? {
    guard case .method(let method) = self else {
      return ["Type", "Protocol"].contains(name) ? "can't be the name of a class's property" : nil
    }
    return method.returnType?.depends(on: method.noncopyableNames) == true
      ? "returns a value that can't be copied" : nil
  }

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
