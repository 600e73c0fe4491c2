import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperProject

struct NewModuleTests {
  @Test func aNewSpecContainsItsEmptyContracts() throws {
    var module = NewModule(name: "Trip")
    #expect(module.specText == "{}\n")
    module.pack = "vip"
    module.ui = "uikit"
    module.access = "public"
    module.namespaces = "useCases"
    module.contracts = ["displayLogic", "businessLogic"]
    #expect(
      module.specText == """
        {
          "pack": "vip",
          "ui": "uikit",
          "access": "public",
          "useCases": [],
          "displayLogic": [],
          "businessLogic": []
        }

        """)
    #expect(try Run(MemoryDisk(["/p/Trip.viper.json": module.specText])).screen() == "")
  }

  @Test(arguments: [
    ("Row", "Row", []), ("Row()", "Row", []), ("Row(id: Int)", "Row", ["id: Int"]),
    ("Row(id: Int, title: String)", "Row", ["id: Int", "title: String"]),
    ("Row( id : Int ,title: String )", "Row", ["id: Int", "title: String"]),
    (
      "Row(map: [String: Int], pair: (Int, String))", "Row",
      ["map: [String: Int]", "pair: (Int, String)"]
    ),
    (
      "Row(result: Result<Int, Failure>, other: Int)", "Row",
      ["result: Result<Int, Failure>", "other: Int"]
    ),
    (
      "Row(call: (Int, Int) -> Void, a: Dictionary<String, Int>)", "Row",
      ["call: (Int, Int) -> Void", "a: [String: Int]"]
    ),
    (#"Row(a: String = "x, y", b: Int = 1)"#, "Row", [#"a: String = "x, y""#, "b: Int = 1"]),
    ("Row(a: Bool = 1 < 2, b: Int)", "Row", ["a: Bool = 1 < 2", "b: Int"]),
    ("Row(a: C<D >, b: Int)", "Row", ["a: C<D>", "b: Int"]),
    ("Row(a: Bool = c<d, b: Int)", "Row", ["a: Bool = c<d", "b: Int"]),
    (
      #"Row(a: String = "\(f("c, d"))", b: Int)"#, "Row",
      [#"a: String = "\(f("c, d"))""#, "b: Int"]
    ),
    (##"Row(a: String = #"c", d"#, b: Int)"##, "Row", [##"a: String = #"c", d"#"##, "b: Int"]),
    ("Row(a: Int /* c, d */, b: Int)", "Row", ["a: Int", "b: Int"]),
  ])
  func anEntityIsANameWithFields(text: String, name: String, fields: [String]) throws {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "--entity", text: text)
    let entity = try #require(NewEntity.read(source, into: &diagnostics))
    #expect(screen(diagnostics).isEmpty)
    #expect(entity.name == name)
    #expect(entity.fields == fields)
  }

  @Test(arguments: [
    "", "(", ")", "()", "Row(", "Row)", "Row(id: Int", "Row(id: Int))", "Row(id)",
    "Row(id: Int,, a: Int)",
    "Row(: Int)", "Row(id: Int) x", "2Row", "class(", "Row(id: [Int)", "Row(\"", "Row(id: Int,)(",
    "Row<T>(a: T)",
    "Row(id: Int, )",
  ])
  func anInvalidEntityIsRejected(text: String) {
    var diagnostics: [Diagnostic] = []
    _ = NewEntity.read(SourceText(path: "--entity", text: text), into: &diagnostics)
    #expect(diagnostics.hasErrors, "\(text)")
  }

  @Test(.measuresTime) func aLongEntityIsReadFast() {
    let fields = (0..<4000).map { "field\($0): Int" }.joined(separator: ", ")
    let source = SourceText(path: "--entity", text: "Row(\(fields))")
    var diagnostics: [Diagnostic] = []
    var entity: NewEntity?
    let duration = ContinuousClock().measure { entity = NewEntity.read(source, into: &diagnostics) }
    #expect(entity?.fields.count == 4000)
    #expect(duration < .seconds(20))
    let nested = SourceText(
      path: "--entity", text: "Row(a: (" + String(repeating: "Int, ", count: 12_000) + "Int))")
    #expect(
      ContinuousClock().measure { _ = NewEntity.read(nested, into: &diagnostics) } < .seconds(20))
  }
}

struct NewPackageTests {
  @Test func aPackageIsCreatedForAModule() throws {
    let (files, diagnostics) = NewPackage.files(
      in: "/w/Trip", named: "Trip", module: NewModule(name: "Trip"))
    #expect(diagnostics.isEmpty)
    #expect(
      Set(files.map(\.path)).isSuperset(
        of: ["/w/Trip/.gitattributes", "/w/Trip/.gitignore", "/w/Trip/Package.swift"]))
    #expect(files.allSatisfy { !$0.bytes.isEmpty })
  }

  @Test(arguments: [nil, "storyboard"])
  func anAppHasTheSettingsOfNewXcodeProjects(ui: String?) throws {
    var module = NewModule(name: "Home")
    module.ui = ui
    for isApp in [true, false] {
      let (files, _) = NewPackage.files(in: "/w", named: "Shop", module: module, isApp: isApp)
      let bytes = try #require(files.first { $0.path == "/w/Package.swift" }?.bytes)
      let manifest = PackageManifest(bytes)
      #expect(manifest.hasDefaultIsolation == isApp)
      #expect(manifest.targets.map(\.name) == ["Shop", "ShopTests"])
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.hasPrefix("// swift-tools-version: \(isApp ? "6.2" : "6.1")\n\nimport"))
      #expect(text.ranges(of: "swiftSettings: settings").count == (isApp ? 2 : 0))
    }
  }

  @Test func aNewConfigCanBeRead() {
    var new = NewConfig(.init(output: "Sources/Trip", tests: "Tests/TripTests", module: "Trip"))
    (new.pack, new.ui, new.access) = ("vip", "uikit", "public")
    let (config, problems) = ConfigReader.read(
      SourceText(path: "viper-gen.json", text: new.text), folder: "/w/Trip")
    #expect(screen(problems).isEmpty)
    #expect(config.isRoot && config.runtime == .file && config.output == "/w/Trip/Sources/Trip")
    #expect(config.tests == "/w/Trip/Tests/TripTests")
    #expect(new.withoutTests.text.contains("output") && !new.withoutTests.text.contains("test"))
  }
}
