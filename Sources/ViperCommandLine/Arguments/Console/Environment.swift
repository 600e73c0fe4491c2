/// The environment variables and terminals of a run. Tests replace them.
package struct Environment: Sendable {
  package var variable: @Sendable (String) -> String? = { _ in nil }
  package var isTerminal: @Sendable (Int32) -> Bool = { _ in false }

  /// Whether output to a descriptor has colors. `NO_COLOR` counts unless it is empty
  /// (no-color.org). The option `--color` overrides it.
  func wantsColor(on descriptor: Int32, _ choice: ColorChoice) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      (variable("NO_COLOR") ?? "").isEmpty && variable("TERM") != "dumb" && isTerminal(descriptor)
    }
  }
}
