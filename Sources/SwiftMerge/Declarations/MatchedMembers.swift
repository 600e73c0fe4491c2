/// The members of one type in three texts, and which of them are one and the same.
struct MatchedMembers {
  let base: [PlacedMember]
  let ours: [PlacedMember]
  let theirs: [PlacedMember]
  /// By the index in base.
  let toOurs: [Int: Int]
  let toTheirs: [Int: Int]
  /// What ours has of what is new in theirs, by the index in theirs.
  let added: [Int: Int]

  init(of owner: String, in parts: TypeParts, movedElsewhere: MovedElsewhere) {
    let members = parts.members[owner] ?? TypeParts.Members()
    let (base, theirs) = (members.base, members.theirs)
    (self.base, ours, self.theirs) = (base, members.ours, theirs)
    let own = MemberPairing(base, members.ours)
    var new = MemberPairing(base, theirs, byName: true, movedElsewhere: movedElsewhere)
    let added = MemberPairing(theirs, members.ours, without: (new.taken, own.taken)).partner
    (self.added, toOurs) = (added, own.partner)
    // What is neither there nor written may have been renamed in its place.
    for part in Set(base.map(\.part)).sorted() {
      let (before, after) = (Self.indices(base, in: part), Self.indices(theirs, in: part))
      let match = ItemMatch(
        base: before.map { base[$0].item }, ours: [], theirs: after.map { theirs[$0].item },
        movedElsewhere: movedElsewhere)
      for triple in match.triples {
        guard let old = triple.base.map({ before[$0] }), new.partner[old] == nil,
          let come = triple.theirs.map({ after[$0] }), !new.taken.contains(come),
          added[come] == nil
        else { continue }
        new.join(old, come)
      }
    }
    toTheirs = new.partner
  }

  private static func indices(_ members: [PlacedMember], in part: Int) -> [Int] {
    members.indices.filter { members[$0].part == part }
  }
}
