import ViperText

extension Diagnostic {
  // MARK: Parameters

  static func missingParameterList(_ name: String, rest: String) -> Self {
    Self(
      id: "missing-parameter-list", "'\(name)' has neither parameters nor a type",
      help: rest.isEmpty && !name.hasSuffix(">")
        ? "write '\(name)()' for a method, '\(name): String { get }' for a property"
        : "write '\(name)()\(rest)'")
  }

  static func expectedParameter(found: String) -> Self {
    Self(
      id: "missing-parameter", "expected a parameter's name, found \(found)",
      help: "write name and type, as in 'id: Int', or '_ id: Int' without a label")
  }

  static func missingParameterType(name: String) -> Self {
    Self(
      id: "missing-parameter-type", "parameter '\(name)' has no type",
      help: "write the type after ':', as in '\(name): Int'")
  }

  static func missingParameterName(type: String, label: String?) -> Self {
    Self(
      id: "missing-parameter-name", "a parameter of type '\(type)' has no name",
      help: "write '\(label ?? "_ value"): \(type)'")
  }

  static func unnamedParameter(label: String, _ type: String) -> Self {
    Self(
      id: "missing-name-after-label", "a parameter needs a name",
      help: "write '\(label) value: \(type)'")
  }

  static func tooManyNames(_ names: String) -> Self {
    Self(
      id: "excessive-parameter-names",
      "a parameter has at most a label and a name, found '\(names)'",
      help: nearIdentifierHelp(names))
  }

  private static func nearIdentifierHelp(_ names: String) -> String {
    let words = names.split(separator: " ")
    let last = words.dropFirst().enumerated().map { index, word in
      index == 0 ? String(word) : String(word).capitalizedFirst
    }
    return "write '\(words.first ?? "_") \(last.joined()):'"
  }

  static func duplicateParameter(_ name: String) -> Self {
    Self(
      id: "duplicate-parameter", "parameter '\(name)' is declared twice",
      help: "use another name, and keep the label: '\(name) other\(name.capitalizedFirst)'")
  }

  static func modifierBeforeName(_ word: String) -> Self {
    let isDropped = word == "let" || word == "var"
    return Self(
      id: "invalid-modifier-position", "'\(word)' isn't allowed before a parameter's name",
      help: isDropped ? "remove '\(word)'" : "write '\(word)' after the ':'")
  }

  static func unlabeledAfterVariadic(_ name: String) -> Self {
    Self(
      id: "missing-label-after-variadic",
      "parameter '\(name)' needs a label, because it follows a variadic parameter",
      help: "write '\(name): ' instead of '_ \(name): '")
  }

  static func variadicModifier(_ word: String) -> Self {
    Self(
      id: "invalid-variadic", "a variadic parameter can't be '\(word)'",
      help: "remove '\(word)', or take an array")
  }

  static func variadicOpaque(_ type: String) -> Self {
    Self(
      id: "invalid-variadic", "a variadic parameter can't be opaque ('\(type)')",
      help: "write '\(asExistential(type))...' or take an array")
  }

  static func defaultNotAllowed(_ kind: String) -> Self {
    Self(
      id: "unexpected-default-value", "a parameter that is \(kind) can't have a default value",
      help: "remove '=' and the value after it")
  }

  static func missingDefault(found: String) -> Self {
    Self(
      id: "missing-default-value", "expected a default value after '=', found \(found)",
      help: "write a value, or remove '='")
  }

  static let newlineInDefault = Self(
    id: "invalid-multiline-default", "a default value must be on one line",
    help: "separate statements with ';', or call a function")

  // MARK: Effects and results

  static func wrongArrow(_ found: String) -> Self {
    Self(id: "invalid-arrow", "expected '->' before the result, found \(found)", help: "write '->'")
  }

  static func missingArrow(found: String) -> Self {
    Self(
      id: "missing-arrow", "expected '->' and the result of the function type, found \(found)",
      help: "write '-> Void' if it returns nothing")
  }

  static let effectOrder = Self(
    id: "invalid-effect-order", "'async' must come before 'throws'", help: "write 'async throws'")

  static func wrongEffect(_ word: String, instead: String) -> Self {
    Self(
      id: "invalid-effect",
      word.hasPrefix("re")
        ? "a method or property that is '\(word)' can't be forwarded or mocked"
        : "expected '\(instead)', found '\(word)'", help: "write '\(instead)'")
  }

  static func effectAfterResult(_ late: String, all: String, result: String) -> Self {
    Self(
      id: "invalid-effect-position", "'\(late)' must be before '->', not after the result",
      help: "write '\(all) -> \(result)'")
  }

  static func opaqueResult(_ type: String) -> Self {
    Self(
      id: "invalid-opaque-type", "'\(type)' is an opaque type, which only parameters can have",
      help: "write '\(asExistential(type))'")
  }

  static func body(without rest: String) -> Self {
    Self(id: "unexpected-body", "a signature can't have a body", help: "write '\(rest)'")
  }

  /// `"[some P]"` → `"[any P]"`.
  private static func asExistential(_ type: String) -> String {
    type.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasSuffix("some") ? word.dropLast(4) + "any" : word
    }.joined(separator: " ")
  }
}
