import ViperText

/// One parsed text that includes no other, such as a file name `{{ module.name }}View.swift`.
package struct Template: Sendable {
  let program: Program

  /// What it was parsed from.
  package var text: EmbeddedText { program.tables.templates[0].text }

  /// Parses a text; whatever is wrong with it is in the diagnostics, and renders as nothing.
  package static func parse(
    _ text: EmbeddedText
  ) -> (template: Template, diagnostics: [Diagnostic]) {
    let builder = ProgramBuilder()
    var parser = TemplateParser(text, library: [:], program: builder)
    builder.set(text) { parser.parse() }
    return (Template(program: Program(builder.tables)), parser.diagnostics)
  }

  /// Renders the text; what is wrong in the context's eyes is reported and left empty.
  package func render(
    _ context: [String: TemplateValue]
  ) -> (text: String, diagnostics: [Diagnostic]) {
    if let text = program.plainText(context) { return (text, []) }
    var output: [UInt8] = []
    var hints = TemplateHints()
    let diagnostics = Renderer.render(
      0, of: program, context, .standard, hints: &hints, into: &output)
    return (String(decoding: output, as: UTF8.self), diagnostics)
  }

  /// The same, for whoever collects what is wrong.
  package func text(
    _ context: [String: TemplateValue], into diagnostics: inout [Diagnostic]
  ) -> String {
    let (text, problems) = render(context)
    diagnostics += problems
    return text
  }
}

extension Template {
  /// Whether a key of a record in the context is looked up, or the whole record is.
  package func reads(_ key: String, of record: String) -> Bool {
    program.tables.paths.contains { path in
      program.tables.symbols[path.symbol] == record
        && path.keys.first.map { program.tables.pathKeys[$0].name == key } ?? true
    }
  }
}

extension Program {
  /// What a text comes to that holds nothing but values as they are, such as a name; nil for any other.
  fileprivate func plainText(_ context: [String: TemplateValue]) -> String? {
    // A text that grows step by step would take twice the memory.
    var text: [UInt8] = []
    text.reserveCapacity(128)
    let isPlain = tables.bytes.withUnsafeBufferPointer { bytes in
      tables.instructions.allSatisfy { instruction in
        switch instruction {
        case .text(let range):
          text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
        case .output(let expression):
          guard case .string(let value)? = plainValue(of: expression, context) else { return false }
          text.append(contentsOf: value.utf8)
        default: return false
        }
        return true
      }
    }
    return isPlain ? String(decoding: text, as: UTF8.self) : nil
  }

  /// Whether a condition is met; nil where that takes more than looking values up.
  fileprivate func isPlainlyMet(_ index: Int, _ context: [String: TemplateValue]) -> Bool? {
    switch tables.expressions[index].kind {
    case .path: plainValue(of: index, context)?.isTruthy
    case .not(let operand): isPlainlyMet(operand, context).map { !$0 }
    case .compare(let left, .equal, let right): isSame(left, right, context)
    case .compare(let left, .notEqual, let right): isSame(left, right, context).map { !$0 }
    case .all(let operands): isPlainly(false, operands, context).map { !$0 }
    case .any(let operands): isPlainly(true, operands, context)
    default: nil
    }
  }

  /// Whether one of the operands of `and` or `or` is what decides.
  private func isPlainly(
    _ wanted: Bool, _ operands: Range<Int>, _ context: [String: TemplateValue]
  ) -> Bool? {
    for index in operands {
      guard let isMet = isPlainlyMet(tables.operands[index], context) else { return nil }
      if isMet == wanted { return true }
    }
    return false
  }

  private func isSame(_ left: Int, _ right: Int, _ context: [String: TemplateValue]) -> Bool? {
    guard let left = plainValue(of: left, context), let right = plainValue(of: right, context)
    else { return nil }
    return left == right
  }

  private func plainValue(of index: Int, _ context: [String: TemplateValue]) -> TemplateValue? {
    switch tables.expressions[index].kind {
    case .literal(let literal): return tables.literals[literal]
    case .path(let path, _):
      let path = tables.paths[path]
      var value = context[tables.symbols[path.symbol]]
      for index in path.keys {
        guard case .record(let record)? = value else { return nil }
        value = record[tables.pathKeys[index].name]
      }
      return value
    default: return nil
    }
  }
}

extension Template {
  /// A condition as it stands in `{% if … %}`, such as `module.ui == "uikit" and not tests`.
  package struct Condition: Sendable {
    let program: Program
    let expression: Int

    /// Parses an expression; one with a mistake is never met.
    package static func parse(
      _ text: EmbeddedText
    ) -> (condition: Condition, diagnostics: [Diagnostic]) {
      let builder = ProgramBuilder()
      var parser = TemplateParser(text, library: [:], program: builder)
      builder.set(text) { [] }
      let expression = parser.parseCondition().index
      return (
        Condition(program: Program(builder.tables), expression: expression), parser.diagnostics
      )
    }

    /// Whether the condition is met; one that can't be worked out is reported, and is not met.
    package func evaluate(_ context: [String: TemplateValue]) -> (Bool, [Diagnostic]) {
      if let isMet = program.isPlainlyMet(expression, context) { return (isMet, []) }
      var renderer = Renderer(program, context, .standard)
      return (renderer.isMet(expression), renderer.diagnostics)
    }
  }
}

extension TemplateParser {
  fileprivate mutating func parseCondition() -> Expression {
    var lexer = TagLexer(condition: text.bytes)
    lexer.run()
    for (mistake, range) in lexer.mistakes { report(mistake, at: range) }
    let whole = 0..<text.bytes.count
    guard lexer.mistakes.isEmpty else { return broken(whole) }
    tokens = lexer.segment.tokens
    let parsed = parseAll { (parser) throws(SyntaxError) in try parser.expression() }
    return parsed ?? broken(whole)
  }
}
