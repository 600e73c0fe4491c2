extension String {
  /// With composed letters, as people type them and Swift compares the names of code:
  /// `"U\u{308}ber"` → `"\u{DC}ber"`.
  ///
  /// A Mac hands out the names of files with decomposed letters. To `==` both are the same; to the
  /// compiler they are two names.
  package var composed: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var result = String.UnicodeScalarView()
    for character in self {
      var rest = Substring(String(character)).unicodeScalars
      // The longest first, since a letter with two marks may be composed with one of them, too. No
      // letter of Unicode is composed of more than four scalars.
      for count in stride(from: min(rest.count, 4), to: 1, by: -1) {
        guard let letter = composedLetter(for: String(rest.prefix(count))) else { continue }
        result.append(letter)
        rest = rest.dropFirst(count)
        break
      }
      result.append(contentsOf: rest)
    }
    return String(result)
  }
}

/// The one letter that is the same as a letter and its marks; nil if there is none. A search, since
/// only names that are decomposed ask, and they are few and short.
private func composedLetter(for text: String) -> Unicode.Scalar? {
  let jamo: ClosedRange<Unicode.Scalar> = "\u{1100}"..."\u{1112}"
  let isHangul = text.unicodeScalars.first.map(jamo.contains) ?? false
  let range: ClosedRange<UInt32> = isHangul ? 0xAC00...0xD7A3 : 0xC0...0x30FF
  for value in range {
    guard let scalar = Unicode.Scalar(value), String(scalar) == text else { continue }
    if !scalar.properties.isFullCompositionExclusion { return scalar }
  }
  return nil
}
