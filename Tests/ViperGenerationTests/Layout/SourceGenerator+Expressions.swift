extension SourceGenerator {
  mutating func expression(_ depth: Int = 0) -> String {
    guard depth < 4 else { return atom() }
    switch count(0...22) {
    case 0...4: return atom()
    case 5...8: return call(depth)
    case 9...10: return chain(depth)
    case 11: return "[\(list(0...5) { $0.expression(depth + 2) })]"
    case 12: return "[\(list(1...4) { "\($0.string()): \($0.expression(depth + 2))" })]"
    case 13: return binary(depth)
    case 14: return "(\(binary(depth)))"
    case 15:
      return "\(operand(depth)) ? \(expression(depth + 2)) : \(expression(depth + 2))"
    case 16: return "\(operand(depth)) as\(pick(["", "?", "!"])) \(type(2))"
    case 17: return closure(depth)
    case 18: return "\\\(chance(50) ? typeName() : "").\(name()).\(name())"
    case 19: return "(\(list(2...3) { $0.tupleValue(depth) }))"
    case 20: return "!\(call(depth))"
    case 21: return "\(call(depth)) ?? \(expression(depth + 2))"
    default: return "\(pick(["try ", "await ", "try await ", "try? "]))\(call(depth))"
    }
  }

  private mutating func tupleValue(_ depth: Int) -> String {
    (chance(50) ? "\(name()): " : "") + expression(depth + 2)
  }

  mutating func atom() -> String {
    switch count(0...9) {
    case 0...2: return name()
    case 3: return shortName()
    case 4: return pick(["nil", "true", "0", "42", "3.5", "-1"])
    case 5: return string()
    case 6: return ".\(name())"
    case 7: return "\(shortName()).\(name())"
    case 8: return "\(shortName())?.\(name())"
    default: return "\(typeName()).\(pick(["self", "shared", name()]))"
    }
  }

  mutating func string() -> String {
    switch count(0...3) {
    case 0: return "\"\(word(30)) \(word(20))\""
    case 1: return "\"\(word(10)) \\(\(name()).\(name())) \(word(6))\""
    case 2: return "\"\(word(40))\""
    default: return "\"\""
    }
  }

  mutating func arguments(_ range: ClosedRange<Int>, _ depth: Int) -> String {
    list(range) { generator in
      let value = generator.expression(depth + 1)
      return (generator.chance(75) ? "\(generator.name()): " : "") + value
    }
  }

  mutating func call(_ depth: Int, isStatement: Bool = false) -> String {
    let callee: String
    switch count(0...7) {
    case 0...1: callee = name()
    case 2: callee = typeName()
    case 3: callee = "\(isStatement ? "" : ".")\(name())"
    case 4: callee = "\(shortName())?.\(name())"
    case 5: callee = "\(shortName()).\(name()).\(name())"
    case 6: callee = "\(typeName())<\(type(2))>"
    default: callee = "\(shortName()).\(name())"
    }
    let trailing = chance(12) ? " \(closure(depth))" : ""
    if !trailing.isEmpty, chance(60) { return callee + trailing }
    return "\(callee)(\(arguments(0...4, depth)))\(trailing)"
  }

  private mutating func chain(_ depth: Int) -> String {
    var text = chance(50) ? call(depth + 1) : shortName()
    for _ in 0..<count(1...4) {
      switch count(0...5) {
      case 0: text += ".\(name())"
      case 1: text += "?.\(name())"
      case 2: text += "[\(expression(depth + 2))]"
      case 3: text += ".\(pick(["map", "filter", "sorted"])) \(closure(depth + 1))"
      default: text += ".\(name())(\(arguments(0...3, depth + 1)))"
      }
    }
    return text
  }

  private mutating func operand(_ depth: Int) -> String {
    switch count(0...4) {
    case 0: return call(depth + 1)
    case 1: return "(\(binary(depth + 1)))"
    case 2: return chain(depth + 1)
    default: return atom()
    }
  }

  private mutating func binary(_ depth: Int) -> String {
    var text = operand(depth)
    for _ in 0..<count(1...3) {
      text += " \(pick(["+", "-", "*", "==", "!=", "&&", "||", "??", "<"])) \(operand(depth))"
    }
    return text
  }

  mutating func closure(_ depth: Int) -> String {
    var signature = ""
    switch count(0...7) {
    case 0: signature = "[weak self] in"
    case 1: signature = "[weak self, \(name())] \(name()) in"
    case 2: signature = "\(list(1...3) { $0.name() }) in"
    case 3:
      signature = "(\(list(1...2) { "\($0.name()): \($0.type(2))" }))\(effects()) -> \(type(2)) in"
    default: break
    }
    let space = signature.isEmpty ? "" : " "
    if chance(50), depth > 0 || chance(50) {
      return "{\(space)\(signature) \(call(depth + 2)) }"
    }
    guard depth < 3 else { return "{\(space)\(signature) \(atom()) }" }
    let body = inner { generator in
      for _ in 0..<generator.count(1...3) { generator.statement(depth + 1) }
    }
    return "{\(space)\(signature)\(body)}"
  }
}
