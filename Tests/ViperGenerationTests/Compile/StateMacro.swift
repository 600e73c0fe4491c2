import Foundation

/// The members that SwiftUI's `@State` adds to a property since Xcode 27, where it is a macro.
///
/// The names come from Apple's documentation: accessors with `init`, and private peers that begin
/// with `_`, `__` and `$`.
enum StateMacro {
  /// The text with each `@State` property expanded. `$name` cannot be declared by hand, so the binding
  /// has another name here.
  static func expand(_ text: String) -> String {
    var names: [Substring] = []
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let property = line.wholeMatch(of: pattern)?.output {
        names.append(property.name)
        lines.append(expanded(property))
      } else {
        lines.append(String(line))
      }
    }
    return names.reduce(lines.joined(separator: "\n")) {
      $0.replacing("$\($1)", with: "_\($1).projectedValue")
    }
  }

  private typealias Property = (
    Substring, access: Substring?, name: Substring, type: Substring?, value: Substring?
  )

  nonisolated(unsafe) private static let pattern =
    /\s*@State (?<access>private )?var (?<name>\w+)(?:: (?<type>[^=]+?))?(?: = (?<value>.+))?/

  private static func expanded(_ property: Property) -> String {
    let name = property.name
    let type = property.type.map(String.init) ?? literalType(of: property.value ?? "")
    return """
      \(property.access ?? "")var \(name): \(type) {
        @storageRestrictions(initializes: _\(name))
        init(initialValue) { _\(name) = State(initialValue: initialValue) }
        get { _\(name).wrappedValue }
        nonmutating set { _\(name).wrappedValue = newValue }
      }
      private var _\(name): State<\(type)>\(property.value.map { " = State(initialValue: \($0))" } ?? "")
      private var __\(name) = false
      """
  }

  private static func literalType(of value: Substring) -> String {
    if value.hasPrefix("\"") { return "String" }
    return value == "true" || value == "false" ? "Bool" : "Int"
  }
}
