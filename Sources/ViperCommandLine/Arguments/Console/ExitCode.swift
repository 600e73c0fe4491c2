/// The exit status of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  case diagnostics = 1
  case failure = 2

  /// The meaning in the help of a command, or of a group of commands.
  package func meaning(of command: Command?) -> String {
    switch (self, command) {
    case (.fine, .check): "everything is up to date"
    case (.fine, _): "success"
    case (.diagnostics, .check): "errors, conflicts or files that are out of date"
    case (.diagnostics, .generate), (.diagnostics, .watch), (.diagnostics, .diff),
      (.diagnostics, .add), (.diagnostics, .rename), (.diagnostics, .remove), (.diagnostics, .new):
      "errors or conflicts"
    case (.diagnostics, _): "errors"
    case (.failure, _): meaning
    }
  }

  /// The meaning for all commands, in the overview and the manual.
  package var meaning: String {
    switch self {
    case .fine: "success; with 'check', everything is up to date"
    case .diagnostics: "errors or conflicts; with 'check', also files that are out of date"
    case .failure: "bad usage, or a file that can't be read or written"
    }
  }
}
