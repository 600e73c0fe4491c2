import SwiftReading
import ViperText

/// A function or property of a type, as a file declares it.
package struct DeclaredMember: Hashable, Sendable {
  /// The type or the extended type.
  package let owner: String
  /// The name as a person writes it: `didSelect(id:)`.
  package private(set) var title: String
  /// What tells it from others of that name: the types, of the result too, and whether it is `async`.
  package let signature: [String]
  /// Where its name stands, in bytes.
  package let place: Range<Int>
  /// Whether a protocol asks for it.
  package let isRequirement: Bool
  /// Whether nobody sees it outside of its file.
  package let isPrivate: Bool
  /// Whether it stands under a condition, or in an extension for some types only, so that there may be
  /// another one like it.
  package let isConditional: Bool
  /// The generic parameters and what is said of them, which tell it from another one as well.
  package let generics: String
  /// Whether its body is what viper-gen writes for a member that is still to be written.
  package let isStub: Bool

  /// `TripPresenter.didSelect(id:)`
  package var name: String { owner + "." + title }

  /// One of several variables that are declared together.
  fileprivate func named(_ title: String) -> DeclaredMember {
    var member = self
    member.title = title
    return member
  }

  /// Whether the types of two members are the same if names may begin with the module that has them.
  func isAlike(_ other: DeclaredMember) -> Bool {
    signature.count == other.signature.count
      && zip(signature, other.signature).allSatisfy { one, other in
        let (one, other) = (TypePieces(one), TypePieces(other))
        return one.pieces.count == other.pieces.count
          && zip(one.pieces, other.pieces).allSatisfy { one, other in
            one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
          }
      }
  }
}

/// A type's text as dotted names and what stands between them: `[Trips.Trip]` → `[`, `Trips.Trip`, `]`
private struct TypePieces {
  let pieces: [String]

  init(_ text: String) {
    var pieces: [[UInt8]] = []
    var isInName = false
    for byte in text.utf8 {
      let isName = isWordByte(byte) || byte == UInt8(ascii: ".")
      if isName, isInName { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
      isInName = isName
    }
    self.pieces = pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension SwiftMerge {
  /// The functions and properties of all types and extensions of a file, under any condition, in the
  /// order of the text; nil if it can't be read as Swift.
  package static func members(in bytes: [UInt8]) -> [DeclaredMember]? {
    SwiftOutline(bytes, openingAllConditionsBut: [])?.allMembers.map(\.member)
  }
}

extension SwiftMerge {
  /// The members of a text that somebody has written: no stubs, and no bodies that the base has, too.
  package static func writtenMembers(of own: [UInt8], since base: [UInt8]) -> [DeclaredMember] {
    guard let base = SwiftOutline(base), let own = SwiftOutline(own, openingAllConditionsBut: [])
    else { return [] }
    let known = MemberIndex(base.declaredMembers, by: \.member)
    return own.allMembers.filter { member, item in
      let text = own.print(of: item.body)
      return !member.isStub
        && !known.same(as: member).contains { base.print(of: $0.item.body) == text }
    }.map(\.member)
  }

  /// The words of a file, without backticks; none if it can't be read as Swift.
  package static func words(in bytes: [UInt8]) -> Set<String> {
    SwiftOutline(bytes)?.words(in: 0..<bytes.count) ?? []
  }
}

extension SwiftOutline {
  /// Those that have a scope around them and lines of their own, each with its item.
  var declaredMembers: [(member: DeclaredMember, item: OutlineItem)] {
    file.items.flatMap { owner -> [(member: DeclaredMember, item: OutlineItem)] in
      let isProtocol = isProtocol(owner)
      return (owner.scope?.items ?? []).compactMap { item in
        guard item.kind == .function || item.kind == .variable else { return nil }
        let isConditional = owner.condition != nil || item.condition != nil
        return (
          member(
            item, of: owner.name, isConditional: isConditional, isRequirement: isProtocol), item
        )
      }
    }
  }

  /// All, also those that share a line with others, and those of a type that goes by another name here.
  var allMembers: [(member: DeclaredMember, item: OutlineItem)] {
    let all = declarations(reader.source.declarations)
    let aliases = aliases
    typealias Found = (member: DeclaredMember, item: OutlineItem)
    return all.filter { $0.declaration.kind.isType }.flatMap { type, isConditional -> [Found] in
      let name = type.nameRange.map(reader.text) ?? ""
      let isLimited = isConditional || type.requirements != nil
      let isHidden = type.modifiers.contains { $0.word == .private || $0.word == .fileprivate }
      return declarations(type.members).flatMap { declaration, isConditional -> [Found] in
        guard declaration.kind == .function || declaration.kind == .variable else { return [] }
        let start = declaration.range.lowerBound
        let item = reader.item(
          declaration,
          at: .init(blank: start..<start, lead: start..<start, declaration: declaration.range))
        let member = member(
          item, of: aliases[name] ?? name, isConditional: isLimited || isConditional,
          isRequirement: type.kind == .protocol, isHidden: isHidden)
        guard declaration.names.count > 1 else { return [(member, item)] }
        return declaration.names.map { (member.named($0), item) }
      }
    }
  }

  /// What the file's other names for types stand for.
  var aliases: [String: String] {
    let all = reader.source.types.filter { $0.kind == .typealias }
    return Dictionary(
      all.map { ($0.name, $0.type.map(reader.text) ?? "") }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// With those under conditions.
  private func declarations(
    _ list: [SwiftDeclaration], isConditional: Bool = false
  ) -> [(declaration: SwiftDeclaration, isConditional: Bool)] {
    list.flatMap { declaration in
      declaration.kind == .conditional
        ? declarations(declaration.members, isConditional: true) : [(declaration, isConditional)]
    }
  }

  private func member(
    _ item: OutlineItem, of owner: String, isConditional: Bool, isRequirement: Bool,
    isHidden: Bool = false
  ) -> DeclaredMember {
    let slots = item.header?.slots ?? [:]
    return DeclaredMember(
      owner: owner, title: item.kind == .function ? item.title : item.name,
      signature: item.kind == .function
        ? item.types + item.variant : isRequirement ? item.types + accessors(of: item) : [],
      place: slots[.name] ?? item.head, isRequirement: isRequirement,
      isPrivate: isHidden || item.isPrivate,
      isConditional: isConditional,
      generics: [slots[.generics], slots[.requirements]].compactMap(\.self).map(reader.text)
        .joined(separator: " "),
      isStub: isStub(item))
  }

  private func isProtocol(_ item: OutlineItem) -> Bool {
    guard item.kind == .type, let keyword = item.header?.slots[.keyword] else { return false }
    return lines.string(keyword) == "protocol"
  }

  /// `["get", "set"]` of a requirement, whatever their order is.
  private func accessors(of item: OutlineItem) -> [String] {
    words(in: item.body).subtracting(["{", "}"]).sorted()
  }

  /// Whether nothing is done in a body but to say that it is not written yet; a property may say so
  /// in each accessor.
  private func isStub(_ item: OutlineItem) -> Bool {
    guard let body = item.body else { return false }
    let lines = TextLines(Array(inner(of: body)))
    if lines.isStub { return true }
    guard item.kind == .variable else { return false }
    var accessors = 0
    var line = 0
    while line < lines.count {
      let words = lines.bytes[lines.words(line)]
      if let count = lines.stub(at: line) {
        accessors += 1
        line += count
        continue
      }
      let isAccessor = ["get", "set"].contains { words.starts(with: $0.utf8) }
      guard isAccessor || words.isEmpty || words.elementsEqual("}".utf8) else { return false }
      line += 1
    }
    return accessors > 0
  }
}
