import ViperText

/// Lays the trees of templates out flat. The depth of the trees is limited by the parser.
struct ProgramBuilder {
  private(set) var templates: [TemplateEntry] = []
  private(set) var bytes: [UInt8] = []
  private(set) var instructions: [Instruction] = []
  private(set) var arms: [Arm] = []
  private(set) var loops: [LoopInstruction] = []
  private(set) var includes: [IncludeInstruction] = []
  private(set) var assignments: [AssignInstruction] = []
  private(set) var expressions: [FlatExpression] = []
  private(set) var operands: [Int] = []
  private(set) var literals: [TemplateValue] = []
  private(set) var paths: [FlatPath] = []
  private(set) var pathKeys: [PathKey] = []
  private(set) var pathSites: [PathSite] = []
  private(set) var calls: [FlatCall] = []
  private var pathIndices: [PathName: Int] = [:]
  /// Where the bytes of the template that is being laid out begin.
  private var base = 0

  private struct PathName: Hashable {
    let symbol: Int
    let keys: [PathKey]
  }

  mutating func append(_ nodes: [Node], of text: EmbeddedText) {
    base = bytes.count
    bytes += text.bytes
    templates.append(TemplateEntry(text: text, base: base, body: body(nodes)))
  }

  // MARK: Nodes

  /// The instructions of a body stand together; those inside it stand before them.
  private mutating func body(_ nodes: [Node]) -> Range<Int> {
    var body: [Instruction] = []
    for node in nodes { body.append(instruction(node)) }
    instructions += body
    return instructions.count - body.count..<instructions.count
  }

  private mutating func instruction(_ node: Node) -> Instruction {
    switch node {
    case .text(let range): return .text(inProgram(range))
    case .output(let expression): return .output(expression: add(expression))
    case .branches(let branches):
      var flat: [Arm] = []
      for branch in branches {
        let condition = branch.condition.map { add($0) }
        flat.append(Arm(condition: condition, body: body(branch.nodes)))
      }
      arms += flat
      return .branches(arms: arms.count - flat.count..<arms.count)
    case .loop(let loop):
      let flat = LoopInstruction(
        key: loop.key, element: loop.element, sequence: add(loop.sequence), body: body(loop.nodes),
        empty: body(loop.empty))
      loops.append(flat)
      return .loop(loops.count - 1)
    case .include(let include): return .include(add(include))
    case .assign(let assignment):
      let value = add(assignment.value)
      let flat = AssignInstruction(
        symbol: assignment.symbol, value: value, isLoopVariable: assignment.isLoopVariable)
      assignments.append(flat)
      return .assign(assignments.count - 1)
    }
  }

  private mutating func add(_ include: Include) -> Int {
    let values = include.parameters.map { add($0.value) }
    let start = assignments.count
    for (parameter, value) in zip(include.parameters, values) {
      assignments.append(
        AssignInstruction(symbol: parameter.symbol, value: value, isLoopVariable: false))
    }
    includes.append(
      IncludeInstruction(
        template: include.template, parameters: start..<assignments.count,
        indentation: inProgram(include.indentation), lineEnding: inProgram(include.lineEnding),
        range: include.range))
    return includes.count - 1
  }

  private func inProgram(_ range: Range<Int>) -> Range<Int> {
    base + range.lowerBound..<base + range.upperBound
  }

  // MARK: Expressions

  mutating func add(_ expression: Expression) -> Int {
    let flat = FlatExpression(kind: flatten(expression.kind), range: expression.range)
    expressions.append(flat)
    return expressions.count - 1
  }

  private mutating func flatten(_ kind: Expression.Kind) -> FlatExpression.Kind {
    switch kind {
    case .literal(let value):
      literals.append(value)
      return .literal(literals.count - 1)
    case .variable(let path): return add(path)
    case .loop(let path): return .loop(path)
    case .filtered(let base, let filters):
      let base = add(base)
      let flat = filters.map { call in
        FlatCall(
          filter: call.filter, nameRange: call.nameRange, arguments: call.arguments.map { add($0) })
      }
      calls += flat
      return .filtered(base: base, calls: calls.count - flat.count..<calls.count)
    case .range(let low, let high): return .range(add(low), add(high))
    case .compare(let left, let comparison, let right):
      return .compare(add(left), comparison, add(right))
    case .not(let operand): return .not(add(operand))
    case .all(let operands): return .all(operands: add(operands))
    case .any(let operands): return .any(operands: add(operands))
    case .broken: return .broken
    }
  }

  private mutating func add(_ list: [Expression]) -> Range<Int> {
    let indices = list.map { add($0) }
    operands += indices
    return operands.count - indices.count..<operands.count
  }

  private mutating func add(_ path: Path) -> FlatExpression.Kind {
    let keys = path.keys.map { PathKey(name: $0.name, index: $0.index) }
    let name = PathName(symbol: path.symbol, keys: keys)
    pathSites.append(
      PathSite(symbolRange: path.symbolRange, keyRanges: path.keys.map(\.range)))
    let site = pathSites.count - 1
    if let index = pathIndices[name] { return .path(index, site: site) }
    pathKeys += keys
    paths.append(
      FlatPath(symbol: path.symbol, keys: pathKeys.count - keys.count..<pathKeys.count))
    pathIndices[name] = paths.count - 1
    return .path(paths.count - 1, site: site)
  }
}
