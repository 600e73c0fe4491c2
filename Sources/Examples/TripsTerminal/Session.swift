import TripsDomain
import TripsModules
import ViperKit

/// Shows the module that is on top, and gives it what is typed, until the user leaves.
@available(iOS 17, macOS 14, *)
@MainActor
final class Session {
  private let model: DataModel
  private let path: String
  private let terminal: Terminal
  private let screenText: ScreenText
  private let waiting = Waiting()
  private let navigation: NavigationState
  /// The modules that have been on the screen and are still there.
  private var appeared: [ModuleDestination] = []
  private var hasMistakes = false
  private var isWarned = false

  /// The map is the one that needs no network, so that the program says the same everywhere.
  init(model: DataModel, path: String, terminal: Terminal) {
    self.model = model
    self.path = path
    self.terminal = terminal
    screenText = ScreenText(width: terminal.width, isColored: terminal.isColored)
    navigation = TripsRoot.build(
      model: model, map: BusyMap(map: GreatCircleMap(), waiting: waiting),
      images: BusyImages(images: DrawnImages(), waiting: waiting))
  }

  /// - Returns: the status of the process: 1 if changes were left, or anything in a pipe went wrong.
  func run(_ lines: some AsyncSequence<String, Never>) async -> Int32 {
    terminal.write("Trips in \(path.printable)\nType 'help' for the commands.\n")
    await settle()
    terminal.write(text)
    prompt()
    for await line in lines {
      let line = line.trimmingCharacters(in: .whitespacesAndNewlines.union(["\u{FEFF}"]))
      if await perform(line) == .leave { return status }
      prompt()
    }
    if terminal.isInteractive { terminal.write("\n") }
    return status
  }

  /// Says what is lost, and whether all went well.
  private var status: Int32 {
    if model.hasUnsavedChanges {
      terminal.complain("warning: the changes since the last 'save' are not saved\n")
      return 1
    }
    return terminal.hasFailed || hasMistakes && !terminal.isInteractive ? 1 : 0
  }

  private func prompt() {
    if terminal.isInteractive { terminal.write("\n> ") }
  }
}

// MARK: - Commands

@available(iOS 17, macOS 14, *)
extension Session {
  private enum Next {
    case go, leave
  }

  /// What can be typed on every screen.
  private static let everywhere = [
    (usage: "list", summary: "goes to the list of all trips"),
    (usage: "show", summary: "shows this screen again"),
    (usage: "back", summary: "goes back to the screen before"),
    (usage: "help", summary: "lists the commands"),
    (usage: "quit", summary: "leaves; asks once if something is not saved"),
  ]

  private func perform(_ line: String) async -> Next {
    let typed = Command(line)
    let mayLeave = isWarned
    isWarned = false
    switch typed.name {
    case "": return .go
    case "help", "?": terminal.write(help)
    case "quit", "exit", "q":
      if !model.hasUnsavedChanges || mayLeave { return .leave }
      isWarned = true
      terminal.write("Not everything is saved. Type 'save', or 'quit' again to leave it.\n")
    default: await runAndShow(line)
    }
    return .go
  }

  /// What a line has changed is shown; after a mistake that changed nothing only the mistake is.
  private func runAndShow(_ line: String) async {
    let before = text
    let hadMistakes = hasMistakes
    hasMistakes = false
    await run([line])
    let isAsked = ["list", "show"].contains(Command(line).name)
    if isAsked || text != before {
      terminal.write(text)
    } else if !hasMistakes {
      terminal.write("Nothing has changed.\n")
    }
    hasMistakes = hasMistakes || hadMistakes
  }

  /// Runs a line, and what that makes of it; a line that fails does not keep the others from running.
  private func run(_ lines: [String]) async {
    var lines = lines
    var count = 0
    // No command makes more of itself than this.
    while !lines.isEmpty, count < 20 {
      count += 1
      do throws(TerminalMistake) {
        let next = try run(Command(lines.removeFirst()))
        lines = next + lines
      } catch {
        hasMistakes = true
        terminal.write("! \(error.message.printable)\n")
      }
      await settle()
      answerAlert()
    }
  }

  private func run(_ typed: Command) throws(TerminalMistake) -> [String] {
    switch typed.name {
    case "list": navigation.path = []
    case "show": break
    case "back":
      guard navigation.path.popLast() != nil else {
        throw TerminalMistake("this is the first screen; 'quit' leaves")
      }
    default:
      guard let screen, let command = screen.commands.first(where: { $0.name == typed.name })
      else {
        throw TerminalMistake(
          "'\(typed.name)' is no command here; 'help' lists them")
      }
      do throws(TerminalMistake) {
        return try command.perform(typed.rest)
      } catch {
        throw TerminalMistake("\(error.message); usage: \(command.usage)")
      }
    }
    return []
  }

  private var help: String {
    let own = (screen?.commands ?? []).map { (usage: $0.usage, summary: $0.summary) }
    return "\n" + screenText.help(on: own + Self.everywhere)
  }
}

/// A line that was typed.
@available(iOS 17, macOS 14, *)
private struct Command {
  let name: String
  let rest: String

  init(_ line: String) {
    let word = line.prefix { !$0.isWhitespace }
    name = word.lowercased()
    rest = line.dropFirst(word.count).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

@available(iOS 17, macOS 14, *)
extension TerminalCommand {
  var usage: String { arguments.isEmpty ? name : "\(name) \(arguments)" }
}

// MARK: - The screen

@available(iOS 17, macOS 14, *)
extension Session {
  private var screen: (any TerminalScreen)? {
    navigation.top?.content as? any TerminalScreen
  }

  private var text: String {
    screen.map(screenText.text(of:)) ?? ""
  }

  /// Tells a module that it is on the screen, and waits until nothing more changes there. What takes
  /// longer than a few seconds is shown as it is by then.
  private func settle() async {
    let deadline = ContinuousClock.now + .seconds(5)
    var quiet = 0
    while quiet < 20, ContinuousClock.now < deadline {
      appear()
      await Task.yield()
      quiet = waiting.count == 0 ? quiet + 1 : 0
      if waiting.count > 0 { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }

  private func appear() {
    let pages = [navigation.root].compactMap(\.self) + navigation.path
    appeared.removeAll { page in
      !pages.contains { $0 == page || $0.place.embedded.contains(page) }
    }
    guard let top = navigation.top else { return }
    appear(top)
    for part in top.place.embedded { appear(part) }
  }

  private func appear(_ module: ModuleDestination) {
    guard !appeared.contains(module) else { return }
    appeared.append(module)
    (module.content as? any TerminalScreen)?.appear()
  }

  /// An alert is shown, and taken as read.
  private func answerAlert() {
    guard let alert = navigation.alert else { return }
    hasMistakes = true
    terminal.write("! \(alert.title): \(alert.message.printable)\n")
    if let action = alert.actions.first { navigation.answer(action.title) }
  }
}
