import ViperText

/// Copies lines that fit, and breaks long lines.
struct LayoutWriter {
  private let source: [UInt8]
  private let style: LayoutStyle
  private let kept: Set<[UInt8]>
  private let indentation: [UInt8]
  private let indentWidth: Int
  private(set) var output: [UInt8] = []
  private var hasBlank = false
  private var isInString = false
  private var isInComment = false
  private var brokenLevel: Int?
  /// The level of the broken line whose members follow.
  private var chainLevel: Int?

  init(source: [UInt8], style: LayoutStyle, kept: Set<[UInt8]>) {
    self.source = source
    self.style = style
    self.kept = kept
    indentation = style.indentBytes
    indentWidth = style.indentWidth
    output.reserveCapacity(source.count + source.count / 4)
  }

  mutating func write() {
    var start = 0
    while start < source.count {
      let newline = source.lineFeed(from: start)
      if isInString {
        write(start..<newline, level: 0)
      } else {
        write(start..<newline)
      }
      start = newline + 1
    }
  }

  private mutating func write(_ line: Range<Int>) {
    var (start, end) = (line.lowerBound, line.upperBound)
    while end > start, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard end > start else {
      hasBlank = !output.isEmpty
      return
    }
    if hasBlank { output.append(UInt8(ascii: "\n")) }
    hasBlank = false
    while source[start] == UInt8(ascii: " ") { start += 1 }
    let level = (start - line.lowerBound) / 2
    let isMember = source[start] == UInt8(ascii: ".")
    // The lines of a comment can be aligned by one space.
    if (start - line.lowerBound) % 2 == 1 { start -= 1 }
    write(start..<end, level: level - chainShift(level, isMember: isMember))
  }

  private mutating func write(_ text: Range<Int>, level: Int) {
    for _ in 0..<level { output += indentation }
    let isCode = !isInString && !isInComment
    follow(text)
    if isCode, !isInString, let broken = broken(text, level: level) {
      output += broken
      brokenLevel = level
    } else {
      output += source[text]
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// The calls of a chain have the level of a broken line before them.
  private mutating func chainShift(_ level: Int, isMember: Bool) -> Int {
    if isMember, let brokenLevel, level == brokenLevel + 1 { chainLevel = brokenLevel }
    brokenLevel = nil
    guard let chainLevel, level > chainLevel else {
      self.chainLevel = nil
      return 0
    }
    return 1
  }

  private func broken(_ line: Range<Int>, level: Int) -> [UInt8]? {
    let room = style.lineLength - level * indentWidth - line.count
    guard room < 0 else { return nil }
    if source[line.lowerBound] == UInt8(ascii: "/") || source[line.lowerBound] == UInt8(ascii: "#"),
      line.count > 1, source[line.lowerBound + 1] != UInt8(ascii: "e")
    {
      return nil
    }
    let text = Array(source[line])
    guard !kept.contains(text) else { return nil }
    var next = source.lineFeed(from: line.upperBound) + 1
    while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
    let goesOn = next < source.count && source[next] == UInt8(ascii: ".")
    return LineBreaker.broken(text, level: level, style: style, goesOn: goesOn)
  }

  private mutating func follow(_ text: Range<Int>) {
    var index = text.lowerBound
    while index < text.upperBound {
      let next = index + 1 < source.count ? source[index + 1] : 0
      switch source[index] {
      case UInt8(ascii: "\"") where !isInComment && source[index...].starts(with: "\"\"\"".utf8):
        isInString.toggle()
        index += 2
      case UInt8(ascii: "/") where !isInString && !isInComment && next == UInt8(ascii: "/"): return
      case UInt8(ascii: "/") where !isInString && next == UInt8(ascii: "*"): isInComment = true
      case UInt8(ascii: "*") where isInComment && next == UInt8(ascii: "/"): isInComment = false
      default: break
      }
      index += 1
    }
  }
}
