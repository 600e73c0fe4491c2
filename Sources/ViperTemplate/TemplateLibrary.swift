import ViperText

/// The templates of a pack. A template is parsed when it is first used.
package struct TemplateLibrary: Sendable {
  let sources: [String: SourceText]
  private let parsed = SharedValue(ParsedTemplates())

  /// Mistakes are only reported when a template is rendered.
  ///
  /// - Parameter sources: by the path from the pack's folder.
  package init(_ sources: [String: SourceText]) { self.sources = sources }

  package static func parse(
    _ sources: [String: SourceText]
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    let library = TemplateLibrary(sources)
    let parsed = library.parse(sources.keys.sorted())
    return (library, (parsed.mistakes + parsed.circularIncludes).sortedForPrinting())
  }

  /// Includes the names.
  package func reached(from names: some Sequence<String>) -> Set<String> {
    parsed.change { $0.parse(names, of: sources) }
  }

  /// Tags with a mistake render nothing.
  package func render(
    _ name: String, _ context: [String: TemplateValue], _ limits: RenderLimits = RenderLimits(),
    into output: inout [UInt8]
  ) -> [Diagnostic] {
    let parsed = parse([name])
    guard let template = parsed.templates[name] else {
      return [.unknownTemplate(name, known: sources.keys.sorted())]
    }
    var renderer = TemplateRenderer(
      template.text, in: parsed.templates, context, limits, after: output)
    // The renderer's output would be copied at its first change if there were two references to it.
    output = []
    renderer.render(template.nodes)
    output = renderer.output
    return parsed.mistakes + renderer.diagnostics
  }

  /// - Returns: the mistakes that haven't been returned yet.
  private func parse(_ names: [String]) -> ParsedTemplates {
    parsed.change { parsed in
      if names.contains(where: { parsed.templates[$0] == nil }) { parsed.parse(names, of: sources) }
      defer { parsed.mistakes = [] }
      return parsed
    }
  }

  /// The code in the text of a template, with `_` for each value, and the strings of its tags.
  package func code(where isIncluded: (String, [UInt8]) -> Bool) -> [[UInt8]] {
    sources.sorted { $0.key < $1.key }.filter { isIncluded($0.key, $0.value.bytes) }
      .flatMap { Self.code(of: $0.value.bytes) }
  }

  /// - Parameter edits: the edits of code that has `_` in place of each byte of a value.
  package func edited(_ edits: ([UInt8]) -> [TextEdits.Edit]) -> TemplateLibrary {
    TemplateLibrary(
      sources.mapValues { source in
        var lexer = TemplateLexer(bytes: source.bytes)
        lexer.run()
        var code = source.bytes
        for tag in lexer.tags {
          let filler: Character = tag.kind == .output ? "_" : " "
          for index in tag.range where code[index] != UInt8(ascii: "\n") {
            code[index] = filler.asciiValue ?? 0
          }
        }
        return TextEdits(edits(code), of: source).edited
      })
  }

  private static func code(of bytes: [UInt8]) -> [[UInt8]] {
    var lexer = TemplateLexer(bytes: bytes)
    lexer.run()
    var text: [UInt8] = []
    var strings: [[UInt8]] = []
    var end = 0
    for tag in lexer.tags {
      text += bytes[end..<tag.range.lowerBound]
      if tag.kind == .output { text.append(UInt8(ascii: "_")) }
      end = tag.range.upperBound
      for case .string(let string) in tag.tokens.map(\.kind) { strings.append(Array(string.utf8)) }
    }
    return [text + bytes[end...]] + strings
  }
}

final class ParsedTemplate: Sendable {
  let text: EmbeddedText
  let nodes: [any TemplateNode]
  let includes: [IncludeNode]
  let assigned: Set<String>

  init(_ parser: inout TemplateParser) {
    text = parser.text
    nodes = parser.parse()
    includes = parser.includes
    assigned = parser.assigned
  }
}

private struct ParsedTemplates {
  private(set) var templates: [String: ParsedTemplate] = [:]
  var mistakes: [Diagnostic] = []

  /// - Returns: the names of the templates and of all templates that they include.
  @discardableResult
  mutating func parse(
    _ names: some Sequence<String>, of sources: [String: SourceText]
  ) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(names)
    while let name = open.popLast() {
      guard let source = sources[name], reached.insert(name).inserted else { continue }
      if templates[name] == nil {
        var parser = TemplateParser(text: EmbeddedText(source), library: sources)
        templates[name] = ParsedTemplate(&parser)
        mistakes += parser.diagnostics
      }
      open += templates[name]?.includes.map(\.template) ?? []
    }
    return reached
  }

  /// The notes are the includes before it.
  var circularIncludes: [Diagnostic] {
    circles(
      from: templates.keys.sorted(), edges: { templates[$0]?.includes ?? [] }, target: \.template
    ).compactMap { circle in
      guard let last = circle.last else { return nil }
      // Each include is in the template that the one before it includes.
      let places = zip([last] + circle, circle).compactMap { former, include in
        templates[former.template]?.text.location(of: include.range)
      }
      let notes = zip(places, circle).dropLast().suffix(8).map { place, include in
        Diagnostic.Note("'\(include.template)' is included here", at: place)
      }
      return .includeCircle(last.template, notes: notes.reversed()).placed(at: places.last)
    }
  }
}
