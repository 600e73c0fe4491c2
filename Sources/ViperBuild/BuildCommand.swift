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
    if let clash = clash(in: request) { return fail(with: clash, console: &console) }
    let disk = RecordingDisk(base: context.disk)
    var build = ModuleBuild(request, disk: disk, workingFolder: context.workingFolder)
    let locked = [request.folder: PathGate(on: disk, typed: [request.folder])]
    let changeSet = try context.withLocks(on: locked) { () throws(DiskError) in
      var changeSet = try build.changeSet()
      let depfile = try depfile(of: changeSet, disk, into: &changeSet.diagnostics)
      if !changeSet.diagnostics.hasErrors {
        let gate = PathGate(on: disk, typed: [request.folder], for: [.generated])
        var writer = Writer(disk: disk, root: request.folder, gate: gate)
        writer.mayWriteInPlace = true
        try writer.write(changeSet.changes)
        if let depfile { try write(depfile.text, to: depfile.path) }
        if let stamp = request.stamp {
          try write(BuildStamp.text(of: changeSet.changes), to: stamp)
        }
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

  /// Reports a stamp or depfile with the path of another output.
  private func clash(in request: BuildRequest) -> Diagnostic? {
    let depfile = invocation.value(of: .depfile).map(context.absolute)
    if let stamp = request.stamp, request.mayMake(stamp) || stamp == depfile {
      return .takenByBuild(context.display(stamp), option: "--stamp")
    }
    if let depfile, request.mayMake(depfile) {
      return .takenByBuild(context.display(depfile), option: "--depfile")
    }
    return nil
  }

  private func write(_ text: String, to path: String) throws(DiskError) {
    try context.disk.makeFolder(FilePath.folder(of: path))
    try context.disk.write(Array(text.utf8), to: path, modeledOn: path)
  }

  /// All files and folders that the build has read, except its outputs.
  private func depfile(
    of changeSet: ChangeSet, _ disk: RecordingDisk, into diagnostics: inout [Diagnostic]
  ) throws(DiskError) -> (path: String, text: String)? {
    guard let file = invocation.value(of: .depfile) else { return nil }
    let (path, request) = (context.absolute(file), self.request)
    if let bytes = try context.disk.read(path), !Depfile.isDepfile(bytes) {
      diagnostics.append(.foreignBuildFile(file, bytes, option: "--depfile"))
    }
    let places = Set(
      [request.stamp, path].compactMap(\.self).map(FilePath.folder) + [request.folder])
    let inputs =
      disk.readFiles.filter { !request.mayMake($0) }
      + (try context.program.map { [$0] } ?? [])
    // Without `/.`, make's built-in rules would try to link a program.
    let folders = disk.listedFolders.filter { !places.contains($0) }
      .map { context.display($0) + "/." }
    let into = invocation.value(of: .outputFolder) ?? "."
    let outputs = changeSet.changes.filter { $0.status != .remove }
      .map { FilePath.join(into, FilePath.name(of: $0.path)) }
    let depfile = Depfile(
      targets: invocation.value(of: .stamp).map { [$0] } ?? outputs,
      inputs: Set(inputs.map { context.display($0) } + folders).sorted())
    if let unreadable = depfile.unreadable { diagnostics.append(.unreadableByMake(unreadable)) }
    return (path, depfile.text)
  }

  private var request: BuildRequest {
    var request = BuildRequest(folder: context.absolute(invocation.value(of: .outputFolder) ?? "."))
    request.made = invocation.operands
    request.stamp = invocation.value(of: .stamp).map(context.absolute)
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

  static func takenByBuild(_ path: String, option: String) -> Self {
    Diagnostic(
      id: "duplicate-path", "the build already writes another file to '\(path)'",
      help: "name another file with '\(option)'")
  }

  static func nothingToBuild() -> Self {
    Diagnostic(
      id: "missing-specs", "'build' needs specs or '--mocks', found none",
      help: "name the specs of the target: viper-gen build --into Derived App/Login.viper.json")
  }
}
