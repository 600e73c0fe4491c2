/// A declaration, with the part of its type that contains it.
struct PlacedItem {
  var part = 0
  let item: OutlineItem

  fileprivate var place: String { "\(part) " + item.kindAndName }

  fileprivate var renamingKey: [String]? { item.renamingKey.map { [String(part)] + $0 } }
}

/// The declarations that are the same in three texts.
struct ItemMatch {
  typealias Triple = Sides<Int?>

  let triples: [Triple]

  init(_ triples: [Triple]) { self.triples = triples }

  init(
    _ base: [OutlineItem], _ ours: [OutlineItem], _ theirs: [OutlineItem],
    _ moved: MembersMovedBetweenFiles
  ) {
    let placed = { (items: [OutlineItem]) in items.map { PlacedItem(item: $0) } }
    self.init(
      base: placed(base), ours: placed(ours), theirs: placed(theirs), movedBetweenFiles: moved)
  }

  /// Compares whole signatures first, then labels, then names and the protocols of extensions. A
  /// missing and a new declaration of the same types in the same place count as renamed.
  init(
    base: [PlacedItem], ours: [PlacedItem], theirs: [PlacedItem],
    movedBetweenFiles: MembersMovedBetweenFiles
  ) {
    var toOurs = ItemPairing(base, ours)
    var toTheirs = ItemPairing(base, theirs)
    toOurs.pairSame()
    toTheirs.pairSame()
    var same = ItemPairing(theirs, ours, without: (toTheirs.taken, toOurs.taken))
    same.pairSame { $0.kind == .function }
    toOurs.pairByName(besides: same.taken)
    toOurs.pairRenamed(from: { $0.kind == .type })
    toTheirs.pairByName(besides: Set(same.partner.keys), movedBetweenFiles)
    let own = Set(ours.map(\.item.identity))
    toTheirs.pairRenamed(
      from: { !movedBetweenFiles.gone.contains($0.title) },
      to: { !movedBetweenFiles.come.contains($0.title) && !own.contains($0.identity) })
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

/// Pairs the declarations of two texts, with one rule after the other.
struct ItemPairing {
  private let old: [PlacedItem]
  private let new: [PlacedItem]
  private var excluded: Set<Int>
  private var excludedNew: Set<Int> = []
  private(set) var partner: [Int: Int] = [:]
  private(set) var taken: Set<Int>

  init(
    _ old: [PlacedItem], _ new: [PlacedItem], without: (old: Set<Int>, new: Set<Int>) = ([], [])
  ) {
    (self.old, self.new) = (old, new)
    (excluded, taken) = (without.old, without.new)
  }

  mutating func pairSame(where isWanted: (OutlineItem) -> Bool = { _ in true }) {
    pair { isWanted($0) ? $0.signature : nil }
  }

  mutating func pairByName(
    besides spoken: Set<Int>,
    _ movedBetweenFiles: MembersMovedBetweenFiles = MembersMovedBetweenFiles()
  ) {
    let gone = old.indices.filter { isFree(old: $0) && movedBetweenFiles.hasGone(old[$0].item) }
    excluded.formUnion(gone)
    excludedNew = spoken.union(new.indices.filter { movedBetweenFiles.hasCome(new[$0].item) })
    pair { $0.nameAndLabels + $0.types }
    pair { $0.nameAndLabels }
    while pairMostSimilar() {}
    pair { $0.kind == .extension && !$0.labels.isEmpty ? ["extension"] + $0.labels : nil }
    pair(isUnique: true) { $0.kind.isCallable ? [$0.kindAndName] : nil }
  }

  /// Pairs additions of both sides: the same name and labels, and for functions the same types.
  mutating func pairAdded() {
    pairSame()
    pair { $0.nameAndLabels + $0.types }
    pair { $0.kind == .function ? nil : $0.nameAndLabels }
  }

  private func isFree(old index: Int) -> Bool { partner[index] == nil && !excluded.contains(index) }

  private func isFree(new index: Int) -> Bool {
    !taken.contains(index) && !excludedNew.contains(index)
  }

  private mutating func join(_ index: Int, _ other: Int) {
    partner[index] = other
    taken.insert(other)
  }

  /// Pairs declarations with equal keys in their order, or only if the key is unique. Pairs within
  /// a part of the type are made first.
  private mutating func pair(isUnique: Bool = false, by key: (OutlineItem) -> [String]?) {
    if !isUnique { pairPlaced { item in key(item.item).map { [String(item.part)] + $0 } } }
    pairPlaced(isUnique: isUnique) { key($0.item) }
  }

  private mutating func pairPlaced(isUnique: Bool = false, by key: (PlacedItem) -> [String]?) {
    var (gone, come): ([[String]: Int], [[String]: [Int]]) = ([:], [:])
    for index in new.indices.reversed() where isFree(new: index) {
      if let key = key(new[index]) { come[key, default: []].append(index) }
    }
    let free = old.indices.filter(isFree(old:)).compactMap { index in
      key(old[index]).map { (index, $0) }
    }
    for (_, key) in free { gone[key, default: 0] += 1 }
    for (index, key) in free {
      if isUnique, gone[key] != 1 || come[key]?.count != 1 { continue }
      if let other = come[key]?.popLast() { join(index, other) }
    }
  }

  /// Pairs up to fifty declarations of the same kind and name, most similar first; false if nothing
  /// was paired. Extensions must share a protocol or a member.
  private mutating func pairMostSimilar() -> Bool {
    var free: [String: [Int]] = [:]
    for index in new.indices where isFree(new: index) && new[index].item.isPairedByName {
      free[new[index].place, default: []].append(index)
    }
    var pairs: [(old: Int, new: Int, similarity: Int)] = []
    for index in old.indices where isFree(old: index) && old[index].item.isPairedByName {
      for other in (free[old[index].place] ?? []).prefix(50) {
        let similarity = old[index].item.similarity(to: new[other].item)
        if old[index].item.kind == .extension, similarity == 0 { continue }
        pairs.append((index, other, similarity))
      }
    }
    pairs.sort { ($1.similarity, $0.old, $0.new) < ($0.similarity, $1.old, $1.new) }
    for pair in pairs where isFree(old: pair.old) && !taken.contains(pair.new) {
      join(pair.old, pair.new)
    }
    return !pairs.isEmpty
  }

  /// Pairs a missing and a new declaration of the same kind and types if a neighbor of both is the
  /// same.
  mutating func pairRenamed(
    from isWanted: (OutlineItem) -> Bool, to isNew: (OutlineItem) -> Bool = { _ in true }
  ) {
    var gone: [[String]: [Int]] = [:]
    var come: [[String]: [Int]] = [:]
    for index in old.indices where isFree(old: index) && isWanted(old[index].item) {
      if let key = old[index].renamingKey { gone[key, default: []].append(index) }
    }
    for index in new.indices where !taken.contains(index) && isNew(new[index].item) {
      if let key = new[index].renamingKey { come[key, default: []].append(index) }
    }
    for (key, indices) in gone.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard indices.count == 1, let others = come[key], others.count == 1,
        hasSamePlace(indices[0], others[0])
      else { continue }
      join(indices[0], others[0])
    }
  }

  private func hasSamePlace(_ index: Int, _ other: Int) -> Bool {
    [-1, 1].contains { step in
      let (next, otherNext) = (neighbor(index, step, old), neighbor(other, step, new))
      return next.map { partner[$0] == otherNext && otherNext != nil } ?? (otherNext == nil)
    }
  }

  private func neighbor(_ index: Int, _ step: Int, _ items: [PlacedItem]) -> Int? {
    let next = index + step
    return items.indices.contains(next) && items[next].part == items[index].part ? next : nil
  }
}

extension OutlineItem.Kind {
  var isCallable: Bool { [.function, .variable, .subscript].contains(self) }
}

extension OutlineItem {
  fileprivate var kindAndName: String { kind.rawValue + " " + name }

  fileprivate var nameAndLabels: [String] { [kindAndName, labels.joined(separator: ":")] }

  fileprivate var signature: [String] { nameAndLabels + types + [""] + variant }

  fileprivate var isPairedByName: Bool {
    ![.import, .conditional, .macro, .opaque, .unreadable, .enumCase].contains(kind)
  }

  fileprivate func similarity(to other: OutlineItem) -> Int {
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
