/// Members that have moved from one part of a type to another: from an extension to the class, say.
///
/// - If the user has moved a member, base and theirs are seen as if they had moved it, too.
/// - If the spec has moved a member to another contract, the user's member goes along, with its body.
struct MovedMembers {
  /// A member that goes where the spec has put it, as it is in base and ours.
  struct Follower {
    let base: OutlineItem
    let ours: OutlineItem
  }

  /// The declarations of the three files that are one and the same.
  let match: ItemMatch
  /// The members that have come to a type or extension of ours, which is named by its offset.
  private var arrived: [Int: (base: [OutlineItem], theirs: [OutlineItem])] = [:]
  /// The members of base that are in an extension which is new in theirs, by the extension's offset.
  private var origins: [Int: [OutlineItem]] = [:]
  /// By the offset of theirs.
  private var followers: [Int: Follower] = [:]
  /// The offsets of members that have left their place.
  private(set) var left: (base: Set<Int>, ours: Set<Int>, theirs: Set<Int>) = ([], [], [])

  init(
    base: SwiftOutline, ours: SwiftOutline, theirs: SwiftOutline, movedElsewhere: MovedElsewhere
  ) {
    match = ItemMatch(
      base: base.file.items, ours: ours.file.items, theirs: theirs.file.items,
      movedElsewhere: movedElsewhere)
    let parts = TypeParts(match, base: base.file, ours: ours.file, theirs: theirs.file)
    for owner in parts.owners {
      follow(MatchedMembers(of: owner, in: parts, movedElsewhere: movedElsewhere), parts)
    }
    for offset in arrived.keys {
      arrived[offset]?.base.sort { $0.lead.lowerBound < $1.lead.lowerBound }
      arrived[offset]?.theirs.sort { $0.lead.lowerBound < $1.lead.lowerBound }
    }
  }

  // MARK: - Where members go

  private mutating func follow(_ members: MatchedMembers, _ parts: TypeParts) {
    var homes: [Int: Int] = [:]
    for (index, base) in members.base.enumerated() {
      let theirs = members.toTheirs[index].map { members.theirs[$0] }
      if let ours = members.toOurs[index].map({ members.ours[$0] }) {
        if ours.part != base.part, let home = parts.ours(ours.part) {
          move(base.item, theirs, to: home, ours.part)
          homes[index] = home.lead.lowerBound
        } else if let theirs, theirs.part != base.part {
          followSpec(base, ours, theirs, parts)
        }
      } else if let theirs, theirs.part != base.part {
        leaveOut(base, theirs, parts)
      }
    }
    for (index, theirs) in members.theirs.enumerated() {
      guard let ours = members.added[index].map({ members.ours[$0] }), ours.part != theirs.part,
        let home = parts.ours(ours.part)
      else { continue }
      move(nil, theirs, to: home, ours.part)
    }
    followNeighbors(members, homes, parts)
  }

  /// The user has put a member into another part of the type.
  private mutating func move(
    _ base: OutlineItem?, _ theirs: PlacedMember?, to home: OutlineItem, _ part: Int
  ) {
    let offset = home.lead.lowerBound
    if let base {
      left.base.insert(base.lead.lowerBound)
      arrived[offset, default: ([], [])].base.append(base)
    }
    if let theirs, theirs.part != part {
      left.theirs.insert(theirs.item.lead.lowerBound)
      arrived[offset, default: ([], [])].theirs.append(theirs.item)
    }
  }

