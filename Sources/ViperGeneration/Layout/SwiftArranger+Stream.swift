import SwiftReading

extension SwiftArranger {
  /// Puts the stream together.
  mutating func emit() {
    for index in source.tokens.indices { emit(Int32(index)) }
  }

  private mutating func emit(_ index: Int32) {
    let token = source.tokens[Int(index)]
    let part = opaque.isEmpty ? nil : opaque[index]
    switch part {
    case .inside: return
    case .last: return emitAfter(index)
    default: break
    }
    let head = firstEvent(before: index)
    var next = head
    while next >= 0, Self.opensScope(event(next)) {
      append(event(next))
      next = nextEvent(next)
    }
    if token.triviaEnd > token.triviaStart { emitTrivia(before: index, pending: head) }
    while next >= 0 {
      append(event(next))
      next = nextEvent(next)
    }
    if case .first(let end, let isIgnored) = part {
      emitOpaque(token.start..<end, isIgnored: isIgnored)
      return
    }
    if !isHandledElsewhere[Int(index)] { emitText(index, token) }
    emitAfter(index)
  }

  private static func opensScope(_ token: LayoutToken) -> Bool {
    switch token.kind {
    case .open, .openConsistent: true
    case .lineBreak:
      switch token.breakKind {
      case .open, .openContinuation, .continue, .same, .contextual: true
      case .close, .closeIfNeeded, .reset: false
      }
    default: false
    }
  }

  private mutating func emitText(_ index: Int32, _ token: SwiftToken) {
    switch token.kind {
    case .endOfFile: append(text(token.start..<token.start, width: 0))
    case .multilineString: emitMultilineString(index, token)
    default: append(text(token.start..<token.end, width: width(of: token)))
    }
  }

  private mutating func emitOpaque(_ range: Range<Int32>, isIgnored: Bool) {
    var copy = LayoutToken(.opaque)
    copy.isFlagged = isIgnored
    copy.start = range.lowerBound
    copy.end = range.upperBound
    append(copy)
  }

  /// The quotes and the lines between them, each line without the indentation of the closing quotes.
  private mutating func emitMultilineString(_ index: Int32, _ token: SwiftToken) {
    let kind = stringBreakKinds[index] ?? .same
    let lines = MultilineString.lines(of: source.bytes, in: Int(token.start)..<Int(token.end))
    for (number, line) in lines.enumerated() {
      if number > 0 { append(.lineBreak(kind, size: number == 1 ? 0 : 1, .hard)) }
      let bytes = source.bytes[line]
      if number == 0 || number == lines.count - 1 || !line.isEmpty {
        append(
          text(
            Int32(line.lowerBound)..<Int32(line.upperBound),
            width: String(decoding: bytes, as: UTF8.self).count))
      }
    }
  }

  func text(_ range: Range<Int32>, width: Int) -> LayoutToken {
    var token = LayoutToken(.text)
    token.start = range.lowerBound
    token.end = range.upperBound
    token.size = Int32(clamping: width)
    return token
  }

  private func width(of token: SwiftToken) -> Int {
    if token.isASCII { return Int(token.end - token.start) }
    return String(decoding: source.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self).count
  }

  /// Events and comments after a token. A `//` behind code comes before the first break.
  private mutating func emitAfter(_ index: Int32) {
    let next = Int(index) + 1
    var lineComment: Int32 = -1
    if next < source.tokens.count {
      let trivia = source.tokens[next].triviaStart
      if trivia < source.tokens[next].triviaEnd {
        switch source.trivia[Int(trivia)].kind {
        case .line: lineComment = trivia
        case .block:
          append(.spaces(1, isFlexible: true))
          append(comment(trivia, endsLine: false))
          append(.lineBreak(.same, size: 0))
        default: break
        }
      }
    }
    var following = firstEvent(after: index)
    while following >= 0 {
      let event = event(following)
      if lineComment >= 0 {
        switch event.kind {
        case .lineBreak, .disableBreaking, .enableBreaking:
          appendEndOfLineComment(lineComment)
          lineComment = -1
        default: break
        }
      }
      append(event)
      following = nextEvent(following)
    }
    if lineComment >= 0 { appendEndOfLineComment(lineComment) }
  }

  private mutating func appendEndOfLineComment(_ trivia: Int32) {
    append(.spaces(style.spacesBeforeEndOfLineComments, isFlexible: true))
    append(comment(trivia, endsLine: true))
  }

  private func comment(_ trivia: Int32, endsLine: Bool) -> LayoutToken {
    var token = LayoutToken(.comment)
    token.start = trivia
    token.end = trivia + 1
    token.isFlagged = endsLine
    token.size = Int32(clamping: commentWidth(source.trivia[Int(trivia)]))
    return token
  }

