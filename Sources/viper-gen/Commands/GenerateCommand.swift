import ViperGeneration
import ViperText

/// `generate`: makes the files of specs.
struct GenerateCommand {
  let invocation: Invocation
  let disk: any Disk
  let workingFolder: String

  func run(console: inout Console) -> ExitCode {
    do throws(DiskError) {
      var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
      let projects = try finder.projects(for: invocation.operands)
      let problems = finder.diagnostics
      let report = try disk.withLocks(on: invocation.isDryRun ? [] : projects.map(\.root)) {
        () throws(DiskError) in
        let generations = try generations(of: projects)
        let diagnostics = problems + generations.flatMap(\.diagnostics)
        if !invocation.isDryRun, !diagnostics.hasErrors {
          for generation in generations {
            try Writer(disk: disk, root: generation.root).write(generation.changes)
          }
        }
        return RunReport(
          generations: generations, diagnostics: diagnostics,
          display: PathDisplay(
            workingFolder: workingFolder,
            isAbsolute: projects.contains { $0.display.isAbsolute }))
      }
      guard projects.contains(where: { !$0.selected.isEmpty }) || problems.hasErrors else {
        console.report([.noSpecs(invocation.operands)])
        return .failure
      }
      report.print(format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
      return report.diagnostics.hasErrors ? .findings : .fine
    } catch {
      console.report([.machine(error)])
      return .failure
    }
  }

  private func generations(of projects: [Project]) throws(DiskError) -> [Generation] {
    let into = invocation.value(of: .into).map { FilePath.absolute($0, in: workingFolder) }
    var generator = Generator(
      disk: disk,
      options: .init(
        into: into, isForced: invocation.isForced,
        failsOnConflict: invocation.conflictPolicy == .fail))
    var generations: [Generation] = []
    for project in projects { generations.append(try generator.generation(of: project)) }
    return generations
  }
}

extension Disk {
  /// Holds the locks of several folders, always in the same order.
  func withLocks<Value>(
    on folders: [String], _ body: () throws(DiskError) -> Value
  ) throws(DiskError) -> Value {
    let sorted = Set(folders).sorted()
    guard let first = sorted.first else { return try body() }
    let rest = Array(sorted.dropFirst())
    return try withLock(on: first) { () throws(DiskError) in
      try withLocks(on: rest, body)
    }
  }
}

extension Diagnostic {
  static func noSpecs(_ operands: [String]) -> Diagnostic {
    let place =
      operands.isEmpty ? "this project" : operands.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "no-specs", "there is no spec in \(place); those are files that end in '.viper.json'",
      at: nil, help: "make one: viper-gen new MyModule")
  }
}
