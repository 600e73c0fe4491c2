/// Breaks a text at spaces into lines of at most 80 columns, each ended by a line feed.
///
/// - Parameters:
///   - indent: spaces before the first line.
///   - hanging: spaces before the others; as many as before the first if nil.
///   - prefix: so many characters at the start are taken as they are, spaces and all.
func wrapped(_ text: String, indent: Int, hanging: Int? = nil, keeping prefix: Int = 0) -> String {
  let limit = 80
  let spaces = String(repeating: " ", count: hanging ?? indent)
  var line = String(repeating: " ", count: indent) + text.prefix(prefix)
  var isStart = true
  var output = ""
  for word in text.dropFirst(prefix).split(separator: " ") {
    if !isStart, line.count + 1 + word.count > limit {
      output += line + "\n"
      line = spaces + word
    } else {
      line += (isStart ? "" : " ") + word
    }
    isStart = false
  }
  return output + line + "\n"
}
