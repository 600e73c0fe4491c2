import SwiftReading

extension SwiftParser {
  mutating func ifExpression() throws(SwiftSyntaxFailure) -> Int32 {
    try deepen()
    defer { depth -= 1 }
    var node = SwiftNode(.ifExpression, first: index)
    node.keyword = advance()
    node.items = try conditions()
    node.body = try codeBlock()
    if isAt(.else) {
      node.mark = advance()
      node.value = isAt(.if) ? try ifExpression() : try codeBlock()
    }
    return try add(node)
  }

  mutating func switchExpression() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.switchExpression, first: index)
    node.keyword = advance()
    node.base = try beforeBody { parser throws(SwiftSyntaxFailure) in try parser.expression() }
    node.open = try take(.leftBrace)
    node.items = try switchCases()
    node.close = try take(.rightBrace)
    return try add(node)
  }

  private mutating func switchCases() throws(SwiftSyntaxFailure) -> Range<Int32> {
    let saved = (isBeforeBody, isInPattern, isInSwitch)
    defer { (isBeforeBody, isInPattern, isInSwitch) = saved }
    (isBeforeBody, isInPattern, isInSwitch) = (false, false, true)
    var children: [Int32] = []
    while true {
      if isAt(.poundIf) {
        children.append(
          try ifConfig { parser throws(SwiftSyntaxFailure) in try parser.switchCases() })
      } else if isAt(.case) || isAt(.default) || isAt(.at) {
        children.append(try switchCase())
      } else {
        return list(children)
      }
    }
  }

  private mutating func switchCase() throws(SwiftSyntaxFailure) -> Int32 {
    var node = SwiftNode(.switchCase, first: index)
    if isAt(.at) {
      var attribute = SwiftNode(.attribute, first: advance())
      attribute.base = try namedType()
      node.attributes = try add(attribute)
    }
    var label = SwiftNode(.defaultLabel, first: index)
    if isAt(.default) {
      label.keyword = advance()
    } else {
      label.kind = .caseLabel
      label.keyword = try take(.case)
      var children: [Int32] = []
      repeat {
        children.append(try patternItem(.caseItem))
      } while source.tokens[Int(previous)].kind == .comma
      label.items = list(children)
    }
    label.mark = try take(.colon)
    node.base = try add(label)
    node.items = try items(in: .code)
    return try add(node)
  }
}
