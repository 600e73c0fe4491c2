import ViperCommandLine
import ViperPack
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

/// Finds the pack's values for the options of `new` and `init`.
@Sendable func packChoices(for command: Command, given: GivenOptions) -> CommandExtension {
  guard command == .new || command == .initialize else { return CommandExtension() }
  let context = CommandContext.process(.process, table: CommandTable())
  do throws(DiskError) {
    let (name, folder) = (given.value(of: .pack), given.value(of: .into))
    let (pack, diagnostics) = try pack(
      named: name, in: folder ?? ".",
      context.fenced(around: [name, folder].compactMap(\.self)))
    guard let pack, !diagnostics.hasErrors else { return CommandExtension(failure: diagnostics) }
    return CommandExtension(choices: ["ui": pack.dialect.uiFrameworks.map(\.key)])
  } catch {
    return CommandExtension(failure: [context.diagnostic(for: error)])
  }
}

func pack(
  named name: String?, in folder: String, _ context: CommandContext
) throws(DiskError) -> (pack: Pack?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  var loader = PackLoader(disk: context.disk)
  if let name {
    let word = EmbeddedText(SourceText(path: OptionSpec.pack.flag, text: name))
    let pack = try loader.pack(word, folder: context.workingFolder, into: &diagnostics)
    return (pack, diagnostics)
  }
  var finder = context.finder
  let config = try finder.config(for: context.absolute(folder))
  let pack = try loader.pack(config?.pack, folder: config?.packFolder ?? "", into: &diagnostics)
  return (pack, finder.diagnostics + diagnostics)
}
