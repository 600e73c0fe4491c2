// All the wording of the diagnostics about signatures stands in this file.

// MARK: The text as a whole

extension SignatureProblem {
  static func empty(_ expected: SignatureReader.Expected) -> Self {
    switch expected {
    case .member:
      Self(
        .emptySignature, "expected a method or a property, found nothing",
        help: "write a method such as 'load(id: Int)' or a property such as 'title: String { get }'"
      )
    case .field:
      Self(
        .emptySignature, "expected a name and a type, found nothing",
        help: "write 'title: String', or 'title: String = \"\"' with a default value")
    case .type:
      Self(.emptySignature, "expected a type, found nothing", help: "write a type such as 'Int'")
    case .name:
      Self(.emptySignature, "expected a name, found nothing", help: "write a Swift identifier")
    }
  }

  static func tooLong(_ count: Int, limit: Int) -> Self {
    Self(
      .tooLong, "a signature of \(count) bytes is longer than the limit of \(limit)",
      help: "group its parameters in a type of their own")
  }

  static func tooDeep() -> Self {
    Self(
      .tooDeep, "types are nested more than \(SignatureReader.depthLimit) levels deep",
      help: "give the inner type a name with 'typealias'")
  }

  static func unterminated(_ what: String, closed: String) -> Self {
    Self(.unterminated, "a \(what) is not closed", help: "write '\(closed)' where it ends")
  }

  static func unexpectedCharacter(_ character: String) -> Self {
    let ascii = ["→": "->", "“": "\"", "”": "\"", "‘": "`", "’": "`", "…": "...", "–": "-"]
    return Self(
      .unexpectedCharacter, "character '\(visible(character))' has no meaning in a signature",
      help: ascii[character].map { "write '\($0)'" } ?? "remove it")
  }

  static func trailingText(_ found: String) -> Self {
    let isPunctuation = [")", "]", "}", ">", ";"].contains { found == "'\($0)'" }
    return Self(
      .trailingText, "expected the end of the signature, found \(found)",
      help: isPunctuation ? "remove it" : "remove it, or make it an entry of its own")
  }

  static func unclosed(_ bracket: String, found: String) -> Self {
    let partner = ["(": ")", "[": "]", "{": "}", "<": ">"][bracket] ?? bracket
    return Self(
      .unclosedBracket, "expected '\(partner)' to close '\(bracket)', found \(found)",
      help: found == "the end" ? "write '\(partner)' at the end" : "write '\(partner)' before it")
  }

  static func missingComma(found: String) -> Self {
    Self(
      .missingComma, "expected ',' between two parameters, found \(found)",
      help: found == "';'" ? "write ',' instead" : "write ',' before it")
  }

  static func trailingComma() -> Self {
    Self(.trailingComma, "nothing follows the last ','", help: "remove the ','")
  }

