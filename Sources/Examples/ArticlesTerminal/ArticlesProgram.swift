import Foundation

/// The example app with a terminal in place of a screen: the modules are those of the app itself.
@main
struct ArticlesProgram {
  @MainActor
  static func main() async {
    let terminal = Terminal()
    do throws(UsageMistake) {
      exit(await run(try Options(Array(CommandLine.arguments.dropFirst())), terminal))
    } catch {
      terminal.complain(error.message)
      exit(2)
    }
  }

  /// - Returns: the status of the process: 1 if anything in a pipe went wrong.
  @MainActor
  private static func run(_ options: Options, _ terminal: Terminal) async -> Int32 {
    var hasFailed = false
    if options.wantsHelp {
      terminal.show(Options.help)
    } else {
      let session = Session(worker: options.worker, terminal: terminal)
      await session.run()
      hasFailed = session.hasFailed && !terminal.isInteractive
    }
    return hasFailed || terminal.hasFailed ? 1 : 0
  }
}
