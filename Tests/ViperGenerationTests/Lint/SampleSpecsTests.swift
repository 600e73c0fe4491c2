import Foundation
import TestTools
import Testing
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperGeneration
@testable import ViperPack
@testable import ViperTemplate

/// The samples that packs are linted with show a template all that there is.
@Suite(.serialized, .inTurn) struct SampleSpecsTests {

  /// What no sample leads to `lint` reaches by detours only, which is less sure. Packs share
  /// templates: it is enough if a sample of one of them leads there.
  @Test(.long) func aSampleLeadsToEveryName() throws {
    var reached: Set<ViperText.SourceLocation> = []
    var led: Set<ViperText.SourceLocation> = []
    for name in BuiltIn.packNames {
      let pack = try #require(BuiltIn.read(name))
      reached.formUnion(Self.known(to: pack, detours: 8))
      led.formUnion(Self.known(to: pack, detours: 0))
    }
    let missed = reached.subtracting(led).map { location in
      let (line, column) = location.source.position(at: location.range.lowerBound)
      return "\(location.source.path):\(line):\(column)"
    }
    let dead = Self.unreachable
    #expect(missed.filter { place in !dead.contains { place.contains($0) } }.sorted() == [])
  }

  private static func known(to pack: Pack, detours: Int) -> Set<ViperText.SourceLocation> {
    var lint = PackLint(pack: pack, exploration: Exploration(detours: detours))
    lint.run()
    return lint.exploration.known
  }

  /// What not even a user's module leads to in these packs, the preview of a module without a router, and a
  /// link of another tab than the first.
  private static let unreachable = [
    "/swiftui/parts/show-preview.swift:8:",
    "viper/AppTests.swift:64:", "/View.swift:5:", "/ViewState.swift:6:", "/mocks/erased.swift:7:",
    "/mocks/erased.swift:27:",
  ]

  /// Samples that are refused would show nothing.
  @Test(arguments: BuiltIn.packNames)
  func everySampleIsAModule(name: String) throws {
    let pack = try #require(BuiltIn.read(name))
    for flavour in pack.dialect.flavours {
      var specs: [String: Spec] = [:]
      let samples = SampleSpecs(dialect: pack.dialect, flavour: flavour)
      for (name, json) in samples.texts + samples.opposite {
        let source = SourceText(path: "\(flavour.key)/\(name).viper.json", text: json)
        let (node, syntax) = JSONParser.parse(source)
        #expect(screen(syntax) == "")
        let (spec, problems) = SpecReader.read(
          try #require(node), name: name, dialect: pack.dialect)
        #expect(screen(problems) == "")
        keepJudged(json, schema: pack.name, error: problems.first?.id)
        specs[name] = spec
      }
      for spec in specs.values {
        let (_, problems) = ModuleResolver.resolve(
          spec, dialect: pack.dialect.adding(spec.added), defaults: .init(),
          project: SpecTable(specs))
        #expect(screen(problems) == "")
      }
    }
  }
}
