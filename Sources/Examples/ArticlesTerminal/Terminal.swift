import Foundation

/// Where pages are shown and lines are read. A pipe gets the same text, without prompt and styles.
@MainActor
struct Terminal {
  private let isInteractive = isatty(0) == 1 && isatty(1) == 1
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
    print(text)
    flush()
  }

  func readLine() -> String? {
    if isInteractive {
      print("> ", terminator: "")
      flush()
    }
    return Swift.readLine()
  }

  /// After the end of the input the shell's prompt belongs on a line of its own.
  func endLine() {
    if isInteractive { print() }
  }

  func showWaiting() {
    guard isInteractive else { return }
    print("Loading…", terminator: "")
    flush()
  }

  func hideWaiting() {
    guard isInteractive else { return }
    print("\r        \r", terminator: "")
  }

  /// The width of the terminal, or that of a classic one.
  private var columns: Int {
    var size = winsize()
    if ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return 80
  }

  private func flush() {
    // All streams: the variable 'stdout' is not safe to name.
    fflush(nil)
  }
}
