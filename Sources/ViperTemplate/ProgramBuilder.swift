import ViperText

/// Collects what the parsers of a program's templates read, laid out flat.
final class ProgramBuilder {
  private(set) var tables: ProgramTables
  private var numbers: [String: Int] = [:]
  private var pathIndices: [PathName: Int] = [:]
  /// Where the bytes of the template that is being read begin.
  private var base = 0

  private struct PathName: Hashable {
    let symbol: Int
    let keys: [PathKey]
  }

  /// - Parameter templateCount: how many templates there will be; each is empty until it is set.
  init(templateCount: Int = 1) {
    tables = ProgramTables(
      templates: Array(repeating: TemplateEntry.unparsed, count: templateCount))
  }

  /// Adds a template with what `read` makes of it.
  func set(_ text: EmbeddedText, at index: Int = 0, _ read: () -> [Instruction]) {
    base = tables.bytes.count
    tables.bytes += text.bytes
    tables.templates[index] = TemplateEntry(text: text, base: base, body: body(read()))
  }

  /// The number of a variable in the whole program.
  func symbol(_ name: String) -> Int {
    if let number = numbers[name] { return number }
    tables.symbols.append(name)
    numbers[name] = tables.symbols.count - 1
    return tables.symbols.count - 1
  }

  /// Where a range of the template stands in the bytes of the program.
  func inProgram(_ range: Range<Int>) -> Range<Int> {
    base + range.lowerBound..<base + range.upperBound
  }

  // MARK: Instructions

  /// The instructions of a body stand together; those inside it stand before them.
  func body(_ body: [Instruction]) -> Range<Int> { Self.append(body, to: &tables.instructions) }

  func branches(_ arms: [Arm]) -> Instruction {
    .branches(arms: Self.append(arms, to: &tables.arms))
  }

  func loop(_ loop: LoopInstruction) -> Instruction {
    tables.loops.append(loop)
    return .loop(tables.loops.count - 1)
  }

  func include(_ include: IncludeInstruction) -> Instruction {
    tables.includes.append(include)
    return .include(tables.includes.count - 1)
  }

  func assign(_ assignment: AssignInstruction) -> Instruction {
    .assign(add([assignment]).lowerBound)
  }

  func add(_ assignments: [AssignInstruction]) -> Range<Int> {
    Self.append(assignments, to: &tables.assignments)
  }

  private static func append<Element>(_ new: [Element], to all: inout [Element]) -> Range<Int> {
    all += new
    return all.count - new.count..<all.count
  }

  // MARK: Expressions

  func expression(_ kind: FlatExpression.Kind, _ range: Range<Int>) -> Expression {
    tables.expressions.append(FlatExpression(kind: kind, range: range))
    return Expression(index: tables.expressions.count - 1, range: range)
  }

  func literal(_ value: TemplateValue) -> FlatExpression.Kind {
    tables.literals.append(value)
    return .literal(tables.literals.count - 1)
  }

  /// The value of an expression that is written out.
  func literal(_ expression: Expression) -> TemplateValue? {
    guard case .literal(let index) = tables.expressions[expression.index].kind else { return nil }
    return tables.literals[index]
  }

  func filtered(_ base: Expression, _ calls: [FlatCall]) -> FlatExpression.Kind {
    .filtered(base: base.index, calls: Self.append(calls, to: &tables.calls))
  }

  func add(_ operands: [Expression]) -> Range<Int> {
    Self.append(operands.map(\.index), to: &tables.operands)
  }

  /// - Parameter keys: each with the place where it stands.
  func path(
    _ name: String, _ range: Range<Int>, _ keys: [(key: PathKey, range: Range<Int>)]
  ) -> FlatExpression.Kind {
    let path = PathName(symbol: symbol(name), keys: keys.map(\.key))
    tables.pathSites.append(PathSite(symbolRange: range, keyRanges: keys.map(\.range)))
    let site = tables.pathSites.count - 1
    if let index = pathIndices[path] { return .path(index, site: site) }
    let range = Self.append(path.keys, to: &tables.pathKeys)
    tables.paths.append(FlatPath(symbol: path.symbol, keys: range))
    pathIndices[path] = tables.paths.count - 1
    return .path(tables.paths.count - 1, site: site)
  }
}
