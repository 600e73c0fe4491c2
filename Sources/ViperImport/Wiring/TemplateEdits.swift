import SwiftReading
import ViperText

/// Changes of a template's text: ranges with what stands there instead.
struct TemplateEdits {
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  /// The change of each empty body that is filled, by where the body begins.
  private var bodies: [Int: Int] = [:]

  mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

  /// Inserts behind everything that is inserted there already.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append((offset..<offset, text))
  }

  /// Inserts at the top, below what is taken away there.
  mutating func insert(_ text: String, behindRemoved offset: Int) {
    let range = removed.first { $0.contains(offset) }
    insert(text, at: range?.upperBound ?? offset)
  }

  var removed: [Range<Int>] { edits.filter { $0.text.isEmpty }.map(\.range) }

  // MARK: - Comments

  /// Takes away the comments at the top of a file that say when, by whom and for whom it was made, and
  /// such lines of other comments.
  ///
  /// - Parameter source: the file, or as much of it as can be read.
  mutating func removeUnknown(in source: SwiftTokens, words: Placeholders) {
    let unknown = words.occurrences(in: source.bytes[...]).filter(\.meaning.isUnknown).map(\.range)
    guard !unknown.isEmpty else { return }
    let comments = source.trivia.filter { $0.kind != .newlines }.map { Int($0.start)..<Int($0.end) }
    var ranges = Self.leadingComments(of: source)
      .filter { group in unknown.contains { group.overlaps($0) } }
    var index = 0
    for word in unknown {
      while index < comments.count, comments[index].upperBound <= word.lowerBound { index += 1 }
      guard index < comments.count, comments[index].overlaps(word) else { continue }
      ranges.append(Self.line(of: word, in: comments[index], source.bytes))
    }
    // Of a header, the lines are gone already.
    var end = 0
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound })
    where range.lowerBound >= end {
      edits.append((range, ""))
      end = range.upperBound
    }
  }

  /// The comments before the first token, those that no blank line divides together, each with the
  /// blank lines behind it.
  private static func leadingComments(of source: SwiftTokens) -> [Range<Int>] {
    guard let first = source.tokens.first else { return [] }
    var groups: [Range<Int>] = []
    var start: Int?
    for piece in source.trivia[Int(first.triviaStart)..<Int(first.triviaEnd)] {
      if piece.kind != .newlines {
        start = start ?? Int(piece.start)
      } else if let begin = start, piece.count > 1 {
        groups.append(begin..<Int(piece.end))
        start = nil
      }
    }
    if let start { groups.append(start..<Int(first.start)) }
    return groups
  }

  /// What goes with a word of a comment: the line that holds nothing else, or the comment behind code,
  /// or the word.
  private static func line(
    of word: Range<Int>, in comment: Range<Int>, _ bytes: [UInt8]
  ) -> Range<Int> {
    let feed = UInt8(ascii: "\n")
    let start = bytes[..<word.lowerBound].lastIndex(of: feed).map { $0 + 1 } ?? 0
    let end = bytes[word.upperBound...].firstIndex(of: feed) ?? bytes.count
    if start > comment.lowerBound, end < comment.upperBound { return start..<end + 1 }
    guard comment.upperBound <= end else { return word }
    var before = comment.lowerBound
    while before > start, bytes[before - 1] == UInt8(ascii: " ") { before -= 1 }
    guard before <= start else { return before..<comment.upperBound }
    return comment.lowerBound >= start ? start..<min(end + 1, bytes.count) : word
  }

  // MARK: - Blocks

  /// Has a part of the pack write each member of a list before the brace that closes a body.
  mutating func append(
    membersOf list: String, including part: String, to body: Range<Int>, in bytes: [UInt8]
  ) {
    let loop = "{% for member in \(list) %}"
    let line = "  {% include \(part) %}"
    append(
      [loop, "{% unless forloop.first %}", "", "{% endunless %}", line, "{% endfor %}"],
      orBehindOthers: [loop, "", line, "{% endfor %}"], to: body, in: bytes)
  }

  /// Inserts lines before the brace that closes a body, each group only where the body has something
  /// before it.
  ///
  /// - Parameters:
  ///   - first: the lines for an empty body.
  ///   - more: the lines behind something else.
  mutating func append(
    _ first: [String], orBehindOthers more: [String], to body: Range<Int>, in bytes: [UInt8]
  ) {
    let close = body.upperBound - 1
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    let last = bytes[(body.lowerBound + 1)..<close].lastIndex { !isBlank($0) }
    let lineStart = bytes[..<close].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = String(
      decoding: bytes[lineStart...].prefix { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    func text(_ lines: [String]) -> String {
      lines.map { $0.hasPrefix(" ") ? indentation + $0 + "\n" : $0 + "\n" }.joined()
    }
    let inner = body.lowerBound + 1..<close
    if last == nil, let index = bodies[inner.lowerBound] {
      edits[index].text = edits[index].text.dropSuffix(indentation) + text(more) + indentation
    } else if last == nil {
      bodies[inner.lowerBound] = edits.count
      edits.append((inner, "\n" + text(first) + indentation))
    } else if let last {
      let lineEnd = bytes[last..<close].firstIndex(of: UInt8(ascii: "\n"))
      insert(
        lineEnd == nil ? "\n" + text(more) + indentation : text(more),
        at: lineEnd.map { $0 + 1 } ?? close)
    }
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

extension Meaning {
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
