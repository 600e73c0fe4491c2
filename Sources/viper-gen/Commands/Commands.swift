import ViperGeneration
import ViperText

/// Runs a command that was understood.
func run(
  _ invocation: Invocation, table: CommandTable, environment: Environment, console: inout Console
) -> ExitCode {
  let workingFolder = PosixDisk.workingFolder
  let disk = PosixDisk()
  switch invocation.command {
  case .new:
    return NewCommand(invocation: invocation, disk: disk, workingFolder: workingFolder)
      .run(console: &console)
  case .generate:
    return GenerateCommand(invocation: invocation, disk: disk, workingFolder: workingFolder)
      .run(console: &console)
  case .check:
    return CheckCommand(invocation: invocation, disk: disk, workingFolder: workingFolder)
      .run(console: &console)
  case .completions:
    return CompletionsCommand(invocation: invocation, table: table).run(console: &console)
  case .diff, .remove, .list, .graph, .templatesList, .templatesShow, .templatesEject,
    .templatesLint, .exportXcode, .initialize, .schema, .explain, .help:
    // The parser knows none of them, and turns `help` into a topic.
    return .failure
  }
}

/// What the pack adds to a command's options: one for each of its contracts, and its UI flavours.
@Sendable func packOptions(for command: Command, given: GivenOptions) -> CommandExtension {
  guard command == .new else { return CommandExtension() }
  let name = given.value(of: .pack)
  let workingFolder = PosixDisk.workingFolder
  var diagnostics: [Diagnostic] = []
  do {
    var finder = ProjectFinder(disk: PosixDisk(), workingFolder: workingFolder)
    let config = try finder.config(for: workingFolder)
    var shelf = PackShelf(disk: PosixDisk())
    let word = name.map { EmbeddedText(SourceText(path: OptionSpec.pack.flag, text: $0)) }
    let pack = try shelf.pack(
      word ?? config?.pack, folder: word == nil ? config?.packFolder ?? "" : workingFolder,
      into: &diagnostics)
    guard let pack, !diagnostics.hasErrors else {
      return CommandExtension(failure: .init(diagnostics: diagnostics, exitCode: .failure))
    }
    return CommandExtension(
      options: pack.dialect.contracts.map {
        .contract(key: $0.key, "a member that the \($0.caller) calls on the \($0.conformer)")
      },
      choices: [
        "ui": pack.dialect.flavours.map(\.key),
        "yours": pack.dialect.roles.filter(\.mayBeYours).map(\.key) + ["tests"],
      ])
  } catch {
    return CommandExtension(
      failure: .init(diagnostics: [.machine(error)], exitCode: .failure))
  }
}

extension Diagnostic {
  /// What the machine refused; it has no place in any text.
  static func machine(_ error: DiskError) -> Diagnostic {
    Diagnostic(id: "disk", error.message, at: nil)
  }
}
