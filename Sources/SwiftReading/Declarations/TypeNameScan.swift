import ViperText

/// The names of types and modules that code uses or declares on its top level.
///
/// The scan reads words, so it also accepts code with gaps, such as the text of a template.
package struct TypeNameScan {
  /// Names with a capital letter that aren't members.
  package private(set) var used: Set<String> = []
  private var places: [(name: String, offset: Int)] = []
  package private(set) var declared: Set<String> = []
  private var inner: Set<String> = []
  private let source: SwiftTokens

  package init(_ bytes: [UInt8]) {
    source = SwiftLexer.read(bytes).tokens
    var depth = 0
    var index = 0
    while index < source.tokens.count {
      let token = source.tokens[index]
      switch token.kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .pound where [.poundIf, .poundElseif].contains(token.word): index = lineEnd(after: index)
      // Macros are no types.
      case .pound where source.text(at: index) == "#": index += 1
      case .identifier where token.word == .import: index = lineEnd(after: index)
      case .identifier where Self.declaring.contains(token.word):
        declare(at: index, isInner: depth > 0 || [.associatedtype, .func].contains(token.word))
      case .identifier: use(index)
      default: break
      }
      index += 1
    }
    used.subtract(inner.union(declared))
  }

  /// `Task` → `_Concurrency.Task`
  package static func qualifying(_ code: [UInt8], _ modules: [String: String]) -> [TextEdits.Edit] {
    guard !modules.isEmpty else { return [] }
    let scan = TypeNameScan(code)
    return scan.places.filter { scan.used.contains($0.name) }.compactMap { name, offset in
      modules[name].map { TextEdits.Edit(offset..<offset, $0 + ".") }
    }
  }

  /// Words that may be names of types. Much faster than a scan.
  package static func words(in bytes: [UInt8]) -> [String] { words(in: bytes, where: mayBeginType) }

  /// Whether one of the names is a word of the bytes.
  package static func mentions(_ names: Set<String>, in bytes: [UInt8]) -> Bool {
    var isHead = [Bool](repeating: false, count: 256)
    for name in names { isHead[Int(name.utf8.first ?? 0)] = true }
    return words(in: bytes) { isHead[Int($0)] }.contains(where: names.contains)
  }

  private static func words(in bytes: [UInt8], where mayBegin: (UInt8) -> Bool) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      var words: [String] = []
      var end = 0
      while end < bytes.count {
        let start = end
        while end < bytes.count, SwiftLexer.isIdentifierBody(bytes[end]) { end += 1 }
        if start < end, mayBegin(bytes[start]) {
          words.append(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        end += 1
      }
      return words
    }
  }

  /// Types begin with a capital letter, an underscore or a letter that isn't ASCII.
  private static func mayBeginType(_ byte: UInt8) -> Bool {
    !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !SwiftLexer.isDigit(byte)
  }

  private static let declaring: Set<SwiftWord> = [
    .actor, .associatedtype, .class, .enum, .func, .protocol, .struct, .typealias,
  ]

  private mutating func use(_ index: Int) {
    guard Self.mayBeginType(source.bytes[source.range(of: index).lowerBound]) else { return }
    let name = source.text(at: index)
    let isMember = source.kind(at: index - 1) == .period
    let isTestMacro =
      index > 0 && source.text(at: index - 1) == "@" && ["Suite", "Test"].contains(name)
    // `_Concurrency` is a module.
    if !isMember, !isTestMacro, name.first(where: { $0 != "_" })?.isUppercase == true {
      used.insert(name)
      places.append((name, Int(source.tokens[index].start)))
    }
  }

  private mutating func declare(at keyword: Int, isInner: Bool) {
    let name = source.text(at: keyword + 1)
    if source.tokens[keyword].word != .func, name.first?.isUppercase == true {
      if isInner { inner.insert(name) } else { declared.insert(name) }
    }
    guard source.text(at: keyword + 2) == "<" else { return }
    var index = keyword + 3
    while source.kind(at: index) == .identifier {
      inner.insert(source.text(at: index))
      while source.kind(at: index) != .comma {
        guard source.kind(at: index) != .endOfFile, source.text(at: index) != ">" else { return }
        index += 1
      }
      index += 1
    }
  }

  private func lineEnd(after index: Int) -> Int {
    var index = index
    while index + 1 < source.tokens.count, !source.tokens[index + 1].startsLine { index += 1 }
    return index
  }
}
