import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperProject

struct ConfigReaderTests {
  static func read(_ text: String) -> (config: Config, screen: String) {
    let (config, diagnostics) = ConfigReader.read(
      SourceText(path: "viper-gen.json", text: text), folder: "/p/q")
    let error = diagnostics.first { $0.severity == .error }
    keepJudged(text, schema: "config", error: error?.id)
    return (config, screen(diagnostics))
  }

  @Test func everyKeyIsRead() {
    let (config, screen) = Self.read(
      """
      {
        "$schema": "https://example.org/config.schema.json", "root": true, "pack": "./pack",
        "ui": "uikit", "access": "public", "output": "../Generated", "specs": "Specs/.",
        "header": "// one\\n\\n// three", "runtime": "file", "write": "plugin"
      }
      """)
    #expect(screen.isEmpty)
    #expect(config.folder == "/p/q")
    #expect(config.isRoot)
    #expect(config.pack?.string == "./pack")
    #expect(config.packFolder == "/p/q")
    #expect(config.ui?.string == "uikit")
    #expect(config.access?.string == "public")
    #expect(config.output == "/p/Generated")
    #expect(config.specs == "/p/q/Specs")
    #expect(config.header == ["// one", "", "// three"])
    #expect(config.runtime == .file)
    #expect(config.write == .plugin)
  }

  @Test func theXcodeProjectIsNamedOrLeftAlone() {
    let (config, screen) = Self.read(
      #"{ "xcode": { "project": "../A.xcodeproj", "targets": ["A", "B"], "testTargets": ["T"] } }"#)
    #expect(screen.isEmpty && config.xcode?.isOff == false)
    #expect(config.xcode?.project?.path == "/p/A.xcodeproj")
    #expect(config.xcode?.targets.map(\.string) == ["A", "B"])
    #expect(config.xcode?.testTargets.map(\.string) == ["T"])
    #expect(Self.read(#"{ "xcode": false }"#).config.xcode?.isOff == true)
    #expect(Self.read(#"{ "xcode": true }"#).config.xcode?.isOff == false)
    #expect(
      Self.read("{}").config.falling(backTo: config, isOfOtherModule: false).xcode?.targets.count
        == 2)
  }

  @Test func anEmptyConfigSetsNothing() {
    let (config, screen) = Self.read("{}")
    #expect(screen.isEmpty)
    #expect(!config.isRoot)
    #expect(config.pack == nil && config.output == nil && config.header == nil)
    #expect(config.runtime == nil)
  }

  @Test(arguments: [
    ("// a\n", ["// a"]), ("// a\n\n\n", ["// a"]), ("// a\r\n// b\r\n", ["// a", "// b"]),
    ("", []), ("\n", []), ("\n// a", ["", "// a"]),
    ("/* a /* b */\nc */ // d", ["/* a /* b */", "c */ // d"]),
  ])
  func aHeaderEndsWhereItsTextEnds(header: String, lines: [String]) {
    let escaped = header.unicodeScalars.map { ["\n": "\\n", "\r": "\\r"][$0] ?? "\($0)" }.joined()
    #expect(Self.read("{ \"header\": \"\(escaped)\" }").config.header == lines)
  }

  /// To record changed messages: `VIPER_GEN_RECORD=1 swift test --filter ConfigReaderTests`.
  @Test(arguments: RecordedCase.all(in: "Rejected.txt"))
  func everyErrorIsShown(row: RecordedCase) throws {
    try row.expect(Self.read(row.input).screen)
  }

  @Test(arguments: ["\\u0000", "\\u000b", "\\u001b[2J", "\\r", "\\r\\r\\n", "\\u2028", "\\u007f"])
  func aHeaderHasNoControlCharacters(text: String) {
    let screen = Self.read("{ \"header\": \"// a\(text)// b\" }").screen
    #expect(screen.contains("error: the header contains the control character U+"), "\(screen)")
    #expect(Self.read("{ \"header\": \"// a\\tb\\r\\n// c\" }").screen == "")
  }

  @Test func aFolderWithANulIsRejected() {
    let screen = Self.read(#"{ "specs": "a\u0000b" }"#).screen
    #expect(screen.contains("'a\u{FFFD}b' isn't a valid folder name"))
  }
}
