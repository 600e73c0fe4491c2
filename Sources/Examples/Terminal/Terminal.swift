import Foundation

/// The standard streams.
@MainActor
final class Terminal {
  /// Whether something could not be written.
  private(set) var hasFailed = false
  /// Whether a person types.
  let isInteractive: Bool
  /// Whether the terminal supports colors and overwriting.
  let isStyled: Bool
  private let measure: () -> (width: Int, height: Int)?
  private let output: (String) throws -> Void
  private let errors: (String) -> Void

  /// Other streams. `measure` returns the columns and rows.
  init(
    isInteractive: Bool, isStyled: Bool, measure: @escaping () -> (width: Int, height: Int)?,
    output: @escaping (String) throws -> Void, errors: @escaping (String) -> Void
  ) {
    self.isInteractive = isInteractive
    self.isStyled = isStyled
    self.measure = measure
    self.output = output
    self.errors = errors
  }

  /// In columns and rows.
  var size: (width: Int, height: Int) {
    guard let (width, height) = measure() else { return (80, 24) }
    return (min(120, max(40, width)), height)
  }

  /// Reports a write error once and continues, because the user may want to save.
  func write(_ text: String) {
    guard !hasFailed, !text.isEmpty else { return }
    do {
      try output(text)
    } catch {
      hasFailed = true
      complain("error: the standard output can't be written\n")
    }
  }

  func complain(_ text: String) {
    errors(text)
  }
}

extension Terminal {
  /// The standard streams.
  convenience init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let isShown = isatty(STDOUT_FILENO) == 1
    // If standard output is closed, a file can get its descriptor.
    let isOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1
    self.init(
      isInteractive: isatty(STDIN_FILENO) == 1 && isShown,
      isStyled: isShown && environment["NO_COLOR"].map(\.isEmpty) != false
        && environment["TERM"] != "dumb",
      measure: { isShown ? Self.shownSize : nil },
      output: { text in
        guard isOpen else { throw CocoaError(.fileWriteUnknown) }
        try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      },
      errors: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
  }

  private static var shownSize: (width: Int, height: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
