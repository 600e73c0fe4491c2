import Foundation
import TestTools
import Testing

@testable import ViperBuild
@testable import ViperCommands
@testable import ViperOwnership

/// The Makefile and the Ninja file of the page, run by make and Ninja.
@Suite(.serialized, .processesInTurn) struct BuildSystemTests {
  @Test(arguments: [
    ("a b", #"a\ b"#), ("a#b", ##"a\#b"##), ("$(a)", "$$(a)"), (#"a\b"#, #"a\b"#),
    (#"a\ b"#, #"a\\\ b"#), ("ä:1", #"ä\:1"#),
    ("#\u{FE0F}\u{20E3}", "\\#\u{FE0F}\u{20E3}"),
  ])
  func aPathIsEscapedAsCompilersDo(path: String, expected: String) {
    #expect(Depfile.escaped(path) == expected)
  }

  @Test func aDepfileNamesWhatIsReadAndNotWhatIsMade() throws {
    let place = try Workspace([
      "My App/A#1/A.viper.json": SpecText.empty, "viper-gen.json": #"{ "root": true }"#,
    ])
    let line = "build -q --into Out --stamp Out/stamp --depfile Out/stamp.d 'My App'"
    for _ in 1...2 {
      #expect(try place.run(line) == Run())
      let depfile = try place.text("Out/stamp.d")
      #expect(depfile.hasPrefix("Out/stamp: \\\n"))
      #expect(depfile.contains("  My\\ App/A\\#1/A.viper.json"))
      #expect(depfile.contains("\nMy\\ App/A\\#1/A.viper.json:\n"))
      #expect(depfile.contains("  My\\ App/. \\\n") && depfile.contains("  viper-gen.json"))
      #expect(!depfile.contains("Out/A.viper.swift"))
      #expect(try place.text("Out/stamp") == "# Made by 'viper-gen build'.\nA.viper.swift\n")
    }
    #expect(try place.run("build -q --into Out --depfile Out/A.d 'My App'") == Run())
    #expect(try place.text("Out/A.d").hasPrefix("Out/A.viper.swift: \\\n"))
  }

  @Test func aModuleThatMovesToAnotherStepStays() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#, "A/One.viper.json": SpecText.empty,
      "A/Two.viper.json": SpecText.empty, "B/Three.viper.json": SpecText.empty,
    ])
    func build(_ step: String) throws -> Run {
      try place.run("build -q --into Out --stamp Out/\(step).stamp --depfile Out/\(step).d \(step)")
    }
    #expect(try build("A") == Run() && build("B") == Run())
    try FileManager.default.moveItem(
      at: place.url("A/Two.viper.json"), to: place.url("B/Two.viper.json"))
    #expect(try build("B") == Run() && build("A") == Run())
    #expect(place.exists("Out/Two.viper.swift"))
    #expect(try !place.text("Out/A.d").contains("B.stamp"))
    try FileManager.default.removeItem(at: place.url("B/Two.viper.json"))
    #expect(try build("A") == Run() && build("B") == Run())
    #expect(!place.exists("Out/Two.viper.swift"))
  }

  @Test(arguments: [
    ("--stamp Out/A.viper.swift", "--stamp"), ("--depfile Out/A.viper.swift", "--depfile"),
    ("--stamp Out/x --depfile Out/x", "--stamp"),
  ])
  func aStampHasAPlaceOfItsOwn(options: String, named: String) throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    let run = try place.run("build --into Out \(options) A.viper.json")
    #expect(run.status == 2 && run.output == "" && !place.exists("Out"))
    #expect(run.errors.contains("error: the build already writes another file to 'Out/"), "\(run)")
    #expect(run.errors.contains("name another file with '\(named)'"), "\(run)")
  }

  @Test func aStampIsWrittenAfterABuildWithoutMistakesOnly() throws {
    let place = try Workspace(["A.viper.json": #"{ "views": [] }"#])
    let line = "build -q --into Out --stamp Out/stamp --depfile Out/stamp.d A.viper.json"
    #expect(try place.run(line).status == 1)
    #expect(!place.exists("Out"))
  }

  @Test(arguments: ["--stamp", "--depfile"])
  func aFileOfYoursIsNoStamp(option: String) throws {
    // Ends as depfiles do.
    let mine = "let a = 1\n  b\nb:\n"
    let place = try Workspace(["A.viper.json": SpecText.empty, "Mine.swift": mine])
    let run = try place.run("build -q --into Out \(option) Mine.swift A.viper.json")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("the build would overwrite this file, which viper-gen didn't generate"))
    #expect(run.errors.contains("move the file, or name another file with '\(option)'"))
    #expect(try place.text("Mine.swift") == mine)
    #expect(!place.exists("Out/A.viper.swift"))
  }

  @Test(.long, .enabled(if: Self.has("make"))) func makeRunsWhatHasToRun() throws {
    let app = try App(block: "make", file: "Makefile")
    let make = [
      "make", "SWIFTC=./swiftc", "VIPER_GEN=\(try Subprocess.viperGen)",
      "VIPER_KIT=\(Self.viperKit)",
    ]
    try app.expectSteps(of: make)
    try app.folder.remove("Derived/Login.viper.swift")
    #expect(try app.compiled(by: make))
    #expect(try !app.compiled(by: make))
    try app.folder.remove("viper-gen.json")
    #expect(try app.compiled(by: make), "no module is public any more")
    try app.folder.add(
      "viper-gen.json", #"{ "root": true, "access": "public" }"#)
    #expect(try app.compiled(by: make))
    try app.folder.add("App/More.viper.json", SpecText.empty)
    #expect(try app.compiled(by: make))
    #expect(app.folder.exists("Derived/More.viper.swift"))
    try app.folder.remove("App/More.viper.json")
    #expect(try app.compiled(by: make))
    #expect(!app.folder.exists("Derived/More.viper.swift"))
    #expect(try !app.compiled(by: make))
  }

  @Test(.enabled(if: Self.has("ninja"))) func ninjaRunsWhatHasToRun() throws {
    let app = try App(block: "ninja", file: "build.ninja")
    let head =
      "viper_gen = \(try Subprocess.viperGen)\nswiftc = ./swiftc\n"
      + "viper_kit = \(Self.viperKit)\n"
    try app.folder.add("build.ninja", head + app.folder.text("build.ninja"))
    try app.expectSteps(of: ["ninja"])
    try app.folder.remove("Derived/Login.viper.swift")
    #expect(try app.compiled(by: ["ninja"]))
  }

  private static let viperKit = Toolchain.repository.appending(path: "Sources/ViperKit").path

  private static func has(_ tool: String) -> Bool {
    (try? Subprocess("/usr/bin/env", [tool, "--version"], in: URL(filePath: "/")))?.status == 0
  }
}

/// An app of one module with a build file of the page, and a compiler that notes that it ran.
private struct App {
  let folder: TestFolder

  init(block: String, file: String) throws {
    folder = try TestFolder()
    let page = Toolchain.repository
      .appending(path: "Sources/viper-gen/Documentation.docc/HowTo/UseBuildSystems.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let blocks = text.components(separatedBy: "```\(block)\n")
    try #require(blocks.count == 2)
    try folder.add(file, try #require(blocks[1].components(separatedBy: "```").first))
    try folder.add("viper-gen.json", #"{ "root": true }"#)
    try folder.add("App/Login.viper.json", #"{ "ui": "uikit", "doc": "One." }"#)
    try folder.add("App/Login.swift", "let a = 1\n")
    try folder.add("swiftc", Self.compiler)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "swiftc").path)
  }

  /// Each module is compiled in earnest once.
  private static let compiler = """
    #!/bin/sh
    case "$*" in *"-module-name App"*) echo run >> compiled ;; esac
    for out; do :; done
    if [ -e "$out" ]; then : > "$out"; else exec swiftc "$@"; fi

    """

  /// Whether a run of the build system compiles.
  func compiled(by words: [String]) throws -> Bool {
    // File systems and build systems tell times apart by so much at least.
    Thread.sleep(forTimeInterval: 0.02)
    let log = folder.url.appending(path: "compiled")
    try? FileManager.default.removeItem(at: log)
    let run = try Subprocess("/usr/bin/env", words, in: folder.url)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return FileManager.default.fileExists(atPath: log.path)
  }

  func expectSteps(of words: [String]) throws {
    let made = "Derived/Login.viper.swift"
    #expect(try compiled(by: words))
    let first = try folder.text(made)
    #expect(try !compiled(by: words), "nothing has changed")
    try folder.add("App/Login.swift", "let a = 2\n")
    #expect(try compiled(by: words))
    let built = try folder.date(of: "Derived/stamp")
    try folder.add("App/Login.viper.json", #"{ "doc": "One.", "ui": "uikit" }"#)
    #expect(try !compiled(by: words), "the order of keys changes nothing")
    #expect(try folder.date(of: "Derived/stamp") > built)
    #expect(try !compiled(by: words))
    try folder.add("App/Login.viper.json", #"{ "doc": "Two.", "ui": "uikit" }"#)
    #expect(try compiled(by: words))
    #expect(try folder.text(made) != first)
    try folder.add("viper-gen.json", #"{ "root": true, "access": "public" }"#)
    #expect(try compiled(by: words), "the config is read, too")
    #expect(try !compiled(by: words))
  }
}

extension TestFolder {
  fileprivate func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  fileprivate func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }

  fileprivate func date(of path: String) throws -> Date {
    let file = url.appending(path: path)
    let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    return try #require(date as? Date)
  }
}
