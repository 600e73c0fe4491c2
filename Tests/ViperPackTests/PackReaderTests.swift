import TestTools
import Testing
import ViperSpec
import ViperTestTools
import ViperText

@testable import ViperPack

struct PackReaderTests {
  @Test func aPackIsRead() throws {
    let (read, screen) = TestPack.read(TestPack.files())
    #expect(screen.isEmpty)
    let pack = try #require(read)
    #expect(pack.name == "clean")
    #expect(pack.summary == "Scene, Logic and Maker")
    #expect(pack.builder == "maker")
    #expect(pack.dialect.roles.map(\.key) == ["scene", "logic", "maker"])
    #expect(pack.dialect.roles.map(\.mayBeYours) == [true, true, false])
    #expect(pack.dialect.alwaysYours == ["scene"] && pack.dialect.ownableRoles == ["logic"])
    #expect(pack.dialect.contracts.map(\.key) == ["businessLogic", "displayLogic"])
    #expect(pack.dialect.contracts.map(\.isWeak) == [false, true])
    #expect(pack.dialect.uiFrameworks.map(\.key) == ["text", "gui"])
    #expect(pack.dialect.uiFrameworks.map(\.routes) == [[], ["show", "close"]])
    #expect(
      pack.dialect.builderNames
        == ["scene", "logic", "sceneMock", "logicMock", "output"])
    #expect(pack.files.map(\.component) == [nil, "scene", nil])
  }

  @Test func aPackCanSetOwnersAndOmitCallersAndHolders() throws {
    let manifest = TestPack.manifest
      .replacing(#""key": "scene","#, with: #""key": "scene", "owner": "generated","#)
      .replacing(#""key": "logic","#, with: #""key": "logic", "owner": "yours","#)
      .replacing(#""caller": "scene", "property": "brain""#, with: #""members": ["load(id: Int)"]"#)
      .replacing(#""services": "logic", "#, with: "")
    let (read, screen) = TestPack.read(TestPack.files(manifest))
    #expect(screen.isEmpty)
    let dialect = try #require(read).dialect
    #expect(dialect.alwaysYours == ["logic"] && dialect.ownableRoles == ["scene"])
    #expect(dialect.contracts[0].caller.isEmpty && dialect.contracts[0].property.isEmpty)
    #expect(dialect.contracts[0].members.map(\.declaration) == ["func load(id: Int)"])
    #expect(dialect.holders.services.isEmpty && dialect.holders.inputs == "logic")
  }

  @Test(arguments: BuiltIn.packNames)
  func aBuiltInPackHasNoErrors(name: String) throws {
    let (pack, diagnostics) = PackReader.read(try #require(BuiltIn.pack(name)), path: name)
    #expect(ViperTestTools.screen(diagnostics).isEmpty)
    #expect(pack?.name == name)
  }

  /// The title of a case is a part of the manifest, which the input replaces.
  @Test(arguments: RecordedCase.all(in: "Rejected/Manifests"))
  func anErrorInAManifestIsShown(test: RecordedCase) throws {
    try #require(TestPack.manifest.contains(test.title), "the case replaces nothing")
    let manifest = TestPack.manifest.replacing(test.title, with: test.input)
    let (pack, screen) = TestPack.read(TestPack.files(manifest))
    #expect(pack == nil)
    try test.expect(screen)
  }

  /// The title of a case is the name of the template, and the input its text.
  @Test(arguments: RecordedCase.all(in: "Rejected/Templates"))
  func anErrorInATemplateIsShown(test: RecordedCase) throws {
    let (pack, screen) = TestPack.read(TestPack.files(changing: test.title, to: test.input))
    #expect(pack == nil)
    try test.expect(screen)
  }

  /// It would come into each file that is made.
  @Test(arguments: [([0x61, 0xFF], "the file isn't UTF-8"), ([0x61, 0], "the file isn't text")])
  func aTemplateThatIsNotTextIsRejected(bytes: [UInt8], message: String) {
    var files = TestPack.files().mapValues { SourceText(path: "All.swift", text: $0) }
    files["All.swift"] = SourceText(path: "All.swift", bytes: bytes)
    let (pack, diagnostics) = PackReader.read(files, path: "packs/clean")
    #expect(pack == nil)
    #expect(diagnostics.contains { $0.message.hasPrefix(message) && $0.location?.range == 1..<2 })
  }

  @Test func aPathThatIsAFolderIsRejected() {
    let manifest = TestPack.manifest.replacing("All.swift\"", with: "All/\"")
    let (pack, screen) = TestPack.read(TestPack.files(manifest))
    #expect(pack == nil && screen.contains("All/' is a folder"), "\(screen)")
  }

  @Test func allErrorsOfAPackAreReportedInOneRun() {
    let manifest = TestPack.manifest
      .replacing("\"caller\": \"logic\"", with: "\"caller\": \"logik\"")
      .replacing("{{ module.name }}Delegate", with: "{{ module.nam }}Delegate")
      .replacing("\"when\"", with: "\"wen\"")
    let (_, screen) = TestPack.read(
      TestPack.files(manifest, ["Entities.swift": "{% fro x in y %}"]))
    let firstLines = screen.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(
      firstLines == [
        "packs/clean/Entities.swift:1:4: error: unknown tag 'fro' [unknown-tag]",
        "packs/clean/pack.json:16:40: error: the pack has no component 'logik' [unknown-role]",
        "packs/clean/pack.json:19:34: error: 'module' has no 'nam' [unknown-key]",
        "packs/clean/pack.json:28:8: error: unknown key 'wen' [unknown-key]",
      ])
  }

  @Test func everyPrefixOfAManifestIsRejectedWithoutACrash() {
    let bytes = Array(TestPack.manifest.utf8)
    for count in stride(from: 0, to: bytes.count - 1, by: runsLongTests ? 7 : 29) {
      let text = String(decoding: bytes.prefix(count), as: UTF8.self)
      #expect(TestPack.read(TestPack.files(text)).pack == nil)
    }
  }

  /// The keys that specs have in every pack are those that the reader of specs asks for.
  @Test func theReservedKeysOfPacksMatchTheSpecReader() throws {
    let dialect = Dialect(name: "")
    let (node, _) = JSONParser.parse(SourceText(path: "", text: #"{ "-": 0, "output": [] }"#))
    let (_, diagnostics) = SpecReader.read(try #require(node), name: "A", dialect: dialect)
    let help = try #require(diagnostics.first?.help)
    let keys = help.replacing("use one of these keys: ", with: "").split(separator: ", ").map(
      String.init)
    #expect(Set(keys) == PackChecker.specKeys)
  }
}

extension TestPack {
  static func files(changing name: String, to text: String) -> [String: String] {
    files(manifest, [name: text])
  }
}
