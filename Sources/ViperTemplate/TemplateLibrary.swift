import ViperText

/// The templates of a pack, which can include one another. Each is parsed when it is first needed.
package struct TemplateLibrary: Sendable {
  let indices: [String: Int]
  private let parsed: SharedValue<ParsedTemplates>

  /// For templates that are known to be right. A mistake in one is still reported, but not before it
  /// is rendered.
  ///
  /// - Parameter sources: the texts under the names by which they are included: paths from the
  ///   pack's folder on, with `/` between the parts.
  package init(_ sources: [String: SourceText]) {
    let templates = ParsedTemplates(sources)
    indices = templates.indices
    parsed = SharedValue(templates)
  }

  /// Parses every template; all mistakes of all of them are in the diagnostics.
  package static func parse(
    _ sources: [String: SourceText]
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    let library = TemplateLibrary(sources)
    return (library, library.parsed.change { $0.parseAll() })
  }

  /// The names of some templates and of all that these include, so that unused files can be found.
  package func reached(from names: some Sequence<String>) -> Set<String> {
    let reached = parsed.change { $0.reached(from: names.compactMap { indices[$0] }) }
    return Set(indices.lazy.filter { reached.contains($0.value) }.map(\.key))
  }

  /// Appends what a template renders to; what is wrong is reported and left empty.
  package func render(
    _ name: String, _ context: [String: TemplateValue], into output: inout [UInt8]
  ) -> [Diagnostic] {
    var hints = TemplateHints()
    return render(name, context, .standard, hints: &hints, into: &output)
  }

  /// The same for one of several templates.
  package func render(
    _ name: String, _ context: [String: TemplateValue], hints: inout TemplateHints,
    into output: inout [UInt8]
  ) -> [Diagnostic] {
    render(name, context, .standard, hints: &hints, into: &output)
  }

  func render(
    _ name: String, _ context: [String: TemplateValue], _ limits: RenderLimits,
    hints: inout TemplateHints, into output: inout [UInt8]
  ) -> [Diagnostic] {
    guard let index = indices[name] else {
      let mistake = Diagnostic.unknownTemplate(name, known: indices.keys.sorted())
      return [mistake.placed(at: nil)]
    }
    let (program, mistakes) = parsed.change { $0.program(with: index) }
    return mistakes
      + Renderer.render(index, of: program, context, limits, hints: &hints, into: &output)
  }
}

/// The templates of a library, and the program of those that were parsed so far.
struct ParsedTemplates {
  let indices: [String: Int]
  private let names: [String]
  private let sources: [SourceText]
  private let builder: ProgramBuilder
  /// What each template includes; nil for one that nobody has needed yet.
  private var includes: [[IncludeInstruction]?]
  private var mistakes: [Diagnostic] = []
  private var program: Program

  init(_ sources: [String: SourceText]) {
    let sorted = sources.sorted { $0.key < $1.key }
    names = sorted.map(\.key)
    self.sources = sorted.map(\.value)
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    builder = ProgramBuilder(templateCount: names.count)
    includes = Array(repeating: nil, count: names.count)
    program = Program(builder.tables)
  }

  /// All mistakes of all templates.
  mutating func parseAll() -> [Diagnostic] {
    parse(Array(names.indices.reversed()))
    var circles = IncludeCircles(
      names: names, texts: program.tables.templates.map(\.text),
      includes: includes.map { $0 ?? [] })
    circles.find()
    return (takeMistakes() + circles.diagnostics).sortedForPrinting()
  }

  /// A program that has a template and all that it includes, and the mistakes that nobody has reported.
  mutating func program(with template: Int) -> (Program, [Diagnostic]) {
    parse([template])
    return (program, takeMistakes())
  }

  /// Some templates and all that they include.
  mutating func reached(from templates: [Int]) -> Set<Int> {
    parse(templates)
    var reached: Set<Int> = []
    var open = templates
    while let index = open.popLast() {
      guard reached.insert(index).inserted else { continue }
      open += (includes[index] ?? []).map(\.template)
    }
    return reached
  }

  private mutating func takeMistakes() -> [Diagnostic] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Adds templates to the program that it lacks, and those that they include.
  private mutating func parse(_ templates: [Int]) {
    var open = templates.filter { includes[$0] == nil }
    guard !open.isEmpty else { return }
    while let index = open.popLast() {
      guard includes[index] == nil else { continue }
      let text = EmbeddedText(sources[index])
      var parser = TemplateParser(text, library: indices, program: builder)
      builder.set(text, at: index) { parser.parse() }
      includes[index] = parser.includes
      mistakes += parser.diagnostics
      open += parser.includes.map(\.template)
    }
    program = Program(builder.tables)
  }
}
