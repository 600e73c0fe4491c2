import SwiftReading

extension OutlineReader {
  func item(_ declaration: SwiftDeclaration, at places: Places) -> OutlineItem {
    let kind = kind(of: declaration)
    var item = opaque(kind, at: places)
    guard kind.hasParts, kind != .variable || declaration.names.count < 2 else { return item }
    identify(&item, as: declaration)
    item.header = header(of: declaration)
    item.body = declaration.body
    let start = places.declaration.lowerBound
    let end =
      item.body.map { token(before: $0.lowerBound).upperBound } ?? declaration.range.upperBound
    item.head = start..<max(start, end)
    if declaration.kind.isType {
      item.scope = item.body.flatMap { members(of: declaration, in: $0) }
    }
    return item
  }

  private func kind(of declaration: SwiftDeclaration) -> OutlineItem.Kind {
    switch declaration.kind {
    case .class, .struct, .enum, .actor, .protocol: .type
    case .typealias, .associatedtype: .alias
    case .macroExpansion: .macro
    case .statement: .unreadable
    case .operator, .precedenceGroup, .macro: .opaque
    case let kind: OutlineItem.Kind(rawValue: kind.rawValue) ?? .opaque
    }
  }

  private func identify(_ item: inout OutlineItem, as declaration: SwiftDeclaration) {
    switch item.kind {
    case .initializer, .deinitializer, .subscript: item.name = ""
    case .enumCase: item.name = declaration.names.joined(separator: ",")
    default: item.name = declaration.nameRange.map(text) ?? ""
    }
    switch item.kind {
    case .variable: item.types = declaration.type.map { [typeIdentity($0)] } ?? []
    case .extension:
      item.labels = declaration.inherited.map(text)
      item.types = declaration.requirements.map { [text($0)] } ?? []
    default:
      item.labels = declaration.parameters.map { $0.label ?? "_" }
      item.types = declaration.parameters.map { typeIdentity($0.type) }
    }
    if item.kind == .function { item.variant = variant(of: declaration) }
    if declaration.isStatic { item.name = "static " + item.name }
  }

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
      let end = declaration.range.upperBound
      let value = tokens.tokens(in: declaration.keyword.upperBound..<end)
      header.slots[.value] = value.first.map { $0.range.lowerBound..<end }
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
