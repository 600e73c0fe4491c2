import SwiftReading
import ViperText

/// A function or property of a type in a file.
package struct DeclaredMember: Hashable, Sendable {
  package let owner: String
  package private(set) var title: String
  /// The types of parameters and result, and `async`: the differences between overloads.
  package let signature: [String]
  package let place: Range<Int>
  package let isRequirement: Bool
  package let isPrivate: Bool
  /// Whether a second such member may exist, because of `#if` or a constrained extension.
  package let isConditional: Bool
  package let generics: String
  package let isStub: Bool
  /// Whether the body only calls the overridden method, as a place to write code.
  let isPlainOverride: Bool

  package var name: String { owner + "." + title }

  fileprivate func named(_ title: String) -> DeclaredMember {
    var member = self
    member.title = title
    return member
  }

  /// Whether the types are equal, apart from Swift modules' names.
  func isAlike(_ other: DeclaredMember) -> Bool {
    signature.count == other.signature.count
      && zip(signature, other.signature).allSatisfy { one, other in
        let (one, other) = (pieces(of: one), pieces(of: other))
        return one.count == other.count
          && zip(one, other).allSatisfy { one, other in
            one == other || one.hasSuffix("." + other) || other.hasSuffix("." + one)
          }
      }
  }
}

/// Splits a type into dotted names and single characters: `[Trips.Trip]` → `[`, `Trips.Trip`, `]`
private func pieces(of type: String) -> [String] {
  var pieces: [[UInt8]] = []
  var isInName = false
  for byte in type.utf8 {
    let isName = isWordByte(byte) || byte == UInt8(ascii: ".")
    if isName, isInName { pieces[pieces.count - 1].append(byte) } else { pieces.append([byte]) }
    isInName = isName
  }
  return pieces.map { String(decoding: $0, as: UTF8.self) }
}

extension SwiftMerge {
  package static func members(in bytes: [UInt8]) -> [DeclaredMember]? {
    SwiftOutline(bytes, openingAllConditionsBut: [])?.allMembers.map(\.member)
  }

  /// Finds the members whose bodies are neither stubs nor in the base.
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

  /// Collects the words of a file, without backticks; empty if the file can't be read.
  package static func words(in bytes: [UInt8]) -> Set<String> {
    SwiftOutline(bytes)?.words(in: 0..<bytes.count) ?? []
  }
}

extension SwiftOutline {
  /// The members of outlined types, each with its item.
  var declaredMembers: [(member: DeclaredMember, item: OutlineItem)] {
    file.items.flatMap { owner in
      let isProtocol = owner.header?.slots[.keyword].map(lines.string) == "protocol"
      return (owner.scope?.items ?? []).filter { $0.kind == .function || $0.kind == .variable }
        .map { item in
          let isConditional = owner.condition != nil || item.condition != nil
          let member = member(
            item, of: owner.name, isConditional: isConditional, isRequirement: isProtocol)
          return (member, item)
        }
    }
  }

  /// All members, including those that share a line. Aliases are replaced by the names of their
  /// types, and Swift modules' names are left out.
  var allMembers: [(member: DeclaredMember, item: OutlineItem)] {
    let all = declarations(reader.source.declarations)
    let aliases = aliases
    let types = Set(reader.source.types.filter { $0.kind != .extension }.map(\.name))
    typealias Found = (member: DeclaredMember, item: OutlineItem)
    return all.filter { $0.declaration.kind.isType }.flatMap { type, isConditional -> [Found] in
      let name = type.nameRange.map(reader.text) ?? ""
      let parts = name.split(separator: ".")
      let isInModule = parts.count == 2 && !types.contains(String(parts[0]))
      let owner = isInModule ? String(parts[1]) : aliases[name] ?? name
      let isLimited = isConditional || type.requirements != nil
      let isHidden = type.modifiers.contains { $0.word == .private || $0.word == .fileprivate }
      return declarations(type.members).flatMap { declaration, isConditional -> [Found] in
        guard declaration.kind == .function || declaration.kind == .variable else { return [] }
        let start = declaration.range.lowerBound
        let item = reader.item(
          declaration,
          at: .init(blank: start..<start, lead: start..<start, declaration: declaration.range))
        let member = member(
          item, of: owner, isConditional: isLimited || isConditional,
          isRequirement: type.kind == .protocol, isHidden: isHidden)
        guard declaration.names.count > 1 else { return [(member, item)] }
        return declaration.names.map { (member.named($0), item) }
      }
    }
  }

  var aliases: [String: String] {
    let all = reader.source.types.filter { $0.kind == .typealias }
    return Dictionary(all.map { ($0.name, $0.type.map(reader.text) ?? "") }) { first, _ in first }
  }

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
      isStub: isStub(item), isPlainOverride: isPlainOverride(item))
  }

  private func accessors(of item: OutlineItem) -> [String] {
    words(in: item.body).subtracting(["{", "}"]).sorted()
  }

  private func isPlainOverride(_ item: OutlineItem) -> Bool {
    let lines = item.body.map { TextLines(Array(inner(of: $0))) }
    let words = lines.map { lines in (0..<lines.count).map { lines.bytes[lines.words($0)] } } ?? []
    let code = words.filter { !$0.isEmpty && !$0.starts(with: "//".utf8) }
    return code.count == 1 && code[0].starts(with: "super.".utf8)
  }

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

/// Finds members by owner, name and signature.
package struct MemberIndex<Element> {
  private let found: [String: [Element]]
  private let member: @Sendable (Element) -> DeclaredMember

  package init(
    _ elements: [Element], by member: @escaping @Sendable (Element) -> DeclaredMember
  ) {
    found = Dictionary(grouping: elements) { member($0).name }
    self.member = member
  }

  package var isEmpty: Bool { found.isEmpty }

  package func same(as other: DeclaredMember) -> [Element] {
    named(as: other).filter { member($0).signature == other.signature }
  }

  /// Finds the same members, or else members whose types differ only in a Swift module's name:
  /// `Trips.Trip` and `Trip`.
  package func alike(_ other: DeclaredMember) -> [Element] {
    let same = same(as: other)
    return same.isEmpty ? named(as: other).filter { member($0).isAlike(other) } : same
  }

  package func named(as other: DeclaredMember) -> [Element] { found[other.name] ?? [] }
}
