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
    for triple in match.triples {
      guard let old = triple.base.map({ base.file.items[$0] }) else { continue }
      let own = triple.ours.map { ours.file.items[$0] }
      follow(
        old, own, triple.theirs.map { theirs.file.items[$0] }, to: strangers,
        conformer: own == nil ? Self.conformer(like: old, in: ours.file.items) : nil)
    }
  }

  /// Where a type of ours conforms to what an extension of base is for; by its offset.
  private static func conformer(like item: OutlineItem, in own: [OutlineItem]) -> Int? {
    guard item.kind == .extension else { return nil }
    return own.first { other in
      other.scope != nil && other.name == item.name
        && (other.header?.elements ?? []).contains { item.labels.contains($0.key) }
    }?.lead.lowerBound
  }

  private static func key(of item: OutlineItem, in owner: OutlineItem) -> String {
    owner.name + "." + item.kind.rawValue + " " + item.title
  }

  /// Finds the members of one type of base that ours has elsewhere.
  ///
  /// - Parameter conformer: where new members go that follow none which has moved.
  private mutating func follow(
    _ base: OutlineItem, _ ours: OutlineItem?, _ theirs: OutlineItem?,
    to strangers: [String: (home: Int, index: Int)], conformer: Int?
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
    var home = conformer
    for (index, item) in members.enumerated() {
      var place: Int?
      if let origin = origins[index] ?? nil {
        place = homes[origin]
        home = place ?? conformer
      } else if let stranger = strangers[Self.key(of: item, in: base)],
        stranger.home != ours?.lead.lowerBound
      {
        // The user has written it already, in another part of the type.
        place = stranger.home
      } else {
        if ours != nil { home = nil }
        place = home
      }
      guard let place else { continue }
      left.theirs.insert(item.lead.lowerBound)
      arrived[place, default: ([], [])].theirs.append(item)
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
