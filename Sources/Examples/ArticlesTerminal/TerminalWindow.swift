import ViperKit

/// A window whose content is drawn by a terminal, when it asks for that.
final class TerminalWindow: UIWindow {
  private var waiting: CheckedContinuation<Void, Never>?

  override func setNeedsDisplay() {
    waiting?.resume()
    waiting = nil
  }

  /// Waits until something on screen has changed.
  func nextChange() async {
    await withCheckedContinuation { waiting = $0 }
  }
}
