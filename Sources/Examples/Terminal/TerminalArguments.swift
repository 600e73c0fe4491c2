/// An option or argument of a program.
package struct TerminalOption: Sendable {
  /// `--file`, or the name of an argument: `FILE`.
  let name: String
  /// The name of the option's value: `PATH`; nil for none.
  let value: String?
  let summary: String

  package init(_ name: String, value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }

  var usage: String { value.map { "\(name) \($0)" } ?? name }
}

/// A command line that means nothing.
package struct UsageError: Error, Hashable, Sendable {
  let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// Something that keeps an app from starting.
package struct StartError: Error, Hashable, Sendable {
  let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// The parsed command line.
package struct TerminalArguments: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// - Parameter arguments: without the program's own name.
  init(_ arguments: [String], options: [TerminalOption]) throws(UsageError) {
    let operand = options.first { !$0.name.hasPrefix("-") }?.name
    var rest = arguments[...]
    var takesOptions = true
    while let argument = rest.popFirst() {
      switch argument {
      case "--" where takesOptions: takesOptions = false
      case "--help" where takesOptions, "-h" where takesOptions, "help" where takesOptions:
        values["--help"] = ""
      case _ where takesOptions && argument.hasPrefix("-"):
        guard let option = options.first(where: { $0.name == argument }) else {
          throw UsageError("there is no option '\(argument)'")
        }
        guard option.value != nil else {
          values[argument] = ""
          continue
        }
        guard let value = rest.popFirst(), !value.isEmpty else {
          throw UsageError("'\(argument)' needs a value")
        }
        values[argument] = value
      default: try take(argument, as: operand)
      }
    }
  }

  /// The value of an option or argument.
  package subscript(name: String) -> String? { values[name] }

  private mutating func take(_ argument: String, as operand: String?) throws(UsageError) {
    guard let operand else { throw UsageError("'\(argument)' is not expected") }
    guard !argument.isEmpty else { throw UsageError("the \(operand.lowercased()) is empty") }
    if let first = values[operand] {
      throw UsageError("one \(operand.lowercased()) is enough: '\(first)' or '\(argument)'")
    }
    values[operand] = argument
  }
}
