import ViperText

/// A step from a JSON value to a value inside it.
package enum JSONStep: Hashable, Sendable {
  /// The value of a key. A missing key is added after the keys that precede it in `order`.
  case key(String, order: [String])
  /// The array element whose `key` has a certain string: `{ "name": "TripRow" }`.
  case element(key: String, text: String)
}

/// A value that is added to an array in JSON, in the existing layout. All other bytes are kept,
/// except for white space if a line gets too long.
package struct JSONAddition: Sendable {
  package let steps: [TextEdits]
  package let text: SourceText
  package let node: JSONNode

  /// Missing keys of the path are added.
  ///
  /// - Returns: nil if the source isn't JSON, or if the path can't be added.
  package init?(_ value: JSONOutput, to path: [JSONStep], of source: SourceText, width: Int = 100) {
    var text = source
    var steps: [TextEdits] = []
    func edit(_ edits: [TextEdits.Edit]) {
      let step = TextEdits(edits, of: text)
      steps.append(step)
      text = step.edited
    }
    while true {
      guard let root = JSONParser.parse(text).node else { return nil }
      var style = JSONStyle(of: root)
      style.width = width
      guard let insertion = Insertion(value, to: path, in: root, style: style) else { return nil }
      guard let container = insertion.tooLong else {
        edit(insertion.edits)
        break
      }
      edit(insertion.expansion(of: container))
    }
    guard let node = JSONParser.parse(text).node?.elements(at: path).last else { return nil }
    (self.text, self.node, self.steps) = (text, node, steps)
  }

  package var inserted: Range<Int> {
    guard let edit = steps.last?.edits.first else { return 0..<0 }
    return edit.range.lowerBound..<edit.range.lowerBound + edit.bytes.count
  }

  package func original(of location: SourceLocation) -> SourceLocation {
    steps.reversed().reduce(location) { $1.original(of: $0) }
  }
}

extension JSONNode {
  fileprivate func value(at step: JSONStep) -> JSONNode? {
    switch (step, value) {
    case (.key(let key, _), _): return member(key)?.value
    case (.element(let key, let text), .array(let elements)):
      return elements.first { $0.member(key)?.value.value.text == text }
    default: return nil
    }
  }

  fileprivate func elements(at path: [JSONStep]) -> [JSONNode] {
    path.reduce(self as JSONNode?) { $0?.value(at: $1) }?.value.elements ?? []
  }

  package func has(_ value: JSONOutput, at path: [JSONStep]) -> Bool {
    elements(at: path).contains { JSONOutput($0).document() == value.document() }
  }
}

/// The place and layout of a new value.
private struct Insertion {
  let style: JSONStyle
  let containers: [JSONContainer]
  let index: Int
  let key: String?
  let value: JSONOutput
  /// Whether the value is broken into lines, like its siblings.
  let isExpanded: Bool

  init?(_ value: JSONOutput, to path: [JSONStep], in root: JSONNode, style: JSONStyle) {
    self.style = style
    var nodes = [root]
    var rest = path[...]
    while let step = rest.first, let next = nodes[nodes.count - 1].value(at: step) {
      nodes.append(next)
      rest.removeFirst()
    }
    containers = nodes.compactMap { JSONContainer($0) }
    guard containers.count == nodes.count, let target = nodes.last else { return nil }
    var keys: [(key: String, order: [String])] = []
    for step in rest {
      guard case .key(let key, let order) = step else { return nil }
      keys.append((key, order))
    }
    switch (target.value, keys.first) {
    case (.array(let elements), nil):
      (key, self.value, index) = (nil, value, elements.count)
      isExpanded =
        elements.last { JSONContainer($0)?.isObject == true }
        .flatMap { JSONContainer($0)?.childIndentation } != nil
    case (.object(let members), (let key, let order)?):
      self.key = key
      self.value = keys.dropFirst().reversed().reduce(.array([value])) { inner, step in
        .object([.init(step.key, inner)])
      }
      index = Self.place(of: key, among: members.map(\.key.string), order: order)
      isExpanded = false
    default: return nil
    }
  }

  private static func place(of key: String, among present: [String], order: [String]) -> Int {
    let before = order.prefix { $0 != key }
    for other in before.reversed() {
      if let index = present.lastIndex(of: other) { return index + 1 }
    }
    return order.contains(key) ? 0 : present.count
  }

  private var target: JSONContainer { containers[containers.count - 1] }

  private var keyText: String { key.map { jsonString($0) + ": " } ?? "" }

  private func block(_ indentation: String, after offset: Int = 0) -> String {
    let key = keyText
    return key
      + value.text(
        in: style, indentation: indentation, after: offset + key.utf8.count, isExpanded: isExpanded)
  }

  private var offset: Int {
    if index > 0 { return target.children[index - 1].upperBound }
    return target.children.first?.lowerBound ?? target.range.lowerBound + 1
  }

  private var padding: String { target.isObject ? " " : "" }

  private var hasLines: Bool {
    if !target.children.isEmpty { return target.childIndentation != nil }
    let isBroken = target.source.bytes[target.closingGap].contains(UInt8(ascii: "\n"))
    return containers.count == 1 || isBroken
      || !fits(keyText + value.line, more: 2 * padding.utf8.count)
  }

  private func fits(_ text: String, more: Int) -> Bool {
    target.source.lineRange(at: offset).count + text.utf8.count + more <= style.width
  }

  var tooLong: JSONContainer? {
    if isExpanded || hasLines && !target.children.isEmpty { return nil }
    let text = keyText + value.line
    if fits(text, more: target.children.isEmpty ? 2 * padding.utf8.count : ", ".utf8.count) {
      return nil
    }
    return containers.first { !$0.children.isEmpty && $0.childIndentation == nil }
  }

  func expansion(of container: JSONContainer) -> [TextEdits.Edit] {
    let outer =
      style.lineEnding + container.source.indentation(ofLineAt: container.range.lowerBound)
    let inner = outer + style.unit
    return container.gaps.map { TextEdits.Edit($0, inner) }
      + [TextEdits.Edit(container.closingGap, outer)]
  }

  var edits: [TextEdits.Edit] {
    let source = target.source
    let outer = source.indentation(ofLineAt: target.range.lowerBound)
    if target.children.isEmpty {
      let inner = outer + style.unit
      let child =
        hasLines
        ? style.lineEnding + inner + block(inner) + style.lineEnding + outer
        : padding + keyText + value.line + padding
      return [.init(target.closingGap, child)]
    }
    if let indentation = target.childIndentation {
      let line = style.lineEnding + indentation
      let child = block(indentation)
      return [.init(offset..<offset, index > 0 ? "," + line + child : child + "," + line)]
    }
    let child =
      isExpanded ? block(source.indentation(ofLineAt: offset)) : keyText + value.line
    return [.init(offset..<offset, index > 0 ? ", " + child : child + ", ")]
  }
}
