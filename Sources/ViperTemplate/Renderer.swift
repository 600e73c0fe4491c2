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

/// Where in a record each key of a program's paths was found last: whoever renders several
/// templates of a library hands it on, so that fewer keys are searched for.
package struct TemplateHints: Sendable {
  fileprivate(set) var places: [UInt32] = []

  package init() {}
}

/// Renders one template of a program with one context.
struct Renderer {
  /// A variable; the context is looked at when it is first used.
  enum Slot {
    case unread, missing
    /// Its value could not be worked out, which has been reported.
    case broken
    case value(TemplateValue)

    /// Where a record has a key; nil for what is no record, or has none.
    func place(of key: String, near hint: UInt32) -> UInt32? {
      guard case .value(.record(let record)) = self else { return nil }
      return record.place(of: key, near: hint)
    }

    /// What a record has at a place, or the value itself.
    func value(at place: UInt32?) -> TemplateValue {
      switch (self, place) {
      case (.value(.record(let record)), let place?): record[place]
      case (.value(let value), nil): value
      default: .none
      }
    }

    func isTruthy(at place: UInt32?) -> Bool {
      switch (self, place) {
      case (.value(.record(let record)), let place?): record[place].isTruthy
      case (.value(let value), nil): value.isTruthy
      default: false
      }
    }

    /// Appends a string; false for any other value.
    func append(at place: UInt32?, to output: inout [UInt8]) -> Bool {
      switch (self, place) {
      case (.value(.string(let string)), nil): output.append(contentsOf: string.utf8)
      case (.value(.record(let record)), let place?):
        guard case .string(let string) = record[place] else { return false }
        output.append(contentsOf: string.utf8)
      default: return false
      }
      return true
    }
  }

  struct LoopState {
    var index: Int
    let count: Int
  }

  let program: Program
  /// The program's, at hand without counting a reference to them; valid while it is rendered.
  private var instructions = UnsafeBufferPointer<Instruction>(start: nil, count: 0)
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  let context: [String: TemplateValue]
  let limits: RenderLimits
  /// The variables' values now, by symbol; who changes one for a while puts it back.
  var slots: [Slot]
  /// Where in a record each key of the paths was found last.
  var hints: [UInt32]
  var loops: [LoopState] = []
  /// Where lines begin that are indented; kept, since that happens often.
  var filledLines: [Int] = []
  var output: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var steps = 0
  /// Set when a limit is reached; everything then ends.
  private(set) var isStopped = false
  /// The template that is being rendered, and those that include it.
  var includePath: [Int]
  var depth = 0
  var outputLimit = Int.max
  /// What the template's assignments have overwritten, to be put back when an include ends.
  var overwritten: [(symbol: Int, slot: Slot)] = []
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let template: Int
    let offset: Int
    let id: String
  }

  init(
    _ program: Program, _ context: [String: TemplateValue], _ limits: RenderLimits,
    template: Int = 0, hints: TemplateHints = TemplateHints()
  ) {
    self.program = program
    self.context = context
    self.limits = limits
    slots = Array(repeating: .unread, count: program.tables.symbols.count)
    self.hints = hints.places
    // A program grows by the templates that are parsed later, and keeps the keys that it has.
    let missing = program.tables.pathKeys.count - hints.places.count
    if missing > 0 { self.hints += repeatElement(0, count: missing) }
    includePath = [template]
  }

  static func render(
    _ template: Int, of program: Program, _ context: [String: TemplateValue],
    _ limits: RenderLimits, hints: inout TemplateHints, into output: inout [UInt8]
  ) -> [Diagnostic] {
    var renderer = Renderer(program, context, limits, template: template, hints: hints)
    // The renderer alone holds them now, and need not copy them.
    hints.places = []
    swap(&renderer.output, &output)
    let (limit, overflow) = renderer.output.count.addingReportingOverflow(limits.outputBytes)
    renderer.outputLimit = overflow ? .max : limit
    renderer.render(template: template)
    swap(&renderer.output, &output)
    hints.places = renderer.hints
    return renderer.diagnostics
  }

  private mutating func render(template: Int) {
    program.tables.instructions.withUnsafeBufferPointer { instructions in
      program.tables.bytes.withUnsafeBufferPointer { bytes in
        self.instructions = instructions
        self.bytes = bytes
        render(program.tables.templates[template].body)
      }
    }
  }

  // MARK: Mistakes

  /// Reports a mistake of the current template, once for each place.
  mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    guard diagnostics.count < limits.errors, !isStopped else { return }
    let template = includePath.last ?? 0
    let key = Report(template: template, offset: range.lowerBound, id: mistake.id)
    guard reported.insert(key).inserted else { return }
    let location = program.tables.templates[template].text.location(of: range)
    diagnostics.append(mistake.placed(at: location))
    if diagnostics.count == limits.errors {
      diagnostics.append(Diagnostic.tooManyErrors(limits.errors).placed(at: location))
      isStopped = true
    }
  }

  /// Reports that a limit has been reached, and ends everything.
  mutating func stop(_ mistake: Diagnostic, at range: Range<Int>) {
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

  // MARK: Instructions

  mutating func render(_ body: Range<Int>) {
    depth += 1
    for index in body {
      if isStopped { break }
      switch instructions[index] {
      case .text(let range): print(range)
      case .output(let expression): print(expression: expression)
      case .branches(let arms): render(arms: arms)
      case .loop(let loop): render(program.tables.loops[loop])
      case .include(let include): render(program.tables.includes[include])
      case .assign(let assignment): render(program.tables.assignments[assignment])
      }
    }
    depth -= 1
  }

  private mutating func print(_ range: Range<Int>) {
    appendBytes(range)
    if output.count > outputLimit {
      let base = program.tables.templates[includePath.last ?? 0].base
      checkOutput(at: range.lowerBound - base..<range.upperBound - base)
    }
  }

  mutating func appendBytes(_ range: Range<Int>) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
  }

  mutating func checkOutput(at range: Range<Int>) {
    if output.count > outputLimit {
      output.removeSubrange(outputLimit...)
      stop(.outputTooLong(limits.outputBytes), at: range)
    }
  }

  private mutating func print(expression index: Int) {
    // Most of what is printed is a variable or the key of one, which is not copied for that.
    if case .path(let path, _) = program.tables.expressions[index].kind,
      let (symbol, place) = place(of: path), slots[symbol].append(at: place, to: &output)
    {
      if output.count > outputLimit { checkOutput(at: program.tables.expressions[index].range) }
      return
    }
    guard let value = value(of: index) else { return }
    switch value {
    case .string(let string): print(string)
    case .none: return
    default:
      guard let text = value.text else {
        return report(.notPrintable(value), at: program.tables.expressions[index].range)
      }
      print(text)
    }
    if output.count > outputLimit { checkOutput(at: program.tables.expressions[index].range) }
  }

  private mutating func print(_ string: String) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable {
      output.append(contentsOf: $0)
    }
    // A string that another language has made.
    if isDone == nil { output.append(contentsOf: string.utf8) }
  }

  private mutating func render(arms: Range<Int>) {
    for index in arms {
      let arm = program.tables.arms[index]
      guard let condition = arm.condition else { return render(arm.body) }
      if isMet(condition) { return render(arm.body) }
      if isStopped { return }
    }
  }

  private mutating func render(_ assignment: AssignInstruction) {
    let slot = value(of: assignment.value).map(Slot.value) ?? .broken
    if includePath.count > 1, !assignment.isLoopVariable {
      overwritten.append((assignment.symbol, slots[assignment.symbol]))
    }
    slots[assignment.symbol] = slot
  }
}