  /// The columns that a comment counts, which is one more than it has.
  private func commentWidth(_ trivia: SwiftTrivia) -> Int {
    let bytes = source.bytes[Int(trivia.start)..<Int(trivia.end)]
    return String(decoding: bytes, as: UTF8.self).count + 1
  }

  // MARK: - Comments and line breaks of the source

  private mutating func emitTrivia(before index: Int32, pending: Int32) {
    let token = source.tokens[Int(index)]
    var isStartOfFile = index == 0
    var mustBreak = false
    var end = token.triviaEnd
    if token.kind == .endOfFile {
      while end > token.triviaStart, source.trivia[Int(end) - 1].kind == .newlines { end -= 1 }
    }
    for piece in token.triviaStart..<max(end, token.triviaStart) {
      let trivia = source.trivia[Int(piece)]
      let isLeading = piece > token.triviaStart || isStartOfFile
      switch trivia.kind {
      case .line:
        if isLeading {
          append(comment(piece, endsLine: false))
          appendNewlines(.soft, count: 1)
          isStartOfFile = false
        }
        mustBreak = true
      case .block:
        if isLeading {
          append(comment(piece, endsLine: false))
          append(.lineBreak(.same, size: trivia.hasSpaceAfter ? 1 : 0))
          isStartOfFile = false
        }
        mustBreak = false
      case .docLine, .docBlock:
        append(comment(piece, endsLine: false))
        appendNewlines(.soft, count: 1)
        isStartOfFile = false
        mustBreak = trivia.kind == .docLine
      case .newlines:
        guard !isStartOfFile else { continue }
        let isKept =
          mustBreak || (style.respectsExistingLineBreaks && allowsLineBreak(pending: pending))
        if isKept || trivia.count > 1 { appendNewlines(.discretionary, count: trivia.count) }
      }
    }
  }

  /// Whether a line break of the source may stay before a token: there is a break of the layout.
  private func allowsLineBreak(pending: Int32) -> Bool {
    var answer: Bool?
    var next = pending
    while next >= 0 {
      answer = Self.allowsLineBreak(after: event(next)) ?? answer
      next = nextEvent(next)
    }
    if let answer { return answer }
    for token in stream.reversed() {
      if let answer = Self.allowsLineBreak(after: token) { return answer }
    }
    return true
  }

  private static func allowsLineBreak(after token: LayoutToken) -> Bool? {
    switch token.kind {
    case .lineBreak: token.newlines != .electiveIgnoringSource
    case .comment, .space, .text, .opaque: false
    default: nil
    }
  }

  mutating func appendNewlines(_ newlines: LayoutToken.Newlines, count: Int32) {
    guard lastBreak >= 0 else {
      append(.lineBreak(.same, size: 0, newlines, count: count))
      return
    }
    if canMergeNewlines {
      stream[lastBreak].addNewlines(newlines, count: count)
      return
    }
    let last = stream[lastBreak].breakKind
    let kind: LayoutToken.BreakKind = last == .continue || last == .contextual ? last : .same
    append(.lineBreak(kind, size: 0, newlines, count: count))
  }

  // MARK: - Appending

  mutating func append(_ token: LayoutToken) {
    switch token.kind {
    case .comment:
      if mergeComment(token) { return }
      canMergeNewlines = false
    case .space:
      if let last = stream.last, last.kind == .space, last.isFlagged || token.isFlagged {
        stream[stream.count - 1].size = max(last.size, token.size)
        stream[stream.count - 1].isFlagged = true
        return
      }
      canMergeNewlines = false
    case .lineBreak:
      lastBreak = stream.count
      canMergeNewlines = true
    case .open, .openConsistent, .disableBreaking, .enableBreaking, .contextStart:
      break
    default:
      canMergeNewlines = false
    }
    stream.append(token)
  }

  /// Line comments of one kind on lines that follow each other are one comment.
  private mutating func mergeComment(_ token: LayoutToken) -> Bool {
    let kind = source.trivia[Int(token.start)].kind
    guard kind == .line || kind == .docLine, stream.count >= 2 else { return false }
    let between = stream[stream.count - 1]
    let before = stream[stream.count - 2]
    guard between.kind == .lineBreak, between.count == 1,
      between.newlines == .soft || between.newlines == .discretionary,
      between.breakKind == .same || between.breakKind == .continue
        || between.breakKind == .contextual,
      before.kind == .comment, !before.isFlagged,
      source.trivia[Int(before.start)].kind == kind
    else { return false }
    stream.removeLast()
    stream[stream.count - 1].end = token.end
    stream[stream.count - 1].size += token.size
    lastBreak = stream.lastIndex { $0.kind == .lineBreak } ?? -1
    canMergeNewlines = false
    return true
  }
}
