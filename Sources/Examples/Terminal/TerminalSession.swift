import Foundation

/// Runs an app in a terminal until the user quits.
@MainActor
final class TerminalSession {
  private let app: any TerminalApp
  private let terminal: Terminal
  private let isPainted: Bool
  private var drawing = ScreenDrawing()
  /// The messages below the screen.
  private var said: [String] = []
  private var hasErrors = false
  private var isWarned = false
  /// The last alert, which is shown only once.
  private var shownAlert: String?

  init(app: any TerminalApp, terminal: Terminal) {
    self.app = app
    self.terminal = terminal
    isPainted = terminal.isInteractive && terminal.isStyled
  }

  /// - Returns: the status of the process: 1 if changes were left, or anything in a pipe went wrong.
  func run(_ lines: AsyncStream<String>, greeting: String) async -> Int32 {
    say(greeting)
    await settle()
    write(screen)
    showAlert()
    prompt()
    let watch = isPainted ? Task { [weak self] in await self?.watch() } : nil
    defer { watch?.cancel() }
    for await line in lines {
      let line = line.trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"]))
      if await perform(line) == .leave { return status }
      prompt()
    }
    if terminal.isInteractive { terminal.write("\n") }
    return status
  }

  /// Reports unsaved changes, and returns the exit status.
  private var status: Int32 {
    if let save = app.saveCommand {
      terminal.complain("warning: the changes since the last '\(save)' are not saved\n")
      return 1
    }
    return terminal.hasFailed || hasErrors && !terminal.isInteractive ? 1 : 0
  }
}

// MARK: - Commands

extension TerminalSession {
  private enum Next {
    case go, leave
  }

  /// The commands of every screen.
  private static let everywhere = [
    (usage: "home", summary: "goes to the first screen"),
    (usage: "show", summary: "shows this screen again"),
    (usage: "back", summary: "goes back to the screen before"),
    (usage: "help", summary: "lists the commands"),
    (usage: "quit", summary: "leaves; asks once if something is not saved"),
  ]

  private func perform(_ line: String) async -> Next {
    let mayLeave = isWarned
    isWarned = false
    said = []
    switch line.lowercased() {
    case "": return .go
    case "help", "?": say("\n" + text.help(on: usages + Self.everywhere))
    case "quit", "exit", "q":
      guard let save = app.saveCommand, !mayLeave else { return .leave }
      isWarned = true
      say("Not everything is saved. Type '\(save)', or 'quit' again to leave it.\n")
    default: await runAndShow(line)
    }
    return .go
  }

  /// Shows the changed screen; after an error without changes, only the error.
  private func runAndShow(_ line: String) async {
    let before = screen
    let hadAlert = app.alert != nil
    let hadErrors = hasErrors
    hasErrors = false
    await run([line])
    let isAnswered = hadAlert && app.alert == nil
    if ["home", "show"].contains(line.lowercased()) || screen != before || isAnswered {
      write(screen)
    } else if !hasErrors {
      say("Nothing has changed.\n")
    }
    hasErrors = hasErrors || hadErrors
  }

  /// Runs a line and the commands it returns. Errors don't stop the following commands.
  private func run(_ lines: [String]) async {
    var lines = lines
    var count = 0
    // No command makes more of itself than this.
    while !lines.isEmpty, count < 20 {
      count += 1
      do throws(CommandError) {
        lines = try run(lines.removeFirst()) + lines
      } catch {
        hasErrors = true
        say("! \(error.message.printable)\n")
      }
      await settle()
      showAlert()
    }
  }

  /// An alert is answered by the name of a button; whatever else is typed puts it away.
  private func run(_ line: String) throws(CommandError) -> [String] {
    if let alert = app.alert {
      shownAlert = nil
      if let answer = TypedCommand(line, among: alert.answers) { return try answer.perform() }
      _ = try alert.answers.last?.perform("")
    }
    switch line.lowercased() {
    case "show": return []
    case "home":
      app.goHome()
      return []
    case "back":
      guard app.goBack() else {
        throw CommandError("this is the first screen; 'quit' leaves")
      }
      return []
    default:
      let commands = app.screen?.commands ?? []
      guard let typed = TypedCommand(line, among: commands) else {
        let names = commands.map(\.name) + Self.everywhere.map(\.usage)
        throw TypedCommand.unknown(line, names: names)
      }
      return try typed.perform()
    }
  }

  private var usages: [(usage: String, summary: String)] {
    ((app.alert?.answers ?? []) + (app.screen?.commands ?? [])).map { ($0.usage, $0.summary) }
  }
}

// MARK: - The screen

extension TerminalSession {
  private var text: ScreenText {
    ScreenText(width: terminal.size.width, isColored: terminal.isStyled)
  }

  private var screen: String { app.screen.map(text.text(of:)) ?? "" }

  private func say(_ text: String) {
    guard isPainted else { return terminal.write(text) }
    said += [""] + Self.rows(text).flatMap { $0.wrapped(to: terminal.size.width) }
  }

  /// A screen that is painted comes with the next prompt.
  private func write(_ screen: String) {
    if !isPainted { terminal.write(screen) }
  }

  private func prompt() {
    if isPainted {
      terminal.write(drawing.draw(painted, height: terminal.size.height))
    } else if terminal.isInteractive {
      terminal.write("\n> ")
    }
  }

  private var painted: [String] { [""] + Self.rows(screen) + said + [""] }

  /// Shows changes that happen without input, such as a clock's.
  private func watch() async {
    while (try? await Task.sleep(nanoseconds: 200_000_000)) != nil {
      terminal.write(drawing.refresh(painted))
    }
  }

  private static func rows(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }

  /// Waits until the screen is complete, for some seconds on a terminal and at most a minute
  /// elsewhere.
  private func settle() async {
    let deadline = ProcessInfo.processInfo.systemUptime + (isPainted ? 5 : 60)
    var quiet = 0
    while quiet < 20, ProcessInfo.processInfo.systemUptime < deadline {
      _ = app.screen
      await Task.yield()
      quiet = app.isBusy ? 0 : quiet + 1
      if app.isBusy { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
  }

  private func showAlert() {
    guard let alert = app.alert else {
      shownAlert = nil
      return
    }
    let answers = alert.answers.map { "[\($0.name)]" }.joined(separator: " ").printable
    let text = "! \(alert.title.printable): \(alert.message.printable)\n  \(answers)\n"
    guard text != shownAlert else { return }
    shownAlert = text
    hasErrors = true
    say(text)
  }
}
