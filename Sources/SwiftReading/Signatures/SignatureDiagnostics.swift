// All the wording of the diagnostics about signatures stands in this file and in those beside it whose
// names begin with its name.

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

  /// Why a default value can't stand in generated code.
  static func flaw(_ reason: SwiftFragment.Flaw.Reason) -> Self {
    switch reason {
    case .unbalanced: unterminated("bracket or quote", closed: "its other half")
    case .unexpected:
      Self(
        .unexpectedCharacter, "this character has no meaning in Swift code", help: "delete it")
    case .tooDeep:
      Self(
        .codeTooDeep,
        "this value is nested more than \(NestingDepth.fragmentLimit / 2) brackets or "
          + "\(NestingDepth.fragmentLimit) operators and words deep",
        help: "give a part of it a name in Swift")
    }
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
