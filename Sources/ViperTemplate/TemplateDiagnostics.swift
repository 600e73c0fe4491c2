import ViperText

// What can be wrong with a template itself; all other wording of this target stands in `ValueDiagnostics.swift`.

// MARK: - Tags

extension Diagnostic {
  static func unclosedTag(_ opening: String, closing: String) -> Diagnostic {
    let help =
      "close it with '\(closing)'; text that is no tag stands between '{% raw %}' and '{% endraw %}'"
    return Diagnostic(id: "unclosed-tag", "'\(opening)' is not closed", help: help)
  }

  static func wronglyClosedTag(_ opening: String, with found: String, closing: String) -> Diagnostic
  {
    Diagnostic(
      id: "unclosed-tag", "'\(opening)' is closed with '\(found)'",
      help: "close it with '\(closing)'")
  }

  static func unclosedString(_ quote: String) -> Diagnostic {
    Diagnostic(
      id: "unclosed-string", "the string is not closed on its line", help: "close it with \(quote)")
  }

  static func unknownEscape(_ escape: String) -> Diagnostic {
    Diagnostic(
      id: "unknown-escape", "'\(escape)' is no escape",
      help: #"the escapes are \n, \r, \t, \\, \" and \'"#)
  }

  static func unexpectedCharacter(_ text: String) -> Diagnostic {
    let help = ["&": "use 'and'", "&&": "use 'and'", "!": "use 'not'", "?": "use 'if'"][text]
    return Diagnostic(id: "unexpected-character", "unexpected '\(text)' in a tag", help: help)
  }

  static func numberTooLarge(_ text: String) -> Diagnostic {
    Diagnostic(id: "number-too-large", "the number '\(text)' does not fit into 64 bits")
  }

  static func unexpectedToken(_ found: Token, expected: String, help: String? = nil) -> Diagnostic {
    Diagnostic(
      id: "unexpected-token", "expected \(expected), found \(found.kind.description)", help: help)
  }

  static func unknownTag(_ name: String, known: [String]) -> Diagnostic {
    let help = foreignTags[name] ?? didYouMean(name, known)
    return Diagnostic(id: "unknown-tag", "unknown tag '\(name)'", help: help)
  }

  /// Tags of Liquid and Stencil that are not here, and what to write instead.
  private static let foreignTags = [
    "case": "use 'if' and 'elif'", "when": "use 'elif'", "ifnot": "use 'unless'",
    "render": "use 'include'", "extends": "use 'include'", "capture": "use 'assign'",
    "endfilter": "use '{{ … | filter }}'", "filter": "use '{{ … | filter }}'",
    "echo": "use '{{ … }}'", "elseif": "use 'elif'",
  ]

  static func unclosedBlock(
    _ name: String, stop: (tag: String, location: SourceLocation)?
  ) -> Diagnostic {
    let notes = stop.map { [Diagnostic.Note("'\($0.tag)' stands here", at: $0.location)] } ?? []
    return Diagnostic(
      id: "unclosed-block", "'\(name)' is not closed", help: "close it with '{% end\(name) %}'",
      notes: notes)
  }

  static func strayTag(_ name: String, without opener: String) -> Diagnostic {
    Diagnostic(id: "stray-tag", "'\(name)' without \(opener)")
  }

  static func tagAfterElse(_ name: String, first: String, at location: SourceLocation) -> Diagnostic
  {
    Diagnostic(
      id: "tag-after-else", "'\(name)' after '\(first)'",
      notes: [Diagnostic.Note("'\(first)' stands here", at: location)])
  }

  static func nestingTooDeep(_ limit: Int) -> Diagnostic {
    Diagnostic(
      id: "nesting-too-deep", "nested more than \(limit) deep",
      help: "move the inner part to an include")
  }

  static func parenthesesTooDeep(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "nesting-too-deep", "more than \(limit) parentheses in one another")
  }

  static func tooManyErrors(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "too-many-errors", "more than \(limit) errors; the rest is not shown")
  }

  static func reservedName(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "reserved-name", "'\(name)' is a word of the template language, not a variable's name")
  }

  static func repeatedName(_ name: String, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      id: "repeated-name", "'\(name)' is named twice",
      notes: [Diagnostic.Note("first named here", at: first)])
  }
}

// MARK: - Includes

extension Diagnostic {
  static func unknownInclude(_ name: String, known: [String]) -> Diagnostic {
    known.isEmpty
      ? Diagnostic(id: "unknown-include", "there is no '\(name)': nothing can be included here")
      : Diagnostic(id: "unknown-include", "no template '\(name)'", help: didYouMean(name, known))
  }

  static func includeOutsidePack(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "include-outside-pack", "'\(name)' leaves the pack",
      help: "use the path from the pack's folder on, without '..' and without '/' in front")
  }

  static func includeCircle(_ name: String, notes: [Diagnostic.Note]) -> Diagnostic {
    Diagnostic(id: "include-circle", "'\(name)' includes itself", notes: notes)
  }

  static let includeStep = "which is included here"

  static func unnamedInclude(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "unnamed-include", "'\(file)' gives no variable name for 'with'",
      help: "use 'with … as name'")
  }

  static func includesTooDeep(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "includes-too-deep", "more than \(limit) includes in one another")
  }

  static func unknownTemplate(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(id: "unknown-template", "no template '\(name)'", help: didYouMean(name, known))
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
