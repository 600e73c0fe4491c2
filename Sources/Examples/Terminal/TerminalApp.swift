/// An app that a terminal shows in place of a device.
@MainActor
package protocol TerminalApp: AnyObject {
  /// The screen, without an alert over it.
  var screen: (any TerminalScreen)? { get }
  var alert: TerminalAlert? { get }
  /// Whether the screen is about to change.
  var isBusy: Bool { get }
  /// The command that saves unsaved changes: `save`; nil if there are no changes.
  var saveCommand: String? { get }

  /// Goes to the screen before. False if this is the first one.
  func goBack() -> Bool
  /// Goes to the first screen.
  func goHome()
}

extension TerminalApp {
  package var saveCommand: String? { nil }
}

/// A message that waits for an answer.
package struct TerminalAlert {
  package let title: String
  package let message: String
  /// One for each button; the last one puts it away.
  package let answers: [TerminalCommand]

  package init(title: String, message: String, answers: [TerminalCommand]) {
    self.title = title
    self.message = message
    self.answers = answers
  }
}
