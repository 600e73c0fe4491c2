import ViperText

/// A path as a shell takes it: in quotes if it needs them, and with control characters as `$'\u001b'`.
package func shellWord(_ path: String) -> String {
  let isPlain = path.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+".unicodeScalars.contains($0)
  }
  if isPlain { return path }
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
func shellQuoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }
