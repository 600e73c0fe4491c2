/// Goes over a text line by line: copies what fits and has the rest broken.
struct LayoutWriter {
  private let source: UnsafeBufferPointer<UInt8>
  private let style: LayoutStyle
  private let kept: Set<[UInt8]>
  private let indentation: [UInt8]
  private let indentWidth: Int
  private(set) var output: [UInt8] = []
  private var hasBlank = false
  /// The text stands in a string literal of several lines, or in a comment of several.
  private var isInString = false
  private var isInComment = false
  /// The spaces before the quotes that end the string.
  private var textIndentation = 0
  /// The level of the line before, if it was broken.
  private var brokenLevel: Int?
  /// The level of the broken line whose members follow.
  private var chainLevel: Int?

  init(source: UnsafeBufferPointer<UInt8>, style: LayoutStyle, kept: Set<[UInt8]>) {
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
      let newline = LineScan.newline(in: source, from: start)
      var end = newline
      if !isInString {
        while end > start, source[end - 1] <= UInt8(ascii: " ") { end -= 1 }
      }
      write(start..<end)
      start = newline + 1
    }
  }

  private mutating func write(_ line: Range<Int>) {
    if line.isEmpty {
      if isInString { output.append(UInt8(ascii: "\n")) }
      hasBlank = !output.isEmpty && !isInString
      return
    }
    if hasBlank { output.append(UInt8(ascii: "\n")) }
    hasBlank = false
    if isInString { return writeText(line) }
    var content = line.lowerBound
    while content < line.upperBound, source[content] == UInt8(ascii: " ") { content += 1 }
    let spaces = content - line.lowerBound
    let level = spaces / 2 - chainShift(spaces / 2, isMember: source[content] == UInt8(ascii: "."))
    for _ in 0..<level { output += indentation }
    if spaces & 1 != 0 { output.append(UInt8(ascii: " ")) }
    let isComment = isInComment
    follow(content..<line.upperBound)
    if !isComment, !isInString, let broken = broken(content..<line.upperBound, level: level) {
      output += broken
      brokenLevel = level
    } else {
      output.append(contentsOf: source[content..<line.upperBound])
    }
    output.append(UInt8(ascii: "\n"))
    if isInString { textIndentation = closingIndentation(from: line.upperBound) }
  }

  /// How far a line moves to the left: behind a broken line, the members that are called on it stand
  /// right below it.
  private mutating func chainShift(_ level: Int, isMember: Bool) -> Int {
    if isMember, let brokenLevel, level == brokenLevel + 1 { chainLevel = brokenLevel }
    brokenLevel = nil
    guard let chainLevel, level > chainLevel else {
      self.chainLevel = nil
      return 0
    }
    return 1
  }

  /// Writes a line of a string literal: it moves with the quotes at the end.
  private mutating func writeText(_ line: Range<Int>) {
    var content = line.lowerBound
    while content < line.upperBound, content - line.lowerBound < textIndentation,
      source[content] == UInt8(ascii: " ")
    { content += 1 }
    if content - line.lowerBound == textIndentation {
      for _ in 0..<(textIndentation / 2) { output += indentation }
    } else {
      content = line.lowerBound
    }
    output.append(contentsOf: source[content..<line.upperBound])
    output.append(UInt8(ascii: "\n"))
    follow(content..<line.upperBound)
  }

  /// The spaces before the quotes that end a string literal.
  private func closingIndentation(from start: Int) -> Int {
    var start = start + 1
    while start < source.count {
      var content = start
      while content < source.count, source[content] == UInt8(ascii: " ") { content += 1 }
      if isQuotes(content, to: source.count) { return content - start }
      start = LineScan.newline(in: source, from: start) + 1
    }
    return 0
  }

  private func isQuotes(_ index: Int, to end: Int) -> Bool {
    index + 2 < end && source[index] == UInt8(ascii: "\"")
      && source[index + 1] == UInt8(ascii: "\"") && source[index + 2] == UInt8(ascii: "\"")
  }

  private func broken(_ line: Range<Int>, level: Int) -> [UInt8]? {
    let room = style.lineLength - level * indentWidth - line.count
    guard room < 0 || room < LineScan.margin && LineScan.holdsBracket(source, line) else {
      return nil
    }
    if source[line.lowerBound] == UInt8(ascii: "/") || source[line.lowerBound] == UInt8(ascii: "#"),
      line.count > 1, source[line.lowerBound + 1] != UInt8(ascii: "e")
    {
      return nil
    }
    var next = LineScan.newline(in: source, from: line.upperBound) + 1
    while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
    let goesOn = next < source.count && source[next] == UInt8(ascii: ".")
    let text = Array(source[line])
    guard !kept.contains(text) else { return nil }
    return LineBreaker.broken(text, level: level, style: style, goesOn: goesOn)
  }

  /// Notes where strings and comments of several lines begin and end.
  private mutating func follow(_ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound {
      switch source[index] {
      case UInt8(ascii: "\""):
        guard isQuotes(index, to: line.upperBound), !isInComment else { break }
        isInString.toggle()
        index += 2
      case UInt8(ascii: "/") where !isInString:
        guard index + 1 < line.upperBound else { break }
        if source[index + 1] == UInt8(ascii: "/"), !isInComment { return }
        if source[index + 1] == UInt8(ascii: "*") { isInComment = true }
      case UInt8(ascii: "*") where isInComment:
        guard index + 1 < line.upperBound, source[index + 1] == UInt8(ascii: "/") else { break }
        isInComment = false
      default: break
      }
      index += 1
    }
  }
}
