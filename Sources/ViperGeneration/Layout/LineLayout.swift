/// Lays out a text line by line: most lines are copied, statements with a line that does not fit are
/// printed anew.
struct LineLayout {
  private let layout: SwiftLayout
  private let source: [UInt8]
  private let lines: [SourceLine]
  private let indentation: [UInt8]
  private let keepsIndentation: Bool
  private var output: [UInt8] = []
  private var blanks = 0

  init(_ layout: SwiftLayout, _ source: [UInt8], _ lines: [SourceLine]) {
    self.layout = layout
    self.source = source
    self.lines = lines
    indentation = layout.style.indentBytes
    keepsIndentation = layout.style.indentation == .spaces(2)
  }

  /// The text, or `nil` if it takes a look at the whole to tell.
  func text() -> [UInt8]? {
    var writer = self
    writer.output.reserveCapacity(source.count + source.count / 4)
    return writer.write() ? writer.output : nil
  }

  private mutating func write() -> Bool {
    let isComplete = source.withUnsafeBufferPointer { source in
      let finder = StatementFinder(source: source, lines: lines)
      var copied = 0
      var index = 0
      while index < lines.count {
        guard lines[index].needsLayout else {
          index += 1
          continue
        }
        guard let statement = finder.statement(around: index), statement.lines.lowerBound >= copied
        else { return false }
        for line in copied..<statement.lines.lowerBound { copy(line) }
        guard let end = print(statement) else { return false }
        copied = end
        index = max(end, index + 1)
        if copied < index { return false }
      }
      for line in copied..<lines.count { copy(line) }
      return true
    }
    return isComplete
  }

  /// Copies a line with the indentation of the style.
  private mutating func copy(_ index: Int) {
    let line = lines[index]
    if line.isBlank {
      blanks += 1
      return
    }
    writeBlanks()
    if keepsIndentation {
      output.append(contentsOf: source[line.start..<line.end])
    } else {
      for _ in 0..<(line.indentation / 2) { output.append(contentsOf: indentation) }
      output.append(contentsOf: source[line.content..<line.end])
    }
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes the blank lines that are due, but none at the start of the text.
  private mutating func writeBlanks() {
    if !output.isEmpty {
      for _ in 0..<min(blanks, max(layout.style.maximumBlankLines, 0)) {
        output.append(UInt8(ascii: "\n"))
      }
    }
    blanks = 0
  }

  /// Prints a statement and says up to which line; `nil` if it cannot be read.
  private mutating func print(_ statement: StatementFinder.Statement) -> Int? {
    var range = statement.lines
    let first = lines[range.lowerBound]
    let onlyHead = statement.isDeclarationHead && range.count > 2
    if onlyHead { range = range.lowerBound..<(range.lowerBound + 1) }
    var part = Array(source[first.start..<lines[range.upperBound - 1].end])
    if onlyHead { part += Array("\n}".utf8) }
    let place: SwiftParser.Place = statement.isMember ? .members : .code
    guard
      let printed = layout.layoutPart(
        part + [UInt8(ascii: "\n")], in: place, level: first.indentation / 2,
        acceptsOpaque: false)
    else { return nil }
    writeBlanks()
    output.append(contentsOf: onlyHead ? Self.withoutLastLine(printed) : printed[...])
    return range.upperBound
  }

  private static func withoutLastLine(_ text: [UInt8]) -> ArraySlice<UInt8> {
    let end = text.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return text[..<end]
  }
}
