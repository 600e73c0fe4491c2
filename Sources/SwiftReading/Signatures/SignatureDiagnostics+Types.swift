// MARK: Generics

extension SignatureProblem {
  static func emptyGenerics() -> Self {
    Self(.emptyGenerics, "no generic parameter between '<' and '>'", help: "remove '<>'")
  }

  static func expectedGeneric(found: String) -> Self {
    Self(
      .expectedName, "expected the name of a generic parameter, found \(found)",
      help: "write a name such as 'T'")
  }

  static func duplicateGeneric(_ name: String) -> Self {
    Self(
      .duplicateGeneric, "generic parameter '\(name)' is declared twice",
      help: "use another name, such as '\(name)2'")
  }

  static func unusedGeneric(_ name: String) -> Self {
    Self(
      .unusedGeneric, "no parameter and no result determines generic parameter '\(name)'",
      help: "add a parameter such as '_ type: \(name).Type', or remove '\(name)'")
  }

  static func parameterPack() -> Self {
    Self(
      .parameterPack, "parameter packs are not supported", help: "write an array of 'any' values")
  }

  static func valueGeneric() -> Self {
    Self(
      .valueGeneric, "generic parameters that are values are not supported",
      help: "write the value as a parameter")
  }

  static func expectedRequirement(_ subject: String, found: String) -> Self {
    Self(
      .expectedRequirement, "expected ':' or '==' after '\(subject)', found \(found)",
      help: "write a requirement such as '\(subject): Equatable'")
  }

  static func foreignRequirement(_ subject: String) -> Self {
    Self(
      .foreignRequirement, "the requirement on '\(subject)' names no generic parameter",
      help: "remove it, or name a parameter that stands in '<…>'")
  }

  static func whereWithoutGenerics() -> Self {
    Self(
      .whereWithoutGenerics, "'where' without generic parameters",
      help: "declare one after the name, as in 'load<T>(_ item: T) where T: Equatable'")
  }
}

// MARK: Types

extension SignatureProblem {
  static func expectedType(found: String, after word: String? = nil) -> Self {
    if let word {
      return Self(
        .expectedType, "expected a type after '\(word)', found \(found)",
        help: "write the name of a protocol after '\(word)'")
    }
    return Self(
      .expectedType, "expected a type, found \(found)",
      help: found == "the end"
        ? "write a type such as 'Int'" : "write a type such as 'Int' before it")
  }

  static func keywordAsType(_ word: String) -> Self {
    Self(
      .keywordAsType, "expected a type, found the keyword '\(word)'",
      help: "write '`\(word)`' if there is a type of this name")
  }

  static func implicitlyUnwrapped(_ type: String) -> Self {
    Self(
      .implicitlyUnwrapped, "implicitly unwrapped optionals are not supported",
      help: "write '\(type)?' or '\(type)'")
  }

  static func optionalConstraint(_ inner: String) -> Self {
    Self(
      .optionalConstraint, "'?' binds to the last name of '\(inner)' only",
      help: "write '(\(inner))?'")
  }

  static func compositionMember(_ type: String, after word: String) -> Self {
    Self(
      .compositionMember, "expected names of protocols with '\(word)', found '\(type)'",
      help: "write names only, as in 'any P & Q'")
  }

  static func bareProtocol(_ name: String, existential: String) -> Self {
    Self(
      .bareProtocol, "protocol '\(name)' is no type without 'any'",
      help: "write '\(existential)'")
  }

  static func functionTypeBrackets(_ type: String) -> Self {
    Self(
      .functionTypeBrackets, "the parameters of a function type stand in round brackets",
      help: "write '(\(type)) ->'")
  }

  static func functionTypeLabel(_ label: String, type: String) -> Self {
    Self(
      .functionTypeLabel, "function types have no labels, found '\(label)'",
      help: "write '_ \(label): \(type)' or '\(type)'")
  }

