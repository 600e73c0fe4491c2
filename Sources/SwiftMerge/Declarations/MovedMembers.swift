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

  /// A member in the three texts.
  private struct Member {
    var base: PlacedItem?
    var ours: PlacedItem?
    var theirs: PlacedItem?
  }

  /// The declarations of the three files that are one and the same.
  let match: ItemMatch
  /// The numbers of the members, by their offsets in the three files.
  private var numbers: (base: [Int: Int], ours: [Int: Int], theirs: [Int: Int]) = ([:], [:], [:])
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
      base.file.items, ours.file.items, theirs.file.items, movedElsewhere)
    let parts = TypeParts(match, base: base.file, ours: ours.file, theirs: theirs.file)
    var count = 0
    for owner in parts.owners {
      guard let texts = parts.members[owner] else { continue }
      let triples = ItemMatch(
        base: texts.base, ours: texts.ours, theirs: texts.theirs, movedElsewhere: movedElsewhere
      ).triples
      let members = triples.map { triple in
        Member(
          base: triple.base.map { texts.base[$0] }, ours: triple.ours.map { texts.ours[$0] },
          theirs: triple.theirs.map { texts.theirs[$0] })
      }
      for member in members {
        count += 1
        if let base = member.base { numbers.base[base.offset] = count }
        if let ours = member.ours { numbers.ours[ours.offset] = count }
        if let theirs = member.theirs { numbers.theirs[theirs.offset] = count }
      }
      follow(members, parts)
    }
    for offset in arrived.keys {
      arrived[offset]?.base.sort { $0.lead.lowerBound < $1.lead.lowerBound }
      arrived[offset]?.theirs.sort { $0.lead.lowerBound < $1.lead.lowerBound }
    }
  }

  // MARK: - Where members go

  private mutating func follow(_ members: [Member], _ parts: TypeParts) {
    // By the offset of theirs.
    var homes: [Int: Int] = [:]
    for member in members {
      let (base, theirs) = (member.base, member.theirs)
      if let ours = member.ours {
        if ours.part != (base ?? theirs)?.part, let home = parts.ours(ours.part) {
          move(base?.item, theirs, to: home, ours.part)
          if let theirs { homes[theirs.offset] = home.lead.lowerBound }
        } else if let base, let theirs, theirs.part != base.part {
          followSpec(base, ours, theirs, parts)
        }
      } else if let base, let theirs, theirs.part != base.part {
        leaveOut(base, theirs, parts)
      }
    }
    followNeighbors(members, homes, parts)
  }

  /// The user has put a member into another part of the type.
  private mutating func move(
    _ base: OutlineItem?, _ theirs: PlacedItem?, to home: OutlineItem, _ part: Int
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
    _ base: PlacedItem, _ ours: PlacedItem, _ theirs: PlacedItem, _ parts: TypeParts
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
    _ base: PlacedItem, _ theirs: PlacedItem, _ parts: TypeParts
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
    _ members: [Member], _ homes: [Int: Int], _ parts: TypeParts
  ) {
    var homesOfParts: [Int: Int] = [:]
    let known = Set(members.filter { $0.base != nil }.compactMap(\.theirs?.offset))
    for theirs in members.compactMap(\.theirs).sorted(by: { $0.offset < $1.offset }) {
      guard parts.ours(theirs.part) == nil, parts.base(theirs.part) != nil else { continue }
      let conformer = parts.conformer(to: theirs.part)?.lead.lowerBound
      if known.contains(theirs.offset) {
        homesOfParts[theirs.part] = homes[theirs.offset] ?? conformer
      } else if !left.theirs.contains(theirs.offset),
        let home = homesOfParts[theirs.part] ?? conformer
      {
        left.theirs.insert(theirs.offset)
        arrived[home, default: ([], [])].theirs.append(theirs.item)
      }
    }
  }

  // MARK: - Where they are now

  /// Which members of three scopes are one and the same; nil if they are no members of a file's types.
  func match(_ scopes: ScopeMerge.Scopes) -> ItemMatch? {
    var triples: [Int: ItemMatch.Triple] = [:]
    for (known, scope, side) in [
      (numbers.base, scopes.base, \ItemMatch.Triple.base),
      (numbers.ours, scopes.ours, \ItemMatch.Triple.ours),
      (numbers.theirs, scopes.theirs, \ItemMatch.Triple.theirs),
    ] {
      for (index, item) in scope.items.enumerated() {
        guard let number = known[item.lead.lowerBound] else { return nil }
        triples[number, default: ItemMatch.Triple()][keyPath: side] = index
      }
    }
    return ItemMatch(triples.sorted { $0.key < $1.key }.map(\.value))
  }

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

extension PlacedItem {
  fileprivate var offset: Int { item.lead.lowerBound }
}
