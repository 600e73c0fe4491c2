extension SourceGenerator {
  mutating func statements(_ depth: Int) {
    for _ in 0..<count(1...3) { statement(depth) }
    if chance(10) {
      line("")
      statement(depth)
    }
  }

  mutating func statement(_ depth: Int = 0) {
    guard depth < 4 else { return line(call(3, isStatement: true)) }
    if chance(6) { line("// \(word(30)) \(word(40)) \(word(40)) \(word(20))") }
    switch count(0...22) {
    case 0...4: line(call(0, isStatement: true))
    case 5...7: variable()
    case 8...9: line("\(shortName()).\(name()) = \(expression(1))")
    case 10: line("\(name()) \(pick(["=", "+=", "-="])) \(expression(1))")
    case 11: line("return \(expression())")
    case 12: line("guard \(conditions()) else { return }")
    case 13: block("guard \(conditions()) else {") { $0.statements(depth + 2) }
    case 14: conditional(depth)
    case 15: switchStatement(depth)
    case 16:
      block("for \(pick([name(), "(\(name()), \(name()))"])) in \(operandWithoutClosure()) {") {
        $0.statements(depth + 1)
      }
    case 17: doStatement(depth)
    case 18: line("throw \(call(2))")
    case 19:
      block("Task\(pick(["", ".detached"])) { [weak self] in") { $0.statements(depth + 1) }
    case 20: line("#expect(\(expression(1)))")
    case 21: line("try await \(call(0))")
    default: conditionalCompilation { $0.statement(depth + 1) }
    }
  }

  /// An expression without braces, which may stand before a body.
  private mutating func operandWithoutClosure() -> String {
    switch count(0...3) {
    case 0: return "0..<\(name())"
    case 1: return "\(shortName()).\(name())(\(list(1...2) { "\($0.name()): \($0.atom())" }))"
    case 2: return "\(name())(\(atom())) \(pick(["==", "&&", "||", "<"])) \(name()).\(name())"
    default: return "\(shortName()).\(name()).\(name())"
    }
  }

  private mutating func conditions() -> String {
    list(1...3) { generator in
      switch generator.count(0...5) {
      case 0: return "let \(generator.shortName())"
      case 1: return "let \(generator.name()) = \(generator.operandWithoutClosure())"
      case 2:
        return
          "let \(generator.name()) = \(generator.operandWithoutClosure()) as? \(generator.type(2))"
      case 3:
        return
          "case .\(generator.name())(let \(generator.name())) = \(generator.operandWithoutClosure())"
      default: return generator.operandWithoutClosure()
      }
    }
  }

  mutating func variable() {
    let keyword = pick(["let", "var"])
    switch count(0...3) {
    case 0: line("\(keyword) \(name()): \(type())")
    case 1: line("\(keyword) \(name()): \(type()) = \(expression(1))")
    default: line("\(keyword) \(name()) = \(expression())")
    }
  }

  private mutating func conditional(_ depth: Int) {
    line("if \(conditions()) {")
    level += 1
    statements(depth + 1)
    level -= 1
    while chance(25) {
      line("} else if \(conditions()) {")
      level += 1
      statements(depth + 1)
      level -= 1
    }
    if chance(40) {
      line("} else {")
      level += 1
      statements(depth + 1)
      level -= 1
    }
    line("}")
  }

  private mutating func switchStatement(_ depth: Int) {
    line("switch \(operandWithoutClosure()) {")
    for _ in 0..<count(1...3) {
      let patterns = list(1...3) { generator in
        ".\(generator.name())\(generator.chance(40) ? "(let \(generator.name()))" : "")"
      }
      let guarded = chance(20) ? " where \(operandWithoutClosure())" : ""
      if chance(40) {
        line("case \(patterns)\(guarded): \(call(2))")
      } else {
        line("case \(patterns)\(guarded):")
        level += 1
        statements(depth + 1)
        level -= 1
      }
    }
    if chance(50) { line("default: break") }
    line("}")
  }

  private mutating func doStatement(_ depth: Int) {
    line("do {")
    level += 1
    statements(depth + 1)
    level -= 1
    line(
      "} catch\(pick(["", " let error as \(typeName())", " is \(typeName())", " \(typeName()).\(name())"])) {"
    )
    level += 1
    statements(depth + 1)
    level -= 1
    line("}")
  }

  mutating func conditionalCompilation(_ body: (inout Self) -> Void) {
    block(
      "#if \(pick(["canImport(UIKit)", "DEBUG", "os(iOS) || os(macOS)", "!DEBUG && swift(>=6)"]))"
    ) {
      body(&$0)
    } _: {
      $0
    }
  }

  private mutating func block(
    _ head: String, _ body: (inout Self) -> Void, _: (Self) -> Self
  ) {
    block(head, body, "#endif")
  }
}
