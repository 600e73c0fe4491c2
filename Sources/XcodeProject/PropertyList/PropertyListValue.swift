import ViperText

/// A value of an old-style property list, with its byte range.
package struct PropertyListValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case string(String)
    case data
    case array([Element])
    case dictionary([Entry])
  }

  package struct Element: Hashable, Sendable {
    package let value: PropertyListValue
    /// The value and the comment with its name: `A1 /* FeedView.swift */`.
    package let range: Range<Int>
    package let end: Int
  }

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyListValue
    package let range: Range<Int>
  }

  package let range: Range<Int>
  package let content: Content

  package var string: String? { if case .string(let string) = content { string } else { nil } }

  package var elements: [Element]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var entries: [Entry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }

  var isa: String? { self["isa"]?.string }

  /// The strings of an array, without its other elements.
  package var strings: [String] { elements?.compactMap(\.value.string) ?? [] }

  /// Finds the value of a key. A linear search is enough, because objects have only a few keys.
  package subscript(key: String) -> PropertyListValue? { entries?.first { $0.key == key }?.value }
}

package enum PropertyListText {
  /// Whether a string without quotes can contain the byte.
  static func isBare(_ byte: UInt8) -> Bool {
    byte < 0x80 && isWordByte(byte) || "$/:.-".utf8.contains(byte)
  }

  /// Writes a string as Xcode does. Xcode quotes more strings than necessary: `"FeedView.swift"` →
  /// `"FeedView.swift"`, `"Feed+Calls.swift"` → `"\"Feed+Calls.swift\""`
  package static func written(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      isBare($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":")
    }
    if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
    return doubleQuoted(text) { _ in nil }
  }

  package static func comment(_ text: String) -> String {
    // A name with `*/` would end the comment and become a part of the array.
    Array(text.utf8).firstRange(of: Array("*/".utf8)) != nil ? "" : " /* \(text) */"
  }
}
