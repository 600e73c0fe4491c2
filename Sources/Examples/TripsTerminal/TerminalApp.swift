import Foundation
import TripsDomain
import TripsModules

/// The Trips app in a terminal.
@main
struct TerminalApp {
  @MainActor
  static func main() async {
    let arguments: TerminalArguments
    do throws(UsageMistake) {
      arguments = try TerminalArguments(CommandLine.arguments.dropFirst())
    } catch {
      complain("error: \(error.message)\n\(TerminalArguments.usage)")
      exit(2)
    }
    if arguments.wantsHelp {
      print(TerminalArguments.help)
      return
    }
    exit(await run(arguments))
  }

  @MainActor
  private static func run(_ arguments: TerminalArguments) async -> Int32 {
    let model = DataModel(persistence: TripFile(arguments.path))
    do throws(TripPersistenceError) {
      try model.load()
    } catch {
      complain("error: \(error.message)\nTo work with another file, type: trips FILE")
      return 1
    }
    let terminal = Terminal(environment: ProcessInfo.processInfo.environment)
    let session = Session(model: model, path: arguments.path, terminal: terminal)
    return await session.run(InputLines())
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
