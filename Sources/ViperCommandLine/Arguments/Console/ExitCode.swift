/// The exit status of the process.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  case diagnostics = 1
  case failure = 2

  /// The meaning in help and manual.
  package var meaning: String {
    switch self {
    case .fine: "all is as it should be"
    case .diagnostics: "mistakes in specs or templates, drift in 'check', or conflicts"
    case .failure: "bad usage, or a file that cannot be read or written"
    }
  }
}
