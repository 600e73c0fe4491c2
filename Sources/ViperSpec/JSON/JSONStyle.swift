import ViperText

/// The white space and line length of JSON.
package struct JSONStyle: Hashable, Sendable {
  package var unit = "  "
  package var lineEnding = "\n"
  package var colon = ": "
  package var comma = ", "
  package var bracePadding = " "
  package var bracketPadding = ""
  package var width = 100

  package init() {}
}

extension JSONStyle {
  /// The first use of each kind of white space counts.
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

  private func unit(of container: JSONContainer, gap: String) -> String? {
    let outer = container.source.indentation(ofLineAt: container.range.lowerBound)
    let inner = gap.utf8.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    guard inner.starts(with: outer.utf8), inner.count > outer.utf8.count,
      !inner.contains(UInt8(ascii: "\n"))
    else { return nil }
    return String(Substring(inner.dropFirst(outer.utf8.count)))
  }
}

struct JSONContainer {
  let source: SourceText
  let range: Range<Int>
  /// The ranges of elements, or of members with their keys.
  let children: [Range<Int>]
  let isObject: Bool

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

  var gaps: [Range<Int>] {
    children.map { child in
      var start = child.lowerBound
      while start > range.lowerBound + 1, source.bytes[start - 1].isSpace { start -= 1 }
      return start..<child.lowerBound
    }
  }

  var closingGap: Range<Int> {
    let end = range.upperBound - 1
    return (children.last?.upperBound ?? range.lowerBound + 1)..<end
  }

  var childIndentation: String? {
    for gap in gaps {
      let text = source.bytes[gap]
      if let end = text.lastIndex(of: UInt8(ascii: "\n")) {
        return source.string(in: end + 1..<gap.upperBound)
      }
    }
    return nil
  }
}

extension SourceText {
  func indentation(ofLineAt offset: Int) -> String {
    String(decoding: bytes[lineRange(at: offset)].prefix(while: \.isBlank), as: UTF8.self)
  }
}
