import ViperGeneration
import ViperProject
import ViperText

/// `build`: makes one Swift file for each spec, as plugins and scripts of build systems need it.
struct BuildCommand {
  let invocation: Invocation
  let surroundings: Surroundings

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let request = request
    if request.made.isEmpty, request.mocked.isEmpty {
      return fail(with: .nothingToBuild(), invocation, surroundings, &console)
    }
    var build = ModuleBuild(
      request, disk: surroundings.disk, workingFolder: surroundings.workingFolder)
    let disk = surroundings.disk
    let generation = try disk.withLocks(on: [request.folder]) { () throws(DiskError) in
      let generation = try build.changeSet()
      if !generation.diagnostics.hasErrors {
        try BuildWriter(disk: disk, folder: request.folder).write(generation.changes)
      }
      return generation
    }
    let isAbsolute = invocation.operands.contains(where: FilePath.isAbsolute)
    var shown = generation
    if invocation.isQuiet { shown.changes = [] }
    let report = RunReport(
      [shown], diagnostics: generation.diagnostics,
      display: PathDisplay(workingFolder: surroundings.workingFolder, isAbsolute: isAbsolute),
      in: surroundings)
    report.print(format: invocation.format, isQuiet: false, console: &console)
    return report.diagnostics.hasErrors ? .findings : .fine
  }

  private var request: BuildRequest {
    var request = BuildRequest(
      folder: surroundings.absolute(invocation.value(of: .outputFolder) ?? "."))
    request.made = invocation.operands
    request.mocked = invocation.values(of: .mocks).map { value in
      guard let equals = value.utf8.firstIndex(of: UInt8(ascii: "=")),
        !value[..<equals].utf8.contains(UInt8(ascii: "/"))
      else { return BuildRequest.Mocked(path: value, module: nil) }
      return BuildRequest.Mocked(
        path: String(value[value.utf8.index(after: equals)...]), module: String(value[..<equals]))
    }
    request.known = invocation.values(of: .known)
    return request
  }
}

extension Diagnostic {
  static func nothingToBuild() -> Diagnostic {
    Diagnostic(
      id: "no-specs", "there is nothing to build: neither specs nor '--mocks' are given", at: nil,
      help: "name the specs of the target: viper-gen build --into Derived App/Login.viper.json")
  }
}
