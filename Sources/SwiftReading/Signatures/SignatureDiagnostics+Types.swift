import ViperText

extension Diagnostic {
  // MARK: Generics

  static let emptyGenerics = Self(
    id: "missing-generic-parameters",
    "expected a generic parameter between '<' and '>', found none", help: "remove '<>'")

  static func expectedGeneric(found: String) -> Self {
    Self(
      id: "missing-name", "expected the name of a generic parameter, found \(found)",
      help: "write a name such as 'T'")
  }

  static func duplicateGeneric(_ name: String) -> Self {
    Self(
      id: "duplicate-generic-parameter", "generic parameter '\(name)' is declared twice",
      help: "use another name, such as '\(name)2'")
  }

  static func unusedGeneric(_ name: String) -> Self {
    Self(
      id: "unused-generic-parameter",
      "generic parameter '\(name)' can't be inferred from the parameters or the result",
      help: "add a parameter such as '_ type: \(name).Type', or remove '\(name)'")
  }

  static let parameterPack = Self(
    id: "unsupported-parameter-pack", "parameter packs aren't supported",
    help: "write an array of 'any' values")

  static let valueGeneric = Self(
    id: "unsupported-value-generic-parameter", "generic value parameters aren't supported",
    help: "write the value as a parameter")

  static func expectedRequirement(_ subject: String, found: String) -> Self {
    Self(
      id: "missing-requirement", "expected ':' or '==' after '\(subject)', found \(found)",
      help: "write a requirement such as '\(subject): Equatable'")
  }

  static func foreignRequirement(_ subject: String) -> Self {
    Self(
      id: "invalid-generic-requirement",
      "the requirement on '\(subject)' doesn't use a generic parameter",
      help: "remove this requirement, or use a parameter declared in '<…>'")
  }

  static let whereWithoutGenerics = Self(
    id: "unexpected-where", "'where' needs generic parameters, found none",
    help: "declare a generic parameter, as in 'load<T>(_ item: T) where T: Equatable'")

  // MARK: Types

  static func expectedType(found: String, after word: String? = nil) -> Self {
    let place = word.map { " after '\($0)'" } ?? ""
    return Self(
      id: "missing-type-name", "expected a type\(place), found \(found)",
      help: word != nil
        ? "write the name of a protocol" + place
        : "write a type such as 'Int'" + (found == "the end" ? "" : " before \(found)"))
  }

  static func keywordAsType(_ word: String) -> Self {
    Self(
      id: "invalid-type-keyword", "expected a type, found the keyword '\(word)'",
      help: "if a type has this name, write '`\(word)`'")
  }

  static func implicitlyUnwrapped(_ type: String) -> Self {
    Self(
      id: "unsupported-implicitly-unwrapped-optional",
      "implicitly unwrapped optionals aren't supported", help: "write '\(type)?' or '\(type)'")
  }

  static func optionalConstraint(_ inner: String) -> Self {
    Self(
      id: "ambiguous-optional",
      "'?' without parentheses doesn't apply to the whole type '\(inner)'",
      help: "write '(\(inner))?'")
  }

  static func compositionMember(_ type: String, after word: String) -> Self {
    Self(
      id: "invalid-composition",
      word == "~"
        ? "expected the name of a protocol after '~', found '\(type)'"
        : "expected names of protocols with '\(word)', found '\(type)'",
      help: word == "~"
        ? "write a name after '~', as in '~Copyable'" : "write names only, as in 'any P & Q'")
  }

  static func bareProtocol(_ name: String, existential: String) -> Self {
    Self(
      id: "missing-any", "'\(name)' is a protocol and needs 'any'", help: "write '\(existential)'")
  }

  static func functionTypeBrackets(_ type: String) -> Self {
    Self(
      id: "missing-function-type-parentheses", "the parameters of a function type need parentheses",
      help: "write '(\(type)) ->'")
  }

  static func functionTypeLabel(_ label: String, type: String) -> Self {
    Self(
      id: "unexpected-function-type-label", "function types can't have labels, found '\(label)'",
      help: "write '_ \(label): \(type)' or '\(type)'")
  }

