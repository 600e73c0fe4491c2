import ViperText

/// `include "template", name: value`
struct IncludeNode: TemplateNode {
  let template: String
  let parameters: [AssignNode]
  /// The white space before an include that is alone on its line.
  let indentation: [UInt8]
  /// The line ending after an include that is alone on its line.
  let lineEnding: [UInt8]
  /// The range of the template's name.
  let range: Range<Int>

  func render(in renderer: inout TemplateRenderer) {
    // A template that includes itself has been reported.
    guard let template = renderer.templates[template],
      !renderer.openTemplates.contains(where: { $0 === template.text })
    else { return }
    guard renderer.openTemplates.count <= renderer.limits.includes,
      renderer.depth < renderer.limits.depth
    else { return renderer.report(.includesTooDeep(renderer.limits.includes), at: range) }
    guard renderer.spend(1, at: range) else { return }
    let start = renderer.output.count
    renderer.render(template, parameters)
    layOut(from: start, in: &renderer)
  }

  private func layOut(from start: Int, in renderer: inout TemplateRenderer) {
    guard renderer.output.count > start else { return }
    if !lineEnding.isEmpty, renderer.output.last != Ascii.lineFeed {
      renderer.output += lineEnding
    }
    if !indentation.isEmpty {
      let included = Array(renderer.output[start...])
      renderer.output.removeSubrange(start...)
      for line in lines(of: included) where renderer.output.count <= renderer.outputLimit {
        if !isLineEnding(line) { renderer.output += indentation }
        renderer.output += line
      }
    }
    renderer.checkOutput(at: range)
  }
}

extension TemplateParser {
  mutating func parseInclude(_ tag: Tag, _ extent: TagExtent) {
    let node = rest(of: tag) { try $0.include(extent) }
    guard let node, isKnown(node) else { return }
    includes.append(node)
    append(node)
  }

  /// Parses `"file"`, then `with value` or `with value as name`, then `, name: value, …`
  private mutating func include(_ extent: TagExtent) throws(SyntaxError) -> IncludeNode {
    let range = token.range
    guard case .string(let name) = token.kind else {
      throw unexpected(expected: "the name of a template in quotes")
    }
    advance()
    var parameters: [AssignNode] = []
    let isWith = take(word: "with")
    if isWith, token(after: 1).kind != .symbol(.colon) {
      parameters = [try subject(of: name, at: range)]
      if take(.comma) { parameters += try namedParameters() }
    } else if isWith || take(.comma) {
      parameters = try namedParameters()
    }
    return IncludeNode(
      template: name, parameters: parameters, indentation: Array(text.bytes[extent.indentation]),
      lineEnding: Array(text.bytes[extent.lineEnding]), range: range)
  }

  /// Without `as`, the value has the file's name, up to the first dot.
  private mutating func subject(
    of include: String, at range: Range<Int>
  ) throws(SyntaxError) -> AssignNode {
    let value = try expression()
    if take(word: "as") { return AssignNode(name: try variableName(), value: value) }
    let file = include.split(separator: "/").last ?? ""
    let name = String(file.prefix { $0 != "." })
    let isName =
      name.utf8.first.map(Ascii.beginsName) ?? false
      && name.utf8.allSatisfy { isWordByte($0) || $0 == Ascii.minus }
      && !TemplateParser.reserved.contains(name)
    guard isName else { throw failure(.unnamedInclude(include), at: range) }
    return AssignNode(name: name, value: value)
  }

  private mutating func namedParameters() throws(SyntaxError) -> [AssignNode] {
    var parameters: [AssignNode] = []
    var ranges: [String: Range<Int>] = [:]
    repeat {
      let range = token.range
      let name = try variableName()
      guard take(.colon) else { throw unexpected(expected: "':'") }
      if let first = ranges.updateValue(range, forKey: name) {
        report(.repeatedName(name, first: text.location(of: first)), at: range)
      }
      parameters.append(AssignNode(name: name, value: try expression()))
    } while take(.comma)
    return parameters
  }

  private mutating func isKnown(_ include: IncludeNode) -> Bool {
    let name = include.template
    if library[name] != nil { return true }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.first == "" && parts.count > 1 {
      report(.includeOutsidePack(name), at: include.range)
    } else {
      report(.unknownInclude(name, known: library.keys.sorted()), at: include.range)
    }
    return false
  }
}
