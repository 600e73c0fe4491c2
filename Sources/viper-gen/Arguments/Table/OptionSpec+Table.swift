import ViperCommandLine
import ViperSpec

enum ConflictPolicy: String, CaseIterable, Sendable {
  case markers, fail
}

enum GraphLanguage: String, CaseIterable, Sendable {
  case mermaid, dot, svg, html, json
}

enum SchemaKind: String, CaseIterable, Sendable {
  case spec, config, pack, report, list, graph
}

enum SchemaLanguage: String, CaseIterable, Sendable {
  case json, markdown
}

enum ManualLanguage: String, CaseIterable, Sendable {
  case man, markdown
}

/// The options of all commands.
extension OptionSpec {
  static let dryRun = OptionSpec.flag(
    "dry-run", short: "n", "print what would be done, without doing it")
  static let force = OptionSpec.flag(
    "force", short: "f", "overwrite generated files that were edited by hand")
  static let quiet = OptionSpec.flag("quiet", short: "q", "print only what changed")
  static let verbose = OptionSpec.flag(
    "verbose", short: "v", "print what is as it was, too, and which config applied")
  static let into = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the files (default: what 'viper-gen.json' says)")
  static let exportInto = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the template (default: the working directory)")
  static let ejectInto = OptionSpec.single(
    "into", "DIR", values: .folder, "folder for the pack (default: 'Templates/PACK')")
  static let initInto = OptionSpec.single(
    "into", "DIR", values: .folder,
    "folder for the modules (default: that of the only target around)")
  static let inputPath = OptionSpec.single(
    "as", "SPEC", values: .path,
    "the spec that '-', the standard input, stands for (default: Input.viper.json)")
  static let onConflict = OptionSpec.single(
    "on-conflict", "HOW", values: .choice(ConflictPolicy.allCases.map(\.rawValue)),
    "what to do where your edits and the spec's changes overlap")

  static let restart = OptionSpec.repeated(
    "restart", "FILE", values: .path, "start a file of yours anew that you have deleted")

  static let package = OptionSpec.flag("package", "make a whole SwiftPM package around the module")
  static let app = OptionSpec.flag("app", "make a package of that name, an app with one tab")
  static let tests = OptionSpec.toggle("tests", "make mocks and tests, or leave them out")
  static let ui = OptionSpec.single("ui", "UI", "what the view is made with")
  static let pack = OptionSpec.single("pack", "NAME", values: .named(.packs), "templates to use")
  static let access = OptionSpec.single(
    "access", "LEVEL", values: .choice(Access.allCases.map(\.rawValue)),
    "access level of what is generated")

  static let adoptedModule = OptionSpec.repeated(
    "module", "NAME", "a module to adopt (default: all)")
  static let update = OptionSpec.flag(
    "update", "take what was changed in protocols into the specs")

  static let to = OptionSpec.single(
    "to", "MODULE", values: .named(.modules),
    "the module, or its spec (default: the only one of the project)")
  static let of = OptionSpec.single(
    "of", "NAME", "the entity that has the field, or the module whose output is handled")

  static let listFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(["text", "json"]), "how the result is printed")
  static let schemaFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(SchemaLanguage.allCases.map(\.rawValue)),
    "a schema, or a page about its keys")
  static let manualFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(ManualLanguage.allCases.map(\.rawValue)),
    "what the page is written in")
  static let graphFormat = OptionSpec.single(
    "format", "FORMAT", values: .choice(GraphLanguage.allCases.map(\.rawValue)),
    "language of the graph")
  static let depth = OptionSpec.single(
    "depth", "STEPS", "how far around the module (default: 1)")
  static let labels = OptionSpec.toggle("labels", "write at the lines what they stand for, or not")
}
