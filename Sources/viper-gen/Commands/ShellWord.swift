/// A path as a shell takes it: in quotes if it needs them.
func shellWord(_ path: String) -> String {
  let isPlain = path.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+".unicodeScalars.contains($0)
  }
  let quote = "'"
  return isPlain
    ? path
    : quote
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + quote
}
