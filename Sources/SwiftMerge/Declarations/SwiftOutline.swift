import SwiftReading
import ViperText

/// A Swift file as its declarations, each with its lines.
///
/// Each line is either before a declaration, in it, or at the end of its scope. Declarations that
/// share a line count as one.
package struct SwiftOutline {
  let lines: TextLines
  /// Comments and tokens in order, without white space.
  let pieces: [Range<Int>]
  let file: OutlineScope
  let reader: OutlineReader
  let ending: [UInt8]

  var bytes: [UInt8] { lines.bytes }

  /// Nil if the file can't be read.
  ///
  /// - Parameter known: The conditions (`#if DEBUG`) that count as one declaration; nil for all.
  ///   Other conditions are ignored, because the user added them.
  package init?(_ bytes: [UInt8], openingAllConditionsBut known: Set<String>? = nil) {
    guard let source = SwiftFile(bytes) else { return nil }
    let tokens = source.source
    let reader = OutlineReader(lines: TextLines(bytes), source: source, closedConditions: known)
    guard let file = reader.file() else { return nil }
    self.reader = reader
    lines = reader.lines
    ending = (LineEnding.dominant(in: bytes) ?? .lineFeed).bytes
    self.file = file
    var pieces: [Range<Int>] = []
    for token in tokens.tokens {
      pieces += tokens.trivia(before: token).filter { $0.kind != .newlines }.map(\.range)
      if token.kind != .endOfFile { pieces.append(token.range) }
    }
    self.pieces = pieces
  }

  /// Prints comments and tokens without indentation and trailing commas, to compare code without
  /// its layout.
  func print(of range: Range<Int>?) -> [UInt8] {
    guard let range else { return [] }
    var output: [UInt8] = []
    var index = firstPiece(from: range.lowerBound)
    while index < pieces.count, pieces[index].upperBound <= range.upperBound {
      let piece = bytes[pieces[index]]
      if let byte = piece.first, piece.count == 1,
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]"),
        output.suffix(2).elementsEqual(", ".utf8)
      {
        output.removeLast(2)
      }
      var isAtLineStart = false
      for byte in piece where byte != UInt8(ascii: "\r") && !(isAtLineStart && byte.isBlank) {
        isAtLineStart = byte == UInt8(ascii: "\n")
        output.append(byte)
      }
      output.append(UInt8(ascii: " "))
      index += 1
    }
    return output
  }

  func words(in range: Range<Int>?) -> Set<String> {
    guard let range else { return [] }
    let inside = pieces[firstPiece(from: range.lowerBound)...]
      .prefix { $0.upperBound <= range.upperBound }
    return Set(inside.map { lines.string($0).filter { $0 != "`" } })
  }

  var repeatsLocalName: Bool {
    file.all.contains { item in
      let parameters = item.scope == nil ? item.header?.elements ?? [] : []
      return ParameterMerge.repeatsName(parameters.map { lines.string($0.range) })
    }
  }

  private func firstPiece(from offset: Int) -> Int {
    ViperText.firstIndex(below: pieces.count) { pieces[$0].lowerBound >= offset }
  }

  func indentation(at offset: Int) -> [UInt8] {
    let line = lines.line(at: offset)
    return line < lines.count ? Array(bytes[lines.indentation(line)]) : []
  }

  var declarations: [[UInt8]: Int] {
    var counts: [[UInt8]: Int] = [:]
    count(file, at: [], in: &counts)
    return counts
  }

  private func count(_ scope: OutlineScope, at path: [UInt8], in counts: inout [[UInt8]: Int]) {
    counts[path + print(of: scope.tail) + print(of: scope.preamble), default: 0] += 1
    for item in scope.items {
      if let inner = item.scope {
        let place = path + print(of: item.lead.lowerBound..<item.head.upperBound) + [0]
        count(inner, at: place, in: &counts)
      } else {
        counts[path + print(of: item.lines), default: 0] += 1
      }
    }
  }

  /// The most frequent indentation of members and bodies in relation to their owner; nil without
  /// members and bodies.
  var indentationStep: [UInt8]? {
    var votes: [[UInt8]: Int] = [:]
    for item in file.all {
      guard let body = item.body else { continue }
      let outer = indentation(at: item.head.lowerBound)
      let next = lines.line(at: body.lowerBound) + 1
      if next < lines.line(at: body.upperBound - 1), !lines.isBlank(next) {
        let inner = Array(bytes[lines.indentation(next)])
        if inner.count > outer.count, inner.starts(with: outer) {
          votes[Array(inner[outer.count...]), default: 0] += 1
        }
      }
    }
    return votes.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key
  }

  /// Whether an addition without outline, such as a condition, contains the name of a missing
  /// declaration. If so, the file is merged by lines.
  func hidesDeclarations(of base: SwiftOutline) -> Bool {
    let own = Set(file.all.map(\.identity))
    let missing = base.file.all.filter { !own.contains($0.identity) }
    guard !missing.isEmpty else { return false }
    let known = Set(base.file.all.map(\.identity))
    let names = Set(missing.map(\.keyword))
    return file.all.contains { item in
      (item.kind == .conditional || item.kind == .unreadable) && !known.contains(item.identity)
        && !words(in: item.lines).isDisjoint(with: names)
    }
  }
}

