import Testing

struct HostileInput: Sendable, CustomTestStringConvertible {
  let name: String
  var line = "generate"
  let files: [String: String]
  let message: String
  var testDescription: String { name }

  private static let million = 1_000_000

  private static func repeated(_ text: String, _ count: Int = million) -> String {
    String(repeating: text, count: count)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  static let all =
    texts + deep + names + escapes + packs + commands

  private static let texts =
    [
      "1e999", "-", "01", "1.", ".5", "+1", "NaN", "0x10", repeated("9", 100_000), "1E+", "tru",
      "'a'",
      #""\ud800""#, #""\udc00\ud800""#, #""\u00""#, #""\x41""#, #""\u0000""#, #""\u202e""#,
      #""\u2028""#, "\"a", "\"a\nb\"", "[1,]", "{,}", "/**/1", "1 2", "\"a\u{0}b\"",
    ].map {
      HostileInput(
        name: "the text \($0.prefix(20))",
        files: ["A.viper.json": #"{ "ui": "none", "doc": \#($0) }"#],
        message: "A.viper.json:")
    } + [
      HostileInput(
        name: "a spec of 20 MB", files: ["A.viper.json": repeated("[", 20 * million)],
        message: "A.viper.json:1:"),
      HostileInput(
        name: "a config that is cut off",
        files: ["A.viper.json": SpecText.empty, "viper-gen.json": #"{ "ui": "#],
        message: "viper-gen.json:1:9: error: expected a value"),
    ]

  /// A million deep in each grammar.
  private static let deep =
    ["[", #"{"a":"#, #"{"view":["#].map {
      HostileInput(
        name: "JSON \($0)", files: ["A.viper.json": repeated($0)], message: "more than 64 levels")
    }
    + ["(", "[", "A<", "Int?", "() -> ", "any ", "P & ", "A.", "@A ", "inout ", "[Int:", "~"]
    .flatMap { piece in
      ["view\": [\"f(_ a: ", "state\": [\"a: ", "state\": [\"a: Int = "].map { start in
        HostileInput(
          name: "\(start) \(piece)",
          files: ["A.viper.json": #"{"ui": "none", ""# + start + repeated(piece) + "Int\"]}"],
          message: "but the limit is 65536")
      }
    }
    + ["(", "f(", "{", "[", "\"\\(", "!", "try ", "a.", "a + "].map { piece in
      HostileInput(
        name: "the body \(piece)",
        files: [
          "A.viper.json": #"{"ui": "none", "viewOutput": [{"func": "a()", "body": "#
            + quoted(repeated(piece, 100_000) + "a") + "}]}"
        ], message: "A.viper.json:1:")
    }
    + ["{% if true %}", "{{ (", "{{ a[", "{# "].map { piece in
      HostileInput(
        name: "the template \(piece)", files: pack(["View.swift": repeated(piece, 10_000)]),
        message: "pack/View.swift:1:")
    }

  private static let names =
    [
      "Self", "Type", "Any", "Protocol", "init", "a b", "A\"B", "A'B", "A\nB", "A\\B", "-A", "$0",
      "A\u{202E}B",
    ]
    .map {
      HostileInput(
        name: "the module \($0)", files: ["\($0).viper.json": SpecText.empty],
        message: "isn't valid for a module")
    }
    + [
      HostileInput(
        name: "two specs for one module",
        files: ["X/A.viper.json": SpecText.empty, "Y/A.viper.json": SpecText.empty],
        message: "make one module 'A'"),
      HostileInput(
        name: "names that differ in case only",
        files: ["X/Ab.viper.json": SpecText.empty, "Y/AB.viper.json": SpecText.empty],
        message: "differ only in upper and lower case"),
      HostileInput(
        name: "a member of 100,000 characters",
        files: ["A.viper.json": #"{"view": ["\#(repeated("a", 100_000))()"]}"#],
        message: "but the limit is 65536"),
      HostileInput(
        name: "a module whose files have too long names",
        files: [repeated("A", 240) + ".viper.json": SpecText.empty],
        message: "has a name with more than 255 bytes"),
      HostileInput(
        name: "a new module of 100,000 characters", line: "new " + repeated("A", 100_000),
        files: [:], message: "File name too long"),
    ]

  private static let escapes = folderEscapes + fileEscapes

  private static let folderEscapes: [HostileInput] =
    ["../Out", "a/../../Out", "/tmp/viper-gen-escape", ".."].flatMap { (path: String) in
      ["output", "tests", "specs"].map { (key: String) in
        HostileInput(
          name: "\(key) \(path)",
          files: [
            "A.viper.json": SpecText.empty,
            "viper-gen.json": #"{ "root": true, "testModule": "App", "\#(key)": "\#(path)" }"#,
          ], message: "'\(path)' is outside the project folder '.'")
      }
    }

  private static let forbiddenFiles: [(path: String, message: String)] =
    [
      ("../X.swift", "is outside the project folder"),
      ("/tmp/X.swift", "is outside the project folder"),
      ("{{ module.name }}/../../X.swift", "is outside the project folder"),
      (".git/hooks/post-commit", "is inside '.git'"), (".GIT/x", "is inside '.GIT'"),
      (".github/workflows/x.yml", "is hidden by '.github'"), ("a/.envrc", "is hidden by '.envrc'"),
      ("Package.swift", "is reserved, because viper-gen or SwiftPM reads files with this name"),
      (
        "package@swift-6.1.swift",
        "is reserved, because viper-gen or SwiftPM reads files with this name"
      ),
      ("A.viper.json", "is reserved, because viper-gen or SwiftPM reads files with this name"),
      ("viper-gen.json", "is reserved, because viper-gen or SwiftPM reads files with this name"),
      ("~/X.swift", "can't begin with '~', which only shells replace"),
    ]

  private static let fileEscapes: [HostileInput] = forbiddenFiles.flatMap {
    (path: String, message: String) -> [HostileInput] in
    [
      HostileInput(
        name: "files \(path)",
        files: ["A.viper.json": #"{ "ui": "none", "files": { "builder": "\#(path)" } }"#],
        message: message),
      HostileInput(
        name: "a pack's path \(path)",
        files: pack(
          ["X.swift": "x"],
          more: #", "files": [{ "template": "X.swift", "path": "\#(path)" }]"#),
        message: message.replacing("the project's", with: "the module's")),
    ]
  }

  private static func pack(_ templates: [String: String], more: String = "") -> [String: String] {
    var files = [
      "A.viper.json": SpecText.show, "viper-gen.json": #"{ "root": true, "pack": "./pack" }"#,
      "pack/pack.json": #"{ "name": "own", "summary": "s", "extends": "viper"\#(more) }"#,
    ]
    for (name, text) in templates { files["pack/" + name] = text }
    return files
  }

  private static let packs =
    ["../x", "/etc/passwd", "a/../../viper-gen.json", ".."].map {
      HostileInput(
        name: "include \($0)", files: pack(["View.swift": #"{% include "\#($0)" %}"#]),
        message: "pack/View.swift:1:12: error: '\($0)' is outside the pack [invalid-include-path]")
    }
    + [
      HostileInput(
        name: "a template that includes itself",
        files: pack(["View.swift": #"{% include "View.swift" %}"#]), message: "includes itself"),
      HostileInput(
        name: "a template that grows without end",
        files: pack([
          "View.swift": #"{% set a = "aaaaaaaaaa" %}"# + repeated("{% set a = a | append: a %}", 60)
        ]), message: "the value is longer than"),
      HostileInput(
        name: "a pack of 2,001 files",
        files: pack(
          Dictionary(uniqueKeysWithValues: (0...2000).map { ("\($0).txt", "") })),
        message: "exceeds the limits"),
    ]

  private static let commands = [
    "check", "list", "graph", "diff", "inputs A.viper.json", "rename A B", "remove A",
    "build --into Made A.viper.json", "add view 'x()' --to A",
    "add view 'x(_ a: \(repeated("[", 1_000)))' --to A", "generate --into Made",
  ].map {
    HostileInput(
      name: String($0.prefix(30)), line: $0, files: ["A.viper.json": "{ \"view\": [ "],
      message: "A.viper.json:1:")
  }
}
