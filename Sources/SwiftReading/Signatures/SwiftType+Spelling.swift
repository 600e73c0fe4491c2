import ViperText

extension SwiftType.Node {
  /// On one line, with parentheses only if Swift needs them.
  var spelling: String {
    switch self {
    case .named(let components):
      components.count == 1 ? components[0].text : components.map(\.text).joined(separator: ".")
    case .member(let base, let component): base.textBeforePostfix + "." + component.text
    case .optional(let type): type.textBeforePostfix + "?"
    case .array(let type): "[" + type.text + "]"
    case .dictionary(let key, let value): "[" + key.text + ": " + value.text + "]"
    case .tuple(let elements):
      elements.isEmpty ? "Void" : "(" + elements.map(\.text).joined(separator: ", ") + ")"
    case .function(let function): function.text
    case .some(let type): "some " + type.text
    case .any(let type): "any " + type.text
    case .composition(let types): types.map(\.text).joined(separator: " & ")
    case .metatype(let type, let word): type.textBeforePostfix + "." + word
    case .suppressed(let type): "~" + type.textBeforePostfix
    case .attributed(let attributes, let type): attributes.joined(separator: " ") + " " + type.text
    }
  }
}

extension SwiftType {
  /// Before `?` or `.Type`: `"(any Error)"`, `"(() -> Void)"`, `"Int"`.
  var textBeforePostfix: String {
    switch node {
    case .function, .some, .any, .composition, .attributed, .suppressed: "(" + text + ")"
    default: text
    }
  }

  /// `"@escaping @Sendable () -> Void"`
  package var escapingText: String {
    FunctionParameter(attributes: ["@escaping"], type: self).typeText
  }

  var textBeforeEllipsis: String {
    switch node {
    case .any, .some: text
    default: textBeforePostfix
    }
  }
}

extension SwiftType.TupleElement {
  var text: String {
    guard let label else { return type.text }
    return swiftEscapedAsLabel(label) + ": " + type.text
  }
}

extension SwiftType.FunctionType {
  var text: String {
    // `(Void) -> Int` takes one argument, but Swift warns about it.
    let takesVoid = parameters.count == 1 && parameters[0].text == "Void"
    let list = takesVoid ? "()" : parameters.map(\.text).joined(separator: ", ")
    return "(" + list + ")" + (isAsync ? " async" : "") + throwing.suffix + " -> " + result.text
  }
}

extension SwiftType.FunctionParameter {
  var text: String { (name.map { "_ \(swiftEscapedAsLabel($0)): " } ?? "") + typeText }

  /// In Swift's order: specifiers, attributes of the parameter, attributes of the type.
  var typeText: String {
    var words = specifiers + attributes + [isVariadic ? type.textBeforeEllipsis + "..." : type.text]
    if case .attributed(let typeAttributes, let base) = type.node, !attributes.isEmpty, !isVariadic
    {
      let isolation = typeAttributes.filter { !$0.hasPrefix("@") }
      let others = typeAttributes.filter { $0.hasPrefix("@") }
      words = specifiers + isolation + attributes + others + [base.text]
    }
    return words.joined(separator: " ")
  }
}
