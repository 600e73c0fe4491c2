/// The names that a file seems to declare, to find the files worth reading. The fast search in
/// bytes also finds names in comments and strings.
package struct DeclaredNameScan: Hashable, Sendable {
  /// The names after `protocol` or `extension`; the last part of `Shop.Store`.
  package private(set) var extensible: Set<String> = []
  /// The names after `class`, `struct`, `enum`, `actor` or `typealias`.
  package private(set) var types: Set<String> = []
  /// The types whose declaration has a `~`: their values may be noncopyable, or may not escape.
  package private(set) var restricted: Set<String> = []

  package var isEmpty: Bool { extensible.isEmpty && types.isEmpty }

  package init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { read($0) }
  }

  private enum Keyword { case extensible, type }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < bytes.count {
      guard Self.isLetter(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, Self.isPart(bytes[index]) { index += 1 }
      guard let keyword = Self.keyword(bytes, start..<index) else { continue }
      let name = Self.name(bytes, from: index)
      guard !name.isEmpty else { continue }
      let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
      switch keyword {
      case .extensible: extensible.insert(text)
      case .type:
        types.insert(text)
        var end = name.upperBound
        let limit = min(end + Self.headLimit, bytes.count)
        while end < limit, !Self.endsHead.contains(bytes[end]) { end += 1 }
        if end < limit, bytes[end] == UInt8(ascii: "~") { restricted.insert(text) }
      }
    }
  }

  private static let keywords: [(spelling: StaticString, keyword: Keyword)] = [
    ("protocol", .extensible), ("extension", .extensible), ("class", .type), ("struct", .type),
    ("enum", .type), ("actor", .type), ("typealias", .type),
  ]

  /// `{`, `~` and `;`
  private static let endsHead: [UInt8] = [0x7B, 0x7E, 0x3B]
  private static let headLimit = 400

  private static func keyword(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>
  ) -> Keyword? {
    keywords.first { spelling, _ in
      spelling.utf8CodeUnitCount == word.count
        && (0..<word.count).allSatisfy { bytes[word.lowerBound + $0] == spelling.utf8Start[$0] }
    }?.keyword
  }

  private static func name(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int> {
    var index = start
    func skipSpace() {
      while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "`") {
        index += 1
      }
    }
    skipSpace()
    guard index > start else { return start..<start }
    while true {
      let first = index
      while index < bytes.count, isPart(bytes[index]) { index += 1 }
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."), index > first,
        isPart(bytes[index + 1])
      else { return first..<index }
      index += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }

  private static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte)
  }
}
