import ViperText

/// What rendering may use up, so that no template can hang the tool or exhaust its memory.
struct RenderLimits: Sendable {
  var outputBytes = 64 << 20
  /// Loop steps, nodes rendered, and 64 bytes of text or elements that a filter walks through.
  var steps = 20_000_000
  /// The longest string that a filter may make.
  var valueBytes = 16 << 20
  /// The longest list that a filter or a range may make.
  var elements = 1_000_000
  var includes = 16
  /// Blocks and includes in one another, over all templates; each uses the call stack.
  var depth = 100
  var errors = 100

  static let standard = RenderLimits()
}

/// Renders one template of a program with one context.
struct Renderer {
  /// A variable; the context is looked at when it is first used.
  enum Slot {
    case unread, missing
    /// Its value could not be worked out, which has been reported.
    case broken
    case value(TemplateValue)
  }

  struct LoopState {
    var index: Int
    let count: Int
  }

  let program: Program
  let context: [String: TemplateValue]
  let limits: RenderLimits
  /// The variables' values now, by symbol; who changes one for a while puts it back.
  var slots: [Slot]
  var loops: [LoopState] = []
  var output: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  var steps = 0
  /// Set when a limit is reached; everything then ends.
  var isStopped = false
  /// The template that is being rendered, and those that include it.
  var includePath: [Int] = []
  var bytes: [UInt8] = []
  private var depth = 0
  private var outputLimit = 0
  /// What the template's assignments have overwritten, to be put back when an include ends.
  private var overwritten: [(symbol: Int, slot: Slot)] = []
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let template: Int
    let offset: Int
    let id: Mistake.ID
  }

  init(_ program: Program, _ context: [String: TemplateValue], _ limits: RenderLimits) {
    self.program = program
    self.context = context
    self.limits = limits
    slots = Array(repeating: .unread, count: program.symbols.count)
  }

  static func render(
    _ template: Int, of program: Program, _ context: [String: TemplateValue],
    _ limits: RenderLimits, into output: inout [UInt8]
  ) -> [Diagnostic] {
    var renderer = Renderer(program, context, limits)
    swap(&renderer.output, &output)
    let (limit, overflow) = renderer.output.count.addingReportingOverflow(limits.outputBytes)
    renderer.outputLimit = overflow ? .max : limit
    renderer.includePath = [template]
    renderer.bytes = program.templates[template].text.bytes
    renderer.render(program.templates[template].nodes)
    swap(&renderer.output, &output)
    return renderer.diagnostics
  }

  // MARK: Mistakes

  /// Reports a mistake of the current template, once for each place.
  mutating func report(_ mistake: Mistake, at range: Range<Int>) {
    guard diagnostics.count < limits.errors, !isStopped else { return }
    let template = includePath.last ?? 0
    let key = Report(template: template, offset: range.lowerBound, id: mistake.id)
    guard reported.insert(key).inserted else { return }
    let location = program.templates[template].text.location(of: range)
    diagnostics.append(mistake.diagnostic(at: location))
    if diagnostics.count == limits.errors {
      diagnostics.append(Mistake.tooManyErrors(limits.errors).diagnostic(at: location))
      isStopped = true
    }
  }

  /// Reports that a limit has been reached, and ends everything.
  mutating func stop(_ mistake: Mistake, at range: Range<Int>) {
    report(mistake, at: range)
    isStopped = true
  }

  /// Counts work; false when there has been too much of it.
  mutating func spend(_ amount: Int, at range: Range<Int>) -> Bool {
    let (sum, overflow) = steps.addingReportingOverflow(amount)
    steps = overflow ? .max : sum
    if steps > limits.steps { stop(.tooManySteps(limits.steps), at: range) }
    return !isStopped
  }

  // MARK: Nodes

  mutating func render(_ nodes: [Node]) {
    depth += 1
    for node in nodes {
      if isStopped { break }
      switch node {
      case .text(let range):
        output.append(contentsOf: bytes[range])
        checkOutput(at: range)
      case .output(let expression): render(expression)
      case .branches(let branches): render(branches)
      case .loop(let loop): render(loop)
      case .include(let include): render(include)
      case .assign(let assignment): render(assignment)
      }
    }
    depth -= 1
  }

  private mutating func checkOutput(at range: Range<Int>) {
    if output.count > outputLimit {
      output.removeSubrange(outputLimit...)
      stop(.outputTooLong(limits.outputBytes), at: range)
    }
  }

  private mutating func render(_ expression: Expression) {
    guard let value = value(of: expression) else { return }
    switch value {
    case .string(let string): output.append(contentsOf: string.utf8)
    case .none: return
    default:
      guard let text = value.text else {
        return report(.notPrintable(value), at: expression.range)
      }
      output.append(contentsOf: text.utf8)
    }
    checkOutput(at: expression.range)
  }

  private mutating func render(_ branches: [Branch]) {
    for branch in branches {
      guard let condition = branch.condition else { return render(branch.nodes) }
      if isMet(condition) { return render(branch.nodes) }
      if isStopped { return }
    }
  }

  private mutating func render(_ assignment: Assignment) {
    let slot = value(of: assignment.value).map(Slot.value) ?? .broken
    if includePath.count > 1, !assignment.isLoopVariable {
      overwritten.append((assignment.symbol, slots[assignment.symbol]))
    }
    slots[assignment.symbol] = slot
  }

  // MARK: Includes

  private mutating func render(_ include: Include) {
    guard !includePath.contains(include.template) else { return }
    guard includePath.count <= limits.includes, depth < limits.depth else {
      return report(.includesTooDeep(limits.includes), at: include.range)
    }
    guard spend(1, at: include.range) else { return }
    let values = include.parameters.map { value(of: $0.value).map(Slot.value) ?? .broken }
    let saved = include.parameters.map { slots[$0.symbol] }
    for (parameter, value) in zip(include.parameters, values) { slots[parameter.symbol] = value }
    let start = output.count
    renderTemplate(include.template)
    for (parameter, slot) in zip(include.parameters, saved) { slots[parameter.symbol] = slot }
    lay(include, from: start)
  }

  /// Renders another template; its assignments end with it.
  private mutating func renderTemplate(_ template: Int) {
    let (outerBytes, mark) = (bytes, overwritten.count)
    includePath.append(template)
    bytes = program.templates[template].text.bytes
    render(program.templates[template].nodes)
    includePath.removeLast()
    bytes = outerBytes
    while overwritten.count > mark {
      let (symbol, slot) = overwritten.removeLast()
      slots[symbol] = slot
    }
  }

  /// Gives what an include alone on its line has rendered the indentation of that line.
  private mutating func lay(_ include: Include, from start: Int) {
    guard output.count > start else { return }
    if !include.lineEnding.isEmpty, output.last != Ascii.lineFeed {
      output.append(contentsOf: bytes[include.lineEnding])
    }
    if !include.indentation.isEmpty {
      indent(from: start, by: bytes[include.indentation])
    }
    checkOutput(at: include.range)
  }

  private mutating func indent(from start: Int, by indentation: ArraySlice<UInt8>) {
    let text = Array(output[start...])
    output.removeSubrange(start...)
    for line in lines(of: text) where output.count <= outputLimit {
      if !isLineEnding(line) { output.append(contentsOf: indentation) }
      output.append(contentsOf: line)
    }
  }
}

/// The lines of a text with their endings.
func lines(of text: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
  sequence(state: text[...]) { rest in
    guard !rest.isEmpty else { return nil }
    let end = rest.firstIndex(of: Ascii.lineFeed).map { $0 + 1 } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}

func isLineEnding(_ line: ArraySlice<UInt8>) -> Bool {
  line.count <= 2 && line.allSatisfy { $0 == Ascii.lineFeed || $0 == Ascii.carriageReturn }
}
