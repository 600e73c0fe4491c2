extension SwiftFragment.Flaw {
  /// The problem and the fix in a message.
  ///
  /// - Parameter code: the code that contains the flaw.
  package func advice(in code: [UInt8]) -> (message: String, help: String) {
    let rest = code[min(range.lowerBound, code.count)...]
    let character = String(decoding: rest.prefix(4), as: UTF8.self).first.map(String.init) ?? ""
    switch reason {
    case .unbalanced: return Self.adviceForUnclosed(rest, character)
    case .unexpected where character == "'":
      let bytes = rest.dropFirst().prefix { $0 != UInt8(ascii: "'") }
      return (
        "Swift strings don't use single quotes",
        "write \"\(String(decoding: bytes, as: UTF8.self))\" (in JSON, escape the double quotes)"
      )
    case .unexpected:
      return ("'\(character)' has no meaning in Swift code", "delete '\(character)'")
    case .tooDeep:
      let limit = NestingDepth.fragmentLimit
      return (
        "this code exceeds the limits of \(limit / 2) nested brackets and "
          + "\(limit) operators and keywords", "move this code to a file you own"
      )
    }
  }

  private static func adviceForUnclosed(
    _ rest: ArraySlice<UInt8>, _ character: String
  ) -> (message: String, help: String) {
    let partners = ["(": ")", "[": "]", "{": "}", ")": "(", "]": "[", "}": "{"]
    if let partner = partners[character] {
      return (
        "'\(character)' has no matching '\(partner)'", "add '\(partner)', or delete '\(character)'"
      )
    }
    if rest.starts(with: "/*".utf8) {
      return ("the comment isn't closed", "write '*/' at the end of the comment")
    }
    switch character {
    case "/":
      return (
        "'/' could be a division or the start of a regular expression",
        "write 'a / b' for a division, or '#/…/#' for a regular expression"
      )
    case "`": return ("the name isn't closed", "write '`' at the end of the name")
    case "\"":
      let quote = rest.starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
      return ("the string isn't closed", "write '\(quote)' at the end of the string")
    default:
      return (
        "the string or regular expression isn't closed", "write its end, such as '\"#' or '/#'"
      )
    }
  }
}
