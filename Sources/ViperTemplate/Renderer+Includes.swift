#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
      slots[symbol] = slot
    }
    lay(include, from: start)
  }

  /// All values are worked out before the first parameter is set, so that none sees another.
  private mutating func setParameters(_ parameters: Range<Int>) {
    guard !parameters.isEmpty else { return }
    if parameters.count == 1 { return setParameter(parameters.lowerBound) }
    let values = parameters.map { value(of: program.tables.assignments[$0].value) }
    for (index, value) in zip(parameters, values) { setParameter(index, value) }
  }

  private mutating func setParameter(_ index: Int) {
    setParameter(index, value(of: program.tables.assignments[index].value))
  }

  private mutating func setParameter(_ index: Int, _ value: TemplateValue?) {
    let symbol = program.tables.assignments[index].symbol
    var slot = value.map(Slot.value) ?? .broken
    swap(&slots[symbol], &slot)
    overwritten.append((symbol, slot))
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
    let old = output.count
    var filled: [Int] = []
    swap(&filled, &filledLines)
    defer { swap(&filled, &filledLines) }
    output.withUnsafeBufferPointer { findFilledLines(in: $0, from: start, into: &filled) }
    let added = indentation.count * filled.count
    guard old + added <= outputLimit else {
      // What is too long is cut off, and of no use.
      let rest = max(0, outputLimit + 1 - old)
      return output.append(contentsOf: repeatElement(Ascii.space, count: rest))
    }
    output.append(contentsOf: repeatElement(Ascii.space, count: added))
    let indentation = UnsafeBufferPointer(rebasing: bytes[indentation])
    output.withUnsafeMutableBufferPointer { output in
      guard let base = output.baseAddress, let blanks = indentation.baseAddress else { return }
      // From the last one to the first, each goes to where it is to be, with the empty lines behind it.
      var (end, place) = (old, output.count)
      for line in filled.reversed() {
        place -= end - line
        memmove(base + place, base + line, end - line)
        place -= indentation.count
        memcpy(base + place, blanks, indentation.count)
        end = line
      }
    }
  }
}

/// Where lines begin, from an offset on, that are more than a line ending.
private func findFilledLines(
  in text: UnsafeBufferPointer<UInt8>, from start: Int, into filled: inout [Int]
) {
  filled.removeAll(keepingCapacity: true)
  guard let base = text.baseAddress else { return }
  var line = start
  while line < text.count {
    let feed = memchr(base + line, Int32(Ascii.lineFeed), text.count - line)
    let end = feed.map { base.distance(to: $0.assumingMemoryBound(to: UInt8.self)) } ?? text.count
    let isEmpty = end == line || end == line + 1 && text[line] == Ascii.carriageReturn
    if !isEmpty { filled.append(line) }
    line = end + 1
  }
}
