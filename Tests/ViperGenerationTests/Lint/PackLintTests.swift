import SwiftLayout
import TestTools
import Testing
import ViperPlan
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperCommands
@testable import ViperPack
@testable import ViperPipeline

struct PackLintTests {
  @Test(arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5))
  func lintOfABuiltInPackReportsNothing(name: String) throws {
    let files = try #require(BuiltIn.pack(name))
    #expect(screen(PackLint.diagnostics(of: files, path: name)) == "")
  }

  /// A sample that is refused would show nothing.
  @Test(
    arguments: casesToRun(["vip"] + BuiltIn.packNames.filter { $0 != "vip" }, every: 3),
    [true, false])
  func theSampleIsAModule(name: String, isOpen: Bool) throws {
    let pack = try #require(BuiltIn.read(name))
    for uiFramework in pack.dialect.uiFrameworks {
      let json = SampleSpec(dialect: pack.dialect, uiFramework: uiFramework, isOpen: isOpen).text
      let source = SourceText(path: "\(uiFramework.key).viper.json", text: json)
      let (node, syntax) = JSONParser.parse(source)
      let (read, problems) = SpecReader.read(
        try #require(node), name: SampleSpec.name, dialect: pack.dialect)
      let spec = try #require(read)
      keepJudged(json, schema: pack.name, error: problems.first?.id)
      let (_, mistakes) = ModuleResolver.resolve(
        spec, dialect: pack.dialect.adding(spec.added), defaults: .init(),
        project: SpecTable([SampleSpec.name: spec]))
      #expect(screen(syntax + problems + mistakes) == "")
    }
  }

  @Test(arguments: casesToRun(BuiltIn.packNames.reversed(), every: 5))
  func anEjectedPackRendersTheSame(name: String) throws {
    let ejected = try #require(PackEjection.whole(name))
    var sources: [String: SourceText] = [:]
    for (path, text) in ejected { sources[path] = SourceText(path: "e/\(path)", text: text) }
    let (own, problems) = PackReader.read(sources, path: "e")
    #expect(screen(problems) == "")
    let other = try #require(own)
    let pack = try #require(BuiltIn.read(name))
    #expect(other.words == pack.words)
    let manifest = try #require(ejected.first { $0.path == "pack.json" }).text
    #expect(!manifest.contains("\"extends\"") && !manifest.contains("\"templates\""))
    for uiFramework in pack.dialect.uiFrameworks.prefix(runsLongTests ? .max : 1) {
      let (one, two) = (
        try rendered(uiFramework, with: pack), try rendered(uiFramework, with: other)
      )
      #expect(one == two)
      #expect(one.count > 9)
    }
  }

  private func rendered(
    _ uiFramework: Dialect.UIFramework, with pack: Pack
  ) throws -> [String: [UInt8]] {
    var specs: [String: Spec] = [:]
    let name = SampleSpec.name
    let json = SampleSpec(dialect: pack.dialect, uiFramework: uiFramework, isOpen: true).text
    let (node, _) = JSONParser.parse(SourceText(path: "\(name).viper.json", text: json))
    specs[name] = SpecReader.read(try #require(node), name: name, dialect: pack.dialect).spec
    let tests = TestPlan(
      folder: "/t", module: "App", framework: .swiftTesting, samples: [:], importsRuntime: false)
    let renderer = FileRenderer(library: pack.library, layout: SwiftLayout(), header: [])
    var files: [String: [UInt8]] = [:]
    for spec in specs.values {
      let pack = pack.adding(spec.added)
      let planner = Planner(
        pack: pack, runtime: .file, specPath: "A.viper.json", tests: tests,
        project: SpecTable(specs))
      let (module, _) = ModuleResolver.resolve(
        spec, dialect: pack.dialect, defaults: .init(), project: SpecTable(specs))
      let (planned, problems) = planner.plan(try #require(module), in: "/m/\(spec.name)")
      let (rendered, mistakes) = renderer.render(planned)
      #expect(screen(problems + mistakes) == "")
      for file in rendered { files[file.path] = file.bytes }
    }
    return files
  }

  @Test(
    .long,
    arguments: [
      #""contracts": [{ "key": "router", "dispensable": true }]"#,
      #"""
      "contracts": [
        { "key": "interactor", "dispensable": true }, { "key": "interactorOutput", "dispensable": true }
      ]
      """#,
      // Then no member of a sample has a route.
      #"""
      "uiFrameworks": [
        { "key": "uikit", "routes": [] }, { "key": "storyboard", "routes": [] },
        { "key": "nib", "routes": [] }, { "key": "swiftui", "routes": [] }
      ]
      """#,
    ])
  func lintOfAPackWithoutSomeFilesReportsNothing(difference: String) {
    let json = #"{ "name": "less", "extends": "viper", \#(difference) }"#
    let files = ["pack.json": SourceText(path: "pack.json", text: json)]
    #expect(screen(PackLint.diagnostics(of: files, path: "less")) == "")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var text = ""
    let replacement: String
    var file: String?
    /// The first line of each message.
    let expected: [String]
  }

  static let cases = [
    Case(
      testDescription: "nothing", text: "clean", replacement: "clean", expected: []),
    Case(
      testDescription: "all mistakes at once",
      replacement: """
        {{ one }}{% if module %}{{ module.two | indent: 2 }}{% endif %}{{ contracts }}
        {% for c in contracts %}{% for m in c.members %}{{ m.nmae }}{% endfor %}{% endfor %}
        {# Only some members have this key. #}
        {% for c in contracts %}{% for m in c.members %}{{ m.isSettable }}{% endfor %}{% endfor %}

        """,
      file: "Entities.swift",
      expected: [
        "packs/clean/Entities.swift:1:4: error: unknown variable 'one' [unknown-variable]",
        "packs/clean/Entities.swift:1:35: error: 'module' has no 'two' [unknown-key]",
        "packs/clean/Entities.swift:1:67: error: a list can't be printed [invalid-printed-value]",
        "packs/clean/Entities.swift:2:54: error: 'm' has no 'nmae' [unknown-key]",
        "packs/clean/Entities.swift:4:54: error: 'm' has no 'isSettable' [unknown-key]",
      ]),
    Case(
      testDescription: "two files at one path", text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "{{ module.name }}all.swift",
      expected: [
        "packs/clean/pack.json:25:48: error: two files of a module 'Sample' would have the path 'Sampleall.swift' [duplicate-path]"
      ]),
    Case(
      testDescription: "two files of one name", text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "Parts/{{ module.name }}All.swift",
      expected: [
        "packs/clean/pack.json:25:48: error: two files of a module 'Sample' would have the same name as 'Parts/SampleAll.swift', which Swift doesn't allow [duplicate-file-name]"
      ]),
    Case(
      testDescription: "a path that leaves the folder", text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "../{{ roles.scene.name }}.swift",
      expected: [
        "packs/clean/pack.json:25:48: error: '../SampleScene.swift' isn't a file in the module's folder [invalid-outside-path]"
      ]),
    Case(
      testDescription: "a path in the folder of a version control system",
      text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "./.git/hooks/{{ roles.scene.name }}.swift",
      expected: [
        "packs/clean/pack.json:25:48: error: './.git/hooks/SampleScene.swift' is inside '.git', the folder of a version control system [invalid-path]"
      ]),
    Case(
      testDescription: "a path as only a shell reads it",
      text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "~/{{ roles.scene.name }}.swift",
      expected: [
        "packs/clean/pack.json:25:48: error: '~/SampleScene.swift' can't begin with '~', which only shells replace [invalid-path]"
      ]),
    Case(
      testDescription: "a path that all modules share", text: "Parts/{{ roles.scene.name }}.swift",
      replacement: "Parts/Scene.swift",
      expected: [
        "packs/clean/pack.json:25:48: warning: every module would have a file 'Parts/Scene.swift', but the files of a target need different names [duplicate-file-of-modules]"
      ]),
    Case(
      testDescription: "a name in a condition",
      text: #"module.ui == \"gui\""#, replacement: #"module.uy == 1 and false"#,
      expected: [
        "packs/clean/pack.json:28:43: error: 'module' has no 'uy' [unknown-key]"
      ]),
    Case(
      testDescription: "a broken template beside others", text: "",
      replacement: "{% if %}{{ nobody }}", file: "parts/maker.swift",
      expected: [
        "packs/clean/parts/maker.swift:1:1: error: 'if' isn't closed [missing-block-end]",
        "packs/clean/parts/maker.swift:1:7: error: expected a value, found the end of the tag [unexpected-token]",
      ]),
  ]

  /// The sample has no such module.
  @Test func lintReportsOnlyPackErrorsOfTheProjectsSpecs() throws {
    let template = "{% if module.name == 'Trip' %}{{ nobody }}{% endif %}"
    var pack = TestPack.files()
    pack["Entities.swift"] = template
    let files = Dictionary(
      uniqueKeysWithValues: pack.map { ($0, SourceText(path: "pack/\($0)", text: $1)) })
    #expect(screen(PackLint.diagnostics(of: files, path: "pack")) == "")
    let disk = MemoryDisk(TestProject.files(["pack/Entities.swift": template]))
    let found = try Run(disk).changeSets().changeSets.flatMap(\.diagnostics)
    let other = Diagnostic(id: "outdated-files", "of the project", at: nil)
    let shown = PackLint.diagnostics(of: files, path: "pack", and: found + [other])
    #expect(shown.map(\.id) == ["unknown-variable"])
  }

  @Test(arguments: cases)
  func everythingIsFoundInOneRun(test: Case) throws {
    var files = TestPack.files()
    if let file = test.file {
      files[file] = test.replacement
    } else {
      try #require(TestPack.manifest.contains(test.text))
      files["pack.json"] = TestPack.manifest.replacing(test.text, with: test.replacement)
    }
    let sources = files.map { ($0.key, SourceText(path: "packs/clean/\($0.key)", text: $0.value)) }
    let text = screen(
      PackLint.diagnostics(of: Dictionary(uniqueKeysWithValues: sources), path: "packs/clean"))
    let lines = text.split(separator: "\n").map(String.init)
      .filter { $0.contains(" error: ") || $0.contains(" warning: ") }
    #expect(lines == test.expected, "\(text)")
  }
}
