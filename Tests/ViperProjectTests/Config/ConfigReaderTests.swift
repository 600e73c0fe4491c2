import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperProject

@Suite(.serialized, .inTurn) struct ConfigReaderTests {
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
    #expect(Self.read("{}").config.falling(backTo: config).xcode?.targets.count == 2)
  }

  @Test func anEmptyConfigLeavesEverythingOpen() {
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

  static let rejected: [(String, String)] = [
    (
      #""#,
      """
      viper-gen.json:1:1: error: expected a value, found the end of the file [invalid-json]
       1 |
         | ^
         = help: write {}

      """
    ),
    (
      #"[]"#,
      """
      viper-gen.json:1:1: error: a config is an object, found an array [invalid-type]
       1 | []
         | ^~

      """
    ),
    (
      #"{ "root": true"#,
      """
      viper-gen.json:1:15: error: expected ',' or '}', found the end of the file [invalid-json]
       1 | { "root": true
         |               ^
         = help: add '}'
      viper-gen.json:1:1: note: opened here
       1 | { "root": true
         | ^

      """
    ),
    (
      #"{ "roots": true, "outptu": "a", "zzz": 1 }"#,
      """
      viper-gen.json:1:4: error: unknown key 'roots' [unknown-key]
       1 | { "roots": true, "outptu": "a", "zzz": 1 }
         |    ^~~~~
         = help: did you mean 'root'?
      viper-gen.json:1:19: error: unknown key 'outptu' [unknown-key]
       1 | { "roots": true, "outptu": "a", "zzz": 1 }
         |                   ^~~~~~
         = help: did you mean 'output'?
      viper-gen.json:1:34: error: unknown key 'zzz' [unknown-key]
       1 | { "roots": true, "outptu": "a", "zzz": 1 }
         |                                  ^~~
         = help: known keys: $schema, root, pack, ui, access, output, specs, available, known, sources, header, runtime, write, tests, testModule, testFramework, samples, xcode, container, app, readers, words, names, files

      """
    ),
    (
      #"{ "testModule": "My App" }"#,
      """
      viper-gen.json:1:18: error: 'My App' isn't a valid Swift module name [invalid-import]
       1 | { "testModule": "My App" }
         |                  ^~~~~~
         = help: write the name of the target that contains the modules, as tests import it

      """
    ),
    (
      #"{ "root": "yes", "pack": 1, "output": null, "header": ["a"] }"#,
      """
      viper-gen.json:1:11: error: 'root' takes true or false, found a string [invalid-type]
       1 | { "root": "yes", "pack": 1, "output": null, "header": ["a"] }
         |           ^~~~~
      viper-gen.json:1:26: error: 'pack' takes a string, found a number [invalid-type]
       1 | { "root": "yes", "pack": 1, "output": null, "header": ["a"] }
         |                          ^
      viper-gen.json:1:39: error: 'output' takes a string, found null [invalid-type]
       1 | { "root": "yes", "pack": 1, "output": null, "header": ["a"] }
         |                                       ^~~~
      viper-gen.json:1:55: error: 'header' takes a string, found an array [invalid-type]
       1 | { "root": "yes", "pack": 1, "output": null, "header": ["a"] }
         |                                                       ^~~~~

      """
    ),
    (
      #"{ "xcode": ["App"] }"#,
      """
      viper-gen.json:1:12: error: 'xcode' takes false, or an object that names a project and its targets, found an array [invalid-type]
       1 | { "xcode": ["App"] }
         |            ^~~~~~~

      """
    ),
    (
      #"{ "xcode": { "project": "", "target": "App", "testTargets": "T" } }"#,
      """
      viper-gen.json:1:26: error: '' isn't a valid folder name [invalid-folder]
       1 | { "xcode": { "project": "", "target": "App", "testTargets": "T" } }
         |                          ^
         = help: for the config's folder, use "."
      viper-gen.json:1:30: error: unknown key 'target' [unknown-key]
       1 | { "xcode": { "project": "", "target": "App", "testTargets": "T" } }
         |                              ^~~~~~
         = help: did you mean 'targets'?
      viper-gen.json:1:61: error: 'testTargets' takes an array, found a string [invalid-type]
       1 | { "xcode": { "project": "", "target": "App", "testTargets": "T" } }
         |                                                             ^~~
         = help: put it in brackets: ["T"]

      """
    ),
    (
      #"{ "header": "// Acme\n\n Copyright" }"#,
      #"""
      viper-gen.json:1:14: error: every line of the header must be a comment, found ' Copyright' [invalid-header]
       1 | { "header": "// Acme\n\n Copyright" }
         |              ^~~~~~~~~~~~~~~~~~~~~
         = help: begin each line with '// '

      """#
    ),
    (
      #"{ "header": "// A\rfunc evil() {}" }"#,
      #"""
      viper-gen.json:1:14: error: the header contains the control character U+000D [invalid-control-character]
       1 | { "header": "// A\rfunc evil() {}" }
         |              ^~~~~~~~~~~~~~~~~~~~
         = help: delete it; only '\n' between lines is allowed

      """#
    ),
    (
      #"{ "output": "~/App", "tests": "a/../.GIT/hooks", "specs": "Specs/.hg" }"#,
      """
      viper-gen.json:1:14: error: '~/App' can't begin with '~', which only shells replace [invalid-folder]
       1 | { "output": "~/App", "tests": "a/../.GIT/hooks", "specs": "Specs/.hg" }
         |              ^~~~~
         = help: use a path relative to the config's folder, or an absolute path
      viper-gen.json:1:32: error: 'a/../.GIT/hooks' is inside '.GIT', the folder of a version control system [invalid-folder]
       1 | { "output": "~/App", "tests": "a/../.GIT/hooks", "specs": "Specs/.hg" }
         |                                ^~~~~~~~~~~~~~~
         = help: choose a folder for sources
      viper-gen.json:1:60: error: 'Specs/.hg' is inside '.hg', the folder of a version control system [invalid-folder]
       1 | { "output": "~/App", "tests": "a/../.GIT/hooks", "specs": "Specs/.hg" }
         |                                                            ^~~~~~~~~
         = help: choose a folder for sources

      """
    ),
    (
      #"{ "samples": { "Trip": ["Trip(\n  id: 1\n)", "Trip()\nevil()"] } }"#,
      #"""
      viper-gen.json:1:53: error: a sample must be a single expression, but this one ends here [invalid-sample]
       1 | { "samples": { "Trip": ["Trip(\n  id: 1\n)", "Trip()\nevil()"] } }
         |                                                     ^~
         = help: for several samples of a type, use an array

      """#
    ),
    (
      #"{ "samples": { "Trip": ["Trip() // one", "1; 2"] } }"#,
      """
      viper-gen.json:1:33: error: a sample must be a single expression, but this one ends here [invalid-sample]
       1 | { "samples": { "Trip": ["Trip() // one", "1; 2"] } }
         |                                 ^~
         = help: for several samples of a type, use an array
      viper-gen.json:1:44: error: a sample must be a single expression, but this one ends here [invalid-sample]
       1 | { "samples": { "Trip": ["Trip() // one", "1; 2"] } }
         |                                            ^
         = help: for several samples of a type, use an array

      """
    ),
    (
      #"{ "samples": { "Trip": [" "] } }"#,
      """
      viper-gen.json:1:26: error: the sample is empty [missing-sample]
       1 | { "samples": { "Trip": [" "] } }
         |                          ^
         = help: write an expression, such as "Trip(id: 1)"

      """
    ),
    (
      #"{ "runtime": "flie" }"#,
      """
      viper-gen.json:1:15: error: 'flie' isn't a value of 'runtime' [unknown-value]
       1 | { "runtime": "flie" }
         |               ^~~~
         = help: did you mean 'file'?

      """
    ),
    (
      #"{ "runtime": "binary", "output": "" }"#,
      """
      viper-gen.json:1:15: error: 'binary' isn't a value of 'runtime' [unknown-value]
       1 | { "runtime": "binary", "output": "" }
         |               ^~~~~~
         = help: known values: package, file
      viper-gen.json:1:35: error: '' isn't a valid folder name [invalid-folder]
       1 | { "runtime": "binary", "output": "" }
         |                                   ^
         = help: for the config's folder, use "."

      """
    ),
    (
      #"{ "available": "iOS 17, *" }"#,
      """
      viper-gen.json:1:17: error: ' *' isn't a platform with a version [invalid-platform]
       1 | { "available": "iOS 17, *" }
         |                 ^~~~~~~~~
         = help: write as in Swift, but without '*': "iOS 17, macOS 14"; platforms: iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

      """
    ),
    (
      #"{ "available": "macOS 14, macOS 13, iOS 17" }"#,
      """
      viper-gen.json:1:17: error: 'macOS' appears twice in 'available' [invalid-platform]
       1 | { "available": "macOS 14, macOS 13, iOS 17" }
         |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
         = help: delete one of the two

      """
    ),
    (
      #"{ "available": "macos 14" }"#,
      """
      viper-gen.json:1:17: error: 'macos 14' isn't a platform with a version [invalid-platform]
       1 | { "available": "macos 14" }
         |                 ^~~~~~~~
         = help: did you mean 'macOS'?

      """
    ),
    (
      #"{ "access": "open", "access": "public" }"#,
      """
      viper-gen.json:1:22: error: key 'access' appears twice in this object [duplicate-key]
       1 | { "access": "open", "access": "public" }
         |                      ^~~~~~
         = help: delete one of the two
      viper-gen.json:1:4: note: first 'access' is here
       1 | { "access": "open", "access": "public" }
         |    ^~~~~~

      """
    ),
  ]

  @Test(arguments: rejected)
  func everyMistakeIsShown(text: String, expected: String) {
    #expect(Self.read(text).screen == expected)
  }

  @Test(arguments: ["\\u0000", "\\u000b", "\\u001b[2J", "\\r", "\\r\\r\\n", "\\u2028", "\\u007f"])
  func aHeaderHasNoControlCharacters(text: String) {
    let screen = Self.read("{ \"header\": \"// a\(text)// b\" }").screen
    #expect(screen.contains("error: the header contains the control character U+"), "\(screen)")
    #expect(Self.read("{ \"header\": \"// a\\tb\\r\\n// c\" }").screen == "")
  }

  @Test func aFolderWithANulIsRefused() {
    let screen = Self.read(#"{ "specs": "a\u0000b" }"#).screen
    #expect(screen.contains("'a\u{FFFD}b' isn't a valid folder name"))
  }
}
