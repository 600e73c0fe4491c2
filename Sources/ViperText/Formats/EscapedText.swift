/// `a<b` → `a&lt;b`. Characters that XML doesn't allow are printed as in messages.
package func xmlText(_ text: String) -> String {
  printable(
    text,
    escapes: [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\n": "&#10;",
      "\u{FFFE}": "\\u{FFFE}", "\u{FFFF}": "\\u{FFFF}",
    ])
}

/// `a"b` → `"a\"b"`, for Swift, JSON and property lists.
///
/// - Parameter escape: the form of another character; nil to keep it.
package func doubleQuoted(_ text: String, escaping escape: (Unicode.Scalar) -> String?) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\" + String(scalar)
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    default: result += escape(scalar) ?? String(scalar)
    }
  }
  return result + "\""
}

/// `"a b"` → `'a b'`, `"-a"` → `./-a`, `""` → `''`. Control characters become `$'\u001b'`.
///
/// Scalars are compared, because a quote and a combining mark are one `Character`.
package func shellWord(_ path: String) -> String {
  // A leading hyphen would look like an option.
  let path = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
  let isPlain = path.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+".unicodeScalars.contains($0)
  }
  if isPlain, !path.isEmpty { return path }
  guard path.unicodeScalars.contains(where: isControl) else { return shellQuoted(path) }
  return "$'"
    + path.unicodeScalars.map { scalar in
      switch scalar {
      case "'", "\\": "\\" + String(scalar)
      case _ where isControl(scalar):
        "\\u" + String(String(0x10000 + scalar.value, radix: 16).dropFirst())
      default: String(scalar)
      }
    }.joined() + "'"
}

package func shellQuoted(_ text: String) -> String {
  "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
}
