/// Which declarations of three scopes are one and the same.
struct ItemMatch {
  /// Indices of one declaration in the three scopes, each of which may lack it.
  struct Triple {
    var base: Int?
    var ours: Int?
    var theirs: Int?
  }

  /// Every declaration of every scope stands in exactly one triple.
  let triples: [Triple]

  /// Declarations are the same by their whole signature first, then by labels, then by name; extensions
  /// also by their protocols. Between base and theirs a declaration may have been renamed: then one is
  /// gone and one of the same types has come, at the same place. (A user may have renamed a type; for
  /// the rest of ours that would be a guess without use.) What both sides added counts as one if name
  /// and labels agree, so what ours has already is no new name of something else.
  ///
  /// - Parameter movedElsewhere: what has not been renamed, although it seems so.
  init(
    base: [OutlineItem], ours: [OutlineItem], theirs: [OutlineItem],
    movedElsewhere: MovedElsewhere = MovedElsewhere()
  ) {
    var toOurs = ItemPairing(base, ours)
    toOurs.pairByName()
    toOurs.pairRenamed(from: { $0.kind == .type })
    var toTheirs = ItemPairing(base, theirs)
    toTheirs.pairByName(movedElsewhere)
    let own = Set(ours.map(\.identity))
    toTheirs.pairRenamed(
      from: { !movedElsewhere.gone.contains($0.title) },
      to: { !movedElsewhere.come.contains($0.title) && !own.contains($0.identity) })
    var triples: [Triple] = base.indices.map {
      Triple(base: $0, ours: toOurs.partner[$0], theirs: toTheirs.partner[$0])
    }
    var ownOurs = ItemPairing(
      theirs, ours,
      without: (Set(triples.filter { $0.ours != nil }.compactMap(\.theirs)), toOurs.taken))
    ownOurs.pairAdded()
    for index in triples.indices {
      guard triples[index].ours == nil, let added = triples[index].theirs else { continue }
      triples[index].ours = ownOurs.partner[added]
    }
    for index in theirs.indices where !toTheirs.taken.contains(index) {
      triples.append(Triple(base: nil, ours: ownOurs.partner[index], theirs: index))
    }
    for index in ours.indices
    where !toOurs.taken.contains(index) && !ownOurs.taken.contains(index) {
      triples.append(Triple(base: nil, ours: index, theirs: nil))
    }
    self.triples = triples
  }
}

/// Pairs the declarations of two scopes, in ever looser ways.
struct ItemPairing {
  private let old: [OutlineItem]
  private let new: [OutlineItem]
  private var excluded: Set<Int>
  /// What has its partner in another file.
  private var excludedNew: Set<Int> = []
  private(set) var partner: [Int: Int] = [:]
  private(set) var taken: Set<Int>

  /// - Parameter without: indices of either side that are spoken for.
  init(
    _ old: [OutlineItem], _ new: [OutlineItem], without: (old: Set<Int>, new: Set<Int>) = ([], [])
  ) {
    (self.old, self.new) = (old, new)
    (excluded, taken) = (without.old, without.new)
  }

  mutating func pairByName(_ movedElsewhere: MovedElsewhere = MovedElsewhere()) {
    pair(by: OutlineItem.memberKeys[0])
    excluded.formUnion(old.indices.filter { isFree(old: $0) && movedElsewhere.hasGone(old[$0]) })
    excludedNew = Set(new.indices.filter { movedElsewhere.hasCome(new[$0]) })
    pairAdded()
    pairByLikeness()
    pair { $0.kind == .extension && !$0.labels.isEmpty ? ["extension"] + $0.labels : nil }
  }

  /// What both sides have added on their own: the same name and labels.
  mutating func pairAdded() {
    for key in OutlineItem.memberKeys { pair(by: key) }
  }

  private func isFree(old index: Int) -> Bool { partner[index] == nil && !excluded.contains(index) }

  private func isFree(new index: Int) -> Bool {
    !taken.contains(index) && !excludedNew.contains(index)
  }

