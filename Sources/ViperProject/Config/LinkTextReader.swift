import ViperText

/// Reads the path and the routes of a deep link.
struct LinkTextReader {
  let text: EmbeddedText

  /// Reads `item/{id}`, `search?q={text}&page={page}`
  func path() throws(Diagnostic) -> LinkPath {
    let bytes = text.bytes
    if let index = bytes.firstIndex(where: { [UInt8(ascii: "%"), UInt8(ascii: "#")].contains($0) })
    {
      throw .plainLink(
        Character(UnicodeScalar(bytes[index])), at: text.location(of: index..<index + 1))
    }
    if text.string.contains("://") { throw .linkWithScheme(text.location) }
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.count
    var parts: [LinkPath.Part] = []
    for range in ranges(of: trimmed(0..<end, of: "/"), between: UInt8(ascii: "/")) {
      guard !range.isEmpty else { throw .emptyPart(text.location) }
      let isText = bytes[range].allSatisfy { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
      if isText {
        parts.append(.text(String(decoding: bytes[range], as: UTF8.self)))
      } else {
        parts.append(.value(try placeholder(range)))
      }
    }
    var query: [(key: String, value: AppConfig.Word)] = []
    if end < bytes.count {
      for range in ranges(of: end + 1..<bytes.count, between: UInt8(ascii: "&")) {
        let item = try item(range)
        if query.contains(where: { $0.key == item.key }) {
          throw .repeatedQueryItem(item.key, at: text.location(of: range))
        }
        query.append(item)
      }
    }
    let path = LinkPath(text: text, parts: parts, query: query)
    var known: Set<String> = []
    for word in path.placeholders where !known.insert(word.string).inserted {
      throw .repeatedPlaceholder(word)
    }
    return path
  }

  private func placeholder(_ range: Range<Int>) throws(Diagnostic) -> AppConfig.Word {
    let bytes = text.bytes[range]
    let location = text.location(of: range)
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), bytes.count > 1 else {
      throw .partlyPlaceholder(String(decoding: bytes, as: UTF8.self), at: location)
    }
    let name = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
    // An uppercase name could be the name of a type.
    guard isSwiftIdentifier(name), !isSwiftKeyword(name), name.first?.isUppercase == false else {
      throw .badPlaceholder(name, at: location)
    }
    return AppConfig.Word(string: name, location: location)
  }

  /// Reads `q={text}`.
  private func item(
    _ range: Range<Int>
  ) throws(Diagnostic) -> (key: String, value: AppConfig.Word) {
    let location = text.location(of: range)
    guard let equals = text.bytes[range].firstIndex(of: UInt8(ascii: "=")),
      equals > range.lowerBound
    else {
      throw .badQueryItem(String(decoding: text.bytes[range], as: UTF8.self), at: location)
    }
    let key = String(decoding: text.bytes[range.lowerBound..<equals], as: UTF8.self)
    return (key, try placeholder(equals + 1..<range.upperBound))
  }

  /// Reads `openDetail(id)`, `open(id, for: user)`
  func step() throws(Diagnostic) -> AppConfig.Step {
    let bytes = text.bytes
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")"),
      let route = word(0..<open)
    else { throw .badStep(text) }
    var arguments: [AppConfig.Step.Argument] = []
    let inner = open + 1..<bytes.count - 1
    let isBlank = trimmed(inner, of: " ").isEmpty
    for range in ranges(of: inner, between: UInt8(ascii: ",")) where !isBlank {
      let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
      let label = colon.map { word(range.lowerBound..<$0) }
      guard label.map({ $0 != nil }) != false else { throw .badStep(text) }
      let value = trimmed((colon.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound, of: " ")
      guard !value.isEmpty else { throw .badStep(text) }
      guard let placeholder = word(value) else {
        let name = String(decoding: bytes[value], as: UTF8.self)
        throw .constantInStep(name, at: text.location(of: value))
      }
      arguments.append(.init(label: label ?? nil, placeholder: placeholder))
    }
    return AppConfig.Step(route: route, arguments: arguments, location: text.location)
  }

  private func word(_ range: Range<Int>) -> AppConfig.Word? {
    let range = trimmed(range, of: " ")
    let name = String(decoding: text.bytes[range], as: UTF8.self)
    guard isSwiftIdentifier(name) else { return nil }
    return AppConfig.Word(string: name, location: text.location(of: range))
  }

  private func trimmed(_ range: Range<Int>, of scalar: Unicode.Scalar) -> Range<Int> {
    text.bytes[range].trimming { $0 == UInt8(ascii: scalar) }.indices
  }

  private func ranges(of range: Range<Int>, between separator: UInt8) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    return text.bytes[range].split(separator: separator, omittingEmptySubsequences: false)
      .map(\.indices)
  }
}
