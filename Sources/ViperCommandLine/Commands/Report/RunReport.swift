import ViperPipeline
import ViperProject
import ViperText

/// The changes and diagnostics of a run, printed as text, JSON or GitHub annotations.
package struct RunReport {
  package let changes: [Change]
  /// The diagnostics, in reading order.
  package let diagnostics: [Diagnostic]
  /// Whether an error prevented all writing.
  package let isRejected: Bool
  package let edits: [String]
  let notes: [String]
  let builtModules: Int
  let configs: [String]
  package let display: PathDisplay
  package let context: CommandContext

  package init(
    _ changeSets: [ChangeSet] = [], diagnostics: [Diagnostic], display: PathDisplay? = nil,
    configs: [String] = [], showsAll: Bool = false, in context: CommandContext
  ) {
    changes = changeSets.dropFirst().reduce(into: changeSets.first?.changes ?? []) {
      $0 += $1.changes
    }
    edits = changeSets.flatMap(\.edits)
    notes = changeSets.flatMap(\.notes)
    builtModules = changeSets.reduce(0) { $0 + $1.builtModules }
    self.configs = configs
    isRejected = diagnostics.hasErrors
    let leftToDo = isRejected && !showsAll ? [] : changeSets.flatMap(\.leftToDo)
    self.diagnostics = (diagnostics + leftToDo).sortedForPrinting()
    self.display = display ?? context.display
    self.context = context
  }

  package enum Detail {
    case changes
    case counted
    /// Adds unchanged files, the configs, and the parts that tests leave out.
    case all
  }

  /// Prints a status and a path for each change. After an error, prints only the diagnostics.
  package func print(
    format: OutputFormat, _ detail: Detail, ending: String? = "nothing was written",
    console: inout Console
  ) {
    let shown = isRejected ? [] : changes.filter { detail == .all || $0.isPending }
    switch format {
    case .text:
      if detail == .all { for config in configs { console.write(line("config", config)) } }
      for change in shown { console.write(line(for: change)) }
      if !isRejected, detail == .all {
        for note in allNotes { console.write(line(Change.Status.skip.rawValue, note)) }
      }
      if !isRejected, detail == .counted { console.write(count) }
      printDiagnostics(ending: isRejected ? ending : nil, console: &console)
    case .json: console.write(json(of: shown))
    case .github: printAnnotations(console: &console)
    }
  }

  var allNotes: [String] {
    guard builtModules > 0 else { return notes }
    let modules = builtModules == 1 ? "1 module" : "\(builtModules) modules"
    return notes + ["generated files of \(modules): the build writes them"]
  }

  /// `2 files changed, 40 as they were`
  private var count: String {
    let changed = changes.count(where: \.isPending)
    let rest = changes.count - changed
    let files = changed == 1 ? "1 file" : "\(changed) files"
    return (changed == 0 ? "nothing changed" : files + " changed")
      + (rest == 0 ? "" : ", \(rest) as they were") + "\n"
  }

  package func line(for change: Change) -> String {
    line(change.status.rawValue, display(change.path))
  }

  private func line(_ word: String, _ text: String) -> String {
    var line = word
    repeat { line += " " } while line.utf8.count < 11
    line += printable(text)
    line += "\n"
    return line
  }

  package func printDiagnostics(ending: String?, isQuiet: Bool = false, console: inout Console) {
    console.report(isQuiet ? diagnostics.filter { $0.severity != .note } : diagnostics)
    for edit in edits { console.writeError(edit) }
    if let count = errorCount {
      console.writeError(count + (ending.map { "; \($0)" } ?? "") + "\n")
    }
  }

  /// `2 errors in 1 file`; nil without errors. Options don't count as files.
  private var errorCount: String? {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    let paths = errors.compactMap(\.location?.source.path)
    let files = Set(paths.filter { !Invocation.isOptionText($0) }).count
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    return files == 0 ? count : count + (files == 1 ? " in 1 file" : " in \(files) files")
  }

  package func printAnnotations(console: inout Console) {
    let annotation = context.annotation
    for diagnostic in diagnostics { console.write(annotation.line(for: diagnostic)) }
  }
}
