/// Also true for keywords: `"loadTrips"`, `"größe"`, `"🚀"`, `"class"` → true; `"sign in"`, `"2fa"`,
/// `"$0"`, `"_"`, `""` → false.
package func isSwiftIdentifier(_ text: some StringProtocol) -> Bool {
  var isFirst = true
  for scalar in text.unicodeScalars {
    // Swift allows signs that change the writing direction. A reader would see another name.
    guard isFirst ? isSwiftIdentifierStart(scalar) : isSwiftIdentifierPart(scalar),
      scalar.isASCII || !isControl(scalar)
    else { return false }
    isFirst = false
  }
  return !isFirst && text != "_"
}

/// Contextual words (`async`, `get`, `actor`) don't need backticks.
package func isSwiftKeyword(_ text: some StringProtocol) -> Bool {
  reservedWords.contains(String(text))
}

/// `"default"` → `` "`default`" ``, `"load"` → `"load"`
package func swiftEscaped(_ name: String) -> String { isSwiftKeyword(name) ? "`\(name)`" : name }

/// `await` is an operator in expressions.
package func swiftEscapedInExpression(_ name: String) -> String {
  name == "await" ? "`await`" : swiftEscaped(name)
}

/// Only three words need backticks: `"in"` → `"in"`, `"inout"` → `` "`inout`" ``.
package func swiftEscapedAsLabel(_ name: String) -> String {
  ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
}

/// Swift warns of unnecessary backticks.
package func swiftEscapedAsArgumentLabel(_ name: String) -> String {
  name == "inout" ? "`inout`" : name
}

/// Keywords need backticks, and every type has members `Type` and `Protocol`.
package func isReservedSwiftTypeName(_ name: String) -> Bool {
  isSwiftKeyword(name) || reservedTypeNames.contains(name)
}

/// `"sign in"` → `"signIn"`, `"2fa"` → `"_2fa"`, `"--"` → nil
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

/// Digits, `$` and combining marks are excluded.
package func isSwiftIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x30...0x39, 0x24: false
  case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
  default: isSwiftIdentifierPart(scalar)
  }
}

/// The ranges are those of Swift's grammar.
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
  // Planes 1 to 14, without the last two code points of each.
  case 0x10000...0xEFFFD: scalar.value & 0xFFFF <= 0xFFFD
  default: false
  }
}

private let reservedTypeNames: Set<String> = ["Type", "Protocol", "any", "some", "each"]

private let reservedWords: Set<String> = [
  "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
  "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
  "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
  "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
  "typealias", "var", "where", "while", "_",
]
