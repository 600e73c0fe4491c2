import SwiftReading

/// Finds the statement that a line belongs to, by indentation alone.
///
/// It relies on what templates promise: two spaces a level. Where it is not sure it says so, and the
/// whole file is parsed.
struct StatementFinder {
  struct Statement {
    /// The lines, by index.
    var lines: Range<Int>
    let isMember: Bool
    /// The first line opens a body that the statement's layout does not depend on.
    let isDeclarationHead: Bool
  }

  let source: UnsafeBufferPointer<UInt8>
  let lines: [SourceLine]

  func statement(around index: Int) -> Statement? {
    var start = index
    var isMember = false
    var steps = 0
    while true {
      steps += 1
      guard steps < 200 else { return nil }
      let head = self.head(of: start)
      let isCase = starts(start, with: "case ") || starts(start, with: "default:")
      if let head {
        guard let kind = headKind(head) else { return nil }
        isMember = kind == .members
        if kind == .none {
          start = head
          continue
        }
      }
      if continues(start) || (isCase && !isMember) {
        guard let previous = codeLine(before: start, notDeeperThan: lines[start].indentation)
        else { return nil }
        start = previous
        continue
      }
      break
    }
    guard let end = end(of: start, isMember: isMember), end > index else { return nil }
    return Statement(
      lines: start..<end, isMember: isMember, isDeclarationHead: isDeclaration(start))
  }

  private enum HeadKind {
    case members, code, none
  }

  /// The line that a line is indented under.
  private func head(of index: Int) -> Int? {
    let indentation = lines[index].indentation
    return indentation == 0 ? nil : codeLine(before: index, notDeeperThan: indentation - 1)
  }

  private func codeLine(before index: Int, notDeeperThan indentation: Int) -> Int? {
    var line = index - 1
    while line >= 0 {
      if !lines[line].isBlank, lines[line].indentation <= indentation, !isComment(line) {
        return line
      }
      line -= 1
    }
    return nil
  }

  /// What kind of block a line opens; `none` for brackets, `nil` if that is not clear.
  private func headKind(_ index: Int) -> HeadKind? {
    if starts(index, with: "#") {
      guard starts(index, with: "#if") || starts(index, with: "#else") else { return nil }
      var outer = index
      while let head = head(of: outer) {
        guard starts(head, with: "#if") || starts(head, with: "#else") else {
          return headKind(head)
        }
        outer = head
      }
      return .code
    }
    if hasComment(index) { return nil }
    if isTypeHead(index) { return ends(index, with: "{") ? .members : HeadKind.none }
    if ends(index, with: "{") {
      return starts(index, with: "{") || starts(index, with: "where ") ? nil : .code
    }
    if ends(index, with: " in") { return .code }
    if ends(index, with: ":"), starts(index, with: "case ") || starts(index, with: "default:") {
      return .code
    }
    return HeadKind.none
  }

  private func end(of start: Int, isMember: Bool) -> Int? {
    let indentation = lines[start].indentation
    var end = start + 1
    var line = end
    while line < lines.count {
      if !lines[line].isBlank {
        let isCase =
          !isMember && (starts(line, with: "case ") || starts(line, with: "default:"))
        if lines[line].indentation < indentation { break }
        if lines[line].indentation == indentation {
          if starts(line, with: "#if"), line + 1 < lines.count, starts(line + 1, with: ".") {
            return nil
          }
          if !continues(line), !isCase { break }
        }
        end = line + 1
      }
      line += 1
    }
    return end
  }

  // MARK: - What lines look like

  private func byte(_ index: Int) -> UInt8 {
    lines[index].isBlank ? 0 : source[lines[index].content]
  }

  private func starts(_ index: Int, with prefix: StaticString) -> Bool {
    let line = lines[index]
    return prefix.withUTF8Buffer { prefix in
      line.end - line.content >= prefix.count
        && prefix.elementsEqual(source[line.content..<(line.content + prefix.count)])
    }
  }

  private func ends(_ index: Int, with suffix: StaticString) -> Bool {
    let line = lines[index]
    return suffix.withUTF8Buffer { suffix in
      line.end - line.content >= suffix.count
        && suffix.elementsEqual(source[(line.end - suffix.count)..<line.end])
    }
  }

  private func isComment(_ index: Int) -> Bool { starts(index, with: "//") }

  private func hasComment(_ index: Int) -> Bool {
    let line = lines[index]
    guard line.end - line.content > 1 else { return false }
    for offset in line.content..<(line.end - 1)
    where source[offset] == UInt8(ascii: "/") && source[offset + 1] == UInt8(ascii: "/") {
      return true
    }
    return false
  }

  /// The line cannot begin a statement.
  private func continues(_ index: Int) -> Bool {
    switch byte(index) {
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "."),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"),
      UInt8(ascii: "{"), UInt8(ascii: ","):
      return true
    case UInt8(ascii: "e"): return starts(index, with: "else")
    case UInt8(ascii: "w"): return starts(index, with: "where ")
    case UInt8(ascii: "c"): return starts(index, with: "catch")
    case UInt8(ascii: "a"):
      return starts(index, with: "as ") || starts(index, with: "as?")
        || starts(index, with: "async ")
    case UInt8(ascii: "i"): return starts(index, with: "in ") || starts(index, with: "is ")
    case UInt8(ascii: "t"): return starts(index, with: "throws")
    default: return false
    }
  }

  private func isTypeHead(_ index: Int) -> Bool {
    switch keyword(index) {
    case .class, .struct, .enum, .actor, .protocol, .extension: true
    default: false
    }
  }

  private func isDeclaration(_ index: Int) -> Bool {
    guard ends(index, with: "{"), !hasComment(index) else { return false }
    switch keyword(index) {
    case .class, .struct, .enum, .actor, .protocol, .extension, .func, .`init`: return true
    default: return false
    }
  }

  /// The first word of a line that is neither an attribute nor a modifier.
  private func keyword(_ index: Int) -> SwiftWord {
    let line = lines[index]
    var offset = line.content
    while offset < line.end {
      let isAttribute = source[offset] == UInt8(ascii: "@")
      if isAttribute { offset += 1 }
      let start = offset
      while offset < line.end, SwiftLexer.isIdentifierBody(source[offset]) { offset += 1 }
      let word = SwiftWord.named(source, start..<offset)
      let isModifier = SwiftParser.isModifier(word)
      let isFollowedByName = offset < line.end && source[offset] == UInt8(ascii: " ")
      if !isAttribute, !isModifier || (word == .class && !isBeforeKeyword(offset, line.end)) {
        return isFollowedByName || word == .`init` ? word : .none
      }
      if offset < line.end, source[offset] == UInt8(ascii: "(") {
        guard let close = source[offset..<line.end].firstIndex(of: UInt8(ascii: ")")) else {
          return .none
        }
        offset = close + 1
      }
      guard offset < line.end, source[offset] == UInt8(ascii: " ") else { return .none }
      offset += 1
    }
    return .none
  }

  /// After `class`: another modifier or a keyword, so that it is no declaration of a class.
  private func isBeforeKeyword(_ offset: Int, _ end: Int) -> Bool {
    let start = min(offset + 1, end)
    var next = start
    while next < end, SwiftLexer.isIdentifierBody(source[next]) { next += 1 }
    switch SwiftWord.named(source, start..<next) {
    case .func, .var, .let, .subscript: return true
    case let word: return SwiftParser.isModifier(word)
    }
  }
}
