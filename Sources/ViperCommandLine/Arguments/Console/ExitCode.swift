/// The exit status of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  case diagnostics = 1
  case failure = 2

  /// The meaning in help and manual.
  package var meaning: String {
    switch self {
    case .fine: "success; with 'check', everything is up to date"
    case .diagnostics: "errors or conflicts; with 'check', also files that are out of date"
    case .failure: "bad usage, or a file that can't be read or written"
    }
  }
}
