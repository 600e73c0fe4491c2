import ViperText

/// Limits of rendering.
package struct RenderLimits: Sendable {
  var outputBytes = 64 << 20
  /// One for each rendered node of a loop, and for each 64 bytes or elements that a filter reads.
  var steps = 20_000_000
  /// The bytes of a string that a filter creates.
  var valueBytes = 16 << 20
  /// The elements of a list that a filter or a range creates.
  var elements = 1_000_000
  var includes = 16
  /// Nested blocks and includes, which use the call stack.
  var depth = 100
  var errors = 100
}

struct TemplateRenderer {
  enum Variable {
    case value(TemplateValue)
    /// The error has been reported.
    case broken

    var value: TemplateValue? { if case .value(let value) = self { value } else { nil } }
  }

  let templates: [String: ParsedTemplate]
  private let context: [String: TemplateValue]
  let limits: RenderLimits
  var output: [UInt8]
  let outputLimit: Int
  var variables: [String: Variable]
  var loops: [LoopState] = []
  /// The current template is last.
  private(set) var openTemplates: [EmbeddedText] = []
  private(set) var depth = 0
  private(set) var diagnostics: [Diagnostic] = []
  private var steps = 0
  private(set) var isStopped = false
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let location: SourceLocation
    let id: String
  }

  init(
    _ text: EmbeddedText, in templates: [String: ParsedTemplate] = [:],
    _ context: [String: TemplateValue], _ limits: RenderLimits = RenderLimits(),
    after output: [UInt8] = []
  ) {
    openTemplates = [text]
    self.templates = templates
    self.context = context
    variables = context.mapValues(Variable.value)
    self.limits = limits
    self.output = output
    let (limit, overflow) = output.count.addingReportingOverflow(limits.outputBytes)
    outputLimit = overflow ? .max : limit
  }

  mutating func render(_ nodes: [any TemplateNode]) {
    depth += 1
    for node in nodes {
      if isStopped { break }
      node.render(in: &self)
    }
    depth -= 1
  }

  /// Restores the variables that the template changed.
  mutating func render(_ template: ParsedTemplate, _ parameters: [AssignNode]) {
    let values = parameters.map { variable($0.value) }
    let changed = parameters.map(\.name) + template.assigned
    let former = changed.map { variables[$0] }
    for (parameter, value) in zip(parameters, values) { variables[parameter.name] = value }
    openTemplates.append(template.text)
    render(template.nodes)
    openTemplates.removeLast()
    for (name, variable) in zip(changed, former) { variables[name] = variable }
  }

  // MARK: Variables

  mutating func variable(_ expression: Expression) -> Variable {
    value(of: expression).map(Variable.value) ?? .broken
  }

  mutating func value(of variable: VariablePath) -> TemplateValue? {
    if let known = variables[variable.name] { return known.value }
    let assigned = variables.filter { $0.value.value != nil }.keys
    let known = Set(context.keys).union(assigned).sorted()
    return fail(.unknownVariable(variable.name, known: known), at: variable.range)
  }

  // MARK: Errors and limits

  mutating func fail<Value>(_ mistake: Diagnostic, at range: Range<Int>) -> Value? {
    report(mistake, at: range)
    return nil
  }

  /// Reports an error once for each place.
  mutating func report(_ mistake: Diagnostic, at range: Range<Int>) {
    guard diagnostics.count < limits.errors, !isStopped, let text = openTemplates.last else {
      return
    }
    let location = text.location(of: range)
    guard reported.insert(Report(location: location, id: mistake.id)).inserted else { return }
    diagnostics.append(mistake.placed(at: location))
    if diagnostics.count == limits.errors {
      diagnostics.append(Diagnostic.tooManyErrors(limits.errors).placed(at: location))
      isStopped = true
    }
  }

  private mutating func stop(_ mistake: Diagnostic, at range: Range<Int>) {
    report(mistake, at: range)
    isStopped = true
  }

  /// False if rendering has stopped.
  mutating func spend(_ amount: Int, at range: Range<Int>) -> Bool {
    let (sum, overflow) = steps.addingReportingOverflow(amount)
    steps = overflow ? .max : sum
    if steps > limits.steps { stop(.tooManySteps(limits.steps), at: range) }
    return !isStopped
  }

  mutating func checkOutput(at range: Range<Int>) {
    guard output.count > outputLimit else { return }
    output.removeSubrange(outputLimit...)
    stop(.outputTooLong(limits.outputBytes), at: range)
  }
}
