/// A text as a message shows it: a NUL would be invisible.
package func withoutNul(_ text: String) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
}
