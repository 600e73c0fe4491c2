/// A path or a name as one word of a shell's command: `"a b"` → `'a b'`, `"-a"` → `./-a`, `""` → `''`. Control
/// characters are written as in `$'\u001b'`.
///
/// Shells read bytes. So a quote counts even if a combining mark after it makes both one `Character`.
package func shellWord(_ path: String) -> String {
  // A command would take it for an option.
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

/// A text in single quotes, which need care only for a quote itself.
package func shellQuoted(_ text: String) -> String {
  "'" + text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }.joined() + "'"
}
