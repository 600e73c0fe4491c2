import ViperCommandLine
import ViperGeneration
import ViperImport
import ViperPack
import ViperProject
import ViperRendering
import ViperSpec
import ViperText

/// `import generamba`, `import xcode`: templates of other tools become packs of the project.
struct ImportCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  private var peer: Peer { invocation.command == .importXcode ? .xcode : .generamba }

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var diagnostics: [Diagnostic] = []
    let parameters = Parameters(invocation.sources(of: .set), into: &diagnostics)
    let folder = invocation.operands.first ?? "."
    var work = TemplateImport(
      peer, disk: context.disk, display: context.display, reserved: PackChecker.specKeys,
      parameters: parameters)
    let packs = try work.packs(in: context.absolute(folder))
    guard let packs, !packs.isEmpty || !work.diagnostics.isEmpty else {
      return fail(with: .noPeerTemplate(quoted(folder), suffix: peer.suffix), console: &console)
    }
    diagnostics += work.diagnostics
    var finder = context.finder
    let config = try finder.config(for: context.workingFolder)
    diagnostics += finder.diagnostics
    let into =
      invocation.value(of: .importInto).map(context.absolute)
      ?? FilePath.join(config?.folder ?? context.workingFolder, "Templates")
    diagnostics += lint(packs, in: into)
    guard !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let exit = try write(packs, into: into, config: config, diagnostics, console: &console)
    let isWhole = work.diagnostics.isEmpty && packs.allSatisfy(\.isWhole)
    return exit == .fine && !isWhole ? .diagnostics : exit
  }

  /// What is wrong with the packs, as if they lay there already.
  private func lint(_ packs: [ImportedPack], in folder: String) -> [Diagnostic] {
    packs.filter { !$0.files.isEmpty }.flatMap { pack -> [Diagnostic] in
      let home = context.display(FilePath.join(folder, pack.name))
      let sources = pack.files.map { file in
        (file.path, SourceText(path: FilePath.join(home, file.path), text: file.text))
      }
      return PackLint.diagnostics(
        of: Dictionary(sources) { first, _ in first }, path: home)
    }
  }

  private func write(
    _ packs: [ImportedPack], into folder: String, config: Config?, _ diagnostics: [Diagnostic],
    console: inout Console
  ) throws(DiskError) -> ExitCode {
    let made = packs.filter { !$0.files.isEmpty }
    let changeSet = ChangeSet(
      root: folder,
      creating: made.flatMap { pack in
        pack.files.map { (FilePath.join(pack.name, $0.path), $0.text) }
      }, for: .pack)
    let taken = try make(changeSet, ifNothingIsAt: made.map { FilePath.join(folder, $0.name) })
    guard taken.isEmpty else {
      return report([.ejectedAlready(taken.map { context.display($0) })], console: &console)
    }
    let exit = report(
      diagnostics, made.isEmpty ? [] : [changeSet], ending: nil, console: &console)
    guard invocation.format == .text else { return exit }
    console.write("\n" + packs.map(line).joined())
    if let first = made.first {
      let home = FilePath.join(folder, first.name)
      console.write("\n" + nextSteps(home, config: config))
      if first.indentation != 2, try !hasLayout(above: home) {
        let style = "{ \"indentation\": { \"spaces\": \(first.indentation) } }"
        console.write("then: \(style) in .swift-format, to indent modules as the templates were\n")
      }
    }
    return exit
  }

  /// `swifty_viper: 12 of 12 files, 5 of 6 protocols are contracts`
  private func line(_ pack: ImportedPack) -> String {
    let counts = pack.counts
    return "\(printable(pack.name)): \(counts.takenFiles) of \(counts.files) files, "
      + "\(counts.contracts) of \(counts.protocols) protocols are contracts\n"
  }

  /// Whether somebody has said how the project is laid out.
  private func hasLayout(above folder: String) throws(DiskError) -> Bool {
    var folder = folder
    while true {
      if try context.disk.kind(of: FilePath.join(folder, SwiftFormatFile.fileName)) != nil {
        return true
      }
      guard folder != "/", !folder.isEmpty else { return false }
      folder = FilePath.folder(of: folder)
    }
  }

  private func nextSteps(_ folder: String, config: Config?) -> String {
    guard let config else {
      return "next: viper-gen init --pack \(shellWord(packWord(context.display(folder))))\n"
    }
    let word = packWord(FilePath.relative(folder, to: config.folder))
    let file = context.display(FilePath.join(config.folder, Config.fileName))
    return "next: say \"pack\": \(jsonString(word)) in \(file)\n"
  }
}

extension ImportedPack {
  /// Whether all of the template was taken.
  fileprivate var isWhole: Bool {
    counts.takenFiles == counts.files && counts.contracts == counts.protocols
  }
}
