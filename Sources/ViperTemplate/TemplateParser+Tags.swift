/// A block whose end has not been read yet.
struct OpenBlock {
  enum Kind {
    case file
    /// `if` or `unless`
    case condition(String)
    case loop(key: Int?, element: Int, sequence: Expression)
  }

  let kind: Kind
  let opener: Range<Int>
  /// The arms that are complete.
  var branches: [Arm] = []
  /// The condition of the arm that is being read; nil in `else`.
  var condition: Expression?
  var nodes: [Instruction] = []
  /// Of a loop with an `else`: what stands before it.
  var body: [Instruction] = []
  /// The `else` or `empty` that has been read.
  var last: (name: String, range: Range<Int>)?

  init(_ kind: Kind, opener: Range<Int>, condition: Expression? = nil) {
    self.kind = kind
    self.opener = opener
    self.condition = condition
  }

  var name: String {
    switch kind {
    case .file: ""
    case .condition(let name): name
    case .loop: "for"
    }
  }
}

extension TemplateParser {
  static let tagNames = [
    "assign", "comment", "elif", "else", "elsif", "empty", "endcomment", "endfor", "endif",
    "endraw", "endunless", "endverbatim", "for", "if", "include", "raw", "set", "unless",
    "verbatim",
  ]

  mutating func parseTag(_ segment: Segment) {
    guard case .name(let name) = token.kind else {
      if !segment.isBroken {
        report(.unexpectedToken(token, expected: "the name of a tag"), at: token.range)
      }
      return
    }
    let range = token.range
    advance()
    switch name {
    case "if", "unless": openCondition(name, segment)
    case "for": openLoop(segment)
    case "elif", "elsif": nextArm(name, range, segment)
    case "else", "empty": lastArm(name, range, segment)
    case "endif", "endunless", "endfor": end(String(name.dropFirst(3)), range, segment)
    case "include": include(segment)
    case "assign", "set": assign(segment)
    case "endcomment", "endraw", "endverbatim":
      report(.strayTag(name, without: "a '\(name.dropFirst(3))'"), at: range)
    case "comment", "raw", "verbatim":
      // The segmenter has taken those that are whole.
      if !segment.isBroken { _ = parseAll { (_) throws(SyntaxError) in } }
    default: report(.unknownTag(name, known: TemplateParser.tagNames), at: range)
    }
  }

  /// Reads the rest of a tag, unless a mistake in it has been reported already.
  mutating func parseRest<Value>(
    _ segment: Segment, _ read: (inout TemplateParser) throws(SyntaxError) -> Value
  ) -> Value? {
    segment.isBroken ? nil : parseAll(read)
  }

  private mutating func condition(_ segment: Segment) -> Expression {
    parseRest(segment) { (parser) throws(SyntaxError) in try parser.expression() }
      ?? broken(segment.range)
  }

  // MARK: Blocks

  /// Blocks that are nested too deep are counted, no more: rendering and freeing a tree use the call
  /// stack, and looking through the open blocks must stay cheap.
  private mutating func open(_ block: OpenBlock) {
    if blocks.count <= TemplateParser.blockLimit {
      blocks.append(block)
    } else {
      if droppedBlocks == 0 {
        report(.nestingTooDeep(TemplateParser.blockLimit), at: block.opener)
      }
      droppedBlocks += 1
    }
  }

  private mutating func openCondition(_ name: String, _ segment: Segment) {
    var condition = condition(segment)
    if name == "unless" { condition = program.expression(.not(condition.index), condition.range) }
    open(OpenBlock(.condition(name), opener: segment.range, condition: condition))
  }

  private mutating func openLoop(_ segment: Segment) {
    let kind = parseRest(segment) { (parser) throws(SyntaxError) in try parser.loopHead() }
    let broken = OpenBlock.Kind.loop(
      key: nil, element: program.symbol(""), sequence: broken(segment.range))
    open(OpenBlock(kind ?? broken, opener: segment.range))
  }