  private mutating func join(_ index: Int, _ other: Int) {
    partner[index] = other
    taken.insert(other)
  }

  /// Of several declarations with one key, the first goes with the first.
  private mutating func pair(by key: (OutlineItem) -> [String]?) {
    var free: [[String]: [Int]] = [:]
    for index in new.indices.reversed() where isFree(new: index) {
      if let key = key(new[index]) { free[key, default: []].append(index) }
    }
    for index in old.indices where isFree(old: index) {
      guard let key = key(old[index]), let other = free[key]?.popLast() else { continue }
      join(index, other)
    }
  }

  /// Same kind and name: of all pairs those first that share most labels and types, whichever stands
  /// first; extensions must share a protocol or a member.
  private mutating func pairByLikeness() {
    while pairLikest() {}
  }

  /// Looks at fifty of one name at a time; false when there is nothing left to pair.
  private mutating func pairLikest() -> Bool {
    var free: [String: [Int]] = [:]
    for index in new.indices where isFree(new: index) && new[index].isPairedByName {
      free[new[index].kindAndName, default: []].append(index)
    }
    var pairs: [(old: Int, new: Int, likeness: Int)] = []
    for index in old.indices where isFree(old: index) && old[index].isPairedByName {
      for other in (free[old[index].kindAndName] ?? []).prefix(50) {
        let likeness = old[index].likeness(to: new[other])
        if old[index].kind == .extension, likeness == 0 { continue }
        pairs.append((index, other, likeness))
      }
    }
    pairs.sort { ($1.likeness, $0.old, $0.new) < ($0.likeness, $1.old, $1.new) }
    for pair in pairs where isFree(old: pair.old) && !taken.contains(pair.new) {
      join(pair.old, pair.new)
    }
    return !pairs.isEmpty
  }

  /// One gone, one come, of the same kind and types, and a neighbour that is the same.
  mutating func pairRenamed(
    from isWanted: (OutlineItem) -> Bool, to isNew: (OutlineItem) -> Bool = { _ in true }
  ) {
    var gone: [[String]: [Int]] = [:]
    var come: [[String]: [Int]] = [:]
    for index in old.indices where isFree(old: index) && isWanted(old[index]) {
      if let key = old[index].renamingKey { gone[key, default: []].append(index) }
    }
    for index in new.indices where !taken.contains(index) && isNew(new[index]) {
      if let key = new[index].renamingKey { come[key, default: []].append(index) }
    }
    for index in old.indices where isFree(old: index) && isWanted(old[index]) {
      guard let key = old[index].renamingKey, gone[key]?.count == 1,
        let others = come[key], others.count == 1, let other = others.first,
        standsAtSamePlace(index, other)
      else { continue }
      join(index, other)
    }
  }

  private func standsAtSamePlace(_ index: Int, _ other: Int) -> Bool {
    let isFirst = index == 0 && other == 0
    let isLast = index == old.count - 1 && other == new.count - 1
    let followsSame = index > 0 && other > 0 && partner[index - 1] == other - 1
    let precedesSame =
      index + 1 < old.count && other + 1 < new.count && partner[index + 1] == other + 1
    return isFirst || isLast || followsSame || precedesSame
  }
}

extension OutlineItem {
  fileprivate var kindAndName: String { kind.rawValue + " " + name }

  fileprivate var isPairedByName: Bool {
    switch kind {
    case .import, .conditional, .macro, .opaque, .unreadable, .enumCase: false
    default: true
    }
  }

  /// How many labels, types and members two declarations share.
  fileprivate func likeness(to other: OutlineItem) -> Int {
    let shared = Set(labels).intersection(other.labels).count
    let types = Set(types).intersection(other.types).count
    let members = Set((scope?.items ?? []).map(\.name))
      .intersection((other.scope?.items ?? []).map(\.name)).count
    return shared + types + members
  }

  fileprivate var renamingKey: [String]? {
    switch kind {
    case .function, .type: [kind.rawValue] + types
    case .variable: types.isEmpty ? nil : [kind.rawValue] + types
    default: nil
    }
  }
}
