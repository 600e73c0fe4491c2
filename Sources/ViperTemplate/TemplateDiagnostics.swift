import ViperText

// All the wording of this target stands in this file.

// MARK: - Tags

extension Mistake {
  static func unclosedTag(_ opening: String, closing: String) -> Mistake {
    let help =
      "close it with '\(closing)'; text that is no tag stands between '{% raw %}' and '{% endraw %}'"
    return Mistake(.unclosedTag, "'\(opening)' is not closed", help: help)
  }

  static func wronglyClosedTag(_ opening: String, with found: String, closing: String) -> Mistake {
    Mistake(
      .unclosedTag, "'\(opening)' is closed with '\(found)'", help: "close it with '\(closing)'")
  }

  static func unclosedString(_ quote: String) -> Mistake {
    Mistake(
      .unclosedString, "the string is not closed on its line", help: "close it with \(quote)")
  }

  static func unknownEscape(_ escape: String) -> Mistake {
    Mistake(
      .unknownEscape, "'\(escape)' is no escape",
      help: #"the escapes are \n, \r, \t, \\, \" and \'"#)
  }

  static func unexpectedCharacter(_ text: String) -> Mistake {
    let help = ["&": "use 'and'", "&&": "use 'and'", "!": "use 'not'", "?": "use 'if'"][text]
    return Mistake(.unexpectedCharacter, "unexpected '\(text)' in a tag", help: help)
  }

  static func numberTooLarge(_ text: String) -> Mistake {
    Mistake(.numberTooLarge, "the number '\(text)' does not fit into 64 bits")
  }

  static func unexpectedToken(_ found: Token, expected: String, help: String? = nil) -> Mistake {
    Mistake(
      .unexpectedToken, "expected \(expected), found \(found.kind.description)", help: help)
  }

  static func unknownTag(_ name: String, known: [String]) -> Mistake {
    let help = foreignTags[name] ?? didYouMean(name, known)
    return Mistake(.unknownTag, "unknown tag '\(name)'", help: help)
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
  ) -> Mistake {
    let notes = stop.map { [Diagnostic.Note("'\($0.tag)' stands here", at: $0.location)] } ?? []
    return Mistake(
      .unclosedBlock, "'\(name)' is not closed", help: "close it with '{% end\(name) %}'",
      notes: notes)
  }

  static func strayTag(_ name: String, without opener: String) -> Mistake {
    Mistake(.strayTag, "'\(name)' without \(opener)")
  }

  static func tagAfterElse(_ name: String, first: String, at location: SourceLocation) -> Mistake {
    Mistake(
      .tagAfterElse, "'\(name)' after '\(first)'",
      notes: [Diagnostic.Note("'\(first)' stands here", at: location)])
  }

  static func nestingTooDeep(_ limit: Int) -> Mistake {
    Mistake(
      .nestingTooDeep, "nested more than \(limit) deep", help: "move the inner part to an include")
  }

  static func parenthesesTooDeep(_ limit: Int) -> Mistake {
    Mistake(.nestingTooDeep, "more than \(limit) parentheses in one another")
  }

  static func tooManyErrors(_ limit: Int) -> Mistake {
    Mistake(.tooManyErrors, "more than \(limit) errors; the rest is not shown")
  }

  static func reservedName(_ name: String) -> Mistake {
    Mistake(.reservedName, "'\(name)' is a word of the template language, not a variable's name")
  }

  static func repeatedName(_ name: String, first: SourceLocation) -> Mistake {
    Mistake(
      .repeatedName, "'\(name)' is named twice",
      notes: [Diagnostic.Note("first named here", at: first)])
  }
}

// MARK: - Includes

extension Mistake {
  static func unknownInclude(_ name: String, known: [String]) -> Mistake {
    known.isEmpty
      ? Mistake(.unknownInclude, "there is no '\(name)': nothing can be included here")
      : Mistake(.unknownInclude, "no template '\(name)'", help: didYouMean(name, known))
  }

  static func includeOutsidePack(_ name: String) -> Mistake {
    Mistake(
      .includeOutsidePack, "'\(name)' leaves the pack",
      help: "use the path from the pack's folder on, without '..' and without '/' in front")
  }

  static func includeCircle(_ name: String, notes: [Diagnostic.Note]) -> Mistake {
    Mistake(.includeCircle, "'\(name)' includes itself", notes: notes)
  }

  static let includeStep = "which is included here"

  static func unnamedInclude(_ file: String) -> Mistake {
    Mistake(
      .unnamedInclude, "'\(file)' gives no variable name for 'with'",
      help: "use 'with … as name'")
  }

  static func includesTooDeep(_ limit: Int) -> Mistake {
    Mistake(.includesTooDeep, "more than \(limit) includes in one another")
  }

  static func unknownTemplate(_ name: String, known: [String]) -> Mistake {
    Mistake(.unknownTemplate, "no template '\(name)'", help: didYouMean(name, known))
  }
}

// MARK: - Values

extension Mistake {
  static func unknownVariable(_ name: String, known: [String]) -> Mistake {
    Mistake(.unknownVariable, "unknown variable '\(name)'", help: didYouMean(name, known))
  }

  static func unknownKey(_ key: String, of owner: String, in record: TemplateRecord)
    -> Mistake
  {
    Mistake(
      .unknownKey, "'\(owner)' has no '\(key)'", help: didYouMean(key, record.keys.sorted()))
  }

  static func unknownKey(_ key: String, of owner: String, value: TemplateValue) -> Mistake {
    let known: [String] =
      switch value {
      case .list: ["first", "last", "count", "size"]
      case .string: ["count", "size"]
      case .none, .bool, .int, .record: []
      }
    return Mistake(
      .unknownKey, "'\(owner)' is \(value.kind.description) and has no '\(key)'",
      help: didYouMean(key, known))
  }

