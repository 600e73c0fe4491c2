import SwiftReading
import ViperText

/// Creates the outline of a file from its declarations.
struct OutlineReader {
  let lines: TextLines
  let source: SwiftFile
  /// The conditions that count as one declaration, by their first line; nil for all.
  let closedConditions: Set<String>?
  var depth = 0

  /// Deeper types are merged as a whole, because the merge recurses into types and has 512 KiB of
  /// stack.
  private static let depthLimit = 6

  var tokens: SwiftTokens { source.source }

  func file() -> OutlineScope? {
    guard var scope = scope(source.declarations, in: 0..<lines.count) else { return nil }
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

  private func lastBlankLineEnd(in range: Range<Int>) -> Int? {
    guard !range.isEmpty else { return nil }
    let found = (lines.line(at: range.lowerBound)...lines.line(at: range.upperBound - 1)).last {
      lines.isBlank($0)
    }
    return found.map { lines.range($0).upperBound }
  }

  private func scope(_ list: [SwiftDeclaration], in span: Range<Int>) -> OutlineScope? {
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

  /// Reads the declarations under a condition. `#if` and `#else` belong to the next declaration,
  /// and `#endif` to the last.
  ///
  /// Nil if the group isn't a condition, or contains anything but declarations.
  private func conditionalItems(_ group: Group, from start: Int) -> [OutlineItem]? {
    guard let closedConditions, group.declarations.count == 1, let whole = group.declarations.first,
      whole.kind == .conditional,
      !closedConditions.contains(lines.string(lines.words(group.lines.lowerBound)))
    else { return nil }
    var inner = groups(whole.members)
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
    guard group.declarations.count == 1, let kind = group.declarations.first?.kind else {
      return false
    }
    return kind.isType
      || [.function, .initializer, .deinitializer, .subscript, .variable].contains(kind)
  }

  /// Declarations that share lines.
  private struct Group {
    var declarations: [SwiftDeclaration]
    var lines: Range<Int>
  }

  private func groups(_ list: [SwiftDeclaration]) -> [Group] {
    var groups: [Group] = []
    for declaration in list {
      let span = lineSpan(of: declaration)
      if let last = groups.indices.last, groups[last].lines.upperBound > span.lowerBound {
        groups[last].declarations.append(declaration)
        groups[last].lines = groups[last].lines.joined(span)
      } else {
        groups.append(Group(declarations: [declaration], lines: span))
      }
    }
    return groups
  }

  private func lineSpan(of declaration: SwiftDeclaration) -> Range<Int> {
    let first = lines.line(at: declaration.range.lowerBound)
    var end = declaration.range.upperBound
    var next = tokens.firstToken(from: end)
    while tokens.kind(at: next) == .semicolon {
      end = tokens.range(of: next).upperBound
      next += 1
    }
    var last = lines.line(at: max(end - 1, 0))
    if next < tokens.tokens.count {
      for trivia in tokens.trivia(before: tokens.tokens[next])
      where trivia.kind != .newlines && lines.line(at: trivia.range.lowerBound) <= last {
        last = max(last, lines.line(at: max(trivia.range.upperBound - 1, 0)))
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
    guard group.declarations.count == 1, let declaration = group.declarations.first else {
      return opaque(.opaque, at: places)
    }
    return item(declaration, at: places)
  }

  struct Places {
    let blank: Range<Int>
    let lead: Range<Int>
    let declaration: Range<Int>
  }

  /// Creates a declaration without parts. Its name is its first line.
  func opaque(_ kind: OutlineItem.Kind, at places: Places) -> OutlineItem {
    let line = lines.line(at: places.declaration.lowerBound)
    return OutlineItem(
      kind: kind, name: lines.string(lines.words(line)), blank: places.blank, lead: places.lead,
      head: places.declaration, end: places.declaration.upperBound)
  }

  /// Reads the members of a type; nil if a member shares a line with the braces, or if the type is
  /// nested too deeply.
  func members(of type: SwiftDeclaration, in body: Range<Int>) -> OutlineScope? {
    let first = lines.line(at: body.lowerBound)
    let last = lines.line(at: body.upperBound - 1)
    if first == last {
      let point = body.lowerBound + 1
      return type.members.isEmpty ? OutlineScope(tail: point..<point) : nil
    }
    guard depth < Self.depthLimit else { return nil }
    var inner = self
    inner.depth += 1
    return inner.scope(type.members, in: first + 1..<last)
  }

  // MARK: - Tokens

  func token(before offset: Int) -> Range<Int> {
    tokens.range(of: max(tokens.firstToken(from: offset) - 1, 0))
  }

  /// Extends a part by the colon, equals sign or arrow before it.
  func withSign(_ part: Range<Int>) -> Range<Int> {
    let sign = token(before: part.lowerBound)
    return sign.lowerBound..<max(sign.upperBound, part.upperBound)
  }

  /// Joins the tokens of a range without unneeded spaces: `any Store` → `any Store`, `[ Int ]` →
  /// `[Int]`.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    var end = range.lowerBound
    for token in tokens.tokens(in: range).map(\.range) {
      if !text.isEmpty, end < token.lowerBound, text.utf8.last.map(isWordByte) == true,
        isWordByte(lines.bytes[token.lowerBound])
      {
        text += " "
      }
      text += lines.string(token)
      end = token.upperBound
    }
    return text
  }
}

extension SwiftTokens {
  func tokens(in range: Range<Int>) -> ArraySlice<SwiftToken> {
    tokens[firstToken(from: range.lowerBound)...].prefix { $0.range.upperBound <= range.upperBound }
  }
}

extension TextLines {
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
