extension Renderer {
  mutating func render(_ include: IncludeInstruction) {
    guard !includePath.contains(include.template) else { return }
    guard includePath.count <= limits.includes, depth < limits.depth else {
      return report(.includesTooDeep(limits.includes), at: include.range)
    }
    guard spend(1, at: include.range) else { return }
    let start = output.count
    let mark = overwritten.count
    setParameters(include.parameters)
    includePath.append(include.template)
    render(program.tables.templates[include.template].body)
    includePath.removeLast()
    while overwritten.count > mark {
      let (symbol, slot) = overwritten.removeLast()
      set(symbol, slot)
    }
    lay(include, from: start)
  }

  /// All values are worked out before the first parameter is set, so that none sees another.
  private mutating func setParameters(_ parameters: Range<Int>) {
    guard !parameters.isEmpty else { return }
    let values = parameters.map { value(of: program.tables.assignments[$0].value) }
    for (index, value) in zip(parameters, values) {
      let symbol = program.tables.assignments[index].symbol
      overwritten.append((symbol, slots[symbol]))
      set(symbol, value.map(Slot.value) ?? .broken)
    }
  }

  /// Gives what an include alone on its line has rendered the indentation of that line.
  private mutating func lay(_ include: IncludeInstruction, from start: Int) {
    guard output.count > start else { return }
    if !include.lineEnding.isEmpty, output.last != Ascii.lineFeed {
      appendBytes(include.lineEnding)
    }
    if !include.indentation.isEmpty { indent(from: start, by: include.indentation) }
    if output.count > outputLimit { checkOutput(at: include.range) }
  }

  /// Indents the lines that are not empty from an offset of the output on.
  private mutating func indent(from start: Int, by indentation: Range<Int>) {
    let text = Array(output[start...])
    output.removeSubrange(start...)
    var line = 0
    while line < text.count, output.count <= outputLimit {
      let end = text[line...].firstIndex(of: Ascii.lineFeed).map { $0 + 1 } ?? text.count
      if !isLineEnding(text[line..<end]) { appendBytes(indentation) }
      output += text[line..<end]
      line = end
    }
  }
}
