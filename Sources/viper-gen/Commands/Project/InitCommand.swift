import ViperGeneration
import ViperProject
import ViperSpec
import ViperText

/// `init`: writes a config that marks the working directory as a project's root.
struct InitCommand {
  let invocation: Invocation
  let surroundings: Surroundings

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let disk = surroundings.disk
    let path = surroundings.absolute(Config.fileName)
    let name = invocation.value(of: .pack)
    let (pack, diagnostics) = try pack(named: name, in: ".", surroundings)
    if pack == nil || diagnostics.hasErrors {
      return report(.init(diagnostics: diagnostics, in: surroundings), &console)
    }
    let change = Change(status: .create, path: path, new: Array(text.utf8))
    let isThere = try disk.withLocks(on: invocation.isDryRun ? [] : [surroundings.workingFolder]) {
      () throws(DiskError) in
      if try disk.kind(of: path) != nil { return true }
      if !invocation.isDryRun {
        try Writer(disk: disk, root: surroundings.workingFolder).write([change])
      }
      return false
    }
    guard !isThere else {
      return report(.init(diagnostics: [.configExists], in: surroundings), &console)
    }
    let code = report(
      .init(
        [ChangeSet(root: surroundings.workingFolder, changes: [change])], diagnostics: [],
        in: surroundings), &console)
    console.write("\nnext: viper-gen new MyModule\n")
    return code
  }

  private func report(_ report: RunReport, _ console: inout Console) -> ExitCode {
    report.print(format: .text, isQuiet: false, console: &console)
    return report.isRejected ? .findings : .fine
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
