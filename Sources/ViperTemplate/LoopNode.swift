/// `for element in list`, or `for key, value in record`
final class LoopNode: TemplateNode {
  let head: LoopHead
  let body: [any TemplateNode]
  /// Rendered if there is nothing to loop over.
  let empty: [any TemplateNode]

  init(head: LoopHead, body: [any TemplateNode], empty: [any TemplateNode]) {
    self.head = head
    self.body = body
    self.empty = empty
  }

  func render(in renderer: inout TemplateRenderer) {
    guard let entries = renderer.entries(of: head) else { return }
    guard !entries.isEmpty else { return renderer.render(empty) }
    let names = [head.key, head.element].compactMap(\.self)
    let former = names.map { renderer.variables[$0] }
    renderer.loops.append(LoopState(index: 0, count: entries.count))
    for (index, entry) in entries.enumerated() {
      guard renderer.spend(1 + body.count, at: head.sequence.range) else { break }
      renderer.loops[renderer.loops.count - 1].index = index
      if let key = head.key { renderer.variables[key] = .value(.string(entry.key)) }
      renderer.variables[head.element] = .value(entry.value)
      renderer.render(body)
    }
    renderer.loops.removeLast()
    for (name, variable) in zip(names, former) { renderer.variables[name] = variable }
  }
}

/// The variables and the list or record of a loop.
struct LoopHead: Sendable {
  var key: String?
  var element: String
  let sequence: Expression
}

/// The current step of a loop.
struct LoopState {
  var index: Int
  let count: Int

  subscript(property: LoopProperty) -> TemplateValue {
    switch property {
    case .index, .counter: .int(index + 1)
    case .index0, .counter0: .int(index)
    case .revindex: .int(count - index)
    case .revindex0: .int(count - index - 1)
    case .first: .bool(index == 0)
    case .last: .bool(index == count - 1)
    case .length: .int(count)
    }
  }
}

/// A property of `forloop`.
enum LoopProperty: String, CaseIterable {
  case index, index0, counter, counter0, revindex, revindex0, first, last, length
}

extension TemplateRenderer {
  /// The values to loop over. Those of a list have no key.
  fileprivate mutating func entries(of head: LoopHead) -> [(key: String, value: TemplateValue)]? {
    guard let sequence = value(of: head.sequence) else { return nil }
    switch (sequence, head.key) {
    case (.none, _): return []
    case (.list(let list), nil): return list.map { ("", $0) }
    case (.record(let record), _?): return record.sorted
    case (_, nil): report(.notLoopable(sequence), at: head.sequence.range)
    case (_, _?): report(.notLoopableByKey(sequence), at: head.sequence.range)
    }
    return nil
  }

  /// - Parameter depth: how many loops outward.
  mutating func loopValue(
    _ property: LoopProperty?, depth: Int, at range: Range<Int>
  ) -> TemplateValue? {
    guard depth < loops.count else {
      report(.noLoop(depth: loops.isEmpty ? 0 : depth), at: range)
      return nil
    }
    let loop = loops[loops.count - 1 - depth]
    if let property { return loop[property] }
    return .record(TemplateRecord(LoopProperty.allCases.map { ($0.rawValue, loop[$0]) }))
  }
}

extension TemplateParser {
  mutating func openLoop(_ tag: Tag) {
    let head = rest(of: tag) { (parser) throws(SyntaxError) in try parser.loopHead() }
    let broken = LoopHead(element: "", sequence: .broken(tag.range))
    open(OpenBlock("for", opener: tag.range, loop: head ?? broken))
  }

  private mutating func loopHead() throws(SyntaxError) -> LoopHead {
    let range = token.range
    var element = try variableName()
    var key: String?
    if take(.comma) {
      key = element
      let second = token.range
      element = try variableName()
      if element == key {
        report(.repeatedName(element, first: text.location(of: range)), at: second)
      }
    }
    guard take(word: "in") else { throw unexpected(expected: "'in'") }
    return LoopHead(key: key, element: element, sequence: try expression())
  }
}
