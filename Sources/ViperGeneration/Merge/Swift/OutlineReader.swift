import SwiftReading

/// Makes the outline of a file from its syntax tree.
struct OutlineReader {
  let lines: TextLines
  let tokens: SwiftTokens
  let tree: SwiftTree
  /// The conditions that count as one declaration, by their first line; nil for all.
  let closedConditions: Set<String>?

  /// The lines that a scope spans, without those of its braces.
  private typealias Span = Range<Int>

  func file(_ node: SwiftNode) -> OutlineScope? {
    guard var scope = scope(node.items, in: 0..<lines.count) else { return nil }
    if var first = scope.items.first {
      let split = lastBlankLineEnd(in: first.lead) ?? first.lead.lowerBound
      scope.preamble = first.blank.lowerBound..<split
      if !scope.preamble.isEmpty {
        first.blank = split..<split
        first.lead = split..<first.lead.upperBound
      }
      scope.items[0] = first
    }
    return scope
  }

  /// Where the last blank line among some lines ends.
  private func lastBlankLineEnd(in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    let found = (lines.line(at: range.lowerBound)...lines.line(at: range.upperBound - 1)).last {
      lines.isBlank($0)
    }
    return found.map { lines.range($0).upperBound }
  }

  private func scope(_ list: Range<Int32>, in span: Range<Int>) -> OutlineScope? {
    var scope = OutlineScope()
    var line = span.lowerBound
    for group in groups(list) {
      guard group.lines.lowerBound >= line, group.lines.upperBound <= span.upperBound else {
        return nil
      }
      scope.items += conditionalItems(group, from: line) ?? [item(group, from: line)]
      line = group.lines.upperBound
    }
    scope.tail = lines.range(of: line..<span.upperBound)
    return scope
  }

  /// The declarations under a condition: `#if` and `#else` stand before the next of them, and `#endif`
  /// belongs to the last.
  ///
  /// Nil for anything else, and for conditions with something else in them.
  private func conditionalItems(_ group: Group, from start: Int) -> [OutlineItem]? {
    guard let closedConditions, group.nodes.count == 1, let index = group.nodes.first, index >= 0,
      tree[index].kind == .ifConfig,
      !closedConditions.contains(lines.string(lines.words(group.lines.lowerBound)))
    else { return nil }
    var inner = tree[index].items.flatMap { groups(tree[tree.items[Int($0)]].items) }
    guard !inner.isEmpty, inner.allSatisfy({ isDeclaration($0) }) else { return nil }
    inner[inner.count - 1].lines = inner[inner.count - 1].lines.lowerBound..<group.lines.upperBound
    var items: [OutlineItem] = []
    var line = start
    for part in inner {
      guard part.lines.lowerBound >= line else { return nil }
      var item = item(part, from: line)
      item.condition = lines.range(group.lines.lowerBound).lowerBound
      items.append(item)
      line = part.lines.upperBound
    }
    return items
  }

  private func isDeclaration(_ group: Group) -> Bool {
    guard group.nodes.count == 1, let index = group.nodes.first, index >= 0 else { return false }
    switch tree[index].kind {
    case .typeDecl, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl,
      .variableDecl:
      return true
    default: return false
    }
  }

  /// Nodes whose lines overlap, which only together make whole lines.
  private struct Group {
    var nodes: [Int32]
    var lines: Range<Int>
  }

  private func groups(_ list: Range<Int32>) -> [Group] {
    var groups: [Group] = []
    for index in list {
      let node = tree[tree.items[Int(index)]]
      let span = lineSpan(of: node)
      if var last = groups.popLast() {
        if last.lines.upperBound > span.lowerBound {
          last.nodes.append(node.base)
          last.lines = last.lines.joined(span)
          groups.append(last)
          continue
        }
        groups.append(last)
      }
      groups.append(Group(nodes: [node.base], lines: span))
    }
    return groups
  }

  /// The lines of a node, and of a block comment that begins on the last of them.
  private func lineSpan(of node: SwiftNode) -> Range<Int> {
    let first = lines.line(at: start(node.first))
    var last = lines.line(at: max(end(node.last) - 1, 0))
    let next = Int(node.last) + 1
    if next < tokens.tokens.count {
      let token = tokens.tokens[next]
      for trivia in tokens.trivia[Int(token.triviaStart)..<Int(token.triviaEnd)]
      where trivia.kind != .newlines && lines.line(at: Int(trivia.start)) <= last {
        last = max(last, lines.line(at: max(Int(trivia.end) - 1, 0)))
      }
    }
    return first..<last + 1
  }

  private func item(_ group: Group, from line: Int) -> OutlineItem {
    var leadLine = line
    while leadLine < group.lines.lowerBound, lines.isBlank(leadLine) { leadLine += 1 }
    let places = Places(
      blank: lines.range(of: line..<leadLine),
      lead: lines.range(of: leadLine..<group.lines.lowerBound),
      declaration: lines.words(group.lines.lowerBound)
        .lowerBound..<lines.range(group.lines.upperBound - 1).upperBound)
    guard group.nodes.count == 1, let index = group.nodes.first, index >= 0 else {
      return opaque(.opaque, at: places)
    }
    return item(tree[index], at: places)
  }

  struct Places {
    let blank: Range<Int>
    let lead: Range<Int>
    /// From the first byte that is not indentation to the end of the last line.
    let declaration: Range<Int>
  }

  /// A declaration without parts; its name is the text of its first line.
  func opaque(_ kind: OutlineItem.Kind, at places: Places) -> OutlineItem {
    let line = lines.line(at: places.declaration.lowerBound)
    return OutlineItem(
      kind: kind, name: lines.string(lines.words(line)), labels: [], types: [],
      blank: places.blank, lead: places.lead, head: places.declaration, header: nil, body: nil,
      end: places.declaration.upperBound, scope: nil)
  }

  /// The members of a type, if each stands on lines of its own.
  func members(of block: SwiftNode) -> OutlineScope? {
    let first = lines.line(at: start(block.open))
    let last = lines.line(at: start(block.close))
    if first == last {
      let point = end(block.open)
      return block.items.isEmpty ? OutlineScope(tail: point..<point) : nil
    }
    return scope(block.items, in: first + 1..<last)
  }

  func start(_ token: Int32) -> Int { Int(tokens.tokens[Int(token)].start) }

  func end(_ token: Int32) -> Int { Int(tokens.tokens[Int(token)].end) }

  func range(_ node: SwiftNode) -> Range<Int> {
    start(node.first)..<max(start(node.first), end(node.last))
  }

  /// The range of a part, if the declaration has it.
  func range(ofPart part: Int32) -> Range<Int>? { part < 0 ? nil : range(tree[part]) }

  /// The tokens of a range joined by nothing: `any Store` → `any Store`, `[ Int ]` → `[Int]`.
  func text(_ node: SwiftNode) -> String {
    var text = ""
    for index in node.first...max(node.first, node.last) {
      let token = tokens.tokens[Int(index)]
      if index > node.first, tokens.tokens[Int(index) - 1].end < token.start,
        text.utf8.last.map(isWordByte) == true, isWordByte(lines.bytes[Int(token.start)])
      {
        text += " "
      }
      text += lines.string(Int(token.start)..<Int(token.end))
    }
    return text
  }
}

/// Whether a byte can be part of an identifier or a number.
func isWordByte(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
    || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte == UInt8(ascii: "_")
    || byte >= 0x80
}

extension TextLines {
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
