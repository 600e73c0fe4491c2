import SwiftReading

/// Breaks a long line as `swift format` would.
///
/// The outermost brackets or operators are broken first, where `swift format` keeps the breaks.
struct LineBreaker {
  static let nestingLimit = 32

  let line: [UInt8]
  /// Whether the next line continues the call chain, with a '.' at its start.
  let goesOn: Bool
  let tokens: [SwiftToken]
  /// The index of each bracket's partner; -1 for tokens without a partner.
  let partners: [Int32]
  private var starts: [Int32] = []
  private var ends: [Int32] = []
  private let style: LayoutStyle
  private let indentation: [UInt8]

  private(set) var next = 0
  private(set) var output: [UInt8] = []
  private(set) var column: Int
  /// In levels.
  private(set) var level: Int
  private var isAtStart = true

  /// - Returns: nil if the line fits or can't be parsed.
  static func broken(
    _ line: [UInt8], level: Int, style: LayoutStyle, goesOn: Bool = false
  ) -> [UInt8]? {
    guard var breaker = LineBreaker(line, level: level, style: style, goesOn: goesOn),
      breaker.column + Int(breaker.ends[breaker.end - 1]) > style.lineLength
    else { return nil }
    breaker.statement(to: breaker.end)
    breaker.output += line[Int(breaker.tokens[breaker.end - 1].end)...]
    return breaker.output
  }

  private init?(_ line: [UInt8], level: Int, style: LayoutStyle, goesOn: Bool) {
    guard var tokens = SwiftLexer.tokens(of: line)?.tokens, let last = tokens.popLast(),
      let partners = LinePartners.partners(of: tokens, in: line, limit: Self.nestingLimit),
      !tokens.isEmpty, last.triviaStart == 0
    else { return nil }
    self.line = line
    self.goesOn = goesOn
    self.tokens = tokens
    self.partners = partners
    self.style = style
    indentation = style.indentBytes
    self.level = level
    column = level * style.indentWidth
    measure()
    output.reserveCapacity(line.count + line.count / 2)
  }

  private mutating func measure() {
    starts.reserveCapacity(tokens.count)
    ends.reserveCapacity(tokens.count)
    var width: Int32 = 0
    var position: Int32 = 0
    for token in tokens {
      width += token.start - position
      starts.append(width)
      let text = line[token.range]
      let isASCII = text.allSatisfy { $0 < 0x80 }
      width += Int32(clamping: isASCII ? text.count : String(decoding: text, as: UTF8.self).count)
      ends.append(width)
      position = token.end
    }
  }

  var end: Int { tokens.count }

  // MARK: - Writing

  func fits(to end: Int) -> Bool {
    guard end > next else { return true }
    let start = isAtStart ? starts[next] : next == 0 ? 0 : ends[next - 1]
    return column + Int(ends[end - 1] - start) <= style.lineLength
  }

  /// Copies the spaces between tokens, too.
  mutating func put(to end: Int) {
    guard end > next else { return }
    let start = isAtStart || next == 0 ? tokens[next].start : tokens[next - 1].end
    let from = isAtStart || next == 0 ? starts[next] : ends[next - 1]
    if isAtStart, next > 0 {
      output.append(UInt8(ascii: "\n"))
      for _ in 0..<level { output += indentation }
    }
    output += line[Int(start)..<Int(tokens[end - 1].end)]
    column += Int(ends[end - 1] - from)
    next = end
    isAtStart = false
  }

  mutating func newline(_ level: Int) {
    self.level = level
    column = level * style.indentWidth
    isAtStart = true
  }

  // MARK: - Finding tokens

  func kind(_ index: Int) -> SwiftToken.Kind {
    index < end && index >= 0 ? tokens[index].kind : .endOfFile
  }

  func word(_ index: Int) -> SwiftWord { index < end && index >= 0 ? tokens[index].word : .none }

  /// Nil if the line doesn't contain it.
  func close(_ index: Int) -> Int? {
    let partner = Int(partners[index])
    return partner > index ? partner : nil
  }

  /// Skips the contents of brackets.
  func after(_ index: Int) -> Int { (close(index) ?? index) + 1 }

  func isGlued(_ index: Int) -> Bool {
    index > 0 && index < end && tokens[index].start == tokens[index - 1].end
  }

  /// Skips the contents of brackets.
  func first(in range: Range<Int>, where matches: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if matches(index) { return index }
      index = after(index)
    }
    return nil
  }

  func all(in range: Range<Int>, where matches: (Int) -> Bool) -> [Int] {
    var found: [Int] = []
    var index = range.lowerBound
    while let next = first(in: index..<max(index, range.upperBound), where: matches) {
      found.append(next)
      index = after(next)
    }
    return found
  }

  func commas(in range: Range<Int>) -> [Int] { all(in: range) { kind($0) == .comma } }
}
