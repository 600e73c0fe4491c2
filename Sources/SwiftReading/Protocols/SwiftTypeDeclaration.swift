import ViperText

package enum SwiftVisibility: Comparable, Sendable {
  case file, target, package, everywhere

  private static let modifiers: [(words: Set<SwiftWord>, visibility: SwiftVisibility)] = [
    ([.private, .fileprivate], .file), ([.public, .open], .everywhere), ([.package], .package),
    ([.internal], .target),
  ]

  init?(_ declaration: SwiftDeclaration) {
    let words = declaration.modifiers.filter { !$0.hasArgument }.map(\.word)
    let found = Self.modifiers.first { !$0.words.isDisjoint(with: words) }
    guard let found else { return nil }
    self = found.visibility
  }

  package func reaches(ownModule isOwn: Bool) -> Bool { self >= (isOwn ? .target : .package) }
}

package struct SwiftTypeDeclaration: Sendable {
  package let kind: SwiftDeclaration.Kind
  /// `Trip`, `Trip.ID`
  package let name: String
  package let location: SourceLocation
  /// The narrowest visibility of the type and the types around it.
  package let visibility: SwiftVisibility
  /// With the types of an extension's conformances.
  package let inherited: [String]
  package let attributes: [String]
  package let isFinal: Bool
  /// The names of its generic parameters.
  package let generics: [String]
  /// Whether it has a `where` clause.
  package let hasRequirements: Bool
  /// The members that subclasses inherit: `title`, `show(_:Int)`, `init(id:Int)`. A method without
  /// parameters is listed like a property.
  package let members: [String]
  /// A struct's stored properties with a written type and no attribute, or the associated values of
  /// an enum that isn't indirect.
  let stored: [(name: String, type: Range<Int>)]
  package var hasValues: Bool { kind == .enum && !stored.isEmpty }

  package var isGeneric: Bool { !generics.isEmpty }

  package var storedFields: [(name: String, type: SwiftType)] {
    stored.compactMap { name, type in
      let text = EmbeddedText(type, of: location.source)
      return SignatureParser.read(text) { try $0.parseType() }.map { (name, $0) }
    }
  }

  /// The keyword in `import class Core.Cache`.
  package var importKeyword: String { kind == .actor ? "class" : kind.rawValue }
}

extension SwiftFile {
  private func inheritedNames(of member: SwiftDeclaration) -> [String] {
    guard !member.isStatic, SwiftVisibility(member) != .file else { return [] }
    let parameters = member.parameters.map { ($0.label, text($0.type)) }
    switch member.kind {
    case .variable: return member.names.isEmpty ? [member.name] : member.names
    case .function: return [Method.typedName(member.name, parameters)]
    // Convenience initializers hide none.
    case .initializer where !member.modifiers.contains { $0.word == .convenience }:
      return [parameters.isEmpty ? "init()" : Method.typedName("init", parameters)]
    default: return []
    }
  }

  private func stored(_ member: SwiftDeclaration) -> [(name: String, type: Range<Int>)] {
    if member.kind == .enumCase, !member.modifiers.contains(where: { $0.word == .indirect }) {
      return member.payloads
    }
    guard member.kind == .variable, !member.isStatic, member.names.count == 1,
      member.attributes.isEmpty, let type = member.type,
      !member.modifiers.contains(where: { [.nonisolated, .unowned].contains($0.word) })
    else { return [] }
    let word = member.body.flatMap { text($0).dropFirst().split { !$0.isLetter }.first }
    guard member.body == nil || word == "willSet" || word == "didSet" else { return [] }
    return [(member.name, type)]
  }

  /// `"<Key: Hashable, each Value>"` → `["Key", "Value"]`
  func genericNames(_ range: Range<Int>) -> [String] {
    text(range).dropFirst().dropLast().split(separator: ",").map { parameter in
      let words = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      return (words.last ?? "").filter { $0 != "`" }
    }
  }

  func typeDeclarations(in source: SourceText) -> [SwiftTypeDeclaration] {
    var found: [SwiftTypeDeclaration] = []
    func read(
      _ declarations: [SwiftDeclaration], in scope: [String], least: SwiftVisibility,
      usual: SwiftVisibility
    ) {
      for declaration in declarations.flat
      where declaration.kind.isType || declaration.kind == .typealias {
        let isExtension = declaration.kind == .extension
        let own = SwiftVisibility(declaration)
        let visibility = min(least, own ?? (isExtension ? .everywhere : usual))
        let path = scope + [declaration.name]
        let isDirect =
          declaration.kind == .enum && !declaration.modifiers.contains { $0.word == .indirect }
        // `@unchecked Sendable` counts as `Sendable`, because the compiler accepts it as such.
        let inherited = declaration.inherited.flatMap { range in
          text(range).replacing("@unchecked", with: "").split(separator: "&")
            .map { $0.filter { !$0.isWhitespace } }
        }
        found.append(
          SwiftTypeDeclaration(
            kind: declaration.kind, name: path.joined(separator: "."),
            location: source.location(of: declaration.nameOrKeyword), visibility: visibility,
            inherited: inherited, attributes: declaration.attributes.map(\.name),
            isFinal: declaration.modifiers.contains { $0.word == .final },
            generics: declaration.generics.map(genericNames) ?? [],
            hasRequirements: declaration.requirements != nil,
            members: declaration.kind == .class || isExtension
              ? declaration.members.flatMap(inheritedNames) : [],
            stored: declaration.kind == .struct || isDirect
              ? declaration.members.flatMap(stored) : []))
        read(
          declaration.members, in: path, least: visibility,
          usual: isExtension ? own ?? .target : .target)
      }
    }
    read(declarations, in: [], least: .everywhere, usual: .target)
    return found
  }
}
