import Foundation

/// A program that runs an app in a terminal or through pipes.
@MainActor
package struct TerminalProgram {
  let name: String
  let about: String
  let options: [TerminalOption]

  package init(_ name: String, about: String, options: [TerminalOption] = []) {
    self.name = name
    self.about = about
    self.options = options
  }

  /// Runs the app until the user quits, then ends the process.
  ///
  /// - Parameter start: creates the app, and the text before its first screen.
  package func run(
    _ start: (TerminalArguments) throws -> (app: any TerminalApp, greeting: String)
  ) async -> Never {
    let terminal = Terminal()
    do {
      let arguments = try TerminalArguments(
        Array(CommandLine.arguments.dropFirst()), options: options)
      guard arguments["--help"] == nil else {
        terminal.write(help)
        exit(terminal.hasFailed ? 1 : 0)
      }
      let (app, greeting) = try start(arguments)
      let session = TerminalSession(app: app, terminal: terminal)
      exit(
        await session.run(
          InputLines.make(), greeting: greeting + "Type 'help' for the commands.\n"))
    } catch let error as UsageError {
      terminal.complain("error: \(error.message)\n\(usage)\n")
      exit(2)
    } catch {
      let message = (error as? StartError)?.message ?? "\(error)"
      terminal.complain("error: \(message)\n")
      exit(1)
    }
  }

  private var usage: String {
    (["usage: \(name)"] + options.map { "[\($0.usage)]" }).joined(separator: " ")
  }

  private var help: String {
    let column = (options.map(\.usage.columns).max() ?? 0) + 2
    let lines = options.map { "  \($0.usage.fitted(to: column))\($0.summary)\n" }
    return "\(about)\n\n\(usage)\n\n" + (lines.isEmpty ? "" : lines.joined() + "\n")
      + "Commands come from the terminal or from a pipe; 'help' lists them.\n"
  }
}
