/// A row of the command table.
package struct CommandSpec: Hashable, Sendable {
  package struct Example: Hashable, Sendable {
    package let command: String
    package let meaning: String

    package init(_ command: String, _ meaning: String) {
      self.command = command
      self.meaning = meaning
    }
  }

  /// An imperative phrase in lower case, without a period.
  package let summary: String
  package var operands: [OperandSpec] = []
  package var options: [OptionSpec] = []
  package let examples: [Example]

  package init(
    summary: String, operands: [OperandSpec] = [], options: [OptionSpec] = [], examples: [Example]
  ) {
    (self.summary, self.examples) = (summary, examples)
    (self.operands, self.options) = (operands, options)
  }

  /// `NAME [PATH...]`, or empty.
  package var operandUsage: String { operands.map(\.usage).joined(separator: " ") }
}

/// An argument of a command that isn't an option.
package struct OperandSpec: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one, optional, any
  }

  package let placeholder: String
  package let count: Count
  package var values: AcceptedValues = .text
  /// Whether `-` means the standard input.
  var takesInput = false

  package init(
    placeholder: String, count: Count, values: AcceptedValues = .text, takesInput: Bool = false
  ) {
    (self.placeholder, self.count) = (placeholder, count)
    (self.values, self.takesInput) = (values, takesInput)
  }

  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .any: "[\(placeholder)...]"
    }
  }

  package static let specs = OperandSpec(placeholder: "PATH", count: .any, values: .path)
  package static let specsOrInput = OperandSpec(
    placeholder: "PATH", count: .any, values: .path, takesInput: true)
  package static let name = OperandSpec(placeholder: "NAME", count: .one)
  package static let module = OperandSpec(
    placeholder: "NAME", count: .one, values: .named(.modules))
  package static let value = OperandSpec(placeholder: "VALUE", count: .one)
  package static let newName = OperandSpec(placeholder: "NEW", count: .one)
  package static let pack = OperandSpec(placeholder: "PACK", count: .one, values: .named(.packs))
}
