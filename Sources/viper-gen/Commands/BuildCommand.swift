import ViperGeneration
import ViperProject
import ViperText

/// `build`: makes one Swift file for each spec, as plugins and scripts of build systems need it.
struct BuildCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    let request = request
    if request.made.isEmpty, request.mocked.isEmpty {
      return fail(with: .nothingToBuild(), console: &console)
    }
    var build = ModuleBuild(request, disk: context.disk, workingFolder: context.workingFolder)
    let disk = context.disk
    let changeSet = try disk.withLocks(on: [request.folder]) { () throws(DiskError) in
      let changeSet = try build.changeSet()
      if !changeSet.diagnostics.hasErrors {
        try BuildWriter(disk: disk, folder: request.folder).write(changeSet.changes)
      }
      return changeSet
    }
    let isAbsolute = invocation.operands.contains(where: FilePath.isAbsolute)
    var shown = changeSet
    if invocation.isQuiet { shown.changes = [] }
    return report(
      changeSet.diagnostics, [shown],
      display: PathDisplay(workingFolder: context.workingFolder, isAbsolute: isAbsolute),
      console: &console)
  }

  private var request: BuildRequest {
    var request = BuildRequest(folder: context.absolute(invocation.value(of: .outputFolder) ?? "."))
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
