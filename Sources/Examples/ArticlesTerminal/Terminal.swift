import Foundation

/// Where pages are shown and lines are read. A pipe gets the same text, without prompt and styles.
@MainActor
final class Terminal {
  let isInteractive = isatty(0) == 1 && isatty(1) == 1
  /// Whether something could not be written.
  private(set) var hasFailed = false
  /// Of a standard output that is closed from the start, a file may get the number.
  private let isOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1
  private let isStyled: Bool

  init() {
    let environment = ProcessInfo.processInfo.environment
    isStyled =
      isatty(1) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  func newPage() -> Page {
    Page(width: min(max(columns, 40), 100), isStyled: isStyled)
  }

  func show(_ page: Page) {
    show(page.lines.joined(separator: "\n"))
  }

  func show(_ text: String) {
    write(text + "\n")
  }

  func readLine() -> String? {
    if isInteractive { write("> ") }
    return Swift.readLine()
  }

  /// After the end of the input the shell's prompt belongs on a line of its own.
  func endLine() {
    if isInteractive { write("\n") }
  }

  func showWaiting() {
    if isInteractive { write("Loading…") }
  }

  func hideWaiting() {
    if isInteractive { write("\r        \r") }
  }

  /// The width of the terminal, or that of a classic one.
  private var columns: Int {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }

  /// What can't be written is said once.
  private func write(_ text: String) {
    guard !hasFailed else { return }
    do {
      guard isOpen else { throw CocoaError(.fileWriteUnknown) }
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      hasFailed = true
      complain("the standard output can't be written")
    }
  }

  func complain(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("articles: \(message)\n".utf8))
  }
}
