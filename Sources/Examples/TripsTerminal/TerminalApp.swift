import Foundation
import TripsDomain
import TripsModules

/// The Trips app in a terminal.
@main
struct TerminalApp {
  @MainActor
  static func main() async {
    guard #available(iOS 17, *) else { return }
    let terminal = Terminal(environment: ProcessInfo.processInfo.environment)
    do throws(UsageMistake) {
      exit(await run(try TerminalArguments(CommandLine.arguments.dropFirst()), terminal))
    } catch {
      terminal.complain("error: \(error.message)\n\(TerminalArguments.usage)\n")
      exit(2)
    }
  }

  @available(iOS 17, macOS 14, *)
  @MainActor
  private static func run(_ arguments: TerminalArguments, _ terminal: Terminal) async -> Int32 {
    if arguments.wantsHelp {
      terminal.write(TerminalArguments.help + "\n")
      return terminal.hasFailed ? 1 : 0
    }
    let model = DataModel(persistence: TripFile(arguments.path))
    do throws(TripPersistenceError) {
      try model.load()
    } catch {
      terminal.complain(
        "error: \(error.message)\nTo work with another file, type: trips FILE\n")
      return 1
    }
    let session = Session(model: model, path: arguments.path, terminal: terminal)
    return await session.run(InputLines())
  }
}
