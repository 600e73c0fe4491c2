/// Finds members by owner, name and signature.
package struct MemberIndex<Element> {
  private struct Key: Hashable {
    let owner: String
    let title: String
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

  package func same(as member: DeclaredMember) -> [Element] {
    found[Key(owner: member.owner, title: member.title, signature: member.signature)] ?? []
  }

  /// Finds the same members, or else members whose types differ only in a Swift module's name:
  /// `Trips.Trip` and `Trip`.
  package func alike(_ member: DeclaredMember, by own: (Element) -> DeclaredMember) -> [Element] {
    let same = same(as: member)
    if !same.isEmpty { return same }
    return named(as: member).filter { own($0).isAlike(member) }
  }

  package func named(as member: DeclaredMember) -> [Element] {
    found[Key(owner: member.owner, title: member.title)] ?? []
  }
}
