import SwiftReading

extension LayoutPrinter {
  mutating func print(_ token: LayoutToken) {
    switch token.kind {
    case .text:
      guard token.end > token.start else { return }
      lastWasNewline = false
      if isAtStartOfLine, source.bytes[Int(token.start)] == UInt8(ascii: ",") {
        mayChangeAgain = true
      }
      write(Int(token.start)..<Int(token.end), width: Int(token.size))
    case .open:
      forcesBreaks.append(false)
    case .openConsistent:
      forcesBreaks.append(!fits(token.length) || lastWasNewline)
    case .close:
      if forcesBreaks.count > 1 { forcesBreaks.removeLast() }
    case .lineBreak:
      printBreak(token)
    case .space:
      if style.indentBlankLines, isAtStartOfLine { startLine() }
      addSpaces(Int(token.size))
    case .comment:
      printComments(token)
    case .opaque:
      printOpaque(token)
    case .disableBreaking:
      suppressions += 1
      if suppressions == 1 || allowsDiscretionary { allowsDiscretionary = token.isFlagged }
    case .enableBreaking:
      suppressions -= 1
    case .listStart:
      listLines.append(breakLine)
    case .listEnd:
      printEndOfList(token)
    case .contextStart:
      contexts.append(ChainContext(line: line))
      endedContext = nil
    case .contextEnd:
      let ended = contexts.popLast()
      endedContext = contexts.isEmpty ? nil : ended
    }
  }

  private mutating func printEndOfList(_ token: LayoutToken) {
    let start = listLines.popLast() ?? line
    var hasComma = token.isFlagged
    if token.breakKind == .open {
      hasComma =
        start != breakLine && !token.isSingle && style.multiElementCollectionTrailingCommas
    }
    if hasComma {
      startLine()
      output.append(UInt8(ascii: ","))
      column += 1
      newlinesInARow = 0
    }
  }

  // MARK: - Writing

  mutating func addSpaces(_ count: Int) {
    pendingSpaces += count
    column += count
  }

  /// Writes the indentation of a new line, or the spaces that are due.
  mutating func startLine() {
    if isAtStartOfLine {
      let level = level
      for _ in 0..<level { output.append(contentsOf: indentation) }
      column = level * indentWidth
      isAtStartOfLine = false
    } else if pendingSpaces > 0 {
      for _ in 0..<pendingSpaces { output.append(UInt8(ascii: " ")) }
    }
    pendingSpaces = 0
  }

  mutating func write(_ range: Range<Int>, width: Int) {
    startLine()
    output.append(contentsOf: source.bytes[range])
    newlinesInARow = 0
    column += width
  }

  mutating func writeNewlines(_ token: LayoutToken) {
    let count: Int
    switch token.newlines {
    case .elective, .electiveIgnoringSource: count = newlinesInARow == 0 ? 1 : 0
    case .soft, .discretionary:
      count = min(Int(token.count), max(style.maximumBlankLines, 0) + 1) - newlinesInARow
    case .hard: count = Int(token.count)
    }
    guard count > 0 else { return }
    for number in 0..<count {
      if style.indentBlankLines, number >= 1 {
        for _ in 0..<level { output.append(contentsOf: indentation) }
      }
      output.append(UInt8(ascii: "\n"))
    }
    line += count
    isAtStartOfLine = true
    newlinesInARow += count
    pendingSpaces = 0
    column = 0
  }

  private mutating func printComments(_ token: LayoutToken) {
    lastWasNewline = false
    var isFirst = true
    for index in token.start..<token.end {
      let trivia = source.trivia[Int(index)]
      guard trivia.kind != .newlines else { continue }
      if !isFirst {
        output.append(UInt8(ascii: "\n"))
        line += 1
        isAtStartOfLine = true
        pendingSpaces = 0
      }
      isFirst = false
      startLine()
      writeComment(trivia)
    }
    newlinesInARow = 0
  }

  private mutating func writeComment(_ trivia: SwiftTrivia) {
    let start = Int(trivia.start)
    var lineStart = start
    var index = start
    let end = Int(trivia.end)
    while index <= end {
      if index == end || source.bytes[index] == UInt8(ascii: "\n") {
        var last = index
        while last > lineStart, source.bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
        let text = source.bytes[lineStart..<last]
        output.append(contentsOf: text)
        let width = String(decoding: text, as: UTF8.self).count
        if index < end {
          output.append(UInt8(ascii: "\n"))
          line += 1
          column = 0
        } else {
          column += width
        }
        lineStart = index + 1
      }
      index += 1
    }
  }

  /// Copies what could not be read; its lines keep their place relative to the first.
  private mutating func printOpaque(_ token: LayoutToken) {
    startLine()
    lastWasNewline = false
    newlinesInARow = 0
    if token.isFlagged {
      let text = source.bytes[Int(token.start)..<Int(token.end)]
      line += text.count { $0 == UInt8(ascii: "\n") }
      output.append(contentsOf: text)
      column = lineLength
      return
    }
    let lines = OpaqueText.lines(
      of: source.bytes, in: Int(token.start)..<Int(token.end), indentation: indentation)
    let base = level
    for (number, text) in lines.enumerated() {
      if number > 0 {
        output.append(UInt8(ascii: "\n"))
        line += 1
        if text.level > 0 || !text.bytes.isEmpty {
          for _ in 0..<max(base + text.level, 0) { output.append(contentsOf: indentation) }
        }
      }
      output.append(contentsOf: text.bytes)
    }
    column = lineLength
  }
}
