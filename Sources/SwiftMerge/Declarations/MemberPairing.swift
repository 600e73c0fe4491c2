/// A member of a type, and which of the type's parts it stands in: the class or one of its extensions.
struct PlacedMember {
  let part: Int
  let item: OutlineItem
}

/// Pairs the members that a type has in two texts, in whichever of its parts they are.
///
/// A declaration that is the same counts for more than the part, and the part for more than a declaration
/// that is merely alike. So two methods that change places keep their partners.
struct MemberPairing {
  private let old: [PlacedMember]
  private let new: [PlacedMember]
  private(set) var partner: [Int: Int] = [:]
  private(set) var taken: Set<Int>
  /// The indices that may get a partner.
  private var come: [Int]

  /// - Parameters:
  ///   - without: indices of either side that have a partner already.
  ///   - byName: whether a method may have other labels if it is the only one of its name.
  ///   - movedElsewhere: what has a partner in another file, unless it has the very same here.
  init(
    _ old: [PlacedMember], _ new: [PlacedMember],
    without: (old: Set<Int>, new: Set<Int>) = ([], []),
    byName: Bool = false, movedElsewhere: MovedElsewhere = MovedElsewhere()
  ) {
    (self.old, self.new, taken, come) = (old, new, without.new, Array(new.indices))
    var free = old.indices.filter { !without.old.contains($0) }
    for (level, key) in OutlineItem.memberKeys.enumerated() {
      if level == 1 {
        free.removeAll { movedElsewhere.hasGone(old[$0].item) }
        come = new.indices.filter { !movedElsewhere.hasCome(new[$0].item) }
      }
      pair(free) { [String($0.part)] + key($0.item) }
      pair(free) { key($0.item) }
    }
    guard byName else { return }
    let name = { (item: OutlineItem) in [item.kind.rawValue, item.name] }
    pair(free) { [String($0.part)] + name($0.item) }
    pair(free, isUnique: true) { name($0.item) }
  }

  mutating func join(_ index: Int, _ other: Int) {
    partner[index] = other
    taken.insert(other)
  }

  /// Of several members with one key, the first goes with the first, or none if it has to be unique.
  private mutating func pair(
    _ indices: [Int], isUnique: Bool = false, by key: (PlacedMember) -> [String]
  ) {
    var come: [[String]: [Int]] = [:]
    var gone: [[String]: Int] = [:]
    for index in self.come.reversed() where !taken.contains(index) {
      come[key(new[index]), default: []].append(index)
    }
    for index in indices where partner[index] == nil { gone[key(old[index]), default: 0] += 1 }
    for index in indices where partner[index] == nil {
      let key = key(old[index])
      if isUnique, gone[key] != 1 || come[key]?.count != 1 { continue }
      if let other = come[key]?.popLast() { join(index, other) }
    }
  }
}

extension OutlineItem {
  /// What makes two members the same, from the whole declaration to name and labels.
  static let memberKeys: [@Sendable (OutlineItem) -> [String]] = [
    { $0.nameAndLabels + [$0.types.joined(separator: ",")] + $0.variant },
    { $0.nameAndLabels + [$0.types.joined(separator: ",")] },
    { $0.nameAndLabels },
  ]

  private var nameAndLabels: [String] { [kind.rawValue, name, labels.joined(separator: ":")] }
}
