@testable import ExamplesTerminal

/// A session in a pipe or at a terminal, without a process.
@MainActor
final class Stage {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var status: Int32?

  /// Runs the app with these lines to their end.
  static func run(
    _ app: any TerminalApp, isInteractive: Bool = false, _ lines: String...
  ) async -> Stage {
    let stage = Stage()
    let terminal = Terminal(
      isInteractive: isInteractive, isStyled: isInteractive, measure: { (60, 30) },
      output: { [weak stage] in stage?.output += $0 },
      errors: { [weak stage] in stage?.errors += $0 })
    let (input, continuation) = AsyncStream.makeStream(of: String.self)
    for line in lines { continuation.yield(line) }
    continuation.finish()
    stage.status = await TerminalSession(app: app, terminal: terminal).run(input, greeting: "")
    return stage
  }
}
