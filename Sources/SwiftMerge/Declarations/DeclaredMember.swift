/// A function or property of a type, as a file declares it.
package struct DeclaredMember: Hashable, Sendable {
  /// The type or the extended type.
  package let owner: String
  /// The name as a person writes it: `didSelect(id:)`.
  package let title: String
  /// What tells it from others of that name: the types, of the result too, and whether it is `async`.
  package let signature: [String]
  /// Where its name stands, in bytes.
  package let place: Range<Int>
  /// Whether nobody sees it outside of its file.
  package let isPrivate: Bool
  /// Whether its body is what viper-gen writes for a member that is still to be written.
  package let isStub: Bool

  /// `TripPresenter.didSelect(id:)`
  package var name: String { owner + "." + title }

  /// Whether Swift takes the two for one, by what their declarations say.
  package func isSame(as other: DeclaredMember) -> Bool {
    owner == other.owner && title == other.title && signature == other.signature
  }
}

extension SwiftMerge {
  /// The functions and properties of all types and extensions of a file, under any condition, in the
  /// order of the text; nil if it can't be read as Swift.
  package static func members(in bytes: [UInt8]) -> [DeclaredMember]? {
    SwiftOutline(bytes, openingAllConditionsBut: [])?.declaredMembers.map(\.member)
  }
}

extension SwiftMerge {
  /// The members of a text that somebody has written: no stubs, and no bodies that the base has, too.
  package static func writtenMembers(of own: [UInt8], since base: [UInt8]) -> [DeclaredMember] {
    guard let base = SwiftOutline(base), let own = SwiftOutline(own, openingAllConditionsBut: [])
    else { return [] }
    let known = base.declaredMembers
    return own.declaredMembers.filter { member, item in
      let text = own.print(of: item.body)
      return !member.isStub
        && !known.contains { $0.member.isSame(as: member) && base.print(of: $0.item.body) == text }
    }.map(\.member)
  }

  /// The words of a file, without backticks; none if it can't be read as Swift.
  package static func words(in bytes: [UInt8]) -> Set<String> {
    SwiftOutline(bytes)?.words(in: 0..<bytes.count) ?? []
  }
}

extension SwiftOutline {
  /// Those that have a scope around them, each with its item.
  var declaredMembers: [(member: DeclaredMember, item: OutlineItem)] {
    file.items.flatMap { owner in
      (owner.scope?.items ?? []).compactMap { item in
        guard item.kind == .function || item.kind == .variable else { return nil }
        let member = DeclaredMember(
          owner: owner.name, title: item.kind == .function ? item.title : item.name,
          signature: item.kind == .function ? item.types + item.variant : [],
          place: item.header?.slots[.name] ?? item.head,
          isPrivate: item.isPrivate,
          isStub: isStub(item))
        return (member, item)
      }
    }
  }

  /// Whether nothing is done in a body but to say that it is not written yet; a property may say so
  /// in each accessor.
  private func isStub(_ item: OutlineItem) -> Bool {
    guard item.body != nil else { return false }
    let block = ItemBlock(item, in: self, unit: [])
    if block.isStub { return true }
    guard item.kind == .variable else { return false }
    let lines = TextLines(block.inner)
    var accessors = 0
    for line in 0..<lines.count {
      let words = block.inner[lines.words(line)]
      if ItemBlock.isStub(words) {
        accessors += 1
      } else if !words.elementsEqual("}".utf8), !words.starts(with: "get".utf8),
        !words.starts(with: "set".utf8), !words.isEmpty
      {
        return false
      }
    }
    return accessors > 0
  }
}
