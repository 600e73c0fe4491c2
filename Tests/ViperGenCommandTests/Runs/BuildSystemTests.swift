import Foundation
import TestTools
import Testing

/// The Makefile and the Ninja file of the page, run by make and Ninja.
@Suite(.serialized, .processesInTurn) struct BuildSystemTests {
  @Test func aModuleThatMovesToAnotherBuildStepIsKept() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true }"#, "A/One.viper.json": SpecText.empty,
      "A/Two.viper.json": SpecText.empty, "B/Three.viper.json": SpecText.empty,
    ])
    func build(_ step: String) throws -> Run { try place.run("build -q --into Out \(step)") }
    #expect(try build("A") == Run() && build("B") == Run())
    try FileManager.default.moveItem(
      at: place.url("A/Two.viper.json"), to: place.url("B/Two.viper.json"))
    #expect(try build("B") == Run() && build("A") == Run())
    #expect(place.exists("Out/Two.viper.swift"))
    try FileManager.default.removeItem(at: place.url("B/Two.viper.json"))
    #expect(try build("A") == Run() && build("B") == Run())
    #expect(!place.exists("Out/Two.viper.swift"))
  }

  @Test(.long, .enabled(if: Self.has("make"))) func makeRebuildsOnlyChangedModules() throws {
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

  @Test(.enabled(if: Self.has("ninja"))) func ninjaRebuildsOnlyChangedModules() throws {
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
    try folder.add("App/Login.viper.json", #"{ "doc": "One.", "ui": "uikit" }"#)
    #expect(try !compiled(by: words), "the order of keys changes nothing")
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
}
