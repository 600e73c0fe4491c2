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
  @Test(.enabled(if: runsLongTests)) func aSampleLeadsToEveryName() throws {
    var reached: Set<Exploration.Site> = []
    var led: Set<Exploration.Site> = []
    var texts: [String: SourceText] = [:]
    for name in BuiltIn.packNames {
      let files = try #require(BuiltIn.pack(name))
      let pack = try #require(PackReader.read(files, path: name).pack)
      let layers = PackLayers(files, manifest: try #require(files["pack.json"]))
      for text in layers.templates.values { texts[text.path] = text }
      reached.formUnion(Self.known(to: pack, detours: 8))
      led.formUnion(Self.known(to: pack, detours: 0))
    }
    let missed = reached.subtracting(led).map { site in
      let position = texts[site.source]?.position(at: site.offset)
      return "\(site.source):\(position?.line ?? 0):\(position?.column ?? 0)"
    }
    let dead = Self.unreachable
    #expect(missed.filter { place in !dead.contains { place.contains($0) } }.sorted() == [])
  }

  private static func known(to pack: Pack, detours: Int) -> Set<Exploration.Site> {
    var lint = PackLint(pack: pack, exploration: Exploration(detours: detours))
    lint.run()
    return lint.exploration.known
  }

  /// What not even a user's module leads to in these packs.
  private static let unreachable = [
    "/View.swift:5:", "/ViewState.swift:6:", "/mocks/erased.swift:7:", "/mocks/erased.swift:27:",
  ]

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
          spec, dialect: pack.dialect, defaults: .init(), project: SpecTable(specs))
        #expect(screen(problems) == "")
      }
    }
  }
}
