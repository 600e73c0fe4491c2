import ViperPipeline
import ViperProject
import ViperText

/// A command with its arguments. Each command is a method in an extension.
package struct CommandRun {
  package let invocation: Invocation
  package let context: CommandContext

  package func fail(with diagnostic: Diagnostic, console: inout Console) -> ExitCode {
    switch invocation.format {
    case .text: console.report([diagnostic])
    case .json, .github:
      RunReport(diagnostics: [diagnostic], in: context)
        .print(format: invocation.format, .all, console: &console)
    }
    return .failure
  }

  package func report(
    _ diagnostics: [Diagnostic], _ changeSets: [ChangeSet] = [], display: PathDisplay? = nil,
    ending: String? = "nothing was written", console: inout Console
  ) -> ExitCode {
    RunReport(changeSets, diagnostics: diagnostics, display: display, in: context).print(
      format: invocation.format, invocation.isQuiet ? .changes : .all, ending: ending,
      console: &console)
    return diagnostics.hasErrors ? .diagnostics : .fine
  }

  /// Runs a command. An error of the disk ends the run.
  package static func run(
    _ invocation: Invocation, in context: CommandContext, console: inout Console,
    _ command: (CommandRun) -> (inout Console) throws(DiskError) -> ExitCode
  ) -> ExitCode {
    var run = CommandRun(invocation: invocation, context: context)
    guard FilePath.isAbsolute(context.workingFolder) else {
      return run.fail(with: .noWorkingFolder, console: &console)
    }
    do throws(DiskError) {
      let context = try context.fenced(around: invocation.operands + invocation.values.map(\.value))
      run = CommandRun(invocation: invocation, context: context)
      return try command(run)(&console)
    } catch {
      return run.fail(with: context.diagnostic(for: error), console: &console)
    }
  }
}

extension Diagnostic {
  fileprivate static var noWorkingFolder: Diagnostic {
    Diagnostic(
      id: "invalid-disk-access", "can't find the working directory, because it no longer exists",
      help: "change to another folder, or use -C DIR")
  }
}
