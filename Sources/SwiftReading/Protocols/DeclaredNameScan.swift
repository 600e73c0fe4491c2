import ViperText

/// The names that a file seems to declare. The fast search also finds names in comments and
/// strings.
package struct DeclaredNameScan: Hashable, Sendable {
  /// The names after `protocol` or `extension`; the last part of `Shop.Store`.
  package private(set) var extensible: Set<String> = []
  package private(set) var protocols: Set<String> = []
  /// The names after `class`, `struct`, `enum`, `actor` or `typealias`.
  package private(set) var types: Set<String> = []
  /// The types with a `~`: their values may be noncopyable, or may not escape.
  package private(set) var restricted: Set<String> = []

  /// Whether files that import the Swift module see its imports, too.
  package private(set) var exportsImports = false

  package var isEmpty: Bool { extensible.isEmpty && types.isEmpty && !exportsImports }

  package init(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      guard Self.isLetter(bytes[index]) else {
        if bytes[index] == UInt8(ascii: "@"), bytes[index...].starts(with: Self.exporting) {
          exportsImports = true
        }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      let isType = Self.isKeyword(bytes[start..<index], of: Self.typeKeywords)
      guard isType || Self.isKeyword(bytes[start..<index], of: Self.extensibleKeywords) else {
        continue
      }
      let name = Self.name(in: bytes[index...])
      if name.isEmpty { continue }
      let text = String(decoding: name, as: UTF8.self)
      guard isType else {
        extensible.insert(text)
        if bytes[start] == UInt8(ascii: "p") { protocols.insert(text) }
        continue
      }
      types.insert(text)
      let head = bytes[name.endIndex...].prefix(Self.headLimit)
      if head.first(where: Self.endsHead.contains) == UInt8(ascii: "~") { restricted.insert(text) }
    }
  }

  private static let exporting = Array("@_exported".utf8)
  private static let extensibleKeywords = ["protocol", "extension"].map { Array($0.utf8) }
  private static let typeKeywords = ["class", "struct", "enum", "actor", "typealias"]
    .map { Array($0.utf8) }

  /// `{`, `~` and `;`
  private static let endsHead: [UInt8] = [0x7B, 0x7E, 0x3B]
  private static let headLimit = 400

  private static func isKeyword(_ word: ArraySlice<UInt8>, of keywords: [[UInt8]]) -> Bool {
    keywords.contains { word.elementsEqual($0) }
  }

  /// Empty if no space is between them.
  private static func name(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
    guard rest.startIndex > text.startIndex else { return [] }
    while true {
      let name = rest.prefix(while: isWordByte)
      let next = rest.dropFirst(name.count)
      guard next.first == UInt8(ascii: "."), !name.isEmpty,
        next.dropFirst().first.map(isWordByte) == true
      else { return name }
      rest = next.dropFirst()
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
