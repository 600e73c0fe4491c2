import SwiftMerge
import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

extension RunReport {
  init(_ outcome: ProjectChanges, showsAll: Bool = false, in context: CommandContext) {
    self.init(
      outcome.changeSets, diagnostics: outcome.diagnostics, display: outcome.display,
      configs: outcome.configs, showsAll: showsAll, in: context)
  }

  var isOutOfDate: Bool { changes.contains(where: \.isPending) }

  /// Prints a diff of each file that is out of date, and the files that are missing or stale. Lock
  /// files are listed without a diff.
  func printOutOfDate(format: OutputFormat, isQuiet: Bool, console: inout Console) {
    let outdated = changes.filter(\.isPending)
    let report = OutOfDateReport(format == .text ? [] : outdated, disk: context.disk)
    switch format {
    case .text:
      for change in outdated {
        let isShort =
          isQuiet || change.old == nil || change.new == nil || change.old == change.new
          || change.isOfLock
        if isShort {
          console.write(line(for: change))
        } else {
          console.write(difference: difference(of: change))
        }
      }
      let isCompared = !isRejected || !changes.isEmpty
      printDiagnostics(
        ending: isCompared ? nil : "no file was compared", isQuiet: isQuiet, console: &console)
      if !outdated.isEmpty { console.report([.outOfDate(outdated.count)]) }
    case .json:
      let result: CheckResult =
        isRejected || diagnostics.contains { $0.severity == .error && !$0.isOutOfDate }
        ? .error : diagnostics.hasErrors || !outdated.isEmpty ? .outOfDate : .fine
      console.write(
        json(
          of: outdated, difference: isQuiet ? nil : { difference(of: $0) }, causes: report.places,
          result: result))
    case .github:
      console.write(context.annotation.lines(for: report, display: display))
      printAnnotations(console: &console)
    }
  }

  /// Prints the number of stubs in the changed files, and the place of the first one.
  func printStubs(_ format: OutputFormat, console: inout Console) {
    guard !isRejected, format == .text else { return }
    let owned = changes.filter { $0.purpose == .owned }
    let stubs = concurrentMap(owned) { [display] change in
      let source = SourceText(path: display(change.path), bytes: change.new ?? [])
      return (SwiftMerge.members(in: source.bytes) ?? []).filter(\.isStub)
        .map { "\(source.path):\(source.position(at: $0.place.lowerBound).line)" }
    }.joined()
    guard let first = stubs.first else { return }
    let methods = stubs.count == 1 ? "1 method" : "\(stubs.count) methods"
    let verb = stubs.count == 1 ? "isn't" : "aren't"
    console.write("\(methods) in these files \(verb) implemented yet; see \(printable(first))\n")
  }

  func printDifferences(format: OutputFormat, console: inout Console) {
    let shown = isRejected ? [] : changes.filter(\.isPending)
    guard format == .text else {
      return console.write(json(of: shown, difference: { difference(of: $0) }))
    }
    for change in shown {
      console.write(line(for: change))
      console.write(difference: difference(of: change))
    }
    printDiagnostics(ending: nil, console: &console)
  }

  func difference(of change: Change) -> String {
    let path = display(change.path)
    return UnifiedDiff.text(
      old: change.old ?? [], new: change.new ?? [],
      oldLabel: change.old == nil ? "/dev/null" : path,
      newLabel: change.new == nil ? "/dev/null" : path)
  }
}

extension Diagnostic {
  static func outOfDate(_ count: Int) -> Self {
    let files = count == 1 ? "1 file is" : "\(count) files are"
    return Diagnostic(
      id: "outdated-files", "\(files) out of date", help: "run 'viper-gen generate'")
  }
}
