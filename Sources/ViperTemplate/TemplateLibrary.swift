import ViperText

/// All templates of a pack, parsed together, so that they can include one another.
package struct TemplateLibrary: Sendable {
  /// The names of the templates that another one includes, so that unused files can be found.
  package let includedNames: Set<String>
  let program: Program
  private let indices: [String: Int]

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
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    let symbols = SymbolTable()
    var builder = ProgramBuilder()
    var includes: [[Include]] = []
    var diagnostics: [Diagnostic] = []
    for text in texts {
      var parser = TemplateParser(text, library: indices, symbols: symbols)
      builder.append(parser.parse(), of: text)
      includes.append(parser.includes)
      diagnostics += parser.diagnostics
    }
    var circles = IncludeCircles(names: names, texts: texts, includes: includes)
    circles.find()
    let included = Set(includes.joined().map { names[$0.template] })
    let program = Program(builder, symbols: symbols.names)
    let library = TemplateLibrary(includedNames: included, program: program, indices: indices)
    return (library, (diagnostics + circles.diagnostics).sortedForPrinting())
  }

  /// Appends what a template renders to; what is wrong is reported and left empty.
  package func render(
    _ name: String, _ context: [String: TemplateValue], into output: inout [UInt8]
  ) -> [Diagnostic] {
    render(name, context, .standard, into: &output)
  }

  func render(
    _ name: String, _ context: [String: TemplateValue], _ limits: RenderLimits,
    into output: inout [UInt8]
  ) -> [Diagnostic] {
    guard let index = indices[name] else {
      let mistake = Mistake.unknownTemplate(name, known: indices.keys.sorted())
      return [mistake.diagnostic(at: nil)]
    }
    return Renderer.render(index, of: program, context, limits, into: &output)
  }
}
