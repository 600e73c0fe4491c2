import ViperText

/// The protocols and extensions of a Swift file, at any depth.
package struct ProtocolFile: Sendable {
  package private(set) var protocols: [SwiftProtocol] = []
  package private(set) var extensions: [SwiftProtocolExtension] = []
  /// Classes and actors.
  package private(set) var classes: [SwiftClass] = []
  /// Without hidden imports.
  package private(set) var imports: [String] = []
  /// The blocks of `#if` that contain only imports, as `swift format` writes them.
  package private(set) var conditionalImports: [String] = []
  package private(set) var aliases: [SwiftAlias] = []
  package private(set) var globalActors: Set<String> = []
  /// The types, aliases and extensions, at any depth.
  package let declarations: [SwiftTypeDeclaration]

  let file: SwiftFile
  let source: SourceText

  package init?(_ source: SourceText) {
    guard let file = SwiftFile(source) else { return nil }
    self.file = file
    self.source = source
    declarations = file.typeDeclarations(in: source)
    read(file.declarations, in: [], condition: nil)
  }

  private mutating func read(
    _ declarations: [SwiftDeclaration], in scope: [String], condition: String?
  ) {
    for declaration in declarations {
      switch declaration.kind {
      case .import: addImport(declaration)
      case .protocol: protocols.append(swiftProtocol(declaration, in: scope, condition: condition))
      case .conditional
      where !declaration.members.isEmpty && declaration.members.allSatisfy { $0.kind == .import }:
        let lines = file.text(declaration.range).split(whereSeparator: \.isNewline)
        conditionalImports.append(lines.map(Self.laidOut).joined(separator: "\n"))
      case .conditional:
        let first = protocols.count
        for (own, members) in branches(of: declaration) {
          read(members, in: scope, condition: Self.joined(condition, own))
        }
        mergeProtocols(from: first, of: declaration, in: condition)
      case .class, .struct, .enum, .actor, .extension, .typealias:
        if declaration.kind == .extension { extensions.append(swiftExtension(declaration)) }
        if let alias = alias(declaration, in: scope) { aliases.append(alias) }
        if [.actor, .class].contains(declaration.kind) {
          classes.append(swiftClass(declaration, in: scope))
        }
        if declaration.has(attribute: "globalActor") {
          globalActors.insert((scope + [declaration.name]).joined(separator: "."))
        }
        read(declaration.members, in: scope + [declaration.name], condition: condition)
      default: break
      }
    }
  }

  /// Each branch may declare the same protocol.
  private mutating func mergeProtocols(
    from first: Int, of declaration: SwiftDeclaration, in condition: String?
  ) {
    let hasElse = declaration.branches.last.map { file.text($0.condition).isEmpty } == true
    let all = protocols[first...]
    protocols.removeSubrange(first...)
    for one in all where !protocols[first...].contains(where: { $0.name == one.name }) {
      let same = all.filter { $0.name == one.name }
      var merged = same.dropFirst().reduce(one) { $0.merged(with: $1) }
      if hasElse, same.count == declaration.branches.count { merged.condition = condition }
      protocols.append(merged)
    }
  }

  /// One line of a conditional import, without its access level.
  private static func laidOut(_ line: Substring) -> String {
    let words = line.trimming(while: \.isWhitespace).split(separator: " ")
    return (words.first?.first == "#" ? "" : "  ")
      + words.filter { !accessLevels.contains($0) }.joined(separator: " ")
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private mutating func addImport(_ declaration: SwiftDeclaration) {
    let isHidden =
      SwiftVisibility(declaration) == .file
      || declaration.has(attribute: "_implementationOnly")
    let words = declaration.name.split(whereSeparator: \.isWhitespace)
    guard !isHidden, let path = words.last else { return }
    let module = String(path.prefix { $0 != "." })
    if isSwiftIdentifier(module), !imports.contains(module) { imports.append(module) }
  }

  func location(_ range: Range<Int>) -> SourceLocation { source.location(of: range) }

  // MARK: - Protocols

  private func swiftProtocol(
    _ declaration: SwiftDeclaration, in scope: [String], condition: String?
  ) -> SwiftProtocol {
    let (own, requirements) = whereClause(of: declaration)
    return SwiftProtocol(
      name: (scope + [declaration.name]).joined(separator: "."),
      location: location(declaration.nameOrKeyword),
      visibility: SwiftVisibility(declaration) ?? .target,
      isolation: SwiftIsolation(declaration, in: file), condition: condition,
      primaryTypes: declaration.generics.map(file.genericNames) ?? [],
      inherited: declaration.inherited.flatMap(inheritedTypes) + own, requirements: requirements,
      associatedTypes: declaration.members.flat.filter { $0.kind == .associatedtype }
        .map(associatedType),
      aliases: declaration.members.flat.filter { $0.generics == nil }
        .compactMap { alias($0, in: []) },
      members: declaration.members.flatMap { members($0) })
  }

  private func swiftExtension(_ declaration: SwiftDeclaration) -> SwiftProtocolExtension {
    let visibility = SwiftVisibility(declaration) ?? .target
    return SwiftProtocolExtension(
      name: declaration.name, isolation: SwiftIsolation(declaration, in: file),
      constraint: declaration.requirements.map(file.text),
      members: declaration.members.flatMap { members($0, ofExtension: visibility) })
  }

  private func swiftClass(_ declaration: SwiftDeclaration, in scope: [String]) -> SwiftClass {
    SwiftClass(
      name: (scope + [declaration.name]).joined(separator: "."),
      visibility: SwiftVisibility(declaration) ?? .target,
      inherited: declaration.inherited.flatMap(inheritedTypes).map(\.name),
      members: declaration.members.flatMap { members($0, ofExtension: .target) },
      isActor: declaration.kind == .actor, isGeneric: declaration.generics != nil,
      isolation: SwiftIsolation(declaration, in: file),
      location: location(declaration.nameOrKeyword))
  }

  /// - Parameter visibility: nil in a protocol.
  private func members(
    _ declaration: SwiftDeclaration, ofExtension visibility: SwiftVisibility? = nil
  ) -> [SwiftProtocolMember] {
    if declaration.kind == .conditional {
      return branches(of: declaration).flatMap { condition, declarations in
        declarations.flatMap { members($0, ofExtension: visibility) }.map {
          $0.conditional(condition)
        }
      }
    }
    // Attributes in `#if` belong to the next member.
    if declaration.kind == .statement, file.text(declaration.range).hasPrefix("@") { return [] }
    let reader = ProtocolMemberReader(file: file, source: source, isOfExtension: visibility != nil)
    return reader.member(declaration, in: visibility ?? .target).map { [$0] } ?? []
  }
}

extension SwiftProtocol {
  /// Members that only one of them has stay in their branch.
  fileprivate func merged(with other: SwiftProtocol) -> SwiftProtocol {
    func rest(_ one: SwiftProtocol, _ other: SwiftProtocol) -> [SwiftProtocolMember] {
      one.members.filter { member in !other.members.contains(where: member.isSame) }
        .map { $0.conditional(one.condition ?? "") }
    }
    var merged = self
    merged.members = members.filter { member in other.members.contains(where: member.isSame) }
    merged.members += rest(self, other) + rest(other, self)
    merged.inherited += other.inherited
    merged.condition = "(\(condition ?? "")) || (\(other.condition ?? ""))"
    return merged
  }
}

extension SwiftProtocolMember {
  fileprivate func isSame(_ other: SwiftProtocolMember) -> Bool {
    key == other.key && requirement?.condition == nil
      && member?.declaration == other.member?.declaration
  }

  fileprivate func conditional(_ condition: String) -> SwiftProtocolMember {
    var conditional = self
    if let member { conditional.requirement = SwiftRequirement(member, kind: .member) }
    let inner = conditional.requirement?.condition
    conditional.requirement?.condition = ProtocolFile.joined(condition, inner)
    conditional.member = nil
    conditional.obstacle = "is inside '#if'"
    return conditional
  }
}
