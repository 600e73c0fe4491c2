/// A value of an old-style property list, with the bytes that it stands in.
package struct PropertyListValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// Decoded.
    case string(String)
    case data
    case array([Element])
    case dictionary([Entry])
  }

  /// An element of an array.
  package struct Element: Hashable, Sendable {
    package let value: PropertyListValue
    /// The value with the comment that names it: `A1 /* FeedView.swift */`.
    package let range: Range<Int>
    /// Behind its comma; the end of `range` without one.
    package let end: Int
  }

  /// A key of a dictionary with its value.
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyListValue
    /// From the key to the semicolon, both included.
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

  /// The strings of an array; what else is in it is left out.
  package var strings: [String] { elements?.compactMap(\.value.string) ?? [] }

  /// What a dictionary has for a key. Objects have a dozen keys at most.
  package subscript(key: String) -> PropertyListValue? {
    entries?.first { $0.key == key }?.value
  }
}
