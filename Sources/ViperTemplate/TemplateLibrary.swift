import ViperText

/// All templates of a pack, parsed together, so that they can include one another.
package struct TemplateLibrary: Sendable {
  /// The templates that each one includes, by their indices in the program.
  let includes: [[Int]]
  let program: Program
  let indices: [String: Int]

  /// - Parameter names: of the templates, in their order.
  init(names: [String], includes: [[Int]], program: Program) {
    self.includes = includes
    self.program = program
    indices = Self.indices(of: names)
  }

  private static func indices(of names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// Parses every template; all mistakes of all of them are in the diagnostics.
  ///
  /// - Parameter sources: the texts under the names by which they are included: paths from the
  ///   pack's folder on, with `/` between the parts.
  package static func parse(
    _ sources: [String: SourceText]
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    let sorted = sources.sorted { $0.key < $1.key }
    let names = sorted.map(\.key)
    let texts = sorted.map { EmbeddedText($0.value) }
    let indices = indices(of: names)
    let builder = ProgramBuilder()
    var includes: [[IncludeInstruction]] = []
    var diagnostics: [Diagnostic] = []
    for text in texts {
      var parser = TemplateParser(text, library: indices, program: builder)
      builder.append(text) { parser.parse() }
      includes.append(parser.includes)
      diagnostics += parser.diagnostics
    }
    var circles = IncludeCircles(names: names, texts: texts, includes: includes)
    circles.find()
    let library = TemplateLibrary(
      names: names, includes: includes.map { $0.map(\.template) }, program: Program(builder.tables))
    return (library, (diagnostics + circles.diagnostics).sortedForPrinting())
  }

  /// The names of some templates and of all that these include, so that unused files can be found.
  package func reached(from names: some Sequence<String>) -> Set<String> {
    var reached: Set<Int> = []
    var open = names.compactMap { indices[$0] }
    while let index = open.popLast() {
      guard reached.insert(index).inserted else { continue }
      open += includes[index]
    }
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
    return Renderer.render(index, of: program, context, limits, hints: &hints, into: &output)
  }
}
