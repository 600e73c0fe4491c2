import ViperText

/// Reads a member of a protocol or its extension in the notation of specs.
struct ProtocolMemberReader {
  let file: SwiftFile
  let source: SourceText
  let isOfExtension: Bool

  /// Nil for types and aliases.
  func member(
    _ declaration: SwiftDeclaration, in visibility: SwiftVisibility
  ) -> SwiftProtocolMember? {
    guard declaration.kind != .typealias, !declaration.kind.isType else { return nil }
    var (member, obstacle) = reading(declaration)
    let requirement = isOfExtension ? nil : requirement(declaration)
    let isRethrowing = declaration.effects.map { file.text($0).contains("rethrows") } ?? false
    if member == nil, let requirement, requirement.kind == .member, !isRethrowing,
      self.obstacle(of: declaration) == nil
    {
      member = requirement.member
    }
    return SwiftProtocolMember(
      name: declaration.name.isEmpty ? file.text(declaration.keyword) : declaration.name,
      location: source.location(of: declaration.nameOrKeyword),
      visibility: SwiftVisibility(declaration) ?? visibility, member: member,
      requirement: member == nil ? requirement : nil, obstacle: obstacle,
      isolation: SwiftIsolation(declaration, in: file),
      isAssociatedType: declaration.kind == .associatedtype,
      isOptional: declaration.modifiers.contains { $0.word == .optional },
      key: key(of: declaration))
  }

  private func requirement(_ declaration: SwiftDeclaration) -> SwiftRequirement? {
    guard declaration.names.count == 1,
      !declaration.modifiers.contains(where: { $0.word == .optional }),
      [.function, .variable, .initializer, .subscript].contains(declaration.kind),
      isSwiftIdentifier(declaration.name),
      let start = declaration.kind == .variable
        ? declaration.nameRange?.upperBound
        : (declaration.generics ?? declaration.parameterList)?.lowerBound
    else { return nil }
    let text = EmbeddedText(start..<declaration.range.upperBound, of: source)
    let read = SignatureParser.read(text) { try $0.parseRequirement(named: declaration.name) }
    // No handler can return an opaque type.
    guard let read, read.member.getter.returnType?.mentionsOpaque != true else { return nil }
    let kind: SwiftRequirement.Kind =
      switch declaration.kind {
      case .initializer: .initializer
      case .subscript: .accessors(isSettable: read.isSettable)
      default: .member
      }
    return SwiftRequirement(read.member, kind: kind, isStatic: declaration.isStatic)
  }

  private func reading(_ declaration: SwiftDeclaration) -> (member: Member?, obstacle: String) {
    if let obstacle = obstacle(of: declaration) { return (nil, obstacle) }
    guard let text = text(of: declaration) else {
      return (nil, "has accessors that specs can't express")
    }
    var diagnostics: [Diagnostic] = []
    let member = SignatureParser.member(text, into: &diagnostics)
    return (member, "can't be read: " + (diagnostics.first?.message ?? ""))
  }

  private func obstacle(of declaration: SwiftDeclaration) -> String? {
    switch declaration.kind {
    case .function, .variable: break
    case .initializer: return "is an initializer"
    case .subscript: return "is a subscript"
    case .associatedtype: return "is an associated type"
    default: return "is neither a method nor a property"
    }
    if !isSwiftIdentifier(declaration.name) {
      return declaration.name.contains { $0.isLetter || $0 == " " }
        ? "has a raw identifier" : "is an operator"
    }
    if declaration.isStatic { return "is static" }
    if declaration.names.count > 1 { return "is declared together with others" }
    if declaration.modifiers.contains(where: { $0.word == .optional }) { return "is optional" }
    for attribute in declaration.attributes where !Self.harmless.contains(attribute.name) {
      return "is '\(file.text(attribute.range))'"
    }
    return nil
  }

  /// Attributes without influence on implementations and calls.
  private static let harmless: Set = [
    "discardableResult", "MainActor", "objc", "preconcurrency", "concurrent", "Sendable",
    "warn_unqualified_access", "inlinable", "available",
  ]

  private func text(of declaration: SwiftDeclaration) -> EmbeddedText? {
    guard let start = declaration.nameRange?.lowerBound else { return nil }
    guard isOfExtension, let body = declaration.body else {
      return EmbeddedText(start..<declaration.range.upperBound, of: source)
    }
    guard declaration.kind == .variable else {
      return EmbeddedText(start..<max(start, body.lowerBound), of: source)
    }
    let first = file.text(body).dropFirst().split { !$0.isLetter }.first
    guard first.map({ ["get", "set", "mutating", "nonmutating"].contains($0) }) != true else {
      return nil
    }
    let type = Array(source.bytes[start..<body.lowerBound])
    return EmbeddedText(
      bytes: type + "{ get }".utf8, source: source,
      anchors: [
        .init(decoded: 0, source: start),
        .init(decoded: type.count, source: body.lowerBound, isEscape: true),
      ])
  }

  private func key(of declaration: SwiftDeclaration) -> String {
    let isOperator = !isSwiftIdentifier(declaration.name)
    let labels = declaration.parameters.map { parameter in
      isOperator ? file.text(parameter.type) + "," : (parameter.label ?? "_") + ":"
    }.joined()
    return (declaration.isStatic ? "static " : "") + declaration.kind.rawValue + " "
      + declaration.name + (declaration.parameterList == nil ? "" : "(\(labels))")
  }
}
