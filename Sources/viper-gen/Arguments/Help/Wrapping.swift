/// Breaks a string at spaces into lines of at most 80 columns.
///
/// - Parameters:
///   - hanging: spaces before all lines but the first; `indent` if nil.
///   - prefix: the number of characters at the start that are printed unchanged.
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