  /// The spec has put a member into another part of the type. The user's stays in its file, and under its
  /// condition.
  private mutating func followSpec(
    _ base: PlacedMember, _ ours: PlacedMember, _ theirs: PlacedMember, _ parts: TypeParts
  ) {
    guard let home = parts.ours(ours.part) else { return }
    let goal = parts.ours(theirs.part) ?? parts.conformer(to: theirs.part)
    let isNew = goal == nil && parts.base(theirs.part) == nil
    let isNear = goal.map { parts.isInSameFile($0, home) } ?? isNew
    guard isNear, ours.item.condition == nil, ours.item.kind.isCallable,
      goal?.lead.lowerBound != home.lead.lowerBound
    else { return move(nil, theirs, to: home, ours.part) }
    left.base.insert(base.item.lead.lowerBound)
    left.ours.insert(ours.item.lead.lowerBound)
    followers[theirs.item.lead.lowerBound] = Follower(base: base.item, ours: ours.item)
    if let goal {
      arrived[goal.lead.lowerBound, default: ([], [])].base.append(base.item)
      guard parts.ours(theirs.part) == nil else { return }
      left.theirs.insert(theirs.item.lead.lowerBound)
      arrived[goal.lead.lowerBound, default: ([], [])].theirs.append(theirs.item)
    } else if let new = parts.theirs(theirs.part) {
      origins[new.lead.lowerBound, default: []].append(base.item)
    }
  }

  /// What the user has deleted stays deleted, wherever the spec has put it.
  private mutating func leaveOut(
    _ base: PlacedMember, _ theirs: PlacedMember, _ parts: TypeParts
  ) {
    left.base.insert(base.item.lead.lowerBound)
    if let home = parts.ours(theirs.part) {
      arrived[home.lead.lowerBound, default: ([], [])].base.append(base.item)
    } else {
      left.theirs.insert(theirs.item.lead.lowerBound)
    }
  }

  /// Of an extension that ours does not have, what is new goes where the member before it has gone, or
  /// where a type of ours conforms to what the extension is for.
  private mutating func followNeighbors(
    _ members: MatchedMembers, _ homes: [Int: Int], _ parts: TypeParts
  ) {
    var homesOfParts: [Int: Int] = [:]
    let origins = Dictionary(members.toTheirs.map { ($1, $0) }) { first, _ in first }
    for (index, theirs) in members.theirs.enumerated() {
      guard parts.ours(theirs.part) == nil, parts.base(theirs.part) != nil else { continue }
      let conformer = parts.conformer(to: theirs.part)?.lead.lowerBound
      let offset = theirs.item.lead.lowerBound
      if let origin = origins[index] {
        homesOfParts[theirs.part] = homes[origin] ?? conformer
      } else if !left.theirs.contains(offset), let home = homesOfParts[theirs.part] ?? conformer {
        left.theirs.insert(offset)
        arrived[home, default: ([], [])].theirs.append(theirs.item)
      }
    }
  }

  // MARK: - Where they are now

  /// Whether members have come to a type or extension of ours.
  func isHome(_ item: OutlineItem) -> Bool { arrived[item.lead.lowerBound] != nil }

  func members(at item: OutlineItem) -> (base: [OutlineItem], theirs: [OutlineItem]) {
    arrived[item.lead.lowerBound] ?? ([], [])
  }

  /// Whether a type or extension of ours has lost members to another part of its type.
  func haveLeft(_ item: OutlineItem) -> Bool { left.ours.contains { item.lines.contains($0) } }

  /// The member of ours that goes where theirs has it.
  func follower(of theirs: OutlineItem) -> Follower? { followers[theirs.lead.lowerBound] }

  /// The members of base that an extension has which is new in theirs; nil if it has none of them.
  func origins(of theirs: OutlineItem) -> [OutlineItem]? { origins[theirs.lead.lowerBound] }

  /// A scope of types without the members that have left them.
  func without(_ gone: Set<Int>, _ scope: OutlineScope) -> OutlineScope {
    guard !gone.isEmpty else { return scope }
    var scope = scope
    scope.items = scope.items.map { item in
      guard let items = item.scope?.items, let first = items.first else { return item }
      var item = item
      var kept = items.filter { !gone.contains($0.lead.lowerBound) }
      // What comes first now has no blank line above it.
      if let next = kept.first, next.lead.lowerBound != first.lead.lowerBound {
        kept[0].blank = next.lead.lowerBound..<next.lead.lowerBound
      }
      item.scope?.items = kept
      return item
    }
    return scope
  }
}

extension OutlineItem.Kind {
  fileprivate var isCallable: Bool { [.function, .variable, .subscript].contains(self) }
}
