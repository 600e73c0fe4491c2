/// Replaces control characters by U+FFFD, because they are invisible or break the line.
package func showingControls(_ text: String) -> String {
  guard !text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) else { return text }
  return String(
    String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{FFFD}" : $0 }))
}
