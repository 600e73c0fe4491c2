/// A line of source that is looked at without being parsed.
struct SourceLine {
  let start: Int
  /// The first byte that is no space.
  let content: Int
  /// After the last byte that is no space.
  let end: Int
  /// The line may be too long, or has to be printed anew for another reason.
  var needsLayout = false

  var isBlank: Bool { content >= end }
  var indentation: Int { content - start }
}

/// The first look at a text: most files need nothing, and of the others most lines do not.
struct SourceLines {
  enum Outcome {
    /// The text is as it should be.
    case clean
    /// Line endings are CRLF.
    case carriageReturns
    /// Something is in it that a look at single lines cannot judge.
    case unclear
    case lines([SourceLine])
  }

  /// Columns below the limit in which a line may still have to be broken: an array of several
  /// elements counts one column more than it has, for the comma that it may get.
  private static let margin = 16

  let lineLength: Int
  let indentWidth: Int
  let maximumBlankLines: Int
  /// Indentation is copied, not rewritten.
  let keepsIndentation: Bool

  init(_ style: LayoutStyle) {
    lineLength = max(style.lineLength, 0)
    maximumBlankLines = max(style.maximumBlankLines, 0)
    indentWidth = style.indentWidth
    keepsIndentation = style.indentation == .spaces(2)
  }

  func look(at source: UnsafeBufferPointer<UInt8>) -> Outcome {
    if keepsIndentation, isClean(source) { return .clean }
    var lines: [SourceLine] = []
    lines.reserveCapacity(source.count / 32)
    var start = 0
    while start < source.count {
      let newline = Self.newline(in: source, from: start)
      let line = Self.line(source, start, newline)
      if newline > start, source[newline - 1] == UInt8(ascii: "\r") { return .carriageReturns }
      guard line.indentation % 2 == 0 || line.isBlank, !isUnclear(source, line) else {
        return .unclear
      }
      lines.append(line)
      lines[lines.count - 1].needsLayout = needsLayout(source, line)
      start = newline + 1
    }
    return .lines(lines)
  }

  /// Whether nothing at all is to be done.
  private func isClean(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = source.last, last == UInt8(ascii: "\n"), source[0] != last else {
      return false
    }
    var start = 0
    var blanks = 0
    while start < source.count {
      let newline = Self.newline(in: source, from: start)
      if newline == start {
        blanks += 1
        if blanks > maximumBlankLines { return false }
        start += 1
        continue
      }
      blanks = 0
      let end = source[newline - 1]
      if end == UInt8(ascii: " ") || end == UInt8(ascii: "\r") || end == UInt8(ascii: "\t") {
        return false
      }
      var content = start
      while source[content] == UInt8(ascii: " ") { content += 1 }
      if source[content] == UInt8(ascii: "\t") || (content - start) & 1 != 0 { return false }
      let line = SourceLine(start: start, content: content, end: newline)
      if newline - start > lineLength - Self.margin || isSpecial(source, line) {
        if needsLayout(source, line) || Self.isIgnoreComment(source, line) { return false }
      }
      start = newline + 1
    }
    return blanks == 0
  }

  /// Whether it takes more than the length of a line to tell that it may stay.
  private func isSpecial(_ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine) -> Bool {
    switch source[line.content] {
    case UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "c"), UInt8(ascii: "{"): true
    case UInt8(ascii: "}"): line.end > line.content + 1
    default: OpenLine.isOpen(source, line)
    }
  }

  /// The offset of the next line feed, or the end.
  static func newline(in source: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    let base = UnsafeRawPointer(source.baseAddress)
    if let base {
      let target = SIMD16<UInt8>(repeating: UInt8(ascii: "\n"))
      while index + 16 <= source.count {
        let chunk = base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
        if any(chunk .== target) { break }
        index += 16
      }
    }
    while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }

  static func line(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ newline: Int
  ) -> SourceLine {
    var end = newline
    while end > start, source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var content = start
    while content < end, source[content] == UInt8(ascii: " ") { content += 1 }
    return SourceLine(start: start, content: content, end: end)
  }

  /// Text that goes over several lines, and tabs.
  private func isUnclear(_ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine) -> Bool {
    var index = line.content
    while index < line.end {
      switch source[index] {
      case UInt8(ascii: "\t"): return true
      case UInt8(ascii: "\""):
        if index + 2 < line.end, source[index + 1] == source[index],
          source[index + 2] == source[index]
        {
          return true
        }
      case UInt8(ascii: "/"):
        if index + 1 < line.end, source[index + 1] == UInt8(ascii: "*") { return true }
      default: break
      }
      index += 1
    }
    return Self.isIgnoreComment(source, line)
  }

  private func needsLayout(_ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine) -> Bool {
    let length = line.end - line.content
    guard length > 1 else { return length == 1 && OpenLine.mayBreakBefore(source, line) }
    let second = source[line.content + 1]
    switch source[line.content] {
    case UInt8(ascii: "/") where second == UInt8(ascii: "/"): return false
    // `swift format` takes the spaces out of `#sourceLocation`.
    case UInt8(ascii: "#") where second == UInt8(ascii: "s"):
      if OpenLine.contains(" ", source, line) { return true }
    // A `where` behind several patterns begins a line.
    case UInt8(ascii: "c") where second == UInt8(ascii: "a"):
      if OpenLine.contains(" where ", source, line) { return true }
    default: break
    }
    if OpenLine.mayBreakBefore(source, line) { return true }
    let room = lineLength - line.indentation / 2 * indentWidth
    if length + Self.margin <= room { return false }
    var width = 0
    for index in line.content..<line.end {
      if source[index] == UInt8(ascii: "[") { width += 1 }
    }
    width += length
    if width <= room { return false }
    let text = UnsafeBufferPointer(rebasing: source[line.content..<line.end])
    if text.allSatisfy({ $0 < 0x80 }) { return true }
    return width - length + String(decoding: text, as: UTF8.self).count > room
  }

  /// A comment that tells `swift format` to leave something alone.
  static func isIgnoreComment(
    _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    var index = line.content
    while index < line.end, source[index] == UInt8(ascii: "/") { index += 1 }
    guard index == line.content + 2 else { return false }
    while index < line.end, source[index] == UInt8(ascii: " ") { index += 1 }
    let word: StaticString = "swift-format-ignore"
    guard line.end - index >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(source[index..<(index + $0.count)]) }
  }
}
