/// The YAML that `.rambaspec` files are written in: block mappings and sequences, flow ones, plain and
/// quoted scalars, comments. Anything else of YAML is refused where it stands.
struct YAMLReader {
  /// A line with something on it.
  struct Line {
    /// The column of its first byte; that of what follows the dash, once the dash is read.
    var indentation: Int
    var start: Int
    let end: Int
  }

  let bytes: [UInt8]
  var lines: [Line] = []
  var index = 0

  static func read(_ bytes: [UInt8]) throws(DataFailure) -> DataNode {
    var reader = YAMLReader(bytes: bytes)
    try reader.findLines()
    guard let first = reader.lines.first else { return DataNode(value: .nothing, range: 0..<0) }
    let node = try reader.block(depth: 0)
    if reader.index < reader.lines.count {
      throw reader.failure("it is indented otherwise than the lines around it", reader.line)
    }
    return DataNode(value: node.value, range: first.start..<bytes.count)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  var line: Line { lines[index] }

  func failure(_ message: String, _ line: Line) -> DataFailure {
    DataFailure(message, line.start..<line.end)
  }

  // MARK: - Lines

  private mutating func findLines() throws(DataFailure) {
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let first = bytes[start..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      let content = Array(bytes[first..<end].prefix { $0 != 0x0D })
      if content.first == UInt8(ascii: "\t") {
        throw DataFailure("lines are indented with spaces, not with tabs", first..<first + 1)
      }
      let isMark = start == first && content == Array("---".utf8)
      if let byte = content.first, byte != UInt8(ascii: "#"), !isMark {
        lines.append(Line(indentation: first - start, start: first, end: first + content.count))
      }
      start = end + 1
    }
  }

  // MARK: - Blocks

  /// The sequence or mapping that begins with the present line.
  private mutating func block(depth: Int) throws(DataFailure) -> DataNode {
    if depth > DataFailure.nestingLimit { throw failure("it is nested too deep", line) }
    let start = line.start
    let value = isDash(line) ? try sequence(depth: depth) : try mapping(depth: depth)
    return DataNode(value: value, range: start..<(index > 0 ? lines[index - 1].end : start))
  }

  private func isDash(_ line: Line) -> Bool {
    bytes[line.start] == UInt8(ascii: "-")
      && (line.start + 1 == line.end || bytes[line.start + 1] == UInt8(ascii: " "))
  }

  private mutating func sequence(depth: Int) throws(DataFailure) -> DataNode.Value {
    let indentation = line.indentation
    var elements: [DataNode] = []
    while index < lines.count, line.indentation == indentation, isDash(line) {
      let dash = line
      let rest = bytes[(dash.start + 1)..<dash.end].firstIndex { $0 != UInt8(ascii: " ") }
      guard let rest, bytes[rest] != UInt8(ascii: "#") else {
        index += 1
        elements.append(try inner(of: dash, depth: depth))
        continue
      }
      lines[index].indentation += rest - dash.start
      lines[index].start = rest
      elements.append(
        keyEnd(of: line) == nil && !isDash(line) ? try inline() : try block(depth: depth + 1))
    }
    return .list(elements)
  }

  private mutating func mapping(depth: Int) throws(DataFailure) -> DataNode.Value {
    let indentation = line.indentation
    var members: [(key: String, value: DataNode)] = []
    var keys: Set<String> = []
    while index < lines.count, line.indentation == indentation, !isDash(line) {
      guard let colon = keyEnd(of: line) else {
        throw failure("a line is 'key: value' or '- value'", line)
      }
      let key = unquoted(line.start..<colon)
      guard keys.insert(key).inserted else {
        throw DataFailure("the key '\(key)' is there already", line.start..<colon)
      }
      let rest = bytes[(colon + 1)..<line.end].firstIndex { $0 != UInt8(ascii: " ") }
      guard let rest, bytes[rest] != UInt8(ascii: "#") else {
        let head = line
        index += 1
        members.append((key, try inner(of: head, depth: depth)))
        continue
      }
      lines[index].start = rest
      members.append((key, try inline()))
    }
    return .record(members)
  }

  /// What stands below a line that ends with a colon or a dash.
  private mutating func inner(of head: Line, depth: Int) throws(DataFailure) -> DataNode {
    let isBelow =
      index < lines.count
      && (line.indentation > head.indentation
        || (line.indentation == head.indentation && isDash(line) && !isDash(head)))
    guard isBelow else { return DataNode(value: .nothing, range: head.start..<head.end) }
    return try block(depth: depth + 1)
  }

  /// The offset of the colon behind the key that a line begins with.
  private func keyEnd(of line: Line) -> Int? {
    guard bytes[line.start] != UInt8(ascii: "{"), bytes[line.start] != UInt8(ascii: "[") else {
      return nil
    }
    var index = line.start
    if let quote = quote(at: index) {
      index = (bytes[(index + 1)..<line.end].firstIndex(of: quote) ?? line.end - 1) + 1
    }
    while index < line.end {
      let isEnd = index + 1 == line.end || bytes[index + 1] == UInt8(ascii: " ")
      if bytes[index] == UInt8(ascii: ":"), isEnd { return index }
      index += 1
    }
    return nil
  }

  private func unquoted(_ range: Range<Int>) -> String {
    let isQuoted = range.count > 1 && quote(at: range.lowerBound) == bytes[range.upperBound - 1]
    let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    return String(decoding: bytes[inner], as: UTF8.self)
  }

  func quote(at index: Int) -> UInt8? {
    let byte = bytes[index]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? byte : nil
  }
}
