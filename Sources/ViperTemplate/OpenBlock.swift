/// A block whose end hasn't been read yet.
struct OpenBlock {
  /// `if`, `unless` or `for`; empty for the template itself.
  let name: String
  let opener: Range<Int>
  var loop: LoopHead?
  /// Nodes are added to the last arm.
  var arms = [Arm()]
  var elseTag: (name: String, range: Range<Int>)?
}

struct Arm: Sendable {
  /// Nil for `else` and loops.
  var condition: Expression?
  var body: [any TemplateNode] = []
}

extension TemplateParser {
  private var top: Int { blocks.count - 1 }

  mutating func append(_ node: any TemplateNode) {
    let arm = blocks[top].arms.count - 1
    blocks[top].arms[arm].body.append(node)
  }

  /// Blocks that are nested too deeply are only counted, because nodes use the call stack.
  mutating func open(_ block: OpenBlock) {
    if blocks.count <= TemplateParser.blockLimit { return blocks.append(block) }
    if droppedBlocks == 0 {
      report(.nestingTooDeep(TemplateParser.blockLimit), at: block.opener)
    }
    droppedBlocks += 1
  }

  mutating func parseElseIf(_ name: String, _ range: Range<Int>, _ tag: Tag) {
    let condition = expression(of: tag) ?? .broken(tag.range)
    guard droppedBlocks == 0 else { return }
    guard blocks.count > 1, blocks[top].loop == nil else {
      return report(.strayTag(name, without: "an 'if'"), at: range)
    }
    if isBeforeElse(name, range) { blocks[top].arms.append(Arm(condition: condition)) }
  }

  mutating func parseElse(_ name: String, _ range: Range<Int>, _ tag: Tag) {
    _ = rest(of: tag) { _ in }
    guard droppedBlocks == 0 else { return }
    guard blocks.count > 1, blocks[top].loop != nil || name == "else" else {
      let opener = name == "else" ? "an 'if', 'unless' or 'for'" : "a 'for'"
      return report(.strayTag(name, without: opener), at: range)
    }
    guard isBeforeElse(name, range) else { return }
    blocks[top].arms.append(Arm())
    blocks[top].elseTag = (name, range)
  }

  private mutating func isBeforeElse(_ name: String, _ range: Range<Int>) -> Bool {
    guard let first = blocks[top].elseTag else { return true }
    report(.tagAfterElse(name, first: first.name, at: text.location(of: first.range)), at: range)
    return false
  }

  mutating func endBlock(_ name: String, _ range: Range<Int>, _ tag: Tag) {
    _ = rest(of: tag) { _ in }
    guard droppedBlocks == 0 else {
      droppedBlocks -= 1
      return
    }
    guard blocks.contains(where: { $0.name == name }) else {
      let opener = name == "if" ? "an 'if'" : "a '\(name)'"
      return report(.strayTag("end" + name, without: opener), at: range)
    }
    while let last = blocks.last, last.name != name {
      let stop = (tag: "end" + name, location: text.location(of: range))
      report(.unclosedBlock(last.name, stop: stop), at: last.opener)
      closeBlock()
    }
    closeBlock()
  }

  mutating func closeBlock() {
    let block = blocks.removeLast()
    if let loop = block.loop {
      append(
        LoopNode(
          head: loop, body: block.arms[0].body,
          empty: block.arms.count > 1 ? block.arms[1].body : []))
    } else {
      append(ConditionNode(arms: block.arms))
    }
  }
}
