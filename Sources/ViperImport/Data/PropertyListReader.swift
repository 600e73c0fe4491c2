import ViperText

/// A property list in its XML form, as `TemplateInfo.plist` is.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0

  static func read(_ bytes: [UInt8]) throws(DataFailure) -> DataNode {
    guard !bytes.starts(with: Array("bplist".utf8)) else {
      throw DataFailure("this is a binary property list", 0..<min(8, bytes.count))
    }
    var reader = PropertyListReader(bytes: bytes)
    let root = try reader.tag()
    guard root.name == "plist", !root.isEnd, !root.isEmpty else {
      throw DataFailure("a property list begins with <plist>", root.range)
    }
    return try reader.value(of: try reader.tag(), depth: 0)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private struct Tag {
    let name: String
    /// `</dict>`
    let isEnd: Bool
    /// `<true/>`
    let isEmpty: Bool
    let range: Range<Int>
  }

  // MARK: - Values

  private mutating func value(of tag: Tag, depth: Int) throws(DataFailure) -> DataNode {
    if depth > DataFailure.nestingLimit { throw DataFailure("it is nested too deep", tag.range) }
    switch tag.name {
    case "dict" where !tag.isEnd: return try record(of: tag, depth: depth)
    case "array" where !tag.isEnd: return try list(of: tag, depth: depth)
    case "true", "false": return DataNode(value: .scalar(tag.name), range: tag.range)
    case "string", "integer", "real", "date", "data":
      if !tag.isEnd { return try text(of: tag) }
    default: break
    }
    throw DataFailure(
      "<\(tag.isEnd ? "/" : "")\(tag.name)> is no value of a property list", tag.range)
  }

  private mutating func list(of open: Tag, depth: Int) throws(DataFailure) -> DataNode {
    var elements: [DataNode] = []
    while !open.isEmpty {
      let next = try tag()
      if next.isEnd, next.name == "array" { break }
      elements.append(try value(of: next, depth: depth + 1))
    }
    return DataNode(value: .list(elements), range: open.range.lowerBound..<index)
  }

  private mutating func record(of open: Tag, depth: Int) throws(DataFailure) -> DataNode {
    var members: [(key: String, value: DataNode)] = []
    while !open.isEmpty {
      let next = try tag()
      if next.isEnd, next.name == "dict" { break }
      guard next.name == "key", !next.isEnd, let key = try text(of: next).text else {
        throw DataFailure("a <key> should stand here", next.range)
      }
      members.append((key, try value(of: try tag(), depth: depth + 1)))
    }
    return DataNode(value: .record(members), range: open.range.lowerBound..<index)
  }

  /// What stands between a tag and its end, its escapes resolved.
  private mutating func text(of open: Tag) throws(DataFailure) -> DataNode {
    let start = index
    let end =
      open.isEmpty ? start : bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    index = end
    if !open.isEmpty {
      let close = try tag()
      guard close.isEnd, close.name == open.name else {
        throw DataFailure("</\(open.name)> should stand here", close.range)
      }
    }
    return DataNode(value: .scalar(try unescaped(start..<end)), range: start..<end)
  }

  private func unescaped(_ range: Range<Int>) throws(DataFailure) -> String {
    var text = String.UnicodeScalarView()
    var rest = String(decoding: bytes[range], as: UTF8.self).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&" else {
        text.append(scalar)
        continue
      }
      let name = String(String.UnicodeScalarView(rest.prefix { $0 != ";" }))
      guard let value = Self.scalar(named: name) else {
        throw DataFailure("'&\(name.prefix(20))' is no escape of XML", range)
      }
      text.append(value)
      rest = rest.dropFirst(name.unicodeScalars.count + 1)
    }
    return String(text)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init)
    }
  }

  // MARK: - Tags

  /// The next tag, without comments, instructions and the white space around.
  private mutating func tag() throws(DataFailure) -> Tag {
    while true {
      index = bytes[index...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
      let start = index
      guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else {
        throw DataFailure("a tag should stand here", start..<min(start + 1, bytes.count))
      }
      let isComment = bytes[start...].starts(with: Array("<!--".utf8))
      guard let end = end(of: isComment ? "-->" : ">", from: start) else {
        throw DataFailure("nothing closes this tag", start..<start + 1)
      }
      index = end
      if bytes[start + 1] == UInt8(ascii: "?") || bytes[start + 1] == UInt8(ascii: "!") { continue }
      let inner = bytes[(start + 1)..<(end - 1)]
      let isEnd = inner.first == UInt8(ascii: "/")
      let name = inner.drop { $0 == UInt8(ascii: "/") }.prefix(while: isWordByte)
      return Tag(
        name: String(decoding: name, as: UTF8.self), isEnd: isEnd,
        isEmpty: inner.last == UInt8(ascii: "/"), range: start..<end)
    }
  }

  private func end(of sign: String, from start: Int) -> Int? {
    let sign = Array(sign.utf8)
    var index = start
    while let next = bytes[index...].firstIndex(of: sign[0]) {
      if bytes[next...].starts(with: sign) { return next + sign.count }
      index = next + 1
    }
    return nil
  }
}
