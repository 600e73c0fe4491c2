/// Escapes a string for XML and HTML: `a<b` → `a&lt;b`. Characters that XML doesn't allow are
/// printed as in messages.
package func xmlText(_ text: String) -> String {
  printable(
    text,
    escapes: [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\n": "&#10;",
      "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}",
    ])
}

/// Escapes a string for a Markdown table: `a|b` → `a&#124;b`.
package func markdownText(_ text: String) -> String {
  let special = "\\`*_[]<>|&~#!@".unicodeScalars
  return printable(
    text,
    escapes: Dictionary(special.map { ($0, "&#\($0.value);") }) { first, _ in first })
}

/// Writes a string as code in a Markdown table: `a b` → `` `a b` ``. Backticks become single
/// quotes, because code in a table can't contain backticks.
package func markdownCode(_ text: String) -> String {
  "`" + printable(text, escapes: ["`": "'", "|": "\\|"]) + "`"
}