  static func opaqueInClosure() -> Self {
    Self(
      .opaqueInClosure, "a closure's parameter cannot be opaque",
      help: "write 'any', or a generic parameter of the method")
  }

  static func inlineArray() -> Self {
    Self(
      .unsupportedType, "the short form of 'InlineArray' is not supported",
      help: "write 'InlineArray<3, Int>'")
  }

  static func duplicateTupleLabel(_ label: String) -> Self {
    Self(
      .tupleLabel, "label '\(label)' stands twice in a tuple", help: "use another label")
  }

  static func singleTupleLabel(_ label: String, type: String) -> Self {
    Self(
      .tupleLabel, "a tuple of one element has no label, found '\(label)'",
      help: "write '\(type)'")
  }

  static func twoTupleLabels(_ labels: String, keep: String) -> Self {
    Self(
      .tupleLabel, "a tuple's element has one label, found '\(labels)'", help: "write '\(keep):'")
  }
}

// MARK: Attributes and specifiers

extension SignatureProblem {
  static func expectedAttribute() -> Self {
    Self(
      .unknownAttribute, "'@' and the name of an attribute stand together",
      help: "write '@escaping' or '@Sendable'")
  }

  static func unknownAttribute(_ name: String, near: String?) -> Self {
    Self(
      .unknownAttribute, "'@\(name)' is not an attribute of a type",
      help: near.map { "use '@\($0)'" } ?? "remove it")
  }

  static func attributeArgument(_ attribute: String, found: String, allowed: [String]) -> Self {
    let forms = allowed.map { "'\(attribute)(\($0))'" }.joined(separator: " or ")
    return Self(
      .attributeArgument, "expected the argument of '\(attribute)', found \(found)",
      help: "write \(forms)")
  }

  static func duplicateModifier(_ word: String, besides other: String? = nil) -> Self {
    guard let other, other != word else {
      return Self(.duplicateModifier, "'\(word)' stands here twice", help: "remove one of them")
    }
    return Self(
      .duplicateModifier, "'\(word)' cannot stand beside '\(other)'", help: "remove one of them")
  }

  static func conflict(_ word: String, with other: String) -> Self {
    Self(
      .modifierConflict, "a parameter cannot be both '\(word)' and '\(other)'",
      help: "remove '\(other)'")
  }

  static func consumingClosure(_ type: String) -> Self {
    Self(
      .consumingClosure, "a closure that does not escape cannot be 'consuming'",
      help: "write 'consuming @escaping \(type)'")
  }

  static func escapingOptional(_ type: String) -> Self {
    Self(
      .escapingOptional, "an optional closure is escaping by itself", help: "write '\(type)'")
  }

  static func needsClosure(_ attribute: String, type: String) -> Self {
    let isClosure = type.hasPrefix("(") && type.hasSuffix(")?")
    return Self(
      .closureAttribute, "'\(attribute)' applies to closures only, found '\(type)'",
      help: isClosure
        ? "write '(\(attribute) \(type.dropFirst().dropLast(2)))?'"
        : "write '\(type)', or a closure such as '\(attribute) () -> Void'")
  }

  static func needsAsync(_ attribute: String) -> Self {
    Self(
      .needsAsync, "'\(attribute)' applies to closures that are 'async'",
      help: "write 'async' before '->'")
  }

  static func autoclosureParameters(_ type: String) -> Self {
    Self(
      .autoclosureParameters, "an autoclosure has no parameters, found '\(type)'",
      help: "write '@autoclosure () -> …', or remove '@autoclosure'")
  }

  static func outsideParameter(_ word: String) -> Self {
    Self(
      .outsideParameter, "'\(word)' applies to parameters only", help: "remove '\(word)'")
  }

  static func variadicOutsideParameter(_ type: String) -> Self {
    Self(
      .outsideParameter, "'...' applies to parameters only", help: "write '[\(type)]'")
  }
}
