import ViperCommandLine
import ViperGeneration
import ViperPack
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

/// What the pack adds to a command's options: one for each of its contracts, and its UI flavours.
@Sendable func packOptions(for command: Command, given: GivenOptions) -> CommandExtension {
  guard command == .new || command == .initialize else { return CommandExtension() }
  var added = packOptions(named: given.value(of: .pack), into: given.value(of: .into))
  if command == .initialize { added.options = [] }
  return added
}

/// - Parameters:
///   - name: the value of `--pack`; without it the config decides.
///   - folder: the value of `--into`: the module belongs to the project that lies in.
func packOptions(named name: String?, into folder: String?) -> CommandExtension {
  let context = CommandContext.process(.process, table: CommandTable())
  do throws(DiskError) {
    let (pack, diagnostics) = try pack(named: name, in: folder ?? ".", context)
    guard let pack, !diagnostics.hasErrors else {
      return CommandExtension(failure: .init(diagnostics: diagnostics, exitCode: .failure))
    }
    return CommandExtension(
      options: pack.dialect.contracts.map {
        .contract(
          key: $0.key,
          "a member that "
            + ($0.caller.isEmpty ? "others call" : "the \($0.caller) calls")
            + " on the \($0.conformer)")
      },
      choices: [
        "ui": pack.dialect.flavours.map(\.key),
        "yours": pack.dialect.roles.filter(\.mayBeYours).map(\.key)
          + [Spec.contractsWord, Spec.tests, Spec.all],
      ],
      namespaces: pack.dialect.namespaces?.key)
  } catch {
    return CommandExtension(
      failure: .init(diagnostics: [context.diagnostic(for: error)], exitCode: .failure))
  }
}

/// The pack of that name, or the one that specs in a folder have.
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
