import ViperText

extension Diagnostic {
  // MARK: - Tags

  static func unclosedTag(_ opening: String, closing: String) -> Self {
    let help =
      "close '\(opening)' with '\(closing)'; for plain text, use '{% raw %}' and '{% endraw %}'"
    return Diagnostic(id: "missing-tag-end", "'\(opening)' isn't closed", help: help)
  }

  static func wronglyClosedTag(_ opening: String, with found: String, closing: String) -> Self {
    Diagnostic(
      id: "missing-tag-end", "'\(opening)' is closed with '\(found)'",
      help: "close '\(opening)' with '\(closing)'")
  }

  static func unclosedString(_ quote: String) -> Self {
    Diagnostic(
      id: "missing-closing-quote", "the string isn't closed on its line",
      help: "close the string with \(quote)")
  }

  static func unknownEscape(_ escape: String) -> Self {
    Diagnostic(
      id: "unknown-escape", "unknown escape sequence '\(escape)'",
      help: #"use one of these escape sequences: \n, \r, \t, \\, \" and \'"#)
  }

  static func unexpectedCharacter(_ text: String) -> Self {
    let help = ["&": "use 'and'", "&&": "use 'and'", "!": "use 'not'", "?": "use 'if'"][text]
    return Diagnostic(id: "unexpected-character", "unexpected '\(text)' in a tag", help: help)
  }

  static func numberTooLarge(_ text: String) -> Self {
    Diagnostic(id: "excessive-number", "the number '\(text)' doesn't fit into 64 bits")
  }

  static func unexpectedToken(_ found: Token, expected: String, help: String? = nil) -> Self {
    Diagnostic(
      id: "unexpected-token", "expected \(expected), found \(found.kind.description)", help: help)
  }

  static func unknownTag(_ name: String, known: [String]) -> Self {
    let help = foreignTags[name] ?? didYouMean(name, known)
    return Diagnostic(id: "unknown-tag", "unknown tag '\(name)'", help: help)
  }

  /// Tags of Liquid and Stencil.
  private static let foreignTags = [
    "case": "use 'if' and 'elif'", "when": "use 'elif'", "ifnot": "use 'unless'",
    "render": "use 'include'", "extends": "use 'include'", "capture": "use 'assign'",
    "endfilter": "use '{{ … | filter }}'", "filter": "use '{{ … | filter }}'",
    "echo": "use '{{ … }}'", "elseif": "use 'elif'",
  ]

  static func unclosedBlock(
    _ name: String, stop: (tag: String, location: SourceLocation)?
  ) -> Self {
    let notes = stop.map { [Diagnostic.Note("'\($0.tag)' is here", at: $0.location)] } ?? []
    return Diagnostic(
      id: "missing-block-end", "'\(name)' isn't closed",
      help: "close '\(name)' with '{% end\(name) %}'", notes: notes)
  }

  static func strayTag(_ name: String, without opener: String) -> Self {
    Diagnostic(id: "unexpected-tag", "'\(name)' needs \(opener) before it")
  }

  static func tagAfterElse(_ name: String, first: String, at location: SourceLocation) -> Self {
    Diagnostic(
      id: "unexpected-tag-after-else", "'\(name)' can't follow '\(first)'",
      note: .init("'\(first)' is here", at: location))
  }

  static func nestingTooDeep(_ limit: Int) -> Self {
    Diagnostic(
      id: "excessive-nesting", "blocks are nested more than \(limit) levels deep",
      help: "move the inner lines to an included template")
  }

  static func parenthesesTooDeep(_ limit: Int) -> Self {
    Diagnostic(id: "excessive-nesting", "parentheses are nested more than \(limit) levels deep")
  }

  static func tooManyErrors(_ limit: Int) -> Self {
    Diagnostic(id: "excessive-errors", "more than \(limit) errors; the other errors aren't shown")
  }

  static func reservedName(_ name: String) -> Self {
    Diagnostic(
      id: "reserved-name",
      "'\(name)' is a reserved word of the template language, not a variable's name")
  }

  static func repeatedName(_ name: String, first: SourceLocation) -> Self {
    Diagnostic(
      id: "duplicate-name", "'\(name)' is used for two variables",
      note: .init("'\(name)' is first named here", at: first))
  }

  // MARK: - Includes

  static func unknownInclude(_ name: String, known: [String]) -> Self {
    known.isEmpty
      ? Diagnostic(
        id: "unknown-include", "can't include '\(name)', because includes aren't available here")
      : Diagnostic(
        id: "unknown-include", "the pack has no template '\(name)'", help: didYouMean(name, known))
  }

  static func includeOutsidePack(_ name: String) -> Self {
    Diagnostic(
      id: "invalid-include-path", "'\(name)' is outside the pack",
      help: "use the path from the pack's folder, without '..' and without a leading '/'")
  }

  static func includeCircle(_ name: String, notes: [Diagnostic.Note]) -> Diagnostic {
    Diagnostic(
      id: "invalid-include-cycle", "'\(name)' includes itself",
      help: notes.isEmpty ? "delete this include" : "delete one of the includes", notes: notes)
  }

  static func unnamedInclude(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "missing-include-name",
      "'with' needs 'as' and a name, because '\(file)' isn't a variable's name",
      help: "use 'with … as name'")
  }

  static func includesTooDeep(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "excessive-includes", "includes are nested more than \(limit) levels deep")
  }

  static func unknownTemplate(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      id: "unknown-template", "the pack has no template '\(name)'", help: didYouMean(name, known))
  }
}

// MARK: - Words

extension Token.Kind {
  var description: String {
    switch self {
    case .name(let name): "'\(name)'"
    case .string: "a string"
    case .int(let int): "'\(int)'"
    case .symbol(let symbol): "'\(symbol.rawValue)'"
    case .end: "the end of the tag"
    }
  }
}
