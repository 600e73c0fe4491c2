import ViperText

// MARK: Parameters

extension Diagnostic {
  static func missingParameterList(_ name: String, rest: String) -> Self {
    Self(
      id: "missing-parameter-list", "'\(name)' has neither parameters nor a type",
      help: rest.isEmpty && !name.hasSuffix(">")
        ? "write '\(name)()' for a method, '\(name): String { get }' for a property"
        : "write '\(name)()\(rest)'")
  }

  static func expectedParameter(found: String) -> Self {
    Self(
      id: "expected-parameter", "expected a parameter's name, found \(found)",
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
      id: "unnamed-parameter", "a parameter without a name cannot be used",
      help: "write '\(label) value: \(type)'")
  }

  static func tooManyNames(_ names: String) -> Self {
    Self(
      id: "too-many-parameter-names", "a parameter has a label and a name, found '\(names)'",
      help: nearIdentifierHelp(names))
  }

  private static func nearIdentifierHelp(_ names: String) -> String {
    let words = names.split(separator: " ")
    let last = words.dropFirst().enumerated().map { index, word in
      index == 0 ? String(word) : String(word).capitalisedFirst
    }
    return "write '\(words.first ?? "_") \(last.joined()):'"
  }

  static func duplicateParameter(_ name: String) -> Self {
    Self(
      id: "duplicate-parameter", "parameter '\(name)' is declared twice",
      help: "name this one differently; its label may stay: '\(name) other\(name.capitalisedFirst)'"
    )
  }

  static func modifierBeforeName(_ word: String) -> Self {
    let isDropped = word == "let" || word == "var"
    return Self(
      id: "modifier-before-name", "'\(word)' stands in front of a parameter's name",
      help: isDropped ? "remove '\(word)'" : "write '\(word)' after the ':'")
  }

  static func unlabelledAfterVariadic(_ name: String) -> Self {
    Self(
      id: "unlabelled-after-variadic",
      "parameter '\(name)' follows a variadic one and has no label",
      help: "write '\(name): ' instead of '_ \(name): '")
  }

  static func variadicModifier(_ word: String) -> Self {
    Self(
      id: "variadic-modifier", "a variadic parameter cannot be '\(word)'",
      help: "remove '\(word)', or take an array")
  }

  static func variadicOpaque(_ type: String) -> Self {
    Self(
      id: "variadic-modifier", "a variadic parameter cannot be opaque ('\(type)')",
      help: "write '\(asExistential(type))...' or take an array")
  }

  static func defaultNotAllowed(_ kind: String) -> Self {
    Self(
      id: "default-not-allowed", "a parameter that is \(kind) has no default value",
      help: "remove '=' and what follows it")
  }

  static func missingDefault(found: String) -> Self {
    Self(
      id: "missing-default-value", "expected a default value after '=', found \(found)",
      help: "write a value, or remove '='")
  }

  static func newlineInDefault() -> Self {
    Self(
      id: "newline-in-default-value", "a default value stands on one line",
      help: "write statements with ';' in between, or call a function")
  }
}

// MARK: Effects and results

extension Diagnostic {
  static func wrongArrow(_ found: String) -> Self {
    Self(id: "wrong-arrow", "expected '->' before the result, found \(found)", help: "write '->'")
  }

  static func missingArrow(found: String) -> Self {
    Self(
      id: "missing-arrow", "expected '->' and the result of the function type, found \(found)",
      help: "write '-> Void' if it returns nothing")
  }

  static func effectOrder() -> Self {
    Self(id: "effect-order", "'async' follows 'throws'", help: "write 'async throws'")
  }

  static func wrongEffect(_ word: String, instead: String) -> Self {
    Self(
      id: "wrong-effect",
      word.hasPrefix("re")
        ? "a requirement that is '\(word)' cannot be forwarded or mocked"
        : "expected '\(instead)', found '\(word)'",
      help: "write '\(instead)'")
  }

  static func effectAfterResult(_ late: String, all: String, result: String) -> Self {
    Self(
      id: "effect-after-result", "'\(late)' stands behind the result",
      help: "write '\(all) -> \(result)'")
  }

  static func opaqueResult(_ type: String) -> Self {
    Self(
      id: "opaque-result", "'\(type)' is opaque, which only a parameter can be",
      help: "write '\(asExistential(type))'")
  }

  static func body(without rest: String) -> Self {
    Self(id: "method-body", "a signature has no body", help: "write '\(rest)'")
  }

  /// `"[some P]"` → `"[any P]"`.
  private static func asExistential(_ type: String) -> String {
    type.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasSuffix("some") ? word.dropLast(4) + "any" : word
    }.joined(separator: " ")
  }
}
