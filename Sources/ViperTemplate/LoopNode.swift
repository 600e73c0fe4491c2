/// `for element in list`, or `for key, value in record`
struct LoopNode: TemplateNode {
  let head: LoopHead
  let body: [any TemplateNode]
  /// The nodes that are rendered if there is nothing to loop over.
  let empty: [any TemplateNode]

  func render(in renderer: inout TemplateRenderer) {
    guard let (keys, values) = renderer.entries(of: head) else { return }
    guard !values.isEmpty else { return renderer.render(empty) }
    let key = head.key ?? head.element
    let (formerKey, formerElement) = (renderer.variables[key], renderer.variables[head.element])
    renderer.loops.append(LoopState(index: 0, count: values.count))
    for index in values.indices {
      guard renderer.spend(1 + body.count, at: head.sequence.range) else { break }
      renderer.loops[renderer.loops.count - 1].index = index
      if !keys.isEmpty { renderer.variables[key] = .value(.string(keys[index])) }
      renderer.variables[head.element] = .value(values[index])
      renderer.render(body)
    }
    renderer.loops.removeLast()
    renderer.variables[key] = formerKey
    renderer.variables[head.element] = formerElement
  }
}

struct LoopHead: Sendable {
  var key: String?
  let element: String
  let sequence: Expression
}

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

enum LoopProperty: String, CaseIterable {
  case index, index0, counter, counter0, revindex, revindex0, first, last, length
}

extension TemplateRenderer {
  /// With keys if they are a record's.
  fileprivate mutating func entries(
    of head: LoopHead
  ) -> (keys: [String], values: [TemplateValue])? {
    guard let sequence = value(of: head.sequence) else { return nil }
    switch (sequence, head.key) {
    case (.none, _): return ([], [])
    case (.list(let list), nil): return ([], list)
    case (.record(let record), _?):
      let entries = record.sorted { $0.key < $1.key }
      return (entries.map(\.key), entries.map(\.value))
    default: return fail(.notLoopable(sequence, byKey: head.key != nil), at: head.sequence.range)
    }
  }

  /// - Parameter depth: the number of loops outward.
  mutating func loopValue(
    _ property: LoopProperty?, depth: Int, at range: Range<Int>
  ) -> TemplateValue? {
    guard depth < loops.count else {
      return fail(.noLoop(depth: loops.isEmpty ? 0 : depth), at: range)
    }
    let loop = loops[loops.count - 1 - depth]
    if let property { return loop[property] }
    let properties = LoopProperty.allCases.map { ($0.rawValue, loop[$0]) }
    return .record(Dictionary(uniqueKeysWithValues: properties))
  }
}

extension TemplateParser {
  mutating func openLoop(_ tag: Tag) {
    let head = rest(of: tag) { try $0.loopHead() }
    let broken = LoopHead(element: "", sequence: .broken(tag.range))
    open(OpenBlock(name: "for", opener: tag.range, loop: head ?? broken))
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
