/// Members that the user has moved from one part of a type to another: from an extension to the class,
/// say. Base and theirs are seen as if they had moved along.
struct MovedMembers {
  /// The members that have come to a type or extension of ours, which is named by its offset.
  private var arrived: [Int: (base: [OutlineItem], theirs: [OutlineItem])] = [:]
  /// The offsets of members that have left their place.
  private(set) var left: (base: Set<Int>, theirs: Set<Int>) = ([], [])

  init(base: SwiftOutline, ours: SwiftOutline, theirs: SwiftOutline) {
    let match = ItemMatch(base: base.file.items, ours: ours.file.items, theirs: theirs.file.items)
    var strangers: [String: (home: Int, index: Int)] = [:]
    for triple in match.triples {
      guard let own = triple.ours.map({ ours.file.items[$0] }) else { continue }
      let known = Set(
        (triple.base.map { base.file.items[$0] }?.scope?.items ?? []).map {
          Self.key(of: $0, in: own)
        })
      for item in own.scope?.items ?? [] where !known.contains(Self.key(of: item, in: own)) {
        strangers[Self.key(of: item, in: own)] = (own.lead.lowerBound, item.lead.lowerBound)
      }
    }
    guard !strangers.isEmpty else { return }
    for triple in match.triples {
      guard let old = triple.base.map({ base.file.items[$0] }) else { continue }
      follow(
        old, triple.ours.map { ours.file.items[$0] }, triple.theirs.map { theirs.file.items[$0] },
        to: strangers)
    }
  }

  private static func key(of item: OutlineItem, in owner: OutlineItem) -> String {
    owner.name + "." + item.kind.rawValue + " " + item.title
  }

  /// Finds the members of one type of base that ours has elsewhere.
  private mutating func follow(
    _ base: OutlineItem, _ ours: OutlineItem?, _ theirs: OutlineItem?,
    to strangers: [String: (home: Int, index: Int)]
  ) {
    let own = Set((ours?.scope?.items ?? []).map { Self.key(of: $0, in: base) })
    let match = ItemMatch(
      base: base.scope?.items ?? [], ours: [], theirs: theirs?.scope?.items ?? [])
    var homes: [Int: Int] = [:]
    for (index, item) in (base.scope?.items ?? []).enumerated() {
      let key = Self.key(of: item, in: base)
      guard !own.contains(key), let stranger = strangers[key],
        stranger.home != ours?.lead.lowerBound
      else { continue }
      homes[index] = stranger.home
      left.base.insert(item.lead.lowerBound)
      arrived[stranger.home, default: ([], [])].base.append(item)
    }
    guard let members = theirs?.scope?.items else { return }
    let origins = Dictionary(
      match.triples.compactMap { triple in triple.theirs.map { ($0, triple.base) } }
    ) { first, _ in first }
    var home: Int?
    for (index, item) in members.enumerated() {
      if let origin = origins[index] ?? nil {
        home = homes[origin]
      } else if let stranger = strangers[Self.key(of: item, in: base)],
        stranger.home != ours?.lead.lowerBound
      {
        // The user has written it already, in another part of the type.
        left.theirs.insert(item.lead.lowerBound)
        arrived[stranger.home, default: ([], [])].theirs.append(item)
        continue
      } else if ours != nil {
        home = nil
      }
      guard let home else { continue }
      left.theirs.insert(item.lead.lowerBound)
      arrived[home, default: ([], [])].theirs.append(item)
    }
  }

  /// Whether members have come to a type or extension of ours.
  func isHome(_ item: OutlineItem) -> Bool { arrived[item.lead.lowerBound] != nil }

  func members(at item: OutlineItem) -> (base: [OutlineItem], theirs: [OutlineItem]) {
    arrived[item.lead.lowerBound] ?? ([], [])
  }

  /// A scope of types without the members that have left them.
  func without(_ gone: Set<Int>, _ scope: OutlineScope) -> OutlineScope {
    guard !gone.isEmpty else { return scope }
    var scope = scope
    scope.items = scope.items.map { item in
      var item = item
      item.scope?.items.removeAll { gone.contains($0.lead.lowerBound) }
      return item
    }
    return scope
  }
}
