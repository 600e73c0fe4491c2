import ViperText

extension ProtocolFile {
  // MARK: - Conditions

  func branches(
    of declaration: SwiftDeclaration
  ) -> [(condition: String, members: [SwiftDeclaration])] {
    var earlier: [String] = []
    return declaration.branches.map { branch in
      let own = file.text(branch.condition)
      let all = earlier.map(Self.negated) + (own.isEmpty ? [] : [own])
      earlier.append(own)
      return (Self.joined(all), Array(declaration.members[branch.members]))
    }
  }

  static func joined(_ outer: String?, _ inner: String?) -> String? {
    let all = [outer, inner].compactMap(\.self)
    return all.isEmpty ? nil : joined(all)
  }

  /// `DEBUG` → `!DEBUG`, `A && B` → `!(A && B)`
  private static func negated(_ condition: String) -> String {
    let isSimple = condition.utf8.allSatisfy { $0 != 0x20 && $0 != UInt8(ascii: "!") }
    return isSimple ? "!" + condition : "!(\(condition))"
  }

  private static func joined(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "true" }
    return conditions.map { $0.contains("||") && !$0.hasPrefix("!") ? "(\($0))" : $0 }
      .joined(separator: " && ")
  }

  // MARK: - What a protocol inherits

  /// `A & Cache<Int>` → `A`, `Cache<Int>`
  func inheritedTypes(_ range: Range<Int>) -> [SwiftInheritedType] {
    let location = location(range)
    guard let type = SignatureParser.inherited(EmbeddedText(range, of: source)) else {
      let words = file.text(range).split(whereSeparator: \.isWhitespace)
      return [.init(name: words.joined(separator: " "), arguments: [], location: location)]
    }
    return inheritedTypes(type, location)
  }

  private func inheritedTypes(
    _ type: SwiftType, _ location: SourceLocation
  ) -> [SwiftInheritedType] {
    type.compositionMembers.map { member in
      guard case .named(let path) = member.node else {
        return .init(name: member.text, arguments: [], location: location)
      }
      return .init(name: path.dotted, arguments: path.last?.arguments ?? [], location: location)
    }
  }

  /// `where Self: Store, Key: Hashable` → `Store`, and the requirement of `Key`.
  func whereClause(
    of declaration: SwiftDeclaration
  ) -> (inherited: [SwiftInheritedType], requirements: [GenericClause.Requirement]) {
    guard let range = declaration.requirements else { return ([], []) }
    let location = location(range)
    let text = EmbeddedText(range, of: source)
    guard let all = SignatureParser.read(text, { try $0.parseWhereClause(nil) }) else {
      return ([.init(name: file.text(range), arguments: [], location: location)], [])
    }
    let ofSelf = all.filter { $0.subject.text == "Self" }
    return (
      ofSelf.flatMap { inheritedTypes($0.constraint, location) },
      all.filter { $0.subject.text != "Self" }
    )
  }

  func associatedType(_ declaration: SwiftDeclaration) -> SwiftAssociatedType {
    func type(_ range: Range<Int>) -> SwiftType {
      SignatureParser.inherited(EmbeddedText(range, of: source)) ?? .named(file.text(range))
    }
    return SwiftAssociatedType(
      name: declaration.name, constraints: declaration.inherited.map(type),
      requirements: whereClause(of: declaration).requirements,
      standard: declaration.type.map(type), location: location(declaration.nameOrKeyword))
  }

  // MARK: - Aliases

  func alias(_ declaration: SwiftDeclaration, in scope: [String]) -> SwiftAlias? {
    guard declaration.kind == .typealias, let range = declaration.type,
      let type = SignatureParser.read(EmbeddedText(range, of: source), { try $0.parseType() }),
      declaration.generics == nil || type.isFunction
    else { return nil }
    return SwiftAlias(
      name: (scope + [declaration.name]).joined(separator: "."), type: type,
      visibility: SwiftVisibility(declaration) ?? .target,
      location: location(declaration.nameOrKeyword), isGeneric: declaration.generics != nil)
  }
}
