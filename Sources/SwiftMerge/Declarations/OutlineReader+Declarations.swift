import SwiftReading

extension OutlineReader {
  private struct Identity {
    var name = ""
    var labels: [String] = []
    var types: [String] = []
    var variant: [String] = []
  }

  func item(_ declaration: SwiftDeclaration, at places: Places) -> OutlineItem {
    if declaration.kind == .variable, declaration.names.count > 1 {
      return opaque(.variable, at: places)
    }
    let kind = kind(of: declaration)
    guard kind.hasParts else { return opaque(kind, at: places) }
    let body = declaration.body
    let headEnd =
      body.map { token(before: $0.lowerBound).upperBound } ?? declaration.range.upperBound
    let identity = identity(of: declaration, kind)
    return OutlineItem(
      kind: kind, name: identity.name, labels: identity.labels, types: identity.types,
      variant: identity.variant, blank: places.blank, lead: places.lead,
      head: places.declaration.lowerBound..<max(places.declaration.lowerBound, headEnd),
      header: header(of: declaration), body: body, end: places.declaration.upperBound,
      scope: declaration.kind.isType ? body.flatMap { members(of: declaration, in: $0) } : nil)
  }

  private func kind(of declaration: SwiftDeclaration) -> OutlineItem.Kind {
    switch declaration.kind {
    case .import: .import
    case .extension: .extension
    case .class, .struct, .enum, .actor, .protocol: .type
    case .function: .function
    case .initializer: .initializer
    case .deinitializer: .deinitializer
    case .subscript: .subscript
    case .variable: .variable
    case .enumCase: .enumCase
    case .typealias, .associatedtype: .alias
    case .conditional: .conditional
    case .macroExpansion: .macro
    case .statement: .unreadable
    case .operator, .precedenceGroup, .macro: .opaque
    }
  }

  private func identity(of declaration: SwiftDeclaration, _ kind: OutlineItem.Kind) -> Identity {
    var identity = Identity()
    switch kind {
    case .initializer, .deinitializer, .subscript: break
    case .enumCase: identity.name = declaration.names.joined(separator: ",")
    default: identity.name = declaration.nameRange.map(text) ?? ""
    }
    switch kind {
    case .variable: identity.types = declaration.type.map { [typeIdentity($0)] } ?? []
    case .extension:
      identity.labels = declaration.inherited.map(text)
      identity.types = declaration.requirements.map { [text($0)] } ?? []
    default:
      identity.labels = declaration.parameters.map { $0.label ?? "_" }
      identity.types = declaration.parameters.map { typeIdentity($0.type) }
    }
    if kind == .function { identity.variant = variant(of: declaration) }
    if declaration.isStatic { identity.name = "static " + identity.name }
    return identity
  }

  /// `["async", "Int"]`
  private func variant(of declaration: SwiftDeclaration) -> [String] {
    let isAsync = declaration.effects.map(text)?.hasPrefix("async") == true
    let result = declaration.type.map(typeIdentity)
    let isVoid = result == nil || result == SwiftType.identity(of: "Void")
    return (isAsync ? ["async"] : []) + (isVoid ? [] : [result ?? ""])
  }

  private func typeIdentity(_ range: Range<Int>) -> String {
    SwiftType.identity(of: lines.string(range))
  }

  // MARK: - Parts of the head

  private func header(of declaration: SwiftDeclaration) -> OutlineHeader {
    var header = OutlineHeader()
    header.attributes = declaration.attributes.map { element($0.range) }
    header.modifiers = declaration.modifiers.map { element($0.range) }
    header.slots[.keyword] = declaration.keyword
    switch declaration.kind {
    case .variable:
      header.slots[.name] = declaration.nameRange
      header.slots[.result] = declaration.type.map(withSign)
      header.slots[.value] = declaration.value.map(withSign)
    case .import, .enumCase, .typealias, .associatedtype:
      let next = tokens.firstToken(from: declaration.keyword.upperBound)
      let start = next < tokens.tokens.count ? tokens.range(of: next).lowerBound : lines.bytes.count
      if start < declaration.range.upperBound {
        header.slots[.value] = start..<declaration.range.upperBound
      }
    default: addParts(of: declaration, to: &header)
    }
    return header
  }

  private func element(_ range: Range<Int>) -> OutlineHeader.Element {
    .init(key: text(range), range: range)
  }

  private func addParts(of declaration: SwiftDeclaration, to header: inout OutlineHeader) {
    let hasName = declaration.kind == .function || declaration.kind.isType
    header.slots[.name] = hasName ? declaration.nameRange : nil
    header.slots[.generics] = declaration.generics
    header.slots[.effects] = declaration.effects
    header.slots[.requirements] = declaration.requirements
    guard declaration.kind.isType else {
      header.slots[.list] = declaration.parameterList
      header.slots[.result] = declaration.type.map(withSign)
      header.elements = declaration.parameters.map {
        .init(key: $0.label ?? $0.name, range: $0.range)
      }
      return
    }
    header.elements = declaration.inherited.map(element)
    if let first = declaration.inherited.first, let last = declaration.inherited.last {
      header.slots[.list] = withSign(first.lowerBound..<last.upperBound)
    }
  }
}
