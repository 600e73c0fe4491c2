import TestTools
import Testing
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperPack

struct PackLayersTests {
  private func read(
    _ manifest: String, _ templates: [String: String] = [:]
  ) -> (pack: Pack?, screen: String) {
    var files = templates
    files["pack.json"] = manifest
    let sources = files.map { ($0.key, SourceText(path: "ours/\($0.key)", text: $0.value)) }
    let (pack, diagnostics) = PackReader.read(
      Dictionary(uniqueKeysWithValues: sources), path: "ours")
    let error = diagnostics.first { $0.severity == .error }
    keepJudged(manifest, schema: "pack", error: error?.id)
    return (pack, ViperTestTools.screen(diagnostics))
  }

  private func base() throws -> Pack {
    return try #require(BuiltIn.read("viper"))
  }

  @Test func aNameAndABaseAreEnough() throws {
    let (read, screen) = read(
      #"{ "name": "ours", "extends": "viper" }"#, ["Interactor.swift": "// {{ module.name }}\n"])
    #expect(screen.isEmpty)
    let (pack, base) = (try #require(read), try base())
    #expect(pack.name == "ours")
    #expect(pack.summary == base.summary)
    #expect(pack.files.map(\.template) == base.files.map(\.template))
    #expect(pack.dialect.roles == base.dialect.roles)
    #expect(pack.dialect.contracts == base.dialect.contracts)
    #expect(pack.dialect.uiFrameworks == base.dialect.uiFrameworks)
    #expect(pack.words == base.words)
    // An own template replaces that of the base pack.
    var bytes: [UInt8] = []
    #expect(pack.library.render("Interactor.swift", ["module": ["name": "A"]], into: &bytes) == [])
    #expect(String(decoding: bytes, as: UTF8.self) == "// A\n")
  }

  @Test func anElementOverridesOnlyItsOwnKeys() throws {
    let (read, screen) = read(
      """
      {
        "name": "ours", "extends": "viper", "summary": "Ours", "words": ["Screen", "View"],
        "roles": [
          { "key": "view", "name": "{{ module.name }}{{ words.Screen }}" },
          { "key": "builder", "name": "{{ module.name }}Maker" }
        ],
        "contracts": [{ "key": "view", "property": "screen" }],
        "holders": { "inputs": "interactor" },
        "uiFrameworks": [{ "key": "none", "framework": "Curses" }, { "key": "web" }],
        "files": [{ "template": "Router.swift", "path": "Routing/{{ roles.router.name }}.swift" }]
      }
      """)
    #expect(screen.isEmpty)
    let (pack, base) = (try #require(read), try base())
    #expect(pack.summary == "Ours")
    #expect(pack.dialect.roles == base.dialect.roles)
    #expect(Set(pack.words.keys) == Set(base.words.keys).union(["Screen"]).subtracting(["Builder"]))
    var problems: [Diagnostic] = []
    let names = ModuleNames.make(module: "A", pack: pack, into: &problems)
    #expect(names.roles["view"] == "AScreen")
    #expect(names.roles["presenter"] == "APresenter")
    #expect(pack.dialect.contracts[0].property == "screen")
    #expect(pack.dialect.contracts[0].isWeak)
    #expect(pack.dialect.contracts.dropFirst() == base.dialect.contracts.dropFirst())
    #expect(pack.dialect.holders.inputs == "interactor")
    #expect(pack.dialect.holders.services == "interactor")
    #expect(
      pack.dialect.uiFrameworks.map(\.key) == base.dialect.uiFrameworks.map(\.key) + ["web"])
    #expect(pack.dialect.uiFrameworks[4].framework == "Curses")
    #expect(pack.files.map(\.template) == base.files.map(\.template))
  }

  @Test func newFilesTakeThePositionOfFilesThatAreLeftOut() throws {
    let (read, screen) = read(
      """
      {
        "name": "ours", "extends": "viper",
        "without": [
          "Entities.swift", "Tests.swift", "uiFrameworks.uikit", "uiFrameworks.storyboard",
          "uiFrameworks.nib", "xcode", "contracts.router"
        ],
        "files": [
          { "template": "One.swift", "path": "{{ module.name }}One.swift" },
          { "template": "Two.swift", "path": "{{ module.name }}Two.swift" }
        ]
      }
      """, ["One.swift": "", "Two.swift": ""])
    #expect(screen.isEmpty)
    let pack = try #require(read)
    let templates = pack.files.map(\.template)
    #expect(templates.prefix(4) == ["Contracts.swift", "One.swift", "Two.swift", "View.swift"])
    #expect(!templates.contains("Tests.swift"))
    #expect(templates.last == "ServiceMocks.swift")
    #expect(pack.dialect.uiFrameworks.map(\.key) == ["swiftui", "none"])
    #expect(pack.xcodeChoices.isEmpty && !pack.dialect.contracts.contains { $0.key == "router" })
  }

  @Test func anErrorIsShownInTheManifestThatCausesIt() {
    let (pack, screen) = read(
      """
      {
        "name": "ours",
        "extends": "viper",
        "roles": [{ "key": "view", "nmae": "{{ module.name }}Screen" }],
        "contracts": [{ "key": "view", "caller": "presentr" }],
        "without": ["Entity.swift", 1, "roles.viewStat"],
        "files": [{ "template": "Router.swift", "when": "module.framwork ==" }]
      }
      """, ["Unused.swift": "a\n", "View.swift": "{{ unknown | shout }}\n"])
    #expect(pack == nil)
    let lines = screen.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      lines == [
        "ours/View.swift:1:14: error: unknown filter 'shout' [unknown-filter]",
        "ours/pack.json:4:31: error: unknown key 'nmae' [unknown-key]",
        "ours/pack.json:5:45: error: the pack has no component 'presentr' [unknown-role]",
        "ours/pack.json:6:16: error: the pack has no template 'Entity.swift' [unknown-template]",
        "ours/pack.json:6:31: error: 'without' takes an array of strings, found a number [invalid-type]",
        "ours/pack.json:6:35: error: the pack has no part 'roles.viewStat' [unknown-part]",
        "ours/pack.json:7:70: error: expected a value, found the end of the tag [unexpected-token]",
      ], "\(screen)")
  }

  @Test func anUnusedOwnTemplateIsAnError() {
    let (_, screen) = read(
      #"{ "name": "ours", "extends": "viper", "without": ["Mocks.swift", "Tests.swift"] }"#,
      ["tests/extra.swift": "// nobody asks for me\n"])
    #expect(
      screen == """
        ours/tests/extra.swift:1:1: error: no file of the pack uses 'tests/extra.swift' [unused-template]
         1 | // nobody asks for me
           | ^~~~~~~~~~~~~~~~~~~~~
           = help: add the template to 'files', include the template in another one, or delete the template

        """)
  }

  @Test func everyPrefixOfALayeredManifestIsReadWithoutACrash() throws {
    let bytes = Array(try #require(BuiltIn.pack("viper-io")?["pack.json"]).bytes)
    for count in casesToRun(Array(0..<bytes.count), every: 11) {
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      #expect(read(text).pack == nil)
    }
  }
}
