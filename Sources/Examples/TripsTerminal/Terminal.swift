import Foundation

/// What the standard streams can do.
struct Terminal {
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

  func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  func complain(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
