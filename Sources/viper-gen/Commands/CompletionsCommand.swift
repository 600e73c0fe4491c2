import ViperCommandLine
import ViperPack
import ViperProject

extension CommandRun {
  func printCompletions(console: inout Console) throws(DiskError) -> ExitCode {
    let word = invocation.operands.first ?? ""
    if let shell = Shell(rawValue: word) {
      console.write(shell.completions(for: context.table))
    } else if let kind = NameKind(rawValue: word) {
      // bash would expand other words.
      for name in try names(kind).filter(isPlainWord) { console.write(name + "\n") }
    }
    return .fine
  }

  private func names(_ kind: NameKind) throws(DiskError) -> [String] {
    var finder = context.finder
    switch kind {
    case .modules:
      return try finder.projects(for: []).flatMap { $0.specs.map(\.name) }
    case .packs:
      let pack = try finder.config(for: context.workingFolder)?.pack
      let known = BuiltIn.packNames
      return known + (pack.map { known.contains($0.string) ? [] : [$0.string] } ?? [])
    case .diagnostics: return Explanation.all.map(\.id)
    }
  }
}
