import ViperGeneration
import ViperPack
import ViperProject
import ViperText

/// `export xcode`: a pack as a template of Xcode's New File dialog.
struct ExportXcodeCommand {
  private static let xcodeFolder = "~/Library/Developer/Xcode/Templates/File Templates/VIPER"

  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let (pack, diagnostics) = try packOfProject()
    guard let pack, !diagnostics.hasErrors else { return report(diagnostics, &console) }
    let template = XcodeTemplate(pack: pack)
    let (files, problems) = template.files()
    guard !problems.hasErrors else { return report(problems, &console) }
    let into = context.absolute(invocation.value(of: .into) ?? ".")
    let folder = FilePath.join(into, template.folder)
    let disk = context.disk
    let changes = files.map {
      Change(status: .create, path: FilePath.join(folder, $0.path), new: Array($0.text.utf8))
    }
    guard try disk.kind(of: folder) == nil else {
      return report([.exportedAlready(context.display(folder))], &console)
    }
    if !invocation.isDryRun {
      try disk.withLocks(on: [into]) { () throws(DiskError) in
        try Writer(disk: disk, root: into).write(changes)
      }
    }
    RunReport([ChangeSet(root: into, changes: changes)], diagnostics: [], in: context)
      .print(format: .text, isQuiet: false, console: &console)
    console.write("\nnext: move it to \(Self.xcodeFolder)\n")
    return .fine
  }

  /// The pack with the words of the config, as the specs here get it.
  private func packOfProject() throws(DiskError) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    var (pack, diagnostics) = try pack(
      named: invocation.value(of: .pack), in: ".", context)
    var finder = ProjectFinder(
      disk: context.disk, workingFolder: context.workingFolder)
    if let words = try finder.config(for: context.workingFolder)?.words, !words.isEmpty {
      pack = pack?.replacing(words, into: &diagnostics)
    }
    return (pack, diagnostics)
  }

  private func report(_ diagnostics: [Diagnostic], _ console: inout Console) -> ExitCode {
    RunReport(diagnostics: diagnostics, in: context)
      .print(format: .text, isQuiet: false, console: &console)
    return .diagnostics
  }
}

extension Diagnostic {
  static func exportedAlready(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "exists-already", "'\(path)' exists already", at: nil,
      help: "delete it, or choose another folder with '--into'")
  }
}
