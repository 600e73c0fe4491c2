import ViperGeneration
import ViperText

/// `check`: tells what `generate` would change, and changes nothing.
struct CheckCommand {
  let invocation: Invocation
  let disk: any Disk
  let workingFolder: String

  func run(console: inout Console) -> ExitCode {
    do throws(DiskError) {
      var finder = ProjectFinder(disk: disk, workingFolder: workingFolder)
      let projects = try finder.projects(for: invocation.operands)
      var generator = Generator(disk: disk, options: .init())
      var generations: [Generation] = []
      for project in projects { generations.append(try generator.generation(of: project)) }
      let diagnostics = finder.diagnostics + generations.flatMap(\.diagnostics)
      guard projects.contains(where: { !$0.selected.isEmpty }) || diagnostics.hasErrors else {
        console.report([.noSpecs(invocation.operands)])
        return .failure
      }
      let report = RunReport(
        generations: generations, diagnostics: diagnostics,
        display: PathDisplay(
          workingFolder: workingFolder, isAbsolute: projects.contains { $0.display.isAbsolute }))
      report.printDrift(
        format: invocation.format, isQuiet: invocation.isQuiet, console: &console)
      return report.diagnostics.hasErrors || report.hasDrift ? .findings : .fine
    } catch {
      console.report([.machine(error)])
      return .failure
    }
  }
}
