/// A value of an old-style property list, with its byte range.
package struct PropertyListValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A decoded string.
    case string(String)
    case data
    case array([Element])
    case dictionary([Entry])
  }

  package struct Element: Hashable, Sendable {
    package let value: PropertyListValue
    /// The value and the comment with its name: `A1 /* FeedView.swift */`.
    package let range: Range<Int>
    /// The end of the comma; the end of `range` without a comma.
    package let end: Int
  }

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyListValue
    /// The range with the key and the semicolon.
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

  /// The strings of an array, without its other elements.
  package var strings: [String] { elements?.compactMap(\.value.string) ?? [] }

  /// Finds the value of a key. A linear search is enough, because objects have only a few keys.
  package subscript(key: String) -> PropertyListValue? {
    entries?.first { $0.key == key }?.value
  }
}
