import ViperText

/// The templates of a pack, which can include one another. A template is parsed when it is first
/// used.
package struct TemplateLibrary: Sendable {
  let sources: [String: SourceText]
  private let parsed = SharedValue(ParsedTemplates())

  /// For templates without mistakes. A mistake is only reported when its template is rendered.
  ///
  /// - Parameter sources: The names are paths from the pack's folder, separated by `/`.
  package init(_ sources: [String: SourceText]) { self.sources = sources }

  /// Parses all templates, and returns their mistakes.
  package static func parse(
    _ sources: [String: SourceText]
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    let library = TemplateLibrary(sources)
    let parsed = library.parse(sources.keys.sorted())
    var circles = IncludeCircles(templates: parsed.templates)
    circles.find()
    return (library, (parsed.mistakes + circles.diagnostics).sortedForPrinting())
  }

  /// The names of templates and of all templates that they include.
  package func reached(from names: some Sequence<String>) -> Set<String> {
    parsed.change { $0.parse(names, of: sources) }
  }

  /// Appends the rendered template to `output`. Tags with a mistake render nothing.
  package func render(
    _ name: String, _ context: [String: TemplateValue], into output: inout [UInt8]
  ) -> [Diagnostic] {
    render(name, context, RenderLimits(), into: &output)
  }

  func render(
    _ name: String, _ context: [String: TemplateValue], _ limits: RenderLimits,
    into output: inout [UInt8]
  ) -> [Diagnostic] {
    let parsed = parse([name])
    guard let template = parsed.templates[name] else {
      return [.unknownTemplate(name, known: sources.keys.sorted())]
    }
    var renderer = TemplateRenderer(
      template.text, in: parsed.templates, parsed.symbols, context, limits, after: output)
    // The renderer's output would be copied at its first change if there were two references to it.
    output = []
    renderer.render(template.nodes)
    output = renderer.output
    return parsed.mistakes + renderer.diagnostics
  }

  /// Parses templates and all templates that they include.
  ///
  /// - Returns: All parsed templates, and the mistakes that haven't been returned yet.
  private func parse(_ names: [String]) -> ParsedTemplates {
    parsed.change { parsed in
      if names.contains(where: { parsed.templates[$0] == nil }) { parsed.parse(names, of: sources) }
      defer { parsed.mistakes = [] }
      return parsed
    }
  }
}

final class ParsedTemplate: Sendable {
  let text: EmbeddedText
  let nodes: [any TemplateNode]
  let includes: [IncludeNode]
  /// The symbols of the variables that it assigns.
  let assigned: [Int]

  init(_ parser: inout TemplateParser) {
    text = parser.text
    nodes = parser.parse()
    includes = parser.includes
    assigned = parser.assigned.sorted()
  }
}

/// The templates of a library that have been parsed.
private struct ParsedTemplates {
  private(set) var templates: [String: ParsedTemplate] = [:]
  /// The symbols of the variables in all templates.
  private(set) var symbols: [String: Int] = [:]
  var mistakes: [Diagnostic] = []

  /// - Returns: The names of the templates and of all templates that they include.
  @discardableResult
  mutating func parse(
    _ names: some Sequence<String>, of sources: [String: SourceText]
  ) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      guard let source = sources[name], reached.insert(name).inserted else { continue }
      if templates[name] == nil {
        var parser = TemplateParser(
          EmbeddedText(source), library: sources, symbols: symbols)
        templates[name] = ParsedTemplate(&parser)
        symbols = parser.symbols
        mistakes += parser.diagnostics
      }
      open += templates[name]?.includes.map(\.template) ?? []
    }
    return reached
  }
}

/// Finds templates that include themselves.
private struct IncludeCircles {
  let templates: [String: ParsedTemplate]
  private(set) var diagnostics: [Diagnostic] = []
  private var done: Set<String> = []

  init(templates: [String: ParsedTemplate]) { self.templates = templates }

  /// A template with the include that is followed next.
  private struct Step {
    let name: String
    let template: ParsedTemplate
    var next = 0
  }

  /// Uses an array as stack, because a chain of includes can be as long as the pack.
  mutating func find() {
    for start in templates.keys.sorted() where !done.contains(start) {
      var path: [Step] = []
      var depths: [String: Int] = [:]
      func enter(_ name: String) {
        guard let template = templates[name] else { return }
        depths[name] = path.count
        path.append(Step(name: name, template: template))
      }
      enter(start)
      while let step = path.last {
        guard step.next < step.template.includes.count else {
          done.insert(step.name)
          depths[step.name] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = step.template.includes[step.next].template
        if let depth = depths[target] {
          report(path[depth...])
        } else if !done.contains(target) {
          enter(target)
        }
      }
    }
  }

  /// Reports the include that closes the circle. The notes are the includes before it.
  private mutating func report(_ circle: ArraySlice<Step>) {
    guard let first = circle.first, let last = circle.last else { return }
    func location(_ step: Step) -> SourceLocation {
      step.template.text.location(of: step.template.includes[step.next - 1].range)
    }
    let notes = circle.dropLast().suffix(8).map {
      Diagnostic.Note(Diagnostic.includeStep, at: location($0))
    }
    let mistake = Diagnostic.includeCircle(first.name, notes: notes.reversed())
    diagnostics.append(mistake.placed(at: location(last)))
  }
}
