import ViperGeneration
import ViperProject
import ViperSpec
import ViperText

/// `init`: writes a config that marks the working directory as a project's root, and says where the
/// targets that are there have modules and tests.
struct InitCommand: RunnableCommand {
  let invocation: Invocation
  let context: CommandContext

  func run(console: inout Console) throws(DiskError) -> ExitCode {
    var (pack, diagnostics) = try pack(named: invocation.value(of: .pack), in: ".", context)
    guard let pack, !diagnostics.hasErrors else { return report(diagnostics, console: &console) }
    let existing = try ExistingProject.find(in: context.workingFolder, on: context.disk)
    let place = place(in: existing)
    if let existing, place == nil {
      let folders = existing.homes.map { context.display($0.output) }
      diagnostics.append(.severalTargets(existing.homes.map(\.target), folders: folders))
    }
    let text = text(place, in: existing)
    var changeSet = ChangeSet(root: context.workingFolder, creating: [(Config.fileName, text)])
    let config = changeSet.changes.map(\.path)
    changeSet.changes += try SchemaFiles.changes(
      in: context.workingFolder, for: pack, isMaking: true, on: context.disk)
    guard try make(changeSet, ifNothingIsAt: config).isEmpty else {
      return report([.configExists], console: &console)
    }
    let code = report(diagnostics, [changeSet], console: &console)
    let summary = existing?.usesPlugin == true ? nil : place?.summary
    console.write("\n" + (summary ?? "") + "next: viper-gen new MyModule\n")
    return code
  }

  // MARK: - Where modules go

  /// Folders seen from the config.
  private struct Place {
    let output: String
    let tests: String?
    let module: String?

    var summary: String {
      "modules go to \(output)" + (tests.map { ", mocks and tests to \($0)" } ?? "") + "\n"
    }
  }

  /// The folder that was asked for, or that of the only target; nil if neither is there.
  private func place(in existing: ExistingProject?) -> Place? {
    let into = invocation.value(of: .initInto).map(context.absolute)
    let homes = existing?.homes ?? []
    let home = into.map { existing?.home(of: $0) } ?? (homes.count == 1 ? homes[0] : nil)
    guard let output = into ?? home?.output else { return nil }
    return Place(
      output: context.display(output), tests: home?.tests.map { context.display($0) },
      module: home?.module)
  }

  private func text(_ place: Place?, in existing: ExistingProject?) -> String {
    var members: [JSONOutput.Member] = [
      .init("$schema", .string(SchemaFiles.config)), .init("root", .bool(true)),
    ]
    func add(_ key: String, _ value: String?) {
      if let value { members.append(.init(key, .string(value))) }
    }
    for option in [OptionSpec.pack, .ui, .access] {
      add(option.name, invocation.value(of: option))
    }
    if existing?.usesPlugin == true {
      // Its specs lie among the sources of their target.
      add("write", Config.Writing.plugin.rawValue)
    } else if let place {
      add("specs", "Specs")
      add("output", place.output)
      add("tests", place.tests)
      if place.tests != nil { add("testModule", place.module) }
      let runtime: Config.Runtime = existing?.usesViperKit == true ? .package : .file
      add("runtime", runtime.rawValue)
    }
    return JSONOutput.object(members).document()
  }
}

extension Diagnostic {
  static let configExists = Diagnostic(
    id: "exists-already", "'\(Config.fileName)' exists already", at: nil,
    help: "edit it; 'viper-gen schema config' tells which keys there are")

  /// - Parameter folders: where the modules of each would go, as messages show it.
  static func severalTargets(_ targets: [String], folders: [String]) -> Diagnostic {
    Diagnostic(
      .warning, id: "several-targets",
      "there are several targets for modules, and the config names none: \(targets.map(quoted).joined(separator: ", "))",
      at: nil, help: "add \"output\" to it: one of \(list(folders.map(quoted)))")
  }
}
