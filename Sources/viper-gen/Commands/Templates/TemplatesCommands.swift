import ViperCommandLine
import ViperPack
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `templates list`: lists the built-in packs and the pack of the project's config.
  func listPacks(console: inout Console) throws(DiskError) -> ExitCode {
    var finder = context.finder
    let config = try finder.config(for: context.workingFolder)
    var loader = PackLoader(disk: context.disk)
    var diagnostics = finder.diagnostics
    var rows: [[String]] = []
    for name in BuiltIn.packNames {
      rows.append([name, "built in", BuiltIn.read(name)?.summary ?? ""])
    }
    if let config, let name = config.pack, !BuiltIn.packNames.contains(name.string) {
      let pack = try loader.pack(name, folder: config.packFolder, into: &diagnostics)
      let folder = context.display(FilePath.absolute(name.string, in: config.packFolder))
      if let pack { rows.append([printable(folder), "a folder", printable(pack.summary)]) }
    }
    console.write(textTable(rows))
    return report(diagnostics, ending: nil, console: &console)
  }

  /// `templates show`: prints a pack's manifest or one of its templates.
  func showTemplate(console: inout Console) throws(DiskError) -> ExitCode {
    let name = invocation.operands.first ?? ""
    let file = invocation.operands.dropFirst().first ?? "pack.json"
    var loader = PackLoader(disk: context.disk)
    loader.display = context.display
    var diagnostics: [Diagnostic] = []
    let found = try loader.files(of: name, in: context.workingFolder, into: &diagnostics)
    guard let (files, path) = found else {
      return fail(with: .noPack(name, known: BuiltIn.packNames), console: &console)
    }
    // A pack that extends another pack has the other pack's templates, too.
    let layers = files["pack.json"].map { PackLayers(files, manifest: $0) }
    guard let text = files[file] ?? layers?.templates[file] else {
      let known = Set(files.keys).union(layers?.templates.keys.map(\.self) ?? [])
      return fail(with: .noTemplate(file, in: path, known: known.sorted()), console: &console)
    }
    console.write(text.string)
    console.report(diagnostics)
    return diagnostics.isEmpty ? .fine : .diagnostics
  }
}

extension Diagnostic {
  static func noPack(_ name: String, known: [String]) -> Self {
    Diagnostic(
      id: "unknown-pack", "unknown pack \(quoted(name))",
      help: didYouMean(name, known)
        ?? "use one of the built-in packs: \(known.joined(separator: ", ")); for a folder, write './\(name)'"
    )
  }

  static func noTemplate(_ file: String, in pack: String, known: [String]) -> Self {
    let all = known.isEmpty ? nil : "use one of these files: \(known.joined(separator: ", "))"
    return Diagnostic(
      id: "unknown-template", "the pack \(quoted(pack)) has no file \(quoted(file))",
      help: didYouMean(file, known) ?? all)
  }
}
