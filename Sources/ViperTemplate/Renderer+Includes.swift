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
    render(program.templates[include.template].body)
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
    let values = parameters.map { value(of: program.assignments[$0].value) }
    for (index, value) in zip(parameters, values) {
      let symbol = program.assignments[index].symbol
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

  /// Indents the lines that are not empty from an offset of the output on, in place.
  private mutating func indent(from start: Int, by indentation: Range<Int>) {
    var lines = 0
    for index in start..<output.count where beginsText(index, from: start) { lines += 1 }
    let (growth, overflow) = lines.multipliedReportingOverflow(by: indentation.count)
    let end = output.count
    guard !overflow, growth <= outputLimit - min(end, outputLimit) else {
      // More than fits: one byte too many shows it.
      let missing = outputLimit - min(end, outputLimit) + 1
      return output.append(contentsOf: repeatElement(Ascii.space, count: missing))
    }
    output.append(contentsOf: repeatElement(Ascii.space, count: growth))
    // From the end, so that no byte is overwritten before it has moved.
    var (read, write) = (end, output.count)
    while read < write, read > start {
      read -= 1
      write -= 1
      let begins = beginsText(read, from: start, next: write + 1)
      output[write] = output[read]
      guard begins else { continue }
      write -= indentation.count
      for offset in indentation.indices {
        output[write + offset - indentation.lowerBound] = bytes[offset]
      }
    }
  }

  /// Whether a line that is not empty begins at an offset.
  ///
  /// - Parameter next: where the byte behind it stands by now.
  private func beginsText(_ index: Int, from start: Int, next: Int? = nil) -> Bool {
    guard index == start || output[index - 1] == Ascii.lineFeed else { return false }
    switch output[index] {
    case Ascii.lineFeed: return false
    case Ascii.carriageReturn:
      let next = next ?? index + 1
      return next >= output.count || output[next] != Ascii.lineFeed
    default: return true
    }
  }
}
