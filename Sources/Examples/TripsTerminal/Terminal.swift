import Foundation

/// What the standard streams can do.
@available(iOS 17, macOS 14, *)
@MainActor
final class Terminal {
  /// Whether something could not be written.
  private(set) var hasFailed = false
  /// Of a standard output that is closed from the start, a file may get the number.
  private let isOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1
  /// Whether a person types.
  let isInteractive: Bool
  let isColored: Bool
  /// In columns.
  let width: Int

  init(environment: [String: String]) {
    let isShown = isatty(STDOUT_FILENO) == 1
    isInteractive = isatty(STDIN_FILENO) == 1 && isShown
    isColored =
      isShown && environment["NO_COLOR"].map(\.isEmpty) != false && environment["TERM"] != "dumb"
    width = isShown ? Self.shownWidth ?? 80 : 80
  }

  private static var shownWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return min(120, max(40, Int(size.ws_col)))
  }

  /// What can't be written is said once, and the commands go on: there may be something to save.
  func write(_ text: String) {
    guard !hasFailed else { return }
    do {
      guard isOpen else { throw CocoaError(.fileWriteUnknown) }
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      hasFailed = true
      complain("error: the standard output can't be written\n")
    }
  }

  func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
