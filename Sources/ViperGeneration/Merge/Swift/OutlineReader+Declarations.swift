import SwiftReading

extension OutlineReader {
  /// What a declaration is called, and how it is told from others of that name.
  private struct Identity {
    var name = ""
    var labels: [String] = []
    var types: [String] = []
  }

  func item(_ node: SwiftNode, at places: Places) -> OutlineItem {
    switch node.kind {
    case .importDecl, .typeDecl, .functionDecl, .initializerDecl, .deinitializerDecl,
      .subscriptDecl, .typealiasDecl, .associatedtypeDecl, .enumCaseDecl:
      return declaration(node, body: node.body, at: places)
    case .variableDecl:
      guard node.items.count == 1 else { return opaque(.variable, at: places) }
      return declaration(node, body: tree[tree.items[Int(node.items.lowerBound)]].body, at: places)
    case .ifConfig: return opaque(.conditional, at: places)
    case .macroExpansionDecl, .macroExpansion: return opaque(.macro, at: places)
    case .opaque: return opaque(.unreadable, at: places)
    default: return opaque(.opaque, at: places)
    }
  }

  private func declaration(_ node: SwiftNode, body: Int32, at places: Places) -> OutlineItem {
    let block = body >= 0 ? tree[body] : nil
    let headEnd = block.map { end(max($0.first - 1, 0)) } ?? end(node.last)
    let identity = identity(of: node)
    return OutlineItem(
      kind: kind(of: node), name: identity.name, labels: identity.labels, types: identity.types,
      blank: places.blank, lead: places.lead,
      head: places.declaration.lowerBound..<max(places.declaration.lowerBound, headEnd),
      header: header(of: node), body: block.map { start($0.first)..<end($0.last) },
      end: places.declaration.upperBound,
      scope: node.kind == .typeDecl ? block.flatMap { members(of: $0) } : nil)
  }

  private func kind(of node: SwiftNode) -> OutlineItem.Kind {
    switch node.kind {
    case .importDecl: .import
    case .typeDecl: tokens.tokens[Int(node.keyword)].word == .extension ? .extension : .type
    case .functionDecl: .function
    case .initializerDecl: .initializer
    case .deinitializerDecl: .deinitializer
    case .subscriptDecl: .subscript
    case .variableDecl: .variable
    case .enumCaseDecl: .enumCase
    default: .alias
    }
  }

  private func children(_ list: Range<Int32>) -> [SwiftNode] {
    list.map { tree[tree.items[Int($0)]] }
  }

  private func identity(of node: SwiftNode) -> Identity {
    var identity = Identity()
    switch node.kind {
    case .importDecl:
      identity.name = text(
        SwiftNode(.opaque, first: min(node.keyword + 1, node.last), last: node.last))
    case .variableDecl:
      guard let binding = children(node.items).first else { break }
      identity.name = text(tree[binding.base])
      identity.types = binding.result >= 0 ? [text(tree[binding.result])] : []
    case .enumCaseDecl:
      identity.name = children(node.items).map { word($0.name) }.joined(separator: ",")
    case .typeDecl where kind(of: node) == .extension:
      identity.name = text(tree[node.base])
      identity.labels = inherited(node).map(\.key)
      identity.types = node.requirements >= 0 ? [text(tree[node.requirements])] : []
    default:
      identity.name = node.name >= 0 ? functionName(node) : ""
      if node.parameters >= 0 {
        let parameters = children(tree[node.parameters].items)
        identity.labels = parameters.map { word(firstName($0)) }
        identity.types = parameters.map { $0.base >= 0 ? text(tree[$0.base]) : "" }
      }
    }
    if isStatic(node) { identity.name = "static " + identity.name }
    return identity
  }

  private func isStatic(_ node: SwiftNode) -> Bool {
    guard node.modifiers >= 0 else { return false }
    return children(tree[node.modifiers].items).contains {
      let word = tokens.tokens[Int($0.first)].word
      return word == .static || word == .class
    }
  }

  private func word(_ token: Int32) -> String {
    token < 0 ? "" : lines.string(start(token)..<end(token))
  }

  /// An operator's name may have several tokens.
  private func functionName(_ node: SwiftNode) -> String {
    (min(node.keyword + 1, node.name)...node.name).map { word($0) }.joined()
  }

  /// The first name of a parameter, behind its attributes.
  private func firstName(_ parameter: SwiftNode) -> Int32 {
    parameter.attributes >= 0 ? tree[parameter.attributes].last + 1 : parameter.first
  }

  // MARK: - Parts of the head

  private func header(of node: SwiftNode) -> OutlineHeader {
    var header = OutlineHeader()
    if node.attributes >= 0 {
      header.attributes = children(tree[node.attributes].items).map {
        OutlineHeader.Element(key: text($0), range: range($0))
      }
    }
    if node.modifiers >= 0 {
      header.modifiers = children(tree[node.modifiers].items).map {
        OutlineHeader.Element(key: text($0), range: range($0))
      }
    }
    header.slots[.keyword] = start(node.keyword)..<end(node.keyword)
    switch node.kind {
    case .variableDecl: addVariable(children(node.items)[0], to: &header)
    case .importDecl, .enumCaseDecl, .typealiasDecl, .associatedtypeDecl:
      if node.last > node.keyword {
        header.slots[.value] = start(node.keyword + 1)..<end(node.last)
      }
    case .typeDecl: addType(node, to: &header)
    default: addFunction(node, to: &header)
    }
    return header
  }

  private func addVariable(_ binding: SwiftNode, to header: inout OutlineHeader) {
    header.slots[.name] = range(ofPart: binding.base)
    if let type = range(ofPart: binding.result) {
      header.slots[.result] = start(binding.mark)..<type.upperBound
    }
    if let value = range(ofPart: binding.value) {
      header.slots[.value] = start(binding.equal)..<value.upperBound
    }
  }

  private func addType(_ node: SwiftNode, to header: inout OutlineHeader) {
    header.slots[.name] =
      node.base >= 0 ? range(ofPart: node.base) : start(node.name)..<end(node.name)
    header.slots[.generics] = range(ofPart: node.generics)
    header.slots[.list] = range(ofPart: node.inheritance)
    header.slots[.requirements] = range(ofPart: node.requirements)
    header.elements = inherited(node)
  }

  private func inherited(_ node: SwiftNode) -> [OutlineHeader.Element] {
    guard node.inheritance >= 0 else { return [] }
    return children(tree[node.inheritance].items).compactMap { element in
      range(ofPart: element.base).map {
        OutlineHeader.Element(key: text(tree[element.base]), range: $0)
      }
    }
  }

  private func addFunction(_ node: SwiftNode, to header: inout OutlineHeader) {
    if node.name >= 0 {
      header.slots[.name] = start(min(node.keyword + 1, node.name))..<end(node.name)
    }
    header.slots[.generics] = range(ofPart: node.generics)
    header.slots[.list] = range(ofPart: node.parameters)
    header.slots[.effects] = range(ofPart: node.effects)
    header.slots[.result] = range(ofPart: node.result)
    header.slots[.requirements] = range(ofPart: node.requirements)
    guard node.parameters >= 0 else { return }
    header.elements = children(tree[node.parameters].items).map { parameter in
      let label = word(firstName(parameter))
      let last = parameter.comma >= 0 ? parameter.comma - 1 : parameter.last
      return OutlineHeader.Element(
        key: label == "_" && parameter.name >= 0 ? word(parameter.name) : label,
        range: start(parameter.first)..<end(last))
    }
  }
}
