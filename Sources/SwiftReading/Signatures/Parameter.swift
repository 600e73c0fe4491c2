import ViperText

/// `for id: inout Trip.ID = .first`
package struct Parameter: Sendable {
  /// Nil for `_`.
  package internal(set) var label: String?
  package internal(set) var name: String
  /// With the attributes of the type, such as `@Sendable`.
  package internal(set) var type: SwiftType
  /// `@escaping` and `@autoclosure`
  package internal(set) var attributes: [String] = []
  /// Before the label, such as a result builder.
  package internal(set) var leadingAttributes: [String] = []
  /// `inout`, `sending`, `borrowing`, `consuming` or `isolated`, or two of them.
  package internal(set) var specifier: String?
  package internal(set) var isVariadic = false
  package internal(set) var defaultValue: String?
  var isUnwrapped = false
  /// Whether the type is an alias of a function type.
  package internal(set) var namesFunction = false

  package func relabeled(_ label: String?) -> Parameter {
    var parameter = self
    parameter.label = label
    return parameter
  }

  func of(_ type: SwiftType) -> Parameter {
    var parameter = self
    parameter.type = type
    return parameter
  }

  package var isFunction: Bool { namesFunction || type.isFunction }
  package var isInout: Bool { specifier?.hasPrefix("inout") ?? false }
  package var isEscaping: Bool { attributes.contains("@escaping") }
  package var isAutoclosure: Bool { attributes.contains("@autoclosure") }

  package var declaration: String { declaration(withDefault: false) }

  package func declaration(withDefault: Bool) -> String {
    let value = withDefault ? defaultValue.map { " = " + $0 } : nil
    return (leadingAttributes + [names]).joined(separator: " ") + ": " + typeText + (value ?? "")
  }

  /// `"inout Int"`, `"@escaping () -> Void"`
  package var typeText: String {
    SwiftType.FunctionParameter(
      specifiers: specifier.map { [$0] } ?? [], attributes: attributes, type: type,
      isVariadic: isVariadic
    ).typeText
  }

  /// `"[Int]"` for `Int...`, `"T"` for `@autoclosure () -> T`
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

  /// `"for: id"`, `"&count"`
  package var callArgument: String { callArgument(passing: swiftEscapedInExpression(name)) }

  package func callArgument(passing value: String) -> String {
    var text = label.map { swiftEscapedAsArgumentLabel($0) + ": " } ?? ""
    if isInout { text += "&" }
    text += value
    if isAutoclosure { text += "()" }
    return text
  }
}
