import ViperGeneration
import ViperProject
import ViperSpec
import ViperText

/// `init`: writes a config that marks the working directory as a project's root.
struct InitCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let disk = context.disk
    let path = context.absolute(Config.fileName)
    let name = invocation.value(of: .pack)
    let (pack, diagnostics) = try pack(named: name, in: ".", context)
    if pack == nil || diagnostics.hasErrors {
      return report(.init(diagnostics: diagnostics, in: context), &console)
    }
    let change = Change(status: .create, path: path, new: Array(text.utf8))
    let isThere = try disk.withLocks(on: invocation.isDryRun ? [] : [context.workingFolder]) {
      () throws(DiskError) in
      if try disk.kind(of: path) != nil { return true }
      if !invocation.isDryRun {
        try Writer(disk: disk, root: context.workingFolder).write([change])
      }
      return false
    }
    guard !isThere else {
      return report(.init(diagnostics: [.configExists], in: context), &console)
    }
    let code = report(
      .init(
        [ChangeSet(root: context.workingFolder, changes: [change])], diagnostics: [],
        in: context), &console)
    console.write("\nnext: viper-gen new MyModule\n")
    return code
  }

  private func report(_ report: RunReport, _ console: inout Console) -> ExitCode {
    report.print(format: .text, isQuiet: false, console: &console)
    return report.isRejected ? .diagnostics : .fine
  }

  private var text: String {
    var members: [JSONOutput.Member] = [.init("root", .bool(true))]
    for option in [OptionSpec.pack, .ui, .access] {
      if let value = invocation.value(of: option) {
        members.append(.init(option.name, .string(value)))
      }
    }
    return JSONOutput.object(members).document()
  }
}

extension Diagnostic {
  static let configExists = Diagnostic(
    id: "exists-already", "'\(Config.fileName)' exists already", at: nil,
    help: "edit it; 'viper-gen schema config' tells which keys there are")
}
