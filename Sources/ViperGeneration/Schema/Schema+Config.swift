import ViperPack
import ViperProject
import ViperSpec

extension Schema {
  /// Of `viper-gen.json`.
  package static var config: JSONOutput {
    document(
      "The config of a viper-gen project",
      [
        schemaKey,
        SchemaKey("root", flag, "Whether this is the project's root: no config above it counts."),
        SchemaKey(
          "pack", text, "The pack of specs that name none: a built-in one, or a folder.",
          examples: BuiltIn.packNames.map(JSONOutput.string)),
        SchemaKey("ui", text, "What views are made with, in specs that don't say."),
        SchemaKey(
          "access", choice(Access.allCases.map(\.rawValue)),
          "Who may use contracts and builders, in specs that don't say."),
        SchemaKey(
          "output", text, "The folder for the modules, seen from the config; else beside the spec.",
          examples: [.string("Sources/App")]),
        SchemaKey("specs", text, "The folder in which 'new' puts specs, seen from the config."),
        SchemaKey("header", text, "Text above every file; '\\n' parts its lines."),
        SchemaKey(
          "runtime", choice(Config.Runtime.allCases.map(\.rawValue)),
          "Whether modules import the package ViperKit, or share a file of it beside them."),
        SchemaKey(
          "available", text,
          "The platforms that generated code needs, where the package serves older ones.",
          examples: [.string("iOS 17, macOS 14")]),
        SchemaKey(
          "known", list(of: text),
          "Folders with specs of other projects, whose modules may be opened.",
          examples: [.strings(["../Items/Sources/Items"])]),
        SchemaKey(
          "write", choice(Config.Writing.allCases.map(\.rawValue)),
          "Whether 'generate' writes what is generated, or the build plugin makes it."),
        SchemaKey(
          "tests", text,
          "The folder for mocks and tests, seen from the config; else none are made.",
          examples: [.string("Tests/AppTests")]),
        SchemaKey("testModule", text, "The module that tests import.", examples: [.string("App")]),
        SchemaKey(
          "testFramework", choice(Config.TestFramework.allCases.map(\.rawValue)),
          "What generated tests are written with."),
        SchemaKey(
          "samples", map(to: either(text, list(of: text))),
          "By type, the Swift expressions that tests use as its values.",
          examples: [.object([.init("Trip", .string("Trip.sample"))])]),
        SchemaKey(
          "words", map(to: text),
          "Parts of the names of types that are called otherwise in this project.",
          examples: [.object([.init("Router", .string("Wireframe"))])]),
      ])
  }
}
