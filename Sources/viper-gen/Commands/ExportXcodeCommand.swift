import ViperCommandLine
import ViperCommands
import ViperPack
import ViperPipeline
import ViperProject
import ViperText

/// `export xcode`: writes a pack as a template for Xcode's New File dialog.
extension CommandRun {
  private static let xcodeFolder = "~/Library/Developer/Xcode/Templates/File Templates/VIPER"

  func exportXcodeTemplate(console: inout Console) throws(DiskError) -> ExitCode {
    let (pack, diagnostics) = try packOfProject()
    guard let pack, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let (files, problems) = XcodeTemplate.files(of: pack)
    guard !problems.hasErrors else { return report(problems, console: &console) }
    let into = context.absolute(invocation.value(of: .into) ?? ".")
    let name = XcodeTemplate.folder(of: pack)
    let folder = FilePath.join(into, name)
    let changeSet = ChangeSet(
      root: into, creating: files.map { (FilePath.join(name, $0.path), $0.text) }, for: .pack)
    guard try make(changeSet, ifNothingIsAt: [folder]).isEmpty else {
      return report([.exportedAlready(context.display(folder))], console: &console)
    }
    _ = report([], [changeSet], console: &console)
    console.write("\nnext: move it to \(Self.xcodeFolder)\n")
    return .fine
  }

  private func packOfProject() throws(DiskError) -> (pack: Pack?, diagnostics: [Diagnostic]) {
    var (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
    var finder = context.finder
    if let conventions = try finder.config(for: context.workingFolder)?.conventions {
      pack = pack?.following(conventions, into: &diagnostics)
    }
    return (pack, diagnostics)
  }
}

extension Diagnostic {
  static func exportedAlready(_ path: String) -> Self {
    Diagnostic(
      id: "conflicting-file", "'\(path)' already exists",
      help: "delete '\(path)', or choose another folder with '--into'")
  }
}
