import ViperText

// MARK: Generics

extension Diagnostic {
  static func emptyGenerics() -> Self {
    Self(
      id: "empty-generic-parameters", "no generic parameter between '<' and '>'",
      help: "remove '<>'")
  }

  static func expectedGeneric(found: String) -> Self {
    Self(
      id: "expected-name", "expected the name of a generic parameter, found \(found)",
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
      "no parameter and no result determines generic parameter '\(name)'",
      help: "add a parameter such as '_ type: \(name).Type', or remove '\(name)'")
  }

  static func parameterPack() -> Self {
    Self(
      id: "parameter-pack", "parameter packs are not supported",
      help: "write an array of 'any' values")
  }

  static func valueGeneric() -> Self {
    Self(
      id: "value-generic-parameter", "generic parameters that are values are not supported",
      help: "write the value as a parameter")
  }

  static func expectedRequirement(_ subject: String, found: String) -> Self {
    Self(
      id: "expected-requirement", "expected ':' or '==' after '\(subject)', found \(found)",
      help: "write a requirement such as '\(subject): Equatable'")
  }

  static func foreignRequirement(_ subject: String) -> Self {
    Self(
      id: "foreign-requirement", "the requirement on '\(subject)' names no generic parameter",
      help: "remove it, or name a parameter that stands in '<…>'")
  }

  static func whereWithoutGenerics() -> Self {
    Self(
      id: "where-without-generics", "'where' without generic parameters",
      help: "declare one after the name, as in 'load<T>(_ item: T) where T: Equatable'")
  }
}

// MARK: Types

extension Diagnostic {
  static func expectedType(found: String, after word: String? = nil) -> Self {
    if let word {
      return Self(
        id: "expected-type", "expected a type after '\(word)', found \(found)",
        help: "write the name of a protocol after '\(word)'")
    }
    return Self(
      id: "expected-type", "expected a type, found \(found)",
      help: found == "the end"
        ? "write a type such as 'Int'" : "write a type such as 'Int' before it")
  }

  static func keywordAsType(_ word: String) -> Self {
    Self(
      id: "keyword-as-type", "expected a type, found the keyword '\(word)'",
      help: "write '`\(word)`' if there is a type of this name")
  }

  static func implicitlyUnwrapped(_ type: String) -> Self {
    Self(
      id: "implicitly-unwrapped-optional", "implicitly unwrapped optionals are not supported",
      help: "write '\(type)?' or '\(type)'")
  }

  static func optionalConstraint(_ inner: String) -> Self {
    Self(
      id: "optional-constraint", "'?' binds to the last name of '\(inner)' only",
      help: "write '(\(inner))?'")
  }

  static func compositionMember(_ type: String, after word: String) -> Self {
    Self(
      id: "composition-member", "expected names of protocols with '\(word)', found '\(type)'",
      help: "write names only, as in 'any P & Q'")
  }

  static func bareProtocol(_ name: String, existential: String) -> Self {
    Self(
      id: "bare-protocol", "protocol '\(name)' is no type without 'any'",
      help: "write '\(existential)'")
  }

  static func functionTypeBrackets(_ type: String) -> Self {
    Self(
      id: "function-type-brackets", "the parameters of a function type stand in round brackets",
      help: "write '(\(type)) ->'")
  }

  static func functionTypeLabel(_ label: String, type: String) -> Self {
    Self(
      id: "function-type-label", "function types have no labels, found '\(label)'",
      help: "write '_ \(label): \(type)' or '\(type)'")
  }

  static func opaqueInClosure() -> Self {
    Self(
      id: "opaque-closure-parameter", "a closure's parameter cannot be opaque",
      help: "write 'any', or a generic parameter of the method")
  }

  static func inlineArray() -> Self {
    Self(
      id: "unsupported-type", "the short form of 'InlineArray' is not supported",
      help: "write 'InlineArray<3, Int>'")
  }

  static func duplicateTupleLabel(_ label: String) -> Self {
    Self(id: "tuple-label", "label '\(label)' stands twice in a tuple", help: "use another label")
  }

  static func singleTupleLabel(_ label: String, type: String) -> Self {
    Self(
      id: "tuple-label", "a tuple of one element has no label, found '\(label)'",
      help: "write '\(type)'")
  }

  static func twoTupleLabels(_ labels: String, keep: String) -> Self {
    Self(
      id: "tuple-label", "a tuple's element has one label, found '\(labels)'",
      help: "write '\(keep):'")
  }
}

// MARK: Attributes and specifiers

extension Diagnostic {
  static func expectedAttribute() -> Self {
    Self(
      id: "unknown-attribute", "'@' and the name of an attribute stand together",
      help: "write '@escaping' or '@Sendable'")
  }

  static func unknownAttribute(_ name: String, near: String?) -> Self {
    Self(
      id: "unknown-attribute", "'@\(name)' is not an attribute of a type",
      help: near.map { "use '@\($0)'" } ?? "remove it")
  }

  static func attributeArgument(_ attribute: String, found: String, allowed: [String]) -> Self {
    let forms = allowed.map { "'\(attribute)(\($0))'" }.joined(separator: " or ")
    return Self(
      id: "attribute-argument", "expected the argument of '\(attribute)', found \(found)",
      help: "write \(forms)")
  }

  static func duplicateModifier(_ word: String, besides other: String? = nil) -> Self {
    guard let other, other != word else {
      return Self(
        id: "duplicate-modifier", "'\(word)' stands here twice", help: "remove one of them")
    }
    return Self(
      id: "duplicate-modifier", "'\(word)' cannot stand beside '\(other)'",
      help: "remove one of them")
  }

  static func conflict(_ word: String, with other: String) -> Self {
    Self(
      id: "modifier-conflict", "a parameter cannot be both '\(word)' and '\(other)'",
      help: "remove '\(other)'")
  }

  static func consumingClosure(_ type: String) -> Self {
    Self(
      id: "consuming-closure", "a closure that does not escape cannot be 'consuming'",
      help: "write 'consuming @escaping \(type)'")
  }

  static func escapingOptional(_ type: String) -> Self {
    Self(
      id: "escaping-optional", "an optional closure is escaping by itself", help: "write '\(type)'")
  }

  static func needsClosure(_ attribute: String, type: String) -> Self {
    let isClosure = type.hasPrefix("(") && type.hasSuffix(")?")
    return Self(
      id: "closure-attribute", "'\(attribute)' applies to closures only, found '\(type)'",
      help: isClosure
        ? "write '(\(attribute) \(type.dropFirst().dropLast(2)))?'"
        : "write '\(type)', or a closure such as '\(attribute) () -> Void'")
  }

  static func needsAsync(_ attribute: String) -> Self {
    Self(
      id: "needs-async", "'\(attribute)' applies to closures that are 'async'",
      help: "write 'async' before '->'")
  }

  static func autoclosureParameters(_ type: String) -> Self {
    Self(
      id: "autoclosure-parameters", "an autoclosure has no parameters, found '\(type)'",
      help: "write '@autoclosure () -> …', or remove '@autoclosure'")
  }

  static func outsideParameter(_ word: String) -> Self {
    Self(id: "outside-parameter", "'\(word)' applies to parameters only", help: "remove '\(word)'")
  }

  static func variadicOutsideParameter(_ type: String) -> Self {
    Self(id: "outside-parameter", "'...' applies to parameters only", help: "write '[\(type)]'")
  }
}