  static let opaqueInClosure = Self(
    id: "invalid-opaque-parameter", "a closure's parameter can't be opaque",
    help: "write 'any', or a generic parameter of the method")

  static let inlineArray = Self(
    id: "unsupported-type", "the short form of 'InlineArray' isn't supported",
    help: "write 'InlineArray<3, Int>'")

  static func duplicateTupleLabel(_ label: String) -> Self {
    Self(
      id: "invalid-tuple-label", "label '\(label)' appears twice in a tuple",
      help: "use another label")
  }

  static func singleTupleLabel(_ label: String, type: String) -> Self {
    Self(
      id: "invalid-tuple-label", "a tuple of one element can't have a label, found '\(label)'",
      help: "write '\(type)'")
  }

  static func twoTupleLabels(_ labels: String, keep: String) -> Self {
    Self(
      id: "invalid-tuple-label",
      "a tuple's element can't have more than one label, found '\(labels)'",
      help: "write '\(keep):'")
  }

  // MARK: Attributes and specifiers

  static let expectedAttribute = Self(
    id: "unknown-attribute", "expected the name of an attribute directly after '@'",
    help: "write '@escaping' or '@Sendable'")

  static func unknownAttribute(_ name: String, near: String?) -> Self {
    Self(
      id: "unknown-attribute", "'@\(name)' isn't an attribute of a type",
      help: near.map { "use '@\($0)'" } ?? "remove '@\(name)'")
  }

  static func attributeArgument(_ attribute: String, found: String, allowed: [String]) -> Self {
    let forms = allowed.map { "'\(attribute)(\($0))'" }.joined(separator: " or ")
    return Self(
      id: "invalid-attribute-argument", "expected the argument of '\(attribute)', found \(found)",
      help: "write \(forms)")
  }

  static func duplicateModifier(_ word: String, besides other: String? = nil) -> Self {
    guard let other, other != word else {
      return Self(id: "duplicate-modifier", "'\(word)' appears twice", help: "remove one '\(word)'")
    }
    return Self(
      id: "duplicate-modifier", "'\(word)' can't be combined with '\(other)'",
      help: "remove '\(word)' or '\(other)'")
  }

  static func conflict(_ word: String, with other: String) -> Self {
    Self(
      id: "conflicting-modifiers", "a parameter can't be both '\(word)' and '\(other)'",
      help: "remove '\(other)'")
  }

  static func consumingClosure(_ type: String) -> Self {
    Self(
      id: "invalid-consuming-closure", "a non-escaping closure can't be 'consuming'",
      help: "write 'consuming @escaping \(type)'")
  }

  static func escapingOptional(_ type: String) -> Self {
    Self(
      id: "unexpected-escaping", "an optional closure is always escaping", help: "write '\(type)'")
  }

  static func needsClosure(_ attribute: String, type: String) -> Self {
    let isClosure = type.hasPrefix("(") && type.hasSuffix(")?")
    return Self(
      id: "invalid-closure-attribute", "'\(attribute)' applies to closures only, found '\(type)'",
      help: isClosure
        ? "write '(\(attribute) \(type.dropFirst().dropLast(2)))?'"
        : "write '\(type)', or a closure such as '\(attribute) () -> Void'")
  }

  static func needsAsync(_ attribute: String) -> Self {
    Self(
      id: "missing-async", "'\(attribute)' applies to 'async' closures only",
      help: "write 'async' before '->'")
  }

  static func autoclosureParameters(_ type: String) -> Self {
    Self(
      id: "invalid-autoclosure", "an autoclosure can't have parameters, found '\(type)'",
      help: "write '@autoclosure () -> …', or remove '@autoclosure'")
  }

  static func outsideParameter(_ word: String) -> Self {
    Self(
      id: "invalid-parameter-modifier", "'\(word)' applies to parameters only",
      help: "remove '\(word)'")
  }

  static func variadicOutsideParameter(_ type: String) -> Self {
    Self(
      id: "invalid-parameter-modifier", "'...' applies to parameters only",
      help: "write '[\(type)]'")
  }
}
