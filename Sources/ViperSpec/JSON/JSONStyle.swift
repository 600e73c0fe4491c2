import ViperText

/// How a JSON text is laid out: what stands between its values.
package struct JSONStyle: Hashable, Sendable {
  /// What a level of nesting is indented by.
  package var unit = "  "
  package var lineEnding = "\n"
  /// Between a key and its value.
  package var colon = ": "
  /// Between two elements of a line.
  package var comma = ", "
  /// Inside the brackets of a line.
  package var bracePadding = " "
  package var bracketPadding = ""
  /// Columns of a line that may be filled, as UTF-8 bytes.
  package var width = 100

  /// The layout of all JSON that viper-gen prints.
  package init() {}
}

extension JSONStyle {
  /// The layout of a text that somebody has written, by the first place that shows each part of it.
  package init(of root: JSONNode) {
    self.init()
    let bytes = root.location.source.bytes
    if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == 0x0D {
      lineEnding = "\r\n"
    }
    var found = FoundStyle()
    found.look(at: root)
    if let colon = found.colon { self.colon = colon }
    let isCompact = colon == ":"
    comma = found.comma.map { "," + $0 } ?? (isCompact ? "," : ", ")
    bracePadding = found.bracePadding ?? (isCompact ? "" : " ")
    bracketPadding = found.bracketPadding ?? ""
    unit = found.unit ?? "  "
  }
}

/// What is known of a text's layout so far.
private struct FoundStyle {
  var unit: String?
  var colon: String?
  var comma: String?
  var bracePadding: String?
  var bracketPadding: String?

  mutating func look(at node: JSONNode) {
    guard let container = JSONContainer(node), !container.children.isEmpty else { return }
    for (number, gap) in container.gaps.enumerated() {
      let text = container.source.string(in: gap)
      if text.utf8.contains(UInt8(ascii: "\n")) {
        unit = unit ?? unit(of: container, gap: text)
      } else if number > 0 {
        comma = comma ?? text
      } else if case .object = node.value {
        bracePadding = bracePadding ?? text
      } else {
        bracketPadding = bracketPadding ?? text
      }
    }
    switch node.value {
    case .object(let members):
      for member in members {
        let gap = member.key.location.range.upperBound + 1..<member.value.location.range.lowerBound
        let text = container.source.string(in: gap)
        if !text.utf8.contains(UInt8(ascii: "\n")) { colon = colon ?? text }
        look(at: member.value)
      }
    case .array(let elements): for element in elements { look(at: element) }
    case .null, .bool, .number, .string: break
    }
  }

  /// By how much the children of a container are indented; nil if that is not to be told.
  private func unit(of container: JSONContainer, gap: String) -> String? {
    let outer = container.source.indentation(ofLineAt: container.range.lowerBound)
    let inner = gap.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    guard inner.starts(with: outer.utf8), inner.count > outer.utf8.count,
      !inner.contains(UInt8(ascii: "\n"))
    else { return nil }
    return String(Substring(inner.dropFirst(outer.utf8.count)))
  }
}

/// An array or an object as it stands in its text.
struct JSONContainer {
  let source: SourceText
  /// With its brackets.
  let range: Range<Int>
  /// Elements, or members from the quote of the key to the end of the value.
  let children: [Range<Int>]
  let isObject: Bool

  /// Nil for any other value.
  init?(_ node: JSONNode) {
    source = node.location.source
    range = node.location.range
    switch node.value {
    case .array(let elements):
      children = elements.map(\.location.range)
      isObject = false
    case .object(let members):
      children = members.map {
        $0.key.location.range.lowerBound - 1..<$0.value.location.range.upperBound
      }
      isObject = true
    case .null, .bool, .number, .string: return nil
    }
  }

  /// The blanks in front of each child: behind the bracket or the comma before it.
  var gaps: [Range<Int>] {
    children.map { child in
      var start = child.lowerBound
      while start > range.lowerBound + 1, isBlank(source.bytes[start - 1]) { start -= 1 }
      return start..<child.lowerBound
    }
  }

  /// The blanks in front of the closing bracket.
  var closingGap: Range<Int> {
    let end = range.upperBound - 1
    return (children.last?.upperBound ?? range.lowerBound + 1)..<end
  }

  /// What stands between the start of a line and the first child that begins one; nil if none does.
  var childIndentation: String? {
    for gap in gaps {
      let text = source.bytes[gap]
      if let end = text.lastIndex(of: UInt8(ascii: "\n")) {
        return source.string(in: end + 1..<gap.upperBound)
      }
    }
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

extension SourceText {
  /// The blanks that a line begins with.
  func indentation(ofLineAt offset: Int) -> String {
    let line = lineRange(at: offset)
    let text = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: text, as: UTF8.self)
  }
}
