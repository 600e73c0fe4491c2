import ViperCommandLine
import ViperPipeline
import ViperProject
import ViperText

extension CommandRun {
  /// `build`: generates one Swift file for each spec, for plugins and build systems.
  package func buildFiles(console: inout Console) throws(DiskError) -> ExitCode {
    let request = request
    if request.made.isEmpty, request.mocked.isEmpty {
      return fail(with: .nothingToBuild(), console: &console)
    }
    for module in request.mocked.compactMap(\.module)
    where !isSwiftIdentifier(module) || isReservedSwiftTypeName(module) {
      return fail(with: .badMockedModule(module), console: &console)
    }
    let disk = context.disk
    var build = ModuleBuild(request, disk: disk, workingFolder: context.workingFolder)
    let locked = [request.folder: PathGate(on: disk, typed: [request.folder])]
    let changeSet = try context.withLocks(on: locked) { () throws(DiskError) in
      let changeSet = try build.changeSet()
      if !changeSet.diagnostics.hasErrors {
        let gate = PathGate(on: disk, typed: [request.folder], for: [.generated])
        var writer = Writer(disk: disk, root: request.folder, gate: gate)
        writer.mayWriteInPlace = true
        try writer.write(changeSet.changes)
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
  static func badMockedModule(_ name: String) -> Self {
    Diagnostic(
      id: "invalid-import", "'\(name)' isn't a valid Swift module name",
      help: "write the Swift module before the spec: --mocks App=App/Login.viper.json")
  }

  static func nothingToBuild() -> Self {
    Diagnostic(
      id: "missing-specs", "'build' needs specs or '--mocks', found none",
      help: "name the specs of the target: viper-gen build --into Derived App/Login.viper.json")
  }
}