  static func indexOutOfRange(_ index: Int, of owner: String, count: Int) -> Mistake {
    let elements = count == 1 ? "1 element" : "\(count) elements"
    return Mistake(.indexOutOfRange, "'\(owner)' has \(elements), none at \(index)")
  }

  static func unknownLoopProperty(_ name: String) -> Mistake {
    let known = LoopPath.Property.allCases.map(\.rawValue) + ["parent"]
    return Mistake(
      .unknownLoopProperty, "'forloop' has no '\(name)'", help: didYouMean(name, known))
  }

  static func noLoop(depth: Int) -> Mistake {
    Mistake(
      .noLoop, depth == 0 ? "'forloop' outside of a loop" : "there is no outer loop for 'parent'")
  }

  static func notPrintable(_ value: TemplateValue) -> Mistake {
    let help = value.kind == .list ? "use '| join: \", \"', or 'for'" : "use one of its keys"
    return Mistake(.notPrintable, "\(value.kind.description) can't be printed", help: help)
  }

  static func notLoopable(_ value: TemplateValue) -> Mistake {
    let help = value.kind == .record ? "use 'for key, value in …'" : nil
    return Mistake(
      .notLoopable, "'for' takes a list here, not \(value.kind.description)", help: help)
  }

  static func notLoopableByKey(_ value: TemplateValue) -> Mistake {
    let help = value.kind == .list ? "use 'for element in …' and 'forloop.index0'" : nil
    return Mistake(
      .notLoopable, "'for' with a key takes a record, not \(value.kind.description)", help: help)
  }

  static func wrongOperands(_ comparison: Operator, _ left: TemplateValue, _ right: TemplateValue)
    -> Mistake
  {
    let (left, right) = (left.kind.description, right.kind.description)
    let name = comparison.rawValue
    return switch comparison {
    case .contains: Mistake(.wrongOperands, "'\(name)' can't find \(right) in \(left)")
    case .within: Mistake(.wrongOperands, "'\(name)' can't find \(left) in \(right)")
    default:
      Mistake(
        .wrongOperands,
        "'\(name)' takes two integers or two strings, not \(left) and \(right)")
    }
  }

  static func wrongRange(_ value: TemplateValue) -> Mistake {
    Mistake(.wrongOperands, "'..' takes two integers, not \(value.kind.description)")
  }

  static func numberOverflow() -> Mistake {
    Mistake(.numberOverflow, "the result does not fit into 64 bits")
  }
}

// MARK: - Filters

extension Mistake {
  static func unknownFilter(_ name: String, known: [String]) -> Mistake {
    Mistake(.unknownFilter, "unknown filter '\(name)'", help: didYouMean(name, known))
  }

  static func wrongArgumentCount(_ filter: Filter, found: Int) -> Mistake {
    let least = filter.requiredCount
    let most = filter.parameters.count
    let count =
      most == 0 ? "no argument" : least == most ? "\(most)" : "\(least) to \(most)"
    let noun = most == 0 ? "" : most == 1 ? " argument" : " arguments"
    return Mistake(
      .wrongArgumentCount, "filter '\(filter.name)' takes \(count)\(noun), found \(found)",
      help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ filter: Filter, _ parameter: Filter.Parameter, found: TemplateValue)
    -> Mistake
  {
    let wanted = parameter.kinds.description
    return Mistake(
      .wrongArgument,
      "filter '\(filter.name)' takes \(wanted) as '\(parameter.name)', not "
        + found.kind.description,
      help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ parameter: String, _ filter: String, _ wanted: String) -> Mistake {
    Mistake(.wrongArgument, "filter '\(filter)' takes \(wanted) as '\(parameter)'")
  }

  static let notEmptyText = "text that is not empty"
  static let indentationWidth = "a number from 0 to 1000"

  static func wrongInput(_ filter: Filter, found: TemplateValue) -> Mistake {
    Mistake(
      .wrongInput,
      "filter '\(filter.name)' takes \(filter.input.description), not \(found.kind.description)",
      help: found.kind == .none ? "use '| default: …' before it" : nil)
  }

  static func wrongElement(_ filter: String, at index: Int, wanted: String, found: TemplateValue)
    -> Mistake
  {
    Mistake(
      .wrongElement,
      "filter '\(filter)' takes a list of \(wanted), but element \(index) is "
        + found.kind.description)
  }

  static let texts = "strings and integers"
  static let records = "records"
  static let integersOrStrings = "only integers or only strings"

  static func elementWithoutKey(
    _ filter: String, at index: Int, key: String, in record: TemplateRecord
  ) -> Mistake {
    Mistake(
      .wrongElement, "filter '\(filter)': element \(index) has no '\(key)'",
      help: didYouMean(key, record.keys.sorted()))
  }
}

// MARK: - Limits

extension Mistake {
  static func valueTooLong(_ limits: RenderLimits) -> Mistake {
    Mistake(
      .valueTooLong,
      "the value is longer than \(limits.valueBytes) bytes or \(limits.elements) elements")
  }

  static func tooManySteps(_ limit: Int) -> Mistake {
    Mistake(.tooManySteps, "rendering takes more than \(limit) steps; stopped here")
  }

  static func outputTooLong(_ limit: Int) -> Mistake {
    Mistake(.outputTooLong, "the output is longer than \(limit) bytes; stopped here")
  }
}

// MARK: - Words

private func didYouMean(_ word: String, _ candidates: [String]) -> String? {
  nearMatch(for: word, in: candidates).map { "did you mean '\($0)'?" }
}

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
