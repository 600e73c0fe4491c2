import ViperText

extension Diagnostic {
  // MARK: - Values

  static func unknownVariable(_ name: String, known: [String]) -> Self {
    Diagnostic(id: "unknown-variable", "unknown variable '\(name)'", help: didYouMean(name, known))
  }

  static func unknownKey(_ key: String, of owner: String, in value: TemplateValue) -> Self {
    let known: [String] =
      switch value {
      case .record(let record): record.keys.sorted()
      case .list: ["first", "last", "count", "size"]
      case .string: ["count", "size"]
      case .none, .bool, .int: []
      }
    let kind = value.kind == .record ? "" : "is \(value.kind.description) and "
    return Diagnostic(
      id: "unknown-key", "'\(owner)' \(kind)has no '\(key)'", help: didYouMean(key, known))
  }

  static func indexOutOfRange(_ index: Int, of owner: String, count: Int) -> Self {
    let elements = count == 1 ? "1 element" : "\(count) elements"
    return Diagnostic(id: "invalid-index", "'\(owner)' has \(elements), but the index is \(index)")
  }

  static func unknownLoopProperty(_ name: String) -> Self {
    let known = LoopProperty.allCases.map(\.rawValue) + ["parent"]
    return Diagnostic(
      id: "unknown-loop-property", "'forloop' has no '\(name)'", help: didYouMean(name, known))
  }

  static func noLoop(depth: Int) -> Self {
    Diagnostic(
      id: "missing-loop",
      depth == 0 ? "'forloop' can't be used outside of a loop" : "'parent' needs an outer loop")
  }

  static func notPrintable(_ value: TemplateValue) -> Self {
    let help = value.kind == .list ? "use '| join: \", \"', or 'for'" : "use one of its keys"
    return Diagnostic(
      id: "invalid-printed-value", "\(value.kind.description) can't be printed", help: help)
  }

  static func notLoopable(_ value: TemplateValue, byKey: Bool) -> Self {
    let help: String? =
      switch value {
      case .record: "use 'for key, value in …'"
      case .list: "use 'for element in …' and 'forloop.index0'"
      default: nil
      }
    return Diagnostic(
      id: "invalid-loop-value",
      "'for' \(byKey ? "with a key takes a record" : "takes a list here"), not "
        + value.kind.description, help: help)
  }

  static func wrongOperands(_ comparison: Operator, _ left: TemplateValue, _ right: TemplateValue)
    -> Self
  {
    let (left, right) = (left.kind.description, right.kind.description)
    let name = comparison.rawValue
    return switch comparison {
    case .contains: Diagnostic(id: "invalid-operands", "'\(name)' can't find \(right) in \(left)")
    case .within: Diagnostic(id: "invalid-operands", "'\(name)' can't find \(left) in \(right)")
    default:
      Diagnostic(
        id: "invalid-operands",
        "'\(name)' takes two integers or two strings, not \(left) and \(right)")
    }
  }

  static func wrongRange(_ value: TemplateValue) -> Self {
    Diagnostic(id: "invalid-operands", "'..' takes two integers, not \(value.kind.description)")
  }

  static func numberOverflow() -> Self {
    Diagnostic(id: "excessive-result", "the result doesn't fit into 64 bits")
  }

  // MARK: - Filters

  static func unknownFilter(_ name: String, known: [String]) -> Self {
    Diagnostic(id: "unknown-filter", "unknown filter '\(name)'", help: didYouMean(name, known))
  }

  static func wrongArgumentCount(_ filter: Filter, found: Int) -> Self {
    let least = filter.requiredCount
    let most = filter.parameters.count
    let count = most == 0 ? "no argument" : least == most ? "\(most)" : "\(least) to \(most)"
    let noun = most == 0 ? "" : most == 1 ? " argument" : " arguments"
    return Diagnostic(
      id: "invalid-argument-count", "filter '\(filter.name)' takes \(count)\(noun), found \(found)",
      help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ filter: Filter, _ parameter: Filter.Parameter, found: TemplateValue)
    -> Self
  {
    let wanted = parameter.kinds.description
    return Diagnostic(
      id: "invalid-argument",
      "filter '\(filter.name)' takes \(wanted) as '\(parameter.name)', not "
        + found.kind.description, help: "use '| \(filter.usage)'")
  }

  static func wrongArgument(_ parameter: String, _ filter: String, _ wanted: String) -> Self {
    Diagnostic(id: "invalid-argument", "filter '\(filter)' takes \(wanted) as '\(parameter)'")
  }

  static let notEmptyText = "a non-empty string"
  static let indentationWidth = "a number from 0 to 1000"

  static func wrongInput(_ filter: Filter, found: TemplateValue) -> Self {
    Diagnostic(
      id: "invalid-input",
      "filter '\(filter.name)' takes \(filter.input.description), not \(found.kind.description)",
      help: found.kind == .none ? "use '| default: …' before it" : nil)
  }

  static func wrongElement(_ filter: String, at index: Int, wanted: String, found: TemplateValue)
    -> Self
  {
    Diagnostic(
      id: "invalid-element",
      "filter '\(filter)' takes a list of \(wanted), but element \(index) is "
        + found.kind.description)
  }

  static let texts = "strings and integers"
  static let records = "records"
  static let integersOrStrings = "only integers or only strings"

  static func elementWithoutKey(
    _ filter: String, at index: Int, key: String, in record: TemplateRecord
  ) -> Self {
    Diagnostic(
      id: "invalid-element",
      "filter '\(filter)' needs the key '\(key)', but element \(index) has no '\(key)'",
      help: didYouMean(key, record.keys.sorted()))
  }

  // MARK: - Limits

  static func valueTooLong(_ limits: RenderLimits) -> Self {
    Diagnostic(
      id: "excessive-value",
      "the value is longer than \(limits.valueBytes) bytes or \(limits.elements) elements")
  }

  static func tooManySteps(_ limit: Int) -> Self {
    Diagnostic(id: "excessive-steps", "rendering takes more than \(limit) steps; stopped here")
  }

  static func outputTooLong(_ limit: Int) -> Self {
    Diagnostic(id: "excessive-output", "the output is longer than \(limit) bytes; stopped here")
  }
}

// MARK: - Words

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
