import Foundation

/// What the standard streams can do.
@MainActor
final class Terminal {
  /// Whether something could not be written.
  private(set) var hasFailed = false
  /// Whether a person types.
  let isInteractive: Bool
  /// Whether there are colours, and lines can be written over.
  let isStyled: Bool
  private let measure: () -> (width: Int, height: Int)?
  private let output: (String) throws -> Void
  private let errors: (String) -> Void

  /// Streams of one's own; `measure` says how many columns and rows there are.
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

  /// What can't be written is said once, and the commands go on: there may be something to save.
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
    // Of a standard output that is closed from the start, a file may get the number.
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