  /// A character as a message can print it: control characters as their number.
  private static func visible(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return character }
    let isHidden = scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
    return isHidden ? "U+" + padded(scalar.value) : character
  }

  private static func padded(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

// MARK: Names and what stands in front of them

extension SignatureProblem {
  static func notAnIdentifier(_ text: String, near: String?) -> Self {
    Self(
      .notAnIdentifier, "'\(text)' is not a Swift identifier",
      help: near.map { "use '\($0)'" } ?? "use letters and digits, such as 'load'")
  }

  static func expectedName(found: String) -> Self {
    Self(
      .expectedName, "expected the name of a member, found \(found)",
      help: "write a name first, such as 'load'")
  }

  static func reservedName(_ name: String) -> Self {
    Self(
      .reservedName, "'\(name)' has a meaning of its own in Swift and cannot be declared",
      help: "use another name, such as '\(name.lowercased())Value'")
  }

  static func funcKeyword(rest: String) -> Self {
    Self(.funcKeyword, "a method is written without 'func'", help: "write '\(rest)'")
  }

  static func varKeyword(_ word: String, rest: String) -> Self {
    Self(.varKeyword, "'\(word)' is not written here", help: "write '\(rest)'")
  }

  static func memberModifier(_ word: String, rest: String) -> Self {
    guard word != "async" else {
      return Self(
        .memberModifier, "'async' stands before the name, where it belongs behind the parameters",
        help: "write 'async' after ')'")
    }
    return Self(.memberModifier, "modifier '\(word)' has no place here", help: "write '\(rest)'")
  }

  static func memberAttribute(_ attribute: String, rest: String) -> Self {
    Self(
      .memberAttribute, "attribute '\(attribute)' has no place here",
      help: rest.isEmpty ? "remove it" : "write '\(rest)'")
  }

  static func unsupported(_ what: String) -> Self {
    Self(
      .unsupportedMember, "a contract has methods and properties, not \(what)",
      help: "write a method, such as 'makeItem(id: Int) -> Item'")
  }

  static func methodExpected(_ name: String) -> Self {
    Self(
      .methodExpected, "expected a method, found property '\(name)'", help: "write '\(name)()'")
  }

  static func fieldExpected(_ name: String) -> Self {
    Self(
      .fieldExpected, "expected a name and a type, found method '\(name)'",
      help: "write '\(name): () -> Void' for a closure")
  }
}

// MARK: Properties and fields

extension SignatureProblem {
  static func missingPropertyType(_ name: String) -> Self {
    Self(
      .missingTypeOfProperty, "property '\(name)' has no type",
      help: "write '\(name): String { get }'")
  }

  static func missingFieldType(_ name: String) -> Self {
    Self(
      .missingTypeOfField, "'\(name)' has no type",
      help: "write the type after the name, as in '\(name): Int'")
  }

  static func missingAccessors(_ declaration: String) -> Self {
    Self(
      .missingAccessors, "a property says whether it can be set",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func propertyDefault(_ declaration: String) -> Self {
    Self(
      .propertyDefault, "a property of a contract has no default value",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func wrongAccessor(_ found: String, _ declaration: String) -> Self {
    Self(
      .propertyAccessor, "expected 'get', 'set' or '}', found \(found)",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func missingGetter(_ declaration: String, isSettable: Bool) -> Self {
    Self(
      .propertyAccessor, "expected 'get' between '{' and '}', found none",
      help: "write '\(declaration) { get\(isSettable ? " set" : "") }'")
  }

  static func effectfulSetter() -> Self {
    Self(
      .effectfulSetter, "a property with 'get async' or 'get throws' cannot be set",
      help: "remove 'set' and add a method for it")
  }

  static func fieldAccessors(_ declaration: String) -> Self {
    Self(
      .fieldAccessors, "a stored value has no accessors", help: "write '\(declaration)'")
  }
}

// MARK: Parameters

extension SignatureProblem {
  static func missingParameterList(_ name: String, rest: String) -> Self {
    Self(
      .missingParameterList, "'\(name)' has neither parameters nor a type",
      help: rest.isEmpty && !name.hasSuffix(">")
        ? "write '\(name)()' for a method, '\(name): String { get }' for a property"
        : "write '\(name)()\(rest)'")
  }

  static func expectedParameter(found: String) -> Self {
    Self(
      .expectedParameter, "expected a parameter's name, found \(found)",
      help: "write name and type, as in 'id: Int', or '_ id: Int' without a label")
  }

  static func missingParameterType(name: String) -> Self {
    Self(
      .missingParameterType, "parameter '\(name)' has no type",
      help: "write the type after ':', as in '\(name): Int'")
  }

  static func missingParameterName(type: String, label: String?) -> Self {
    Self(
      .missingParameterName, "a parameter of type '\(type)' has no name",
      help: "write '\(label ?? "_ value"): \(type)'")
  }

  static func unnamedParameter(label: String, _ type: String) -> Self {
    Self(
      .unnamedParameter, "a parameter without a name cannot be used",
      help: "write '\(label) value: \(type)'")
  }

  static func tooManyNames(_ names: String) -> Self {
    Self(
      .tooManyNames, "a parameter has a label and a name, found '\(names)'",
      help: nearIdentifierHelp(names))
  }

  private static func nearIdentifierHelp(_ names: String) -> String {
    let words = names.split(separator: " ")
    let last = words.dropFirst().enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return "write '\(words.first ?? "_") \(last.joined()):'"
  }

  static func duplicateParameter(_ name: String) -> Self {
    Self(
      .duplicateParameter, "parameter '\(name)' is declared twice",
      help: "name this one differently; its label may stay: '\(name) other\(capitalised(name))'")
  }

  private static func capitalised(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  static func modifierBeforeName(_ word: String) -> Self {
    let isDropped = word == "let" || word == "var"
    return Self(
      .modifierBeforeName, "'\(word)' stands in front of a parameter's name",
      help: isDropped ? "remove '\(word)'" : "write '\(word)' after the ':'")
  }

  static func unlabelledAfterVariadic(_ name: String) -> Self {
    Self(
      .unlabelledAfterVariadic, "parameter '\(name)' follows a variadic one and has no label",
      help: "write '\(name): ' instead of '_ \(name): '")
  }

  static func variadicModifier(_ word: String) -> Self {
    Self(
      .variadicModifier, "a variadic parameter cannot be '\(word)'",
      help: "remove '\(word)', or take an array")
  }

  static func variadicOpaque(_ type: String) -> Self {
    Self(
      .variadicModifier, "a variadic parameter cannot be opaque ('\(type)')",
      help: "write '\(asExistential(type))...' or take an array")
  }

  static func defaultNotAllowed(_ kind: String) -> Self {
    Self(
      .defaultNotAllowed, "a parameter that is \(kind) has no default value",
      help: "remove '=' and what follows it")
  }

  static func missingDefault(found: String) -> Self {
    Self(
      .missingDefault, "expected a default value after '=', found \(found)",
      help: "write a value, or remove '='")
  }

  static func newlineInDefault() -> Self {
    Self(
      .newlineInDefault, "a default value stands on one line",
      help: "write statements with ';' in between, or call a function")
  }
}

// MARK: Effects and results

extension SignatureProblem {
  static func wrongArrow(_ found: String) -> Self {
    Self(.wrongArrow, "expected '->' before the result, found \(found)", help: "write '->'")
  }

  static func missingArrow(found: String) -> Self {
    Self(
      .missingArrow, "expected '->' and the result of the function type, found \(found)",
      help: "write '-> Void' if it returns nothing")
  }

  static func effectOrder() -> Self {
    Self(.effectOrder, "'async' follows 'throws'", help: "write 'async throws'")
  }

  static func wrongEffect(_ word: String, instead: String) -> Self {
    Self(
      .wrongEffect,
      word.hasPrefix("re")
        ? "a requirement that is '\(word)' cannot be forwarded or mocked"
        : "expected '\(instead)', found '\(word)'",
      help: "write '\(instead)'")
  }

  static func effectAfterResult(_ late: String, all: String, result: String) -> Self {
    Self(
      .effectAfterResult, "'\(late)' stands behind the result",
      help: "write '\(all) -> \(result)'")
  }

  static func opaqueResult(_ type: String) -> Self {
    Self(
      .opaqueResult, "'\(type)' is opaque, which only a parameter can be",
      help: "write '\(asExistential(type))'")
  }

  static func body(without rest: String) -> Self {
    Self(.methodBody, "a signature has no body", help: "write '\(rest)'")
  }

  /// `"[some P]"` → `"[any P]"`.
  private static func asExistential(_ type: String) -> String {
    type.split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasSuffix("some") ? word.dropLast(4) + "any" : word
    }.joined(separator: " ")
  }
}

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
