import ViperText

extension TemplateParser {
  mutating func include(_ segment: Segment) {
    let head = parseRest(segment) { (parser) throws(SyntaxError) in try parser.includeHead() }
    guard let head, let template = resolve(head.name, at: head.nameRange) else { return }
    let include = IncludeInstruction(
      template: template, parameters: program.add(head.parameters),
      indentation: program.inProgram(segment.indentation),
      lineEnding: program.inProgram(segment.lineEnding), range: head.nameRange)
    includes.append(include)
    append(program.include(include))
  }

  private struct IncludeHead {
    let name: String
    let nameRange: Range<Int>
    var parameters: [AssignInstruction] = []
  }

  /// `"file"`, then `with value` or `with value as name`, then `, name: value, …`; or nothing.
  private mutating func includeHead() throws(SyntaxError) -> IncludeHead {
    let nameRange = token.range
    let name = try string(expected: "the name of a template in quotes")
    var head = IncludeHead(name: name, nameRange: nameRange)
    let isWith = take(word: "with")
    if isWith, nextToken.kind != .symbol(.colon) {
      head.parameters = [try subject(of: head)]
      if take(.comma) { head.parameters += try namedParameters() }
    } else if isWith || take(.comma) {
      head.parameters = try namedParameters()
    }
    return head
  }

  /// The value after `with`, whose name is the file's up to the first dot, if no other is given.
  private mutating func subject(of head: IncludeHead) throws(SyntaxError) -> AssignInstruction {
    let value = try expression()
    if take(word: "as") {
      return parameter(try variableName(), value)
    }
    let file = head.name.split(separator: "/").last ?? ""
    let stem = String(file.prefix { $0 != "." })
    guard isVariableName(stem) else {
      throw SyntaxError(mistake: .unnamedInclude(head.name), range: head.nameRange)
    }
    return parameter(stem, value)
  }

  private func parameter(_ name: String, _ value: Expression) -> AssignInstruction {
    AssignInstruction(symbol: program.symbol(name), value: value.index, isLoopVariable: false)
  }

  private func isVariableName(_ text: String) -> Bool {
    guard let first = text.utf8.first, Ascii.beginsName(first) else { return false }
    return text.utf8.allSatisfy { Ascii.continuesName($0) || $0 == Ascii.minus }
      && !TemplateParser.reserved.contains(text)
  }

  private mutating func namedParameters() throws(SyntaxError) -> [AssignInstruction] {
    var parameters: [AssignInstruction] = []
    var ranges: [Int: Range<Int>] = [:]
    repeat {
      let range = token.range
      let name = try variableName()
      guard take(.colon) else { throw unexpected(expected: "':'") }
      let symbol = program.symbol(name)
      if let first = ranges[symbol] {
        report(.repeatedName(name, first: text.location(of: first)), at: range)
      }
      ranges[symbol] = range
      parameters.append(parameter(name, try expression()))
    } while take(.comma)
    return parameters
  }

  private mutating func resolve(_ name: String, at range: Range<Int>) -> Int? {
    if let index = library[name] { return index }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.first == "" && parts.count > 1 {
      report(.includeOutsidePack(name), at: range)
    } else {
      report(.unknownInclude(name, known: library.keys.sorted()), at: range)
    }
    return nil
  }
}

/// Finds includes that lead back to where they came from.
struct IncludeCircles {
  let names: [String]
  let texts: [EmbeddedText]
  /// The includes of each template.
  let includes: [[IncludeInstruction]]
  private(set) var diagnostics: [Diagnostic] = []

  private struct Step {
    let template: Int
    var next = 0
  }

  /// A walk with a stack of its own: a chain of includes can be as long as the pack has files.
  mutating func find() {
    var isDone = [Bool](repeating: false, count: includes.count)
    var depths = [Int?](repeating: nil, count: includes.count)
    for start in includes.indices where !isDone[start] {
      var path = [Step(template: start)]
      depths[start] = 0
      while let step = path.last {
        guard step.next < includes[step.template].count else {
          isDone[step.template] = true
          depths[step.template] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = includes[step.template][step.next].template
        if let depth = depths[target] {
          report(path[depth...])
        } else if !isDone[target] {
          depths[target] = path.count
          path.append(Step(template: target))
        }
      }
    }
  }

  /// The mistake stands at the include that closes the circle, the way to it in the notes.
  private mutating func report(_ circle: ArraySlice<Step>) {
    guard let first = circle.first, let last = circle.last else { return }
    func location(_ step: Step) -> SourceLocation {
      texts[step.template].location(of: includes[step.template][step.next - 1].range)
    }
    let notes = circle.dropLast().suffix(8).map {
      Diagnostic.Note(Diagnostic.includeStep, at: location($0))
    }
    let mistake = Diagnostic.includeCircle(names[first.template], notes: notes.reversed())
    diagnostics.append(mistake.placed(at: location(last)))
  }
}
