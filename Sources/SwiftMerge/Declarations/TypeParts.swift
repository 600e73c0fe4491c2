/// The types and extensions of three files, each with its members.
struct TypeParts {
  private let triples: [ItemMatch.Triple]
  private let files: Sides<OutlineScope>
  private let boundaries: [Int]
  private(set) var owners: [String] = []
  private(set) var members: [String: Members] = [:]

  typealias Members = Sides<[PlacedItem]>

  init(_ match: ItemMatch, base: OutlineScope, ours: OutlineScope, theirs: OutlineScope) {
    triples = match.triples
    files = Sides(base: base, ours: ours, theirs: theirs)
    boundaries = ours.items.filter(JoinedFiles.isBoundary).map(\.lead.lowerBound)
    add(base, \.base, to: \.base)
    add(ours, \.ours, to: \.ours)
    add(theirs, \.theirs, to: \.theirs)
  }

  private mutating func add(
    _ file: OutlineScope, _ side: KeyPath<ItemMatch.Triple, Int?>,
    to list: WritableKeyPath<Members, [PlacedItem]>
  ) {
    let parts = Dictionary(
      triples.indices.compactMap { part in triples[part][keyPath: side].map { ($0, part) } }
    ) { first, _ in first }
    // The type may have another name here.
    let types = file.items.indices.filter { file.items[$0].kind == .type }
    let names = Dictionary(
      types.compactMap { index in
        parts[index].flatMap(base).map { (file.items[index].name, $0.name) }
      }
    ) { first, _ in first }
    for (index, item) in file.items.enumerated() {
      guard let inner = item.scope?.items, !inner.isEmpty, let part = parts[index] else { continue }
      let owner = base(part)?.name ?? names[item.name] ?? item.name
      if members[owner] == nil { owners.append(owner) }
      members[owner, default: Members(base: [], ours: [], theirs: [])][keyPath: list] += inner.map {
        PlacedItem(part: part, item: $0)
      }
    }
  }

  func base(_ part: Int) -> OutlineItem? { triples[part].base.map { files.base.items[$0] } }
  func ours(_ part: Int) -> OutlineItem? { triples[part].ours.map { files.ours.items[$0] } }
  func theirs(_ part: Int) -> OutlineItem? { triples[part].theirs.map { files.theirs.items[$0] } }

  /// The type of ours that has the conformance of an extension which ours lacks.
  func conformer(to part: Int) -> OutlineItem? {
    guard ours(part) == nil, let item = base(part) ?? theirs(part), item.kind == .extension else {
      return nil
    }
    return files.ours.items.first { other in
      other.scope != nil && other.name == item.name
        && (other.header?.elements ?? []).contains { item.labels.contains($0.key) }
    }
  }

  func isInSameFile(_ one: OutlineItem, _ other: OutlineItem) -> Bool {
    let number = { (item: OutlineItem) in boundaries.count { $0 < item.lead.lowerBound } }
    return number(one) == number(other)
  }
}
