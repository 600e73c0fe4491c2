/// Members that moved between parts of a type, for example from an extension to the class.
///
/// - If the user moved a member, the member moves in base and theirs, too.
/// - If the spec moved a member to another contract, the user's member follows with its body.
struct MovedMembers {
  private typealias Member = Sides<PlacedItem?>

  let match: ItemMatch
  /// The numbers of the members, by their offsets in the three files.
  private var numbers: (base: [Int: Int], ours: [Int: Int], theirs: [Int: Int]) = ([:], [:], [:])
  private var arrived: [Int: (base: [OutlineItem], theirs: [OutlineItem])] = [:]
  /// The members of base that are in a new extension of theirs, by the extension's offset.
  private var origins: [Int: [OutlineItem]] = [:]
  /// The members in base and ours that follow the spec to another part.
  private var followers: [Int: (base: OutlineItem, ours: OutlineItem)] = [:]
  private(set) var left: (base: Set<Int>, ours: Set<Int>, theirs: Set<Int>) = ([], [], [])

  init(
    base: SwiftOutline, ours: SwiftOutline, theirs: SwiftOutline,
    movedBetweenFiles: MembersMovedBetweenFiles
  ) {
    match = ItemMatch(base.file.items, ours.file.items, theirs.file.items, movedBetweenFiles)
    let parts = TypeParts(match, base: base.file, ours: ours.file, theirs: theirs.file)
    var count = 0
    for owner in parts.owners {
      guard let texts = parts.members[owner] else { continue }
      let triples = ItemMatch(
        base: texts.base, ours: texts.ours, theirs: texts.theirs,
        movedBetweenFiles: movedBetweenFiles
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

  // MARK: - Moving members

  private mutating func follow(_ members: [Member], _ parts: TypeParts) {
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

  /// Moves the user's member to another part of the type, as the spec does. A member doesn't leave
  /// its file or condition.
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
    followers[theirs.item.lead.lowerBound] = (base.item, ours.item)
    if let goal {
      arrived[goal.lead.lowerBound, default: ([], [])].base.append(base.item)
      guard parts.ours(theirs.part) == nil else { return }
      left.theirs.insert(theirs.item.lead.lowerBound)
      arrived[goal.lead.lowerBound, default: ([], [])].theirs.append(theirs.item)
    } else if let new = parts.theirs(theirs.part) {
      origins[new.lead.lowerBound, default: []].append(base.item)
    }
  }

  /// Leaves out a member that the user deleted, even if the spec moved it.
  private mutating func leaveOut(_ base: PlacedItem, _ theirs: PlacedItem, _ parts: TypeParts) {
    left.base.insert(base.item.lead.lowerBound)
    if let home = parts.ours(theirs.part) {
      arrived[home.lead.lowerBound, default: ([], [])].base.append(base.item)
    } else {
      left.theirs.insert(theirs.item.lead.lowerBound)
    }
  }

  /// Places the new members of extensions that ours lacks. A member is added to the type or
  /// extension in ours that contains the preceding member, or has the conformance.
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

  // MARK: - Moved members

  /// Matches the members of three scopes; nil if an item isn't a member of the file's types.
  func match(_ scopes: ScopeMerge.Scopes) -> ItemMatch? {
    var triples: [Int: ItemMatch.Triple] = [:]
    for (known, scope, side) in [
      (numbers.base, scopes.base, \ItemMatch.Triple.base),
      (numbers.ours, scopes.ours, \ItemMatch.Triple.ours),
      (numbers.theirs, scopes.theirs, \ItemMatch.Triple.theirs),
    ] {
      for (index, item) in scope.items.enumerated() {
        guard let number = known[item.lead.lowerBound] else { return nil }
        triples[number, default: .init(base: nil, ours: nil, theirs: nil)][keyPath: side] = index
      }
    }
    return ItemMatch(triples.sorted { $0.key < $1.key }.map(\.value))
  }

  func receivesMembers(_ item: OutlineItem) -> Bool { arrived[item.lead.lowerBound] != nil }

  func members(at item: OutlineItem) -> (base: [OutlineItem], theirs: [OutlineItem]) {
    arrived[item.lead.lowerBound] ?? ([], [])
  }

  func haveMovedAway(_ item: OutlineItem) -> Bool { left.ours.contains { item.lines.contains($0) } }

  func follower(of theirs: OutlineItem) -> (base: OutlineItem, ours: OutlineItem)? {
    followers[theirs.lead.lowerBound]
  }

  func origins(of theirs: OutlineItem) -> [OutlineItem]? { origins[theirs.lead.lowerBound] }

  func without(_ gone: Set<Int>, _ scope: OutlineScope) -> OutlineScope {
    guard !gone.isEmpty else { return scope }
    var scope = scope
    scope.items = scope.items.map { item in
      guard let items = item.scope?.items, let first = items.first else { return item }
      var item = item
      var kept = items.filter { !gone.contains($0.lead.lowerBound) }
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

/// The members that a spec's change moved between files of the module, by title: `didTapAdd()`
///
/// Without this list, a missing and a new member look like a renamed member.
package struct MembersMovedBetweenFiles: Sendable {
  /// The members that this file lost to other files.
  package private(set) var gone: Set<String> = []
  /// The members that this file got from other files.
  package private(set) var come: Set<String> = []
  private var goneMethods: Set<[String]> = []
  private var comeMethods: Set<[String]> = []

  package init() {}

  package mutating func add(_ before: [UInt8], _ after: [UInt8]) {
    guard before != after else { return }
    let (old, new) = (Self.members(of: before), Self.members(of: after))
    let (oldMethods, newMethods) = (Self.methods(of: before), Self.methods(of: after))
    goneMethods.formUnion(newMethods.filter { oldMethods[$0.key] == nil }.values)
    comeMethods.formUnion(oldMethods.filter { newMethods[$0.key] == nil }.values)
    gone.formUnion(new.filter { old[$0.key] == nil }.values)
    come.formUnion(old.filter { new[$0.key] == nil }.values)
  }

  private static func members(of text: [UInt8]) -> [String: String] {
    let members = (SwiftMerge.members(in: text) ?? []).map { ($0.name, $0.title) }
    return Dictionary(members) { first, _ in first }
  }

  private static func methods(of text: [UInt8]) -> [[String]: [String]] {
    let methods = (SwiftMerge.members(in: text) ?? []).filter { $0.title.contains("(") }
    return Dictionary(methods.map { ([$0.name] + $0.signature, [$0.title] + $0.signature) }) {
      first, _ in first
    }
  }

  func hasGone(_ item: OutlineItem) -> Bool { goneMethods.contains(item.titleAndTypes) }

  func hasCome(_ item: OutlineItem) -> Bool { comeMethods.contains(item.titleAndTypes) }

  /// Whether a member of the file may have been renamed or may have new types.
  package static func matters(from base: [UInt8], to theirs: [UInt8]) -> Bool {
    let keys = { (text: [UInt8]) in
      Set(methods(of: text).keys).union(members(of: text).keys.map { [$0, ""] })
    }
    let (old, new) = (keys(base), keys(theirs))
    return !old.isSubset(of: new) && !new.isSubset(of: old)
  }
}

extension OutlineItem {
  fileprivate var titleAndTypes: [String] { [title] + types + variant }
}
