import ViperCommandLine
import ViperGeneration
import ViperProject
import ViperRendering
import ViperText

/// `watch`: generates, and does so again whenever something has changed that it looks at.
struct WatchCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let disk = RememberingDisk(base: context.disk)
    var session = WatchSession(invocation: invocation, context: context, disk: disk)
    guard let watch = StopSignals.catchThem().flatMap(FolderWatch.init) else {
      throw DiskError(
        operation: "watch", path: context.workingFolder, reason: "the system refuses")
    }
    try session.run(console: &console)
    console.write("watching   \(session.moduleCount), until Ctrl-C\n")
    var touched = RememberingDisk.Places()
    while console.isOpen {
      touched.folders.formUnion(try watch.follow(disk))
      let changed = disk.differences(at: touched).filter(session.concerns)
      if changed.isEmpty {
        console.flush()
        let git = session.roots.map { GitWork(around: $0, on: context.disk) }
        let next = watch.wait(whileBusy: { git.contains(where: \.isGoingOn) })
        guard let next else { break }
        touched = next
      } else {
        touched = RememberingDisk.Places()
        session.run(after: changed, console: &console)
      }
    }
    return .fine
  }
}

/// Runs one after the other, of which each says what is new.
private struct WatchSession {
  let invocation: Invocation
  private let disk: RememberingDisk
  private var context: CommandContext
  private var memory = ReadMemory()
  /// What runs have asked the disk since `memory` and the modules were last thrown away.
  private var asked: AskedDisk
  private(set) var roots: [String] = []
  private var last: ProjectChanges?
  /// The specs that were asked for.
  private var selected: Set<String> = []
  /// The first lines of the diagnostics that stand, in the order in which they came.
  private var standing: [String] = []

  init(invocation: Invocation, context: CommandContext, disk: RememberingDisk) {
    self.invocation = invocation
    self.disk = disk
    self.context = context
    asked = AskedDisk(base: disk)
    self.context.disk = asked
    self.context.modules = ModuleMemory(disk: disk)
  }

  var moduleCount: String { selected.count == 1 ? "1 module" : "\(selected.count) modules" }

  /// What comes and goes in the folders above a project is none of its business.
  func concerns(_ difference: RememberingDisk.Difference) -> Bool {
    !difference.isListing
      || !roots.contains { $0 != difference.path && FilePath.isInside($0, difference.path) }
  }

  mutating func run(after changed: Set<RememberingDisk.Difference>, console: inout Console) {
    let paths = Set(changed.map(\.path))
    forget(paths)
    do throws(DiskError) {
      let hasNewTextsOnly = changed.allSatisfy { !$0.isListing && selected.contains($0.path) }
      if hasNewTextsOnly, let last, let next = try run.outcome(after: last, changed: paths) {
        show(next, console: &console)
      } else {
        try run(console: &console)
      }
    } catch {
      (context.modules, last) = (ModuleMemory(disk: disk), nil)
      print([context.diagnostic(for: error)], console: &console)
    }
  }

  /// What has been made concerns the modules that have asked for it, and the text of a spec is compared
  /// anyway. All else may concern all of them.
  private mutating func forget(_ changed: Set<String>) {
    context.modules?.forget(changed)
    let others = changed.subtracting(selected)
    guard asked.isConcerned(by: others, .declaredWords) else { return }
    memory = ReadMemory()
    asked = AskedDisk(base: disk)
    context.disk = asked
    context.modules = ModuleMemory(disk: disk)
  }

  mutating func run(console: inout Console) throws(DiskError) {
    let outcome = try run.outcome(isWriting: true)
    roots = outcome.projects.map(\.root)
    selected = outcome.projects.reduce(into: []) { $0.formUnion($1.selected) }
    if outcome.isEmpty {
      let search = NoSpecs(operands: invocation.operands, context: context)
      print([try search.diagnostic()], console: &console)
    } else {
      show(outcome, console: &console)
    }
  }

  private mutating func show(_ outcome: ProjectChanges, console: inout Console) {
    for changeSet in outcome.changeSets { forget(written: changeSet.changes) }
    last = outcome
    print(outcome, console: &console)
  }

  /// Other modules may have asked for what stands there now.
  private func forget(written changes: [Change]) {
    var places: Set<String> = []
    for change in changes where change.isPending {
      var place = change.path
      if change.old != nil, change.status != .remove { places.insert(place) }
      if let former = change.formerPath { places.formUnion([former, FilePath.folder(of: former)]) }
      while places.insert(place).inserted, place != "/", !place.isEmpty {
        place = FilePath.folder(of: place)
      }
    }
    if !places.isEmpty { context.modules?.forget(places) }
  }

  private var run: ProjectRun {
    let generate = Invocation(command: .generate, operands: invocation.operands)
    return ProjectRun(invocation: generate, context: context, memory: memory)
  }

  // MARK: - What is new

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
    let printer = DiagnosticPrinter(colour: false)
    let found = diagnostics.map { diagnostic in
      let text = printer.text(for: [diagnostic])
      return (line: String(text.prefix { $0 != "\n" }), diagnostic: diagnostic)
    }
    let lines = Set(found.map(\.line))
    for line in standing where !lines.contains(line) { console.write("gone       \(line)\n") }
    standing.removeAll { !lines.contains($0) }
    let new = found.filter { !standing.contains($0.line) }
    standing += new.map(\.line)
    console.report(new.map(\.diagnostic))
    if new.contains(where: { $0.diagnostic.severity == .error }) {
      for edit in edits { console.writeError(edit) }
    }
  }
}
