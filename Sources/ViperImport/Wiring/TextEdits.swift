import SwiftReading
import ViperText

/// Changes of a template's text: ranges with what stands there instead.
struct TextEdits {
  private(set) var edits: [(range: Range<Int>, text: String)] = []

  /// Adds a change, unless it touches one that is there.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard !edits.contains(where: { $0.range.overlaps(range) }) else { return }
    edits.append((range, text))
  }

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
  mutating func removeUnknown(in file: SwiftFile, words: Placeholders) {
    let unknown = words.occurrences(in: file.bytes[...]).filter { $0.meaning.isUnknown }
    guard !unknown.isEmpty else { return }
    for group in Self.leadingComments(of: file)
    where unknown.contains(where: { group.overlaps($0.range) }) {
      replace(group, with: "")
    }
    for comment in file.source.trivia where comment.kind != .newlines {
      let range = Int(comment.start)..<Int(comment.end)
      for word in unknown where range.overlaps(word.range) {
        replace(Self.line(of: word.range, in: range, file.bytes), with: "")
      }
    }
  }

  /// The comments before the first token, those that no blank line divides together, each with the
  /// blank lines behind it.
  private static func leadingComments(of file: SwiftFile) -> [Range<Int>] {
    guard let first = file.source.tokens.first else { return [] }
    var groups: [Range<Int>] = []
    var start: Int?
    for piece in file.source.trivia[Int(first.triviaStart)..<Int(first.triviaEnd)] {
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
    if last == nil, let index = edits.firstIndex(where: { $0.range == inner }) {
      edits[index].text = edits[index].text.dropSuffix(indentation) + text(more) + indentation
    } else if last == nil, !inner.isEmpty || !edits.contains(where: { $0.range == inner }) {
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
