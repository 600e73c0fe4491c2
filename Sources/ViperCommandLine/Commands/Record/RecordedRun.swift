import ViperProject
import ViperRendering
import ViperText

/// Runs a command, or repeats what it said when everything it looked at was the same.
struct RecordedRun {
  let invocation: Invocation
  let context: CommandContext
  let folder: RecordFolder
  private let key: [UInt8]

  /// Nil for a command without records, and where there is no place for them.
  init?(_ invocation: Invocation, in context: CommandContext, console: Console) {
    // What stands on the standard input is nowhere to look again.
    guard context.table.row(invocation.command).options.contains(.record),
      !invocation.operands.contains("-"),
      let path = Self.folder(for: invocation, in: context), let tool = context.tool
    else { return nil }
    self.invocation = invocation
    self.context = context
    folder = RecordFolder(disk: context.disk, path: path)
    let flags = invocation.flags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let values = invocation.sequence.flatMap { [$0.name, $0.value] }
    let colours = [console.coloursOutput, console.coloursErrors].map { String($0) }
    let parts =
      [tool, context.workingFolder, invocation.command.name] + colours
      + [flags, values, invocation.operands].flatMap { [String($0.count)] + $0 }
    key = Array(parts.joined(separator: "\0").utf8)
  }

  /// What `--record` says, or viper-gen's folder in the user's cache folder.
  private static func folder(for invocation: Invocation, in context: CommandContext) -> String? {
    if let given = invocation.value(of: .record) { return context.absolute(given) }
    return context.environment.cacheFolder.map { FilePath.join($0, "viper-gen") }
  }

  func run(
    console: inout Console, _ body: (CommandContext, inout Console) -> ExitCode
  ) -> ExitCode {
    let variable = context.environment.variable
    guard folder.make() else { return body(context, &console) }
    let disk = ListingDisk(base: context.disk)
    let record = folder.record(of: key)
    let changed = record?.changes(on: disk, variable: variable)
    if let record, changed?.isEmpty == true, let code = ExitCode(rawValue: record.exitCode) {
      console.repeat(output: record.output, errors: record.errors)
      return code
    }
    let recording = RunRecording(after: record, changes: changed, on: disk)
    var context = context
    (context.disk, context.modules) = (recording.disk, recording.modules)
    context.environment.variable = { name in
      let value = variable(name)
      recording.disk.note(.variable, name, .of(value))
      return value
    }
    console.keepsCopy = true
    let code = body(context, &console)
    let copy = console.copy
    if code != .failure,
      let next = recording.record(
        key: key, output: copy.output, errors: copy.errors, exitCode: code.rawValue)
    {
      folder.keep(next)
    }
    return code
  }
}

extension Environment {
  /// Where programs keep what can be made again; nil without a home.
  fileprivate var cacheFolder: String? {
    #if !canImport(Darwin)
      // The standard says that a relative path is to be ignored.
      if let folder = variable("XDG_CACHE_HOME"), FilePath.isAbsolute(folder) { return folder }
    #endif
    guard let home = variable("HOME"), FilePath.isAbsolute(home) else { return nil }
    #if canImport(Darwin)
      return FilePath.join(home, "Library/Caches")
    #else
      return FilePath.join(home, ".cache")
    #endif
  }
}
