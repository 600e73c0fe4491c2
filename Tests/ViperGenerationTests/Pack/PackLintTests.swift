import Testing
import ViperSpec
import ViperText

@testable import ViperGeneration

/// What `templates lint` finds.
@Suite struct PackLintTests {
  @Test(arguments: BuiltIn.packNames)
  func thereIsNothingToSayOfABuiltInPack(name: String) throws {
    let files = try #require(BuiltIn.pack(name))
    #expect(screen(PackLint.diagnostics(of: files, path: name)) == "")
  }

  /// Samples that are refused would show nothing.
  @Test(arguments: BuiltIn.packNames)
  func everySampleIsAModule(name: String) throws {
    let files = try #require(BuiltIn.pack(name))
    let pack = try #require(PackReader.read(files, path: name).pack)
    for flavour in pack.dialect.flavours {
      var specs: [String: Spec] = [:]
      for (name, json) in SampleSpecs(dialect: pack.dialect, flavour: flavour).texts {
        let source = SourceText(path: "\(flavour.key)/\(name).viper.json", text: json)
        let (node, syntax) = JSONParser.parse(source)
        #expect(screen(syntax) == "")
        let (spec, problems) = SpecReader.read(
          try #require(node), name: name, dialect: pack.dialect)
        #expect(screen(problems) == "")
        specs[name] = spec
      }
      for spec in specs.values {
        let (_, problems) = ModuleResolver.resolve(
          spec, dialect: pack.dialect, defaults: .init(), project: specs)
        #expect(screen(problems) == "")
      }
    }
  }
}
