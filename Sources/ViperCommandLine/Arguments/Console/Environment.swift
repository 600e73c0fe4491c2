#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a run may know of its environment; a test makes its own.
package struct Environment: Sendable {
  /// The value of an environment variable, nil if it is not set.
  package var variable: @Sendable (String) -> String? = { _ in nil }
  /// Whether a file descriptor is a terminal.
  package var isTerminal: @Sendable (Int32) -> Bool = { _ in false }

  package static let process = Environment(
    variable: { name in getenv(name).map { String(cString: $0) } },
    isTerminal: { isatty($0) == 1 })

  /// Whether what goes to a descriptor is coloured.
  ///
  /// By itself only on a terminal that is not `dumb`, and never with `NO_COLOR` (see no-color.org:
  /// any value but the empty one counts, and an option on the command line is stronger).
  func wantsColour(on descriptor: Int32, _ choice: ColourChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb" && isTerminal(descriptor)
    }
  }
}
