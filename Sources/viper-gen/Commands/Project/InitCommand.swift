import ViperGeneration
import ViperProject
import ViperSpec
import ViperText

/// `init`: writes a config that marks the working directory as a project's root.
struct InitCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
    if pack == nil || diagnostics.hasErrors { return report(diagnostics, console: &console) }
    let changeSet = ChangeSet(root: context.workingFolder, creating: [(Config.fileName, text)])
    guard try make(changeSet, ifNothingIsAt: changeSet.changes.map(\.path)).isEmpty else {
      return report([.configExists], console: &console)
    }
    let code = report(diagnostics, [changeSet], console: &console)
    console.write("\nnext: viper-gen new MyModule\n")
    return code
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
