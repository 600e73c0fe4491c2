import ViperText

package enum SwiftVisibility: Int, Comparable, Sendable {
  case file, target, package, everywhere

  package static func < (one: SwiftVisibility, other: SwiftVisibility) -> Bool {
    one.rawValue < other.rawValue
  }

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
  /// The members that subclasses inherit: `title`, `show(_:)`, `init(id:)`. A method without
  /// parameters is listed like a property.
  package let members: [String]

  /// The keyword in `import class Core.Cache`.
  package var importKeyword: String { kind == .actor ? "class" : kind.rawValue }
}

extension SwiftDeclaration {
  fileprivate var inheritedNames: [String] {
    guard !isStatic, SwiftVisibility(self) != .file else { return [] }
    switch kind {
    case .variable: return names.isEmpty ? [name] : names
    case .function:
      let labels = parameters.map { ($0.label ?? "_") + ":" }.joined()
      return [parameters.isEmpty ? name : "\(name)(\(labels))"]
    // Convenience initializers hide none.
    case .initializer where !modifiers.contains { $0.word == .convenience }:
      return ["init(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"]
    default: return []
    }
  }
}

extension SwiftFile {
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
        // `@unchecked Sendable` counts as `Sendable`.
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
            members: declaration.kind == .class || isExtension
              ? declaration.members.flatMap(\.inheritedNames) : []))
        read(
          declaration.members, in: path, least: visibility,
          usual: isExtension ? own ?? .target : .target)
      }
    }
    read(declarations, in: [], least: .everywhere, usual: .target)
    return found
  }
}
