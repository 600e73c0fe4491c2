/// Members of a text, found without a look at each of them.
package struct MemberIndex<Element> {
  private struct Key: Hashable {
    let owner: String
    let title: String
    /// Nil for all of one name.
    var signature: [String]?
  }

  private var found: [Key: [Element]] = [:]

  package init(_ elements: [Element], by member: (Element) -> DeclaredMember) {
    for element in elements {
      let member = member(element)
      found[Key(owner: member.owner, title: member.title), default: []].append(element)
      let key = Key(owner: member.owner, title: member.title, signature: member.signature)
      found[key, default: []].append(element)
    }
  }

  package var isEmpty: Bool { found.isEmpty }

  /// Those that Swift takes for one with a member, by what their declarations say.
  package func same(as member: DeclaredMember) -> [Element] {
    found[Key(owner: member.owner, title: member.title, signature: member.signature)] ?? []
  }

  /// Those that are one with a member even if one of the two says where a type is from:
  /// `Trips.Trip` and `Trip`. Of exact ones no others.
  package func alike(_ member: DeclaredMember, by own: (Element) -> DeclaredMember) -> [Element] {
    let same = same(as: member)
    if !same.isEmpty { return same }
    return named(as: member).filter { own($0).isAlike(member) }
  }

  /// Those with the name of a member, whatever their signature is.
  package func named(as member: DeclaredMember) -> [Element] {
    found[Key(owner: member.owner, title: member.title)] ?? []
  }
}
