import ViperCommandLine
import ViperCommands
import ViperPack
import ViperPipeline
import ViperProject
import ViperSpec
import ViperText

extension CommandRun {
  func ejectTemplates(console: inout Console) throws(DiskError) -> ExitCode {
    let name = invocation.operands.first ?? ""
    guard BuiltIn.packNames.contains(name) else {
      return fail(with: .noPack(name, known: BuiltIn.packNames), console: &console)
    }
    var finder = context.finder
    let config = try finder.config(for: context.workingFolder)
    guard !finder.diagnostics.hasErrors else {
      return report(finder.diagnostics, console: &console)
    }
    let folder =
      invocation.value(of: .into).map(context.absolute)
      ?? FilePath.join(config?.folder ?? context.workingFolder, "Templates/" + name)
    // All other files in a pack's folder are read as templates.
    guard try context.disk.kind(of: FilePath.join(folder, Config.fileName)) == nil else {
      return fail(with: .noFolderOfItsOwn(context.display(folder), name), console: &console)
    }
    var seen: Set<String> = []
    let templates = invocation.operands.dropFirst().filter { seen.insert($0).inserted }
    let files: [(path: String, text: String)]
    if templates.isEmpty {
      files = PackEjection.whole(name) ?? []
    } else {
      let some = PackEjection.some(templates, of: name, folder: FilePath.name(of: folder))
      let known = (PackEjection.whole(name) ?? []).dropFirst().map(\.path)
      guard some.unknown.isEmpty else {
        return report(
          some.unknown.map { .noTemplate($0, in: name, known: known) }, console: &console)
      }
      let extendsAlready = try extendsAlready(name, in: folder)
      files = some.files.filter { $0.path != "pack.json" || !extendsAlready }
    }
    return try eject(files, into: folder, config: config, console: &console)
  }

  private func extendsAlready(_ name: String, in folder: String) throws(DiskError) -> Bool {
    guard let bytes = try context.disk.read(FilePath.join(folder, "pack.json")) else {
      return false
    }
    let manifest = JSONParser.parse(SourceText(path: "pack.json", bytes: bytes)).node
    return manifest?.member("extends")?.value.value.text == name
  }

  private func eject(
    _ files: [(path: String, text: String)], into folder: String, config: Config?,
    console: inout Console
  ) throws(DiskError) -> ExitCode {
    let changeSet = ChangeSet(root: folder, creating: files, for: .pack)
    let taken = try make(changeSet, ifNothingIsAt: changeSet.changes.map(\.path))
    guard taken.isEmpty else {
      return report([.ejectedAlready(taken.map { context.display($0) })], console: &console)
    }
    _ = report([], [changeSet], console: &console)
    let name = invocation.operands.first ?? ""
    let twins = PackEjection.twins(of: Array(invocation.operands.dropFirst()), in: name)
    if !twins.isEmpty {
      console.write(
        "\nnote: other UI frameworks generate this file from \(twins.joined(separator: ", "))\n")
    }
    console.write("\n" + nextSteps(folder, config: config))
    return .fine
  }

  private func nextSteps(_ folder: String, config: Config?) -> String {
    let shown = context.display(folder)
    let check = "change a template, and run 'viper-gen templates lint' and 'viper-gen generate'\n"
    let own = config?.pack.map { FilePath.absolute($0.string, in: config?.packFolder ?? "") }
    if own == folder { return "next: " + check }
    guard let config else {
      return "next: viper-gen init --pack \(shellWord(packWord(shown)))\nthen: " + check
    }
    let word = packWord(FilePath.relative(folder, to: config.folder))
    let file = context.display(FilePath.join(config.folder, Config.fileName))
    return "next: add \"pack\": \(jsonString(word)) to \(file)\nthen: " + check
  }
}

/// `Templates/ours` → `./Templates/ours`, which is no name of a pack
func packWord(_ folder: String) -> String {
  folder.hasPrefix("/") || folder.hasPrefix(".") ? folder : "./" + folder
}

extension Diagnostic {
  fileprivate static func noFolderOfItsOwn(_ folder: String, _ pack: String) -> Self {
    Diagnostic(
      id: "conflicting-file",
      "'\(folder)' contains a viper-gen.json, but a pack needs a separate folder",
      help: "choose another folder: --into Templates/\(pack)")
  }

  static func ejectedAlready(_ paths: [String]) -> Self {
    let rest = paths.count - 1
    let others = rest == 0 ? "" : rest == 1 ? ", as does 1 other" : ", as do \(rest) others"
    return Diagnostic(
      id: "conflicting-file", "'\(paths.first ?? "")' already exists\(others)",
      help: "choose another folder with '--into', or delete '\(paths.first ?? "")' first")
  }
}