  /// `element in list` or `key, value in record`
  private mutating func loopHead() throws(SyntaxError) -> OpenBlock.Kind {
    let firstRange = token.range
    let first = try variableName()
    var second: String?
    if take(.comma) {
      let range = token.range
      second = try variableName()
      if second == first {
        report(.repeatedName(first, first: text.location(of: firstRange)), at: range)
      }
    }
    guard take(word: "in") else { throw unexpected(expected: "'in'") }
    let sequence = try expression()
    guard let second else {
      return .loop(key: nil, element: program.symbol(first), sequence: sequence)
    }
    return .loop(key: program.symbol(first), element: program.symbol(second), sequence: sequence)
  }

  private mutating func nextArm(_ name: String, _ range: Range<Int>, _ segment: Segment) {
    let condition = condition(segment)
    guard droppedBlocks == 0 else { return }
    guard case .condition = blocks[blocks.count - 1].kind else {
      return report(.strayTag(name, without: "an 'if'"), at: range)
    }
    guard isBeforeElse(name, range) else { return }
    finishArm(condition)
  }

  private mutating func lastArm(_ name: String, _ range: Range<Int>, _ segment: Segment) {
    _ = parseRest(segment) { (_) throws(SyntaxError) in }
    guard droppedBlocks == 0 else { return }
    let top = blocks.count - 1
    switch blocks[top].kind {
    case .condition where name == "else":
      guard isBeforeElse(name, range) else { return }
      finishArm(nil)
    case .loop:
      guard isBeforeElse(name, range) else { return }
      blocks[top].body = blocks[top].nodes
      blocks[top].nodes = []
    default:
      let opener = name == "else" ? "an 'if', 'unless' or 'for'" : "a 'for'"
      return report(.strayTag(name, without: opener), at: range)
    }
    blocks[top].last = (name, range)
  }

  private mutating func isBeforeElse(_ name: String, _ range: Range<Int>) -> Bool {
    guard let last = blocks[blocks.count - 1].last else { return true }
    report(.tagAfterElse(name, first: last.name, at: text.location(of: last.range)), at: range)
    return false
  }

  private mutating func finishArm(_ next: Expression?) {
    let top = blocks.count - 1
    blocks[top].branches.append(arm(of: blocks[top]))
    blocks[top].condition = next
    blocks[top].nodes = []
  }

  /// The arm that has been read last.
  private func arm(of block: OpenBlock) -> Arm {
    Arm(condition: block.condition?.index, body: program.body(block.nodes))
  }

  private mutating func end(_ name: String, _ range: Range<Int>, _ segment: Segment) {
    _ = parseRest(segment) { (_) throws(SyntaxError) in }
    guard droppedBlocks == 0 else {
      droppedBlocks -= 1
      return
    }
    guard blocks.contains(where: { $0.name == name }) else {
      return report(
        .strayTag("end" + name, without: name == "if" ? "an 'if'" : "a '\(name)'"), at: range)
    }
    while let last = blocks.last, last.name != name {
      let stop = (tag: "end" + name, location: text.location(of: range))
      report(.unclosedBlock(last.name, stop: stop), at: last.opener)
      closeBlock()
    }
    closeBlock()
  }

  /// Takes the innermost block off the stack and adds it to the one around it.
  mutating func closeBlock() {
    let block = blocks.removeLast()
    switch block.kind {
    case .file: break
    case .condition:
      append(program.branches(block.branches + [arm(of: block)]))
    case .loop(let key, let element, let sequence):
      let (body, empty) = block.last == nil ? (block.nodes, []) : (block.body, block.nodes)
      append(
        program.loop(
          LoopInstruction(
            key: key, element: element, sequence: sequence.index, body: program.body(body),
            empty: program.body(empty))))
    }
  }

  // MARK: Assign

  private mutating func assign(_ segment: Segment) {
    let assignment = parseRest(segment) { (parser) throws(SyntaxError) in
      let name = try parser.variableName()
      guard parser.take(.assign) else { throw parser.unexpected(expected: "'='") }
      return (name, try parser.expression())
    }
    guard let (name, value) = assignment else { return }
    let symbol = program.symbol(name)
    let isLoopVariable = blocks.contains { block in
      guard case .loop(let key, let element, _) = block.kind else { return false }
      return key == symbol || element == symbol
    }
    append(
      program.assign(
        AssignInstruction(symbol: symbol, value: value.index, isLoopVariable: isLoopVariable)))
  }
}
