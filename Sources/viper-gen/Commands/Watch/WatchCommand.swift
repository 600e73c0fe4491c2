import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  func watchFiles(console: inout Console) throws(DiskError) -> ExitCode {
    var session = WatchSession(invocation: invocation, context: context)
    guard let watch = StopSignals.catchThem().flatMap(FolderWatch.init) else {
      throw DiskError(
        operation: "watch", path: context.workingFolder, reason: "the system doesn't allow it")
    }
    try session.run(console: &console)
    console.write("watching   \(session.moduleCount), until Ctrl-C\n")
    var touched = FolderEvents.Places()
    while console.isOpen {
      // A folder may have changed before it was watched.
      touched.folders.formUnion(try watch.follow(session.disk))
      if session.isAffected(by: touched) {
        session.runAgain(console: &console)
        touched = FolderEvents.Places()
      } else {
        console.flush()
        let git = session.roots.map { GitWork(around: $0, on: context.disk) }
        guard let next = watch.wait(whileBusy: { git.contains(where: \.isGoingOn) }) else { break }
        touched = next
      }
    }
    return .fine
  }
}

/// The successive runs of `watch`. Each run prints only the diagnostics that are new.
private struct WatchSession {
  let invocation: Invocation
  let context: CommandContext
  private let cache: ModuleCache?
  private(set) var disk: RecordingDisk
  private(set) var roots: [String] = []
  private var modules = 0
  private var printed: [String] = []

  init(invocation: Invocation, context: CommandContext) {
    self.invocation = Invocation(command: .generate, operands: invocation.operands)
    self.context = context
    cache = context.cache(for: invocation)
    disk = RecordingDisk(base: context.disk)
  }

  var moduleCount: String { modules == 1 ? "1 module" : "\(modules) modules" }

  func isAffected(by places: FolderEvents.Places) -> Bool {
    disk.differences(at: places.paths, in: places.folders).contains { path in
      // Changes in the folders above a project don't matter.
      !roots.contains { $0 != path && FilePath.isInside($0, path) }
    }
  }

  mutating func runAgain(console: inout Console) {
    do throws(DiskError) {
      try run(console: &console)
    } catch {
      print([context.diagnostic(for: error)], console: &console)
    }
  }

  mutating func run(console: inout Console) throws(DiskError) {
    disk = RecordingDisk(base: context.disk)
    var context = context
    context.disk = disk
    let run = ProjectRun(invocation: invocation, context: context, cache: cache)
    let outcome = try run.outcome(isWriting: true)
    roots = outcome.projects.map(\.root)
    modules = outcome.projects.reduce(0) { $0 + $1.selected.count }
    if outcome.isEmpty {
      print([try context.noSpecs(in: invocation.operands)], console: &console)
    } else {
      print(outcome, console: &console)
    }
  }

  private mutating func print(_ outcome: ProjectChanges, console: inout Console) {
    let report = RunReport(outcome, in: context)
    if !report.isRejected {
      for change in report.changes where change.isPending {
        console.write(report.line(for: change))
      }
    }
    print(report.diagnostics, edits: report.edits, console: &console)
  }

  private mutating func print(
    _ diagnostics: [Diagnostic], edits: [String] = [], console: inout Console
  ) {
    let printer = DiagnosticPrinter(color: false)
    let found = diagnostics.map { diagnostic in
      let text = printer.text(for: [diagnostic])
      return (line: String(text.prefix { $0 != "\n" }), diagnostic: diagnostic)
    }
    let lines = Set(found.map(\.line))
    for line in printed where !lines.contains(line) { console.write("gone       \(line)\n") }
    printed.removeAll { !lines.contains($0) }
    let new = found.filter { !printed.contains($0.line) }
    printed += new.map(\.line)
    console.report(new.map(\.diagnostic))
    if new.contains(where: { $0.diagnostic.severity == .error }) {
      for edit in edits { console.writeError(edit) }
    }
  }
}
