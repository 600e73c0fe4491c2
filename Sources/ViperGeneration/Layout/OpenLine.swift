import SwiftReading

/// Lines that leave a bracket open. Even if each line fits, `swift format` may break before such a
/// bracket, for it looks at the length of the whole: in `a ?? b {` before the `??`, in
/// `f(a, b: {` after the parenthesis.
enum OpenLine {
  static func isOpen(_ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine) -> Bool {
    guard line.end > line.content else { return false }
    switch source[line.end - 1] {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return true
    case UInt8(ascii: "n"):
      return line.end - line.content > 3 && source[line.end - 2] == UInt8(ascii: "i")
        && source[line.end - 3] == UInt8(ascii: " ")
    default: return false
    }
  }

  /// Whether the layout of the statement depends on what is inside the brackets, or the line goes on
  /// after having closed one.
  static func mayBreakBefore(
    _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    if source[line.content] == UInt8(ascii: "{") { return true }
    if source[line.content] == UInt8(ascii: "}") {
      guard line.end > line.content + 1 else { return false }
      return !(follows(" else", source, line) || follows(" catch", source, line))
    }
    guard isOpen(source, line) else { return false }
    if source[line.end - 1] != UInt8(ascii: "{"), source[line.end - 1] != UInt8(ascii: "n") {
      return true
    }
    var keyword = line.content
    while keyword < line.end, SwiftLexer.isIdentifierBody(source[keyword]) { keyword += 1 }
    switch SwiftWord.named(source, line.content..<keyword) {
    case .if, .guard, .for, .while, .switch, .do, .defer, .func, .struct, .class, .enum, .extension,
      .protocol, .`init`, .actor:
      return !opensOneBrace(source, line)
    default:
      return !isPlainCall(source, line)
    }
  }

  private static func follows(
    _ text: StaticString, _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    text.withUTF8Buffer { text in
      line.end - line.content > text.count
        && text.elementsEqual(source[(line.content + 1)..<(line.content + 1 + text.count)])
    }
  }

  static func contains(
    _ text: StaticString, _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    text.withUTF8Buffer { text in
      guard line.end - line.content >= text.count else { return false }
      for start in line.content...(line.end - text.count)
      where source[start] == text[0]
        && text.elementsEqual(source[start..<(start + text.count)])
      {
        return true
      }
      return false
    }
  }

  /// The one bracket that stays open is a brace.
  private static func opensOneBrace(
    _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    var depth = 0
    var index = line.content
    while index < line.end {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): index = endOfString(source, index, line.end)
      default: break
      }
      index += 1
    }
    return depth == 1
  }

  /// A declaration, or a chain of calls, perhaps assigned, that ends in a closure or body: nothing in
  /// it is an operand whose breaks could change.
  private static func isPlainCall(
    _ source: UnsafeBufferPointer<UInt8>, _ line: SourceLine
  ) -> Bool {
    var depth = 0
    var index = line.content
    var bodies = 0
    while index < line.end {
      switch source[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"):
        if depth == 0 { bodies += 1 }
        depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""): index = endOfString(source, index, line.end)
      case UInt8(ascii: " ") where depth == 0 && index + 2 < line.end:
        if isOperator(source[index + 1], source[index + 2]) { return false }
      default: break
      }
      index += 1
    }
    return depth == 1 && bodies == 1
  }

  /// What follows a space begins an operator other than `=` and `->`.
  private static func isOperator(_ first: UInt8, _ second: UInt8) -> Bool {
    guard SwiftLexer.isOperator(first) || first == UInt8(ascii: ".") else { return false }
    if first == UInt8(ascii: "=") { return second != UInt8(ascii: " ") }
    if first == UInt8(ascii: "-") { return second != UInt8(ascii: ">") }
    return true
  }

  /// The offset of the quotes that end a string, or of the last byte of the line.
  private static func endOfString(
    _ source: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var index = start + 1
    while index < end - 1 {
      if source[index] == UInt8(ascii: "\\") {
        // An interpolation may hold strings; then its quotes are counted as theirs, which is right
        // as often as it is wrong, and the line is taken for an odd one.
        index += 1
      } else if source[index] == UInt8(ascii: "\"") {
        return index
      }
      index += 1
    }
    return index
  }
}
