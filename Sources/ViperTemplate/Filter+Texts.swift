import ViperText

extension Filter {
  static let texts = [
    Filter("upper", "upcase") { $0.uppercased() }, Filter("lower", "downcase") { $0.lowercased() },
    Filter("capitalize", text: capitalized), Filter("uncapitalize", text: uncapitalized),
    Filter("camelCase", text: camelCased), Filter("PascalCase", text: pascalCased),
    Filter("snake_case", text: snakeCased), Filter("kebab-case", text: kebabCased),
    Filter("append", input: .text, [Parameter("text", .text)]) { (input) throws(FilterFailure) in
      try joined([input.text, input.text(0)], in: input)
    },
    Filter("prepend", input: .text, [Parameter("text", .text)]) { (input) throws(FilterFailure) in
      try joined([input.text(0), input.text], in: input)
    },
    Filter(
      "replace", input: .text, [Parameter("old", .text), Parameter("new", .text)], apply: replace),
    Filter("strip", "trim") { String($0.unicodeScalars.trimming { $0.properties.isWhitespace }) },
    Filter("indent", input: .text, [Parameter("width", .int)], apply: indent),
    Filter("quote", text: quoted),
    Filter("split", input: .text, [Parameter("separator", .text)], apply: split),
    Filter("lines", input: .text, apply: splitLines),
  ]

  private static func joined(
    _ parts: [String], in input: FilterInput
  ) throws(FilterFailure) -> TemplateValue {
    try input.checkLength(parts.reduce(0) { $0 + $1.utf8.count })
    return .string(parts.joined())
  }

  private static func replace(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    let (text, new) = (Array(input.text.utf8), Array(input.text(1).utf8))
    let old = try pattern(input, "replace", "old")
    var result: [UInt8] = []
    var end = 0
    for start in occurrences(of: old, in: text) {
      result += text[end..<start]
      result += new
      end = start + old.count
      try input.checkLength(result.count)
    }
    result += text[end...]
    try input.checkLength(result.count)
    return .string(String(decoding: result, as: UTF8.self))
  }

  private static func split(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    let text = Array(input.text.utf8)
    let separator = try pattern(input, "split", "separator")
    let starts = occurrences(of: separator, in: text, limit: input.limits.elements)
    try input.checkCount(starts.count + 1)
    var parts: [TemplateValue] = []
    var end = 0
    for start in starts + [text.count] {
      parts.append(.string(String(decoding: text[end..<start], as: UTF8.self)))
      end = start + separator.count
    }
    return .list(parts)
  }

  private static func pattern(
    _ input: FilterInput, _ filter: String, _ parameter: String
  ) throws(FilterFailure) -> [UInt8] {
    let pattern = Array(input.text(0).utf8)
    guard !pattern.isEmpty else {
      let mistake = Diagnostic.wrongArgument(parameter, filter, Diagnostic.notEmptyText)
      throw FilterFailure(mistake: mistake, argument: 0)
    }
    return pattern
  }

  /// A line ending at the end starts no line.
  private static func splitLines(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    var result: [TemplateValue] = []
    for line in ViperTemplate.lines(of: Array(input.text.utf8)) {
      var content = line
      if content.last == Ascii.lineFeed {
        content.removeLast()
        if content.last == Ascii.carriageReturn { content.removeLast() }
      }
      result.append(.string(String(decoding: content, as: UTF8.self)))
      try input.checkCount(result.count)
    }
    return .list(result)
  }

  /// The first line starts where the tag is.
  private static func indent(_ input: FilterInput) throws(FilterFailure) -> TemplateValue {
    guard 0...1000 ~= input.int else {
      let mistake = Diagnostic.wrongArgument("width", "indent", Diagnostic.indentationWidth)
      throw FilterFailure(mistake: mistake, argument: 0)
    }
    let indentation = [UInt8](repeating: Ascii.space, count: input.int)
    var result: [UInt8] = []
    for line in ViperTemplate.lines(of: Array(input.text.utf8)) {
      if !result.isEmpty, !isLineEnding(line) { result += indentation }
      result += line
      try input.checkLength(result.count)
    }
    return .string(String(decoding: result, as: UTF8.self))
  }

  /// `say "hi"` → `"say \"hi\""`
  @Sendable static func quoted(_ text: String) -> String {
    doubleQuoted(text) { scalar in
      switch scalar {
      case "\r": "\\r"
      case "\0": "\\0"
      case "\0"..<" ", "\u{7F}": "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: nil
      }
    }
  }
}

/// The offsets of a pattern in a text, without overlaps.
///
/// The method of Knuth, Morris and Pratt takes linear time for any text.
func occurrences(of pattern: [UInt8], in text: [UInt8], limit: Int = .max) -> [Int] {
  guard let first = pattern.first else { return [] }
  // For each prefix of the pattern, the number of bytes at its end that are also its beginning.
  var borders = [0]
  for byte in pattern.dropFirst() {
    var length = borders.last ?? 0
    while length > 0, pattern[length] != byte { length = borders[length - 1] }
    borders.append(pattern[length] == byte ? length + 1 : 0)
  }
  var (starts, matched): ([Int], Int) = ([], 0)
  for (index, byte) in text.enumerated() where matched > 0 || byte == first {
    while matched > 0, pattern[matched] != byte { matched = borders[matched - 1] }
    if pattern[matched] == byte { matched += 1 }
    guard matched == pattern.count else { continue }
    starts.append(index + 1 - matched)
    matched = 0
    if starts.count == limit { break }
  }
  return starts
}

func lines(of text: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
  sequence(state: 0) { start in
    guard start < text.count else { return nil }
    let end = text.lineEnd(from: start)
    defer { start = end }
    return text[start..<end]
  }
}

func isLineEnding(_ line: ArraySlice<UInt8>) -> Bool {
  line.count <= 2 && line.allSatisfy { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn }
}