/// The declarations between two braces, or of a whole file.
struct OutlineScope {
  var items: [OutlineItem] = []
  /// The comments at the start of a file that belong to no declaration: whole lines.
  var preamble = 0..<0
  var tail = 0..<0

  var conditions: Set<String> { Set(all.filter { $0.kind == .conditional }.map(\.name)) }

  /// All declarations, each before its members.
  var all: [OutlineItem] { items.flatMap { [$0] + ($0.scope?.all ?? []) } }
}

/// A declaration with the blank lines and comments before it. Its parts are byte ranges.
struct OutlineItem {
  enum Kind: String {
    case `import`, type, `extension`, function, initializer, deinitializer, `subscript`, variable
    case enumCase, alias, conditional, macro
    case opaque
    case unreadable

    var hasParts: Bool { ![.conditional, .macro, .opaque, .unreadable].contains(self) }
  }

  let kind: Kind
  /// `didTapAdd`, `static shared`, the extended type.
  var name: String
  /// Argument labels; the protocols of an extension.
  var labels: [String] = []
  /// Parameter types, the type of a variable, or the `where` clause of an extension.
  var types: [String] = []
  /// `async` and the result type, which distinguish overloads.
  var variant: [String] = []
  var blank: Range<Int>
  /// The comments before the declaration, and blank lines between them.
  var lead: Range<Int>
  /// The bytes from the start of the declaration to its body or end.
  var head: Range<Int>
  var header: OutlineHeader?
  var body: Range<Int>?
  let end: Int
  var scope: OutlineScope?
  /// The offset of the user's `#if` around the declaration.
  var condition: Int?

  var lines: Range<Int> { lead.lowerBound..<end }
  var code: Range<Int> { lead.upperBound..<end }

  var identity: String { kind.rawValue + " " + title }

  var isPrivate: Bool {
    header?.modifiers.contains { $0.key == "private" || $0.key == "fileprivate" } == true
  }

  /// The name with labels: `didSelect(id:)`.
  var title: String {
    switch kind {
    case .function, .subscript: name + "(" + labels.map { $0 + ":" }.joined() + ")"
    case .initializer: "init(" + labels.map { $0 + ":" }.joined() + ")"
    case .deinitializer: "deinit"
    case .import: "import " + name
    default: name
    }
  }

  fileprivate var keyword: String {
    switch kind {
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .subscript: "subscript"
    default:
      String(
        name[(name.lastIndex { " .".contains($0) }.map(name.index(after:)) ?? name.startIndex)...])
    }
  }
}

/// The parts of a declaration's head, as byte ranges.
struct OutlineHeader {
  enum Slot: CaseIterable {
    case keyword, name, generics, list, effects, result, value, requirements
  }

  struct Element {
    /// The label, or the whole text. Elements with equal keys are the same.
    let key: String
    let range: Range<Int>
  }

  var attributes: [Element] = []
  var modifiers: [Element] = []
  var slots: [Slot: Range<Int>] = [:]
  var elements: [Element] = []
}

extension TextLines {
  func indented(from step: [UInt8], to other: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for line in 0..<count {
      let indentation = indentation(line)
      output += Reindentation.converted(Array(bytes[indentation]), from: step, to: other)
      output += bytes[indentation.upperBound..<range(line).upperBound]
    }
    return output
  }
}
