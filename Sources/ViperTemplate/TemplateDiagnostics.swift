import ViperText

// All the wording of this target stands in this file.

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

// MARK: - Values

extension Diagnostic {
  static func unknownVariable(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(id: "unknown-variable", "unknown variable '\(name)'", help: didYouMean(name, known))
  }

  static func unknownKey(_ key: String, of owner: String, in record: TemplateRecord)
    -> Diagnostic
  {
    Diagnostic(
      id: "unknown-key", "'\(owner)' has no '\(key)'", help: didYouMean(key, record.keys.sorted()))
  }

  static func unknownKey(_ key: String, of owner: String, value: TemplateValue) -> Diagnostic {
    let known: [String] =
      switch value {
      case .list: ["first", "last", "count", "size"]
      case .string: ["count", "size"]
      case .none, .bool, .int, .record: []
      }
    return Diagnostic(
      id: "unknown-key", "'\(owner)' is \(value.kind.description) and has no '\(key)'",
      help: didYouMean(key, known))
  }

  static func indexOutOfRange(_ index: Int, of owner: String, count: Int) -> Diagnostic {
    let elements = count == 1 ? "1 element" : "\(count) elements"
    return Diagnostic(id: "index-out-of-range", "'\(owner)' has \(elements), none at \(index)")
  }

  static func unknownLoopProperty(_ name: String) -> Diagnostic {
    let known = LoopPath.Property.allCases.map(\.rawValue) + ["parent"]
    return Diagnostic(
      id: "unknown-loop-property", "'forloop' has no '\(name)'", help: didYouMean(name, known))
  }

  static func noLoop(depth: Int) -> Diagnostic {
    Diagnostic(
      id: "no-loop",
      depth == 0 ? "'forloop' outside of a loop" : "there is no outer loop for 'parent'")
  }

  static func notPrintable(_ value: TemplateValue) -> Diagnostic {
    let help = value.kind == .list ? "use '| join: \", \"', or 'for'" : "use one of its keys"
    return Diagnostic(id: "not-printable", "\(value.kind.description) can't be printed", help: help)
  }

  static func notLoopable(_ value: TemplateValue) -> Diagnostic {
    let help = value.kind == .record ? "use 'for key, value in …'" : nil
    return Diagnostic(
      id: "not-loopable", "'for' takes a list here, not \(value.kind.description)", help: help)
  }

  static func notLoopableByKey(_ value: TemplateValue) -> Diagnostic {
    let help = value.kind == .list ? "use 'for element in …' and 'forloop.index0'" : nil
    return Diagnostic(
      id: "not-loopable", "'for' with a key takes a record, not \(value.kind.description)",
      help: help)
  }

  static func wrongOperands(_ comparison: Operator, _ left: TemplateValue, _ right: TemplateValue)
    -> Diagnostic
  {
    let (left, right) = (left.kind.description, right.kind.description)
    let name = comparison.rawValue
    return switch comparison {
    case .contains: Diagnostic(id: "wrong-operands", "'\(name)' can't find \(right) in \(left)")
    case .within: Diagnostic(id: "wrong-operands", "'\(name)' can't find \(left) in \(right)")
    default:
      Diagnostic(
        id: "wrong-operands",
        "'\(name)' takes two integers or two strings, not \(left) and \(right)")
    }
  }

  static func wrongRange(_ value: TemplateValue) -> Diagnostic {
    Diagnostic(id: "wrong-operands", "'..' takes two integers, not \(value.kind.description)")
  }

  static func numberOverflow() -> Diagnostic {
    Diagnostic(id: "number-overflow", "the result does not fit into 64 bits")
  }
}

// MARK: - Filters

extension Diagnostic {
  static func unknownFilter(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(id: "unknown-filter", "unknown filter '\(name)'", help: didYouMean(name, known))
  }

  static func wrongArgumentCount(_ filter: Filter, found: Int) -> Diagnostic {
    let least = filter.requiredCount
    let most = filter.parameters.count
    let count =
      most == 0 ? "no argument" : least == most ? "\(most)" : "\(least) to \(most)"
    let noun = most == 0 ? "" : most == 1 ? " argument" : " arguments"
    return Diagnostic(
      id: "wrong-argument-count", "filter '\(filter.name)' takes \(count)\(noun), found \(found)",
      help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ filter: Filter, _ parameter: Filter.Parameter, found: TemplateValue)
    -> Diagnostic
  {
    let wanted = parameter.kinds.description
    return Diagnostic(
      id: "wrong-argument",
      "filter '\(filter.name)' takes \(wanted) as '\(parameter.name)', not "
        + found.kind.description,
      help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ parameter: String, _ filter: String, _ wanted: String) -> Diagnostic {
    Diagnostic(id: "wrong-argument", "filter '\(filter)' takes \(wanted) as '\(parameter)'")
  }

  static let notEmptyText = "text that is not empty"
  static let indentationWidth = "a number from 0 to 1000"

  static func wrongInput(_ filter: Filter, found: TemplateValue) -> Diagnostic {
    Diagnostic(
      id: "wrong-input",
      "filter '\(filter.name)' takes \(filter.input.description), not \(found.kind.description)",
      help: found.kind == .none ? "use '| default: …' before it" : nil)
  }

  static func wrongElement(_ filter: String, at index: Int, wanted: String, found: TemplateValue)
    -> Diagnostic
  {
    Diagnostic(
      id: "wrong-element",
      "filter '\(filter)' takes a list of \(wanted), but element \(index) is "
        + found.kind.description)
  }

  static let texts = "strings and integers"
  static let records = "records"
  static let integersOrStrings = "only integers or only strings"

  static func elementWithoutKey(
    _ filter: String, at index: Int, key: String, in record: TemplateRecord
  ) -> Diagnostic {
    Diagnostic(
      id: "wrong-element", "filter '\(filter)': element \(index) has no '\(key)'",
      help: didYouMean(key, record.keys.sorted()))
  }
}

// MARK: - Limits

extension Diagnostic {
  static func valueTooLong(_ limits: RenderLimits) -> Diagnostic {
    Diagnostic(
      id: "value-too-long",
      "the value is longer than \(limits.valueBytes) bytes or \(limits.elements) elements")
  }

  static func tooManySteps(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "too-many-steps", "rendering takes more than \(limit) steps; stopped here")
  }

  static func outputTooLong(_ limit: Int) -> Diagnostic {
    Diagnostic(id: "output-too-long", "the output is longer than \(limit) bytes; stopped here")
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

extension ValueKinds {
  /// `a string or an integer`
  var description: String {
    if self == .any { return "any value" }
    let names: [(ValueKinds, String)] = [
      (.none, "nil"), (.bool, "a boolean"), (.string, "a string"), (.int, "an integer"),
      (.list, "a list"), (.record, "a record"),
    ]
    let found = names.filter { contains($0.0) }.map(\.1)
    guard let last = found.last, found.count > 1 else { return found.first ?? "nothing" }
    return found.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension Filter {
  /// `replace: old, new`
  var usage: String {
    guard !parameters.isEmpty else { return name }
    let words = parameters.enumerated().map { $0 < requiredCount ? $1.name : "[\($1.name)]" }
    return name + ": " + words.joined(separator: ", ")
  }
}
