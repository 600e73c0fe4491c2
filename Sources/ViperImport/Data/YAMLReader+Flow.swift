import ViperText

/// What stands on one line of YAML, or in brackets.
extension YAMLReader {
  /// The value that the present line holds; brackets may go on for some lines more.
  mutating func inline() throws(DataFailure) -> DataNode {
    var position = line.start
    let end = line.end
    let node: DataNode
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): node = try flow(&position, depth: 0)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): node = try quoted(&position)
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      throw failure("this kind of YAML is not read: write a plain or quoted text", line)
    default: node = plain(&position, to: end, stops: [])
    }
    skipSpace(&position, beyondLines: false)
    if position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let lineEnd = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      throw DataFailure("nothing may follow the value", position..<lineEnd)
    }
    while index < lines.count, line.start < position { index += 1 }
    return node
  }

  private mutating func flow(_ position: inout Int, depth: Int) throws(DataFailure) -> DataNode {
    let start = position
    if depth > DataFailure.nestingLimit {
      throw DataFailure("it is nested too deep", start..<start + 1)
    }
    let isRecord = bytes[start] == UInt8(ascii: "{")
    let close = isRecord ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var elements: [DataNode] = []
    var members: [(key: String, value: DataNode)] = []
    position += 1
    while true {
      skipSpace(&position, beyondLines: true)
      guard position < bytes.count else {
        throw DataFailure("nothing closes this bracket", start..<start + 1)
      }
      if bytes[position] == close { break }
      let node = try flowValue(&position, stops: isRecord ? ":,{}[]" : ",{}[]", depth)
      skipSpace(&position, beyondLines: true)
      if isRecord {
        guard let key = node.text, position < bytes.count, bytes[position] == UInt8(ascii: ":")
        else { throw DataFailure("a key with a colon should stand here", node.range) }
        position += 1
        skipSpace(&position, beyondLines: true)
        members.append((key, try flowValue(&position, stops: ",{}[]", depth)))
        skipSpace(&position, beyondLines: true)
      } else {
        elements.append(node)
      }
      if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
        position += 1
      } else if position < bytes.count, bytes[position] != close {
        throw DataFailure("a comma should stand here", position..<position + 1)
      }
    }
    position += 1
    return DataNode(value: isRecord ? .record(members) : .list(elements), range: start..<position)
  }

  private mutating func flowValue(
    _ position: inout Int, stops: String, _ depth: Int
  ) throws(DataFailure) -> DataNode {
    guard position < bytes.count else {
      throw DataFailure("a value is missing", bytes.count..<bytes.count)
    }
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try flow(&position, depth: depth + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(&position)
    default:
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return plain(&position, to: end, stops: Array(stops.utf8))
    }
  }

  /// A text up to one of some signs, a comment, or the end of the line.
  private func plain(_ position: inout Int, to end: Int, stops: [UInt8]) -> DataNode {
    let start = position
    while position < end, !stops.contains(bytes[position]) {
      if bytes[position] == UInt8(ascii: "#"), bytes[max(position, 1) - 1] == UInt8(ascii: " ") {
        break
      }
      position += 1
    }
    var last = position
    while last > start, bytes[last - 1] == UInt8(ascii: " ") || bytes[last - 1] == 0x0D {
      last -= 1
    }
    let text = String(decoding: bytes[start..<last], as: UTF8.self)
    let isNothing = ["", "~", "null"].contains(text)
    return DataNode(value: isNothing ? .nothing : .scalar(text), range: start..<last)
  }

  private func quoted(_ position: inout Int) throws(DataFailure) -> DataNode {
    let start = position
    let quote = bytes[start]
    var text: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if bytes[position] == quote {
        // A doubled quote is one, between single quotes.
        guard quote == UInt8(ascii: "'"), next == quote else {
          position += 1
          let string = String(decoding: text, as: UTF8.self)
          return DataNode(value: .scalar(string), range: start..<position)
        }
        position += 1
      } else if bytes[position] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        guard let escaped = Self.escapes[next] else {
          throw DataFailure("this escape is not read", position..<min(position + 2, bytes.count))
        }
        text.append(escaped)
        position += 2
        continue
      }
      text.append(bytes[position])
      position += 1
    }
    throw DataFailure("nothing closes this quote", start..<start + 1)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "n"): UInt8(ascii: "\n"),
    UInt8(ascii: "t"): UInt8(ascii: "\t"),
  ]

  /// Steps over spaces and a comment; in brackets over line ends, too.
  private func skipSpace(_ position: inout Int, beyondLines: Bool) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), 0x0D: position += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
        guard beyondLines else { return }
        position += 1
      case UInt8(ascii: "#") where position == 0 || !isWordByte(bytes[position - 1]):
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      default: return
      }
    }
  }
}
