/// A text as it may be in XML and HTML, between tags and in attributes: `a<b` → `a&lt;b`. Characters that XML doesn't
/// allow are shown as messages show them.
package func xmlText(_ text: String) -> String {
  printable(
    text,
    escapes: [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\n": "&#10;",
      "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}",
    ])
}

/// A text as it may be in a table of Markdown, on one line and without any markup: `a|b` → `a&#124;b`.
package func markdownText(_ text: String) -> String {
  let special = "\\`*_[]<>|&~#!@".unicodeScalars
  return printable(
    text,
    escapes: Dictionary(special.map { ($0, "&#\($0.value);") }) { first, _ in first })
}

/// A text as code in a table of Markdown: `a b` → `` `a b` ``. Code with a backtick or a bar can't be in one.
package func markdownCode(_ text: String) -> String {
  "`" + printable(text, escapes: ["`": "'", "|": "\\|"]) + "`"
}
