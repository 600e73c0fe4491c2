extension String {
  /// `"U\u{308}ber"` → `"\u{DC}ber"`
  ///
  /// File names on a Mac have decomposed letters. Both forms are equal for `==`, but different
  /// names for the compiler.
  package var composed: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    var result = String.UnicodeScalarView()
    for character in self {
      var rest = Substring(String(character)).unicodeScalars
      // The longest sequence is first, because a letter with two marks can also be composed with
      // one mark. No letter has more than four scalars.
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

/// A search is fast enough, because few names are decomposed.
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

/// Control characters are invisible or break the line.
package func showingControls(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}
