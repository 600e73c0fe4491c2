import ViperPipeline
import ViperProject
import ViperText

package protocol RunnableCommand {
  var invocation: Invocation { get }
  var context: CommandContext { get }

  init(invocation: Invocation, context: CommandContext)

  func run(console: inout Console) throws(DiskError) -> ExitCode
}

extension RunnableCommand {
  package func fail(with diagnostic: Diagnostic, console: inout Console) -> ExitCode {
    switch invocation.format {
    case .text: console.report([diagnostic])
    case .json, .github:
      RunReport(diagnostics: [diagnostic], in: context)
        .print(format: invocation.format, .all, console: &console)
    }
    return .failure
  }

  /// Ends a run with its changes and diagnostics.
  ///
  /// - Parameter ending: the last words after an error count.
  package func report(
    _ diagnostics: [Diagnostic], _ changeSets: [ChangeSet] = [], display: PathDisplay? = nil,
    ending: String? = "nothing was written", console: inout Console
  ) -> ExitCode {
    RunReport(changeSets, diagnostics: diagnostics, display: display, in: context).print(
      format: invocation.format, invocation.isQuiet ? .changes : .all, ending: ending,
      console: &console)
    return diagnostics.hasErrors ? .diagnostics : .fine
  }

  package static func run(
    _ invocation: Invocation, in context: CommandContext, console: inout Console
  ) -> ExitCode {
    var command = Self(invocation: invocation, context: context)
    guard FilePath.isAbsolute(context.workingFolder) else {
      return command.fail(with: .noWorkingFolder, console: &console)
    }
    do throws(DiskError) {
      let context = try context.fenced(
        around: invocation.operands + invocation.sequence.map(\.value))
      command = Self(invocation: invocation, context: context)
      return try command.run(console: &console)
    } catch {
      return command.fail(with: context.diagnostic(for: error), console: &console)
    }
  }
}

extension Diagnostic {
  fileprivate static var noWorkingFolder: Diagnostic {
    Diagnostic(
      id: "invalid-disk-access", "can't find the working directory: it no longer exists", at: nil,
      help: "change to another folder, or use -C DIR")
  }
}
