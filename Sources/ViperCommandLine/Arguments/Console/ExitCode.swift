/// What the process returns.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  /// Diagnostics in specs or templates, drift, conflicts.
  case diagnostics = 1
  /// A bad command line, or a file that cannot be read or written.
  case failure = 2

  /// For the help's table.
  package var meaning: String {
    switch self {
    case .fine: "all is as it should be"
    case .diagnostics: "mistakes in specs or templates, drift in 'check', or conflicts"
    case .failure: "bad usage, or a file that cannot be read or written"
    }
  }
}
