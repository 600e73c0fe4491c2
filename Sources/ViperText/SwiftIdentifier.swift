/// Whether Swift's lexer reads the whole text as one identifier, keywords included:
/// `"loadTrips"`, `"größe"`, `"🚀"`, `"class"` → true; `"sign in"`, `"2fa"`, `"$0"`, `"_"`, `""` → false.
///
/// A keyword is an identifier only between backticks; `isSwiftKeyword` tells, `swiftEscaped` adds them.
package func isSwiftIdentifier(_ text: some StringProtocol) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    // Swift would take signs that turn the direction of the text around; whoever reads it sees another name.
    guard isFirst ? isSwiftIdentifierStart(scalar) : isSwiftIdentifierPart(scalar),
      scalar.isASCII || !isControl(scalar)
    else { return false }
    isFirst = false
  }
  return !isFirst && text != "_"
}

/// Whether a word is reserved in Swift, so that it stands between backticks where it names something.
///
/// Contextual words (`async`, `get`, `actor`) are not reserved: Swift takes them as names.
package func isSwiftKeyword(_ text: some StringProtocol) -> Bool {
  let length = text.utf8.count
  guard length < 0x10, let first = text.utf8.first, first < 0x80 else { return false }
  let words = reservedWords[Int(first) << 4 | length]
  return !words.isEmpty && words.contains(String(text))
}

/// The name as a declaration spells it: `"default"` → `` "`default`" ``, `"load"` → `"load"`.
package func swiftEscaped(_ name: String) -> String {
  isSwiftKeyword(name) ? "`\(name)`" : name
}

/// The name as an expression spells it, where `await` is an operator too.
package func swiftEscapedInExpression(_ name: String) -> String {
  name == "await" ? "`await`" : swiftEscaped(name)
}

/// The name as a label or name of a parameter in a declaration: only three words cannot stand there
/// bare, `"in"` → `"in"`, `"inout"` → `` "`inout`" ``.
package func swiftEscapedAsLabel(_ name: String) -> String {
  ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
}

/// The name as the label of an argument in a call, where Swift warns of more backticks than needed.
package func swiftEscapedAsArgumentLabel(_ name: String) -> String {
  name == "inout" ? "`inout`" : name
}

/// Whether no module or top-level type can have this name: `Type` and `Protocol` are what every type
/// has after a dot, and what is reserved could only be written between backticks.
package func isReservedSwiftTypeName(_ name: String) -> Bool {
  isSwiftKeyword(name) || reservedTypeNames.contains(name)
}

/// The camel-case identifier that a text most likely means, or nil if it has no letter or digit:
/// `"sign in"` → `"signIn"`, `"sign-in"` → `"signIn"`, `"2fa"` → `"_2fa"`, `"--"` → nil.
package func nearSwiftIdentifier(for text: String) -> String? {
  var result = String.UnicodeScalarView()
  var startsWord = false
  for scalar in text.unicodeScalars {
    guard isSwiftIdentifierPart(scalar), scalar != "$" else {
      startsWord = !result.isEmpty
      continue
    }
    if result.isEmpty, !isSwiftIdentifierStart(scalar) { result.append("_") }
    let upper = startsWord ? scalar.properties.uppercaseMapping : ""
    result.append(contentsOf: upper.isEmpty ? String(scalar).unicodeScalars : upper.unicodeScalars)
    startsWord = false
  }
  let name = String(result)
  return isSwiftIdentifier(name) ? name : nil
}

/// Whether an identifier may start with a scalar: what may go on, except digits, `$` and marks that
/// combine with the character before.
package func isSwiftIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x30...0x39, 0x24: false
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
  default: isSwiftIdentifierPart(scalar)
  }
}

/// Whether an identifier may go on with a scalar, by the ranges of Swift's grammar.
package func isSwiftIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x24: true
  case 0..<0x80: false
  case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: true
  case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
  case 0x0100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
  case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F: true
  case 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
  case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
  case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8: true
  // Every plane above the first but its last two code points, up to plane 14.
  case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
  default: false
  }
}

private let reservedTypeNames: Set<String> = ["Type", "Protocol", "any", "some", "each"]

/// By their first byte and their length, which is below 16, so that few are looked at.
private let reservedWords: [[String]] = {
  var words = [[String]](repeating: [], count: 0x800)
  for word in allReservedWords {
    for first in word.utf8.prefix(1) { words[Int(first) << 4 | word.utf8.count].append(word) }
  }
  return words
}()

private let allReservedWords = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while", "_",
]
