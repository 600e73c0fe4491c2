import ViperText

/// A parameter of a method: `for id: inout Trip.ID = .first`.
package struct Parameter: Sendable {
  /// What a caller writes before the colon; nil for `_`.
  package internal(set) var label: String?
  /// What the body calls it, without backticks.
  package let name: String
  /// With the attributes that belong to a type (`@Sendable`, `@MainActor`).
  package internal(set) var type: SwiftType
  /// `@escaping` and `@autoclosure`, which belong to the parameter and not to its type.
  package let attributes: [String]
  /// Attributes in front of the label, such as a result builder's.
  package let leadingAttributes: [String]
  /// `inout`, `sending`, `borrowing`, `consuming`, `isolated`; two of them joined by a space.
  package let specifier: String?
  package let isVariadic: Bool
  /// As it was written, on one line.
  package let defaultValue: String?

  /// The parameter under another label.
  package func labelled(_ label: String?) -> Parameter {
    var parameter = self
    parameter.label = label
    return parameter
  }

  func of(_ type: SwiftType) -> Parameter {
    var parameter = self
    parameter.type = type
    return parameter
  }

  package var isInout: Bool { specifier?.hasPrefix("inout") ?? false }
  package var isEscaping: Bool { attributes.contains("@escaping") }
  package var isAutoclosure: Bool { attributes.contains("@autoclosure") }

  /// What stands between the brackets of a declaration: `"for id: Int"`.
  package var declaration: String { declaration(withDefault: false) }

  package func declaration(withDefault: Bool) -> String {
    var text = ""
    for attribute in leadingAttributes { text += attribute + " " }
    text += names
    text += ": "
    text += typeText
    if withDefault, let defaultValue { text += " = " + defaultValue }
    return text
  }

  /// The type with everything that stands around it: `"inout Int"`, `"@escaping () -> Void"`.
  package var typeText: String {
    parameterTypeText(
      specifiers: specifier.map { [$0] } ?? [], attributes: attributes, type: type,
      isVariadic: isVariadic)
  }

  /// The type of a variable that holds what the caller passed: `"[Int]"` for `Int...`, `"T"` for
  /// `@autoclosure () -> T`.
  package var storedType: SwiftType {
    if isVariadic { return SwiftType(.array(type)) }
    if isAutoclosure, case .function(let function) = type.withoutAttributes.node {
      return function.result
    }
    return type.valueType
  }

  private var names: String {
    guard let label else { return "_ " + swiftEscapedAsLabel(name) }
    guard label != name else { return swiftEscapedAsLabel(name) }
    return swiftEscapedAsLabel(label) + " " + swiftEscapedAsLabel(name)
  }

  /// The argument with which a body of the same parameters calls on: `"for: id"`, `"&count"`,
  /// `` "in: `in`" ``.
  package var callArgument: String { callArgument(passing: swiftEscapedInExpression(name)) }

  package func callArgument(passing value: String) -> String {
    var text = label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
    if isInout { text += "&" }
    text += value
    if isAutoclosure { text += "()" }
    return text
  }
}
