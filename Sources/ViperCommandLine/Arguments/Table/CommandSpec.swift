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
  /// Lower case, without a period, with the accepted values and the default.
  package let summary: String
  package let count: Count
  package var values: AcceptedValues = .text

  package init(
    _ placeholder: String, _ summary: String, count: Count = .one, values: AcceptedValues = .text
  ) {
    (self.placeholder, self.summary, self.count) = (placeholder, summary, count)
    self.values = values
  }

  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .any: "[\(placeholder)...]"
    }
  }

  package static let specs = OperandSpec(
    "PATH", "a spec, or a folder with specs (default: the project of the working directory)",
    count: .any, values: .path)
  package static let builtSpecs = OperandSpec(
    "PATH", "a spec, or a folder with specs", count: .any, values: .path)
  package static let name = OperandSpec("NAME", "name of the module, package or app")
  package static let module = OperandSpec(
    "NAME", "name of the module, or path of its spec", values: .named(.modules))
  package static let value = OperandSpec(
    "VALUE", "the member as in a spec: 'load(id: Int)', 'id: Int' or 'Item(id: Int)'")
  package static let renamed = OperandSpec(
    "NAME", "name of the module, path of its spec, or a member: 'Feed.didTapAdd'",
    values: .named(.modules))
  package static let newName = OperandSpec("NEW", "new name of the module or the member")
  package static let pack = OperandSpec(
    "PACK", "name of a built-in pack, or folder of a pack", values: .named(.packs))
}
