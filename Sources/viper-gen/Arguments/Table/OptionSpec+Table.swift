import ViperCommandLine
import ViperSpec

enum ConflictPolicy: String, CaseIterable, Sendable {
  case markers, fail
}

enum GraphLanguage: String, CaseIterable, Sendable {
  case mermaid, svg, html, json
}

enum SchemaKind: String, CaseIterable, Sendable {
  case spec, config, pack, report, list, graph
}

enum ManualLanguage: String, CaseIterable, Sendable {
  case man, markdown
}

extension OptionSpec {
  static let dryRun = OptionSpec.flag(
    "dry-run", short: "n", "show the changes, without making them")
  static let force = OptionSpec.flag("force", short: "f", "discard your edits in generated files")
  static let quiet = OptionSpec.flag("quiet", short: "q", "print changes and diagnostics only")
  static let verbose = OptionSpec.flag(
    "verbose", short: "v", "also list unchanged files and the config in use")
  static let into = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the files (default: 'output' in viper-gen.json)")
  static let exportInto = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the template (default: the working directory)")
  static let ejectInto = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the pack (default: 'Templates/PACK')")
  static let initInto = OptionSpec.single(
    "into", "DIR", values: .folder,
    "folder for the modules (default: the folder of the only SwiftPM or Xcode target)")
  static let target = OptionSpec.single(
    "target", "NAME",
    "set up a feature target: create its config, and add the target to the app's config")
  static let onConflict = OptionSpec.single(
    "on-conflict", "HOW", values: .choice(ConflictPolicy.allCases.map(\.rawValue)),
    "if your edits conflict with a spec's change: 'markers' writes conflict markers (default), "
      + "'fail' writes nothing")

  static let restart = OptionSpec.repeated(
    "restart", "FILE", values: .path, "re-create a file that you deleted")

  static let package = OptionSpec.flag("package", "create a SwiftPM package with the module")
  static let app = OptionSpec.flag("app", "create an app package with two screens")
  static let empty = OptionSpec.flag("empty", "with '--app', create one empty screen instead")
  static let agents = OptionSpec.flag("agents", "write AGENTS.md, instructions for coding agents")
  static let tests = OptionSpec.toggle("tests", "generate mocks and tests, or leave them out")
  static let ui = OptionSpec.single("ui", "UI", "the view's UI framework")
  static let pack = OptionSpec.single(
    "pack", "NAME", values: .named(.packs), "template pack, a name or a folder")
  static let schemaPack = OptionSpec.single(
    "pack", "NAME", values: .named(.packs), "template pack of the specs, a name or a folder")
  static let access = OptionSpec.single(
    "access", "LEVEL", values: .choice(Access.allCases.map(\.rawValue)),
    "access level of the generated code")

  static let adoptedModule = OptionSpec.repeated("module", "NAME", "module to adopt (default: all)")
  static let update = OptionSpec.flag(
    "update", "copy changes in Swift protocols into existing specs")

  static let to = OptionSpec.single(
    "to", "MODULE", values: .named(.modules),
    "name of the module, or path of its spec (default: the only module)")
  static let of = OptionSpec.single(
    "of", "NAME",
    "entity of the field, service of the method, handled module, or component of the helper")

  static let listFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(["text", "json"]), "output format")
  static let manualFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(ManualLanguage.allCases.map(\.rawValue)),
    "format of the page")
  static let graphFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(GraphLanguage.allCases.map(\.rawValue)),
    "format of the graph (default: mermaid)")
  static let depth = OptionSpec.single(
    "depth", "STEPS", "how many steps to follow from MODULE, 1 to 1000 (default: 1)")
}

extension Invocation {
  var isDryRun: Bool { isSet(.dryRun) }
  var isForced: Bool { isSet(.force) }
  var isVerbose: Bool { isSet(.verbose) }
  var wantsTests: Bool? { flags[OptionSpec.tests.name] }
  var conflictPolicy: ConflictPolicy { typed(.onConflict) ?? .markers }
}
