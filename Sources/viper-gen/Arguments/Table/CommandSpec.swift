/// A row of the command table.
struct CommandSpec: Hashable, Sendable {
  /// What is typed, and what it does.
  struct Example: Hashable, Sendable {
    let command: String
    let meaning: String

    init(_ command: String, _ meaning: String) {
      self.command = command
      self.meaning = meaning
    }
  }

  /// An imperative phrase, lower case, no full stop.
  let summary: String
  var operands: [OperandSpec] = []
  var options: [OptionSpec] = []
  let examples: [Example]

  /// `NAME [PATH...]`, or nothing.
  var operandUsage: String { operands.map(\.usage).joined(separator: " ") }
}

/// What stands on a command line beside options.
struct OperandSpec: Hashable, Sendable {
  enum Count: Hashable, Sendable {
    case one, optional, any
  }

  let placeholder: String
  let count: Count
  var values: AcceptedValues = .text
  /// Whether `-` stands for the standard input.
  var takesInput = false

  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .any: "[\(placeholder)...]"
    }
  }

  static let specs = OperandSpec(placeholder: "PATH", count: .any, values: .path)
  static let specsOrInput = OperandSpec(
    placeholder: "PATH", count: .any, values: .path, takesInput: true)
  static let name = OperandSpec(placeholder: "NAME", count: .one)
  static let module = OperandSpec(placeholder: "NAME", count: .one, values: .named(.modules))
  static let value = OperandSpec(placeholder: "VALUE", count: .one)
  static let newName = OperandSpec(placeholder: "NEW", count: .one)
  static let pack = OperandSpec(placeholder: "PACK", count: .one, values: .named(.packs))
  static let peerFolder = OperandSpec(placeholder: "DIR", count: .one, values: .folder)
}
