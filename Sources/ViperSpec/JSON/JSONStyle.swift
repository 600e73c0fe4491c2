import ViperText

/// The indentation, line endings and line length of JSON.
package struct JSONStyle: Hashable, Sendable {
  package var unit = "  "
  package var lineEnding = "\n"
  package var width = 100

  package init() {}

  /// The first indented value counts.
  package init(of root: JSONNode) {
    let bytes = root.location.source.bytes
    if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == 0x0D {
      lineEnding = "\r\n"
    }
    unit = Self.indentation(in: root) ?? unit
  }

  private static func indentation(in node: JSONNode) -> String? {
    guard let container = JSONContainer(node) else { return nil }
    let outer = container.source.indentation(ofLineAt: container.range.lowerBound)
    if let inner = container.childIndentation, inner.hasPrefix(outer), inner != outer {
      return String(inner.dropFirst(outer.count))
    }
    return container.values.lazy.compactMap(indentation).first
  }
}

struct JSONContainer {
  let source: SourceText
  let range: Range<Int>
  /// The ranges of elements, or of members with their keys.
  let children: [Range<Int>]
  let values: [JSONNode]
  let isObject: Bool

  init?(_ node: JSONNode) {
    source = node.location.source
    range = node.location.range
    switch node.value {
    case .array(let elements):
      children = elements.map(\.location.range)
      (values, isObject) = (elements, false)
    case .object(let members):
      children = members.map {
        $0.key.location.range.lowerBound - 1..<$0.value.location.range.upperBound
      }
      (values, isObject) = (members.map(\.value), true)
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
