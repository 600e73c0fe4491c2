import ViperText

extension Diagnostic {
  // MARK: The text as a whole

  static func empty(_ expected: SignatureReader.Expected) -> Self {
    let (wanted, help) =
      switch expected {
      case .member:
        (
          "a method or a property",
          "write a method such as 'load(id: Int)' or a property such as 'title: String { get }'"
        )
      case .field:
        (
          "a name and a type",
          "write 'title: String', or 'title: String = \"\"' with a default value"
        )
      case .type: ("a type", "write a type such as 'Int'")
      case .name: ("a name", "write a Swift identifier")
      }
    return Self(id: "missing-signature", "expected \(wanted), found nothing", help: help)
  }

  static func tooLong(_ count: Int, limit: Int) -> Self {
    Self(
      id: "excessive-signature-length",
      "the signature has \(count) bytes, but the limit is \(limit)",
      help: "group the parameters in a struct")
  }

  static let tooDeep = Self(
    id: "excessive-signature-nesting",
    "types are nested more than \(SignatureReader.depthLimit) levels deep",
    help: "give the inner type a name with 'typealias'")

  static func flaw(_ flaw: SwiftFragment.Flaw, in value: [UInt8]) -> Self {
    let (message, help) = flaw.advice(in: value)
    return switch flaw.reason {
    case .unbalanced: Self(id: "missing-end", message, help: help)
    case .unexpected: Self(id: "unexpected-character", message, help: help)
    case .tooDeep: Self(id: "excessive-code-nesting", message, help: help)
    }
  }

  static func unterminated(_ what: String, closed: String) -> Self {
    Self(
      id: "missing-end", "a \(what) isn't closed",
      help: "write '\(closed)' at the end of the \(what)")
  }

  static func unexpectedCharacter(_ character: String) -> Self {
    let ascii = ["→": "->", "“": "\"", "”": "\"", "‘": "`", "’": "`", "…": "...", "–": "-"]
    return Self(
      id: "unexpected-character", "character '\(visible(character))' has no meaning in a signature",
      help: ascii[character].map { "write '\($0)'" } ?? "remove '\(visible(character))'")
  }

  static let notAnEntity = Self(
    id: "invalid-entity", "expected an entity's name, and its fields in parentheses",
    help: "write an entity such as \"TripRow(id: Int, title: String)\"")

  static func trailingText(_ found: String) -> Self {
    let isPunctuation = [")", "]", "}", ">", ";"].contains { found == "'\($0)'" }
    return Self(
      id: "unexpected-text", "expected the end of the signature, found \(found)",
      help: isPunctuation
        ? "remove \(found)" : "remove \(found), or write the rest as a separate item of the array")
  }

  static func unclosed(_ bracket: String, found: String) -> Self {
    let partner = ["(": ")", "[": "]", "{": "}", "<": ">"][bracket] ?? bracket
    return Self(
      id: "missing-closing-bracket", "expected '\(partner)' to close '\(bracket)', found \(found)",
      help: found == "the end"
        ? "write '\(partner)' at the end" : "write '\(partner)' before \(found)")
  }

  static func missingComma(found: String) -> Self {
    Self(
      id: "missing-comma", "expected ',' between two parameters, found \(found)",
      help: found == "';'" ? "write ',' instead of ';'" : "write ',' before \(found)")
  }

  static let trailingComma = Self(
    id: "unexpected-comma", "unexpected ',' at the end", help: "remove the ','")

  /// Replaces a control character by its code point, such as `U+0009`.
  private static func visible(_ character: String) -> String {
    guard let scalar = character.unicodeScalars.first else { return character }
    let isHidden = scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
    let digits = String(0x10000 + scalar.value, radix: 16, uppercase: true).dropFirst()
    return isHidden ? "U+" + digits : character
  }

  // MARK: Names, and modifiers before names

  static func notAnIdentifier(_ text: String, near: String?) -> Self {
    Self(
      id: "invalid-identifier", "'\(text)' isn't a Swift identifier",
      help: near.map { "use '\($0)'" } ?? "use letters and digits, such as 'load'")
  }

  static func expectedName(found: String) -> Self {
    Self(
      id: "missing-name", "expected the name of a member, found \(found)",
      help: "write a name first, such as 'load'")
  }

  static func reservedName(_ name: String) -> Self {
    Self(
      id: "reserved-name", "'\(name)' is a reserved name in Swift and can't be declared",
      help: "use another name, such as '\(uncapitalized(name))Value'")
  }

  static func funcKeyword(rest: String) -> Self {
    Self(
      id: "unexpected-func", "a method in a spec doesn't begin with 'func'",
      help: "write '\(rest)'")
  }

  static func varKeyword(_ word: String, rest: String) -> Self {
    Self(
      id: "unexpected-var", "a property in a spec doesn't begin with '\(word)'",
      help: "write '\(rest)'")
  }

  static func memberModifier(_ word: String, rest: String) -> Self {
    guard word != "async" else {
      return Self(
        id: "unexpected-modifier", "'async' is before the name, but belongs after the parameters",
        help: "write 'async' after ')'")
    }
    return Self(
      id: "unexpected-modifier", "a member in a spec can't have the modifier '\(word)'",
      help: "write '\(rest)'")
  }

  static func memberAttribute(_ attribute: String, rest: String) -> Self {
    Self(
      id: "unexpected-attribute", "a member in a spec can't have the attribute '\(attribute)'",
      help: rest.isEmpty ? "remove '\(attribute)'" : "write '\(rest)'")
  }

  static func unsupported(_ what: String) -> Self {
    Self(
      id: "unsupported-member", "a contract can contain methods and properties, but not \(what)",
      help: "write a method, such as 'makeItem(id: Int) -> Item'")
  }

  static func fieldExpected(_ name: String) -> Self {
    Self(
      id: "unexpected-method", "expected a name and a type, found method '\(name)'",
      help: "for a closure, write '\(name): () -> Void'; methods are in contracts and services")
  }

  // MARK: Properties and fields

  static func missingPropertyType(_ name: String) -> Self {
    Self(
      id: "missing-property-type", "property '\(name)' has no type",
      help: "write '\(name): String { get }'")
  }

  static func missingFieldType(_ name: String, boolean: String?) -> Self {
    Self(
      id: "missing-field-type", "'\(name)' has no type",
      help: boolean.map { "write '\(name): Bool = \($0)'" }
        ?? "write the type after the name, as in '\(name): Int'")
  }

  static func missingAccessors(_ declaration: String) -> Self {
    Self(
      id: "missing-accessors", "a property needs '{ get }' or '{ get set }'",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func propertyDefault(_ declaration: String) -> Self {
    Self(
      id: "unexpected-property-default", "a contract's property can't have a default value",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func wrongAccessor(_ found: String, _ declaration: String) -> Self {
    Self(
      id: "invalid-accessor", "expected 'get', 'set' or '}', found \(found)",
      help: "write '\(declaration) { get }' or '\(declaration) { get set }'")
  }

  static func missingGetter(_ declaration: String, isSettable: Bool) -> Self {
    Self(
      id: "invalid-accessor", "expected 'get' between '{' and '}', found none",
      help: "write '\(declaration) { get\(isSettable ? " set" : "") }'")
  }

  static let effectfulSetter = Self(
    id: "invalid-setter", "a property with 'get async' or 'get throws' can't be set",
    help: "remove 'set', and add a method that sets the value")

  static func fieldAccessors(_ declaration: String) -> Self {
    Self(
      id: "unexpected-accessors", "a stored value can't have accessors",
      help: "write '\(declaration)'")
  }
}
