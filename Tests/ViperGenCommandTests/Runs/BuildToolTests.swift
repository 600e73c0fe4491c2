import Foundation
import TestTools
import Testing

/// `viper-gen-build` has the same results as `viper-gen build`.
@Suite(.serialized, .processesInTurn) struct BuildToolTests {
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let files: [String: String]
    let lines: [String]
    var changes: [String: String]?

    init(
      _ description: String, _ files: [String: String], _ lines: [String],
      changes: [String: String]? = nil
    ) {
      (testDescription, self.files) = (description, files)
      (self.lines, self.changes) = (lines, changes)
    }
  }

  private static let plugin =
    #"{ "root": true, "write": "plugin", "tests": "T", "testModule": "App" }"#
  private static let good =
    #"{ "ui": "none", "viewOutput": [{ "func": "tap()", "body": "print(1)" }] }"#
  private static let wrong =
    #"{ "ui": "none", "views": [], "view": ["sign in()"], "yours": ["moon"] }"#

  static let situations = [
    Situation(
      "good specs, twice", ["A.viper.json": good, "B.viper.json": SpecText.empty],
      ["build --into Out .", "build --into Out .", "build -q --into Out A.viper.json"]),
    Situation(
      "mocks and tests", ["A.viper.json": good, "viper-gen.json": plugin],
      ["build --into Out --mocks App=A.viper.json", "build --into Out --mocks A.viper.json"]),
    Situation(
      "files of yours that are not there", ["A.viper.json": SpecText.show], ["build --into Out ."]),
    Situation(
      "files of yours behind their specs",
      ["A.viper.json": SpecText.show, "viper-gen.json": plugin], ["build --into Out ."],
      changes: ["A.viper.json": #"{ "ui": "none", "view": ["hide()"] }"#]),
    Situation(
      "files that generate wrote", ["A.viper.json": good], ["build --into Out ."],
      changes: [:]),
    Situation(
      "a damaged lock", ["A.viper.json": SpecText.show, "viper-gen.json": plugin],
      ["build --into Out ."], changes: ["A.viper.lock": "no lock\n"]),
    Situation(
      "mistakes in every format",
      ["A.viper.json": wrong, "B.viper.json": "{ no JSON", "C.viper.json": SpecText.empty],
      ["", " --format json", " --format github", " --color always", " --quiet"].map {
        "build --into Out .\($0)"
      }),
    Situation(
      "mistakes between modules",
      [
        "A.viper.json": #"{ "router": [{ "func": "open()", "to": "Nobody" }] }"#,
        "a/C.viper.json": SpecText.empty, "b/C.viper.json": SpecText.empty,
      ], ["build --into Out A.viper.json", "build --into Out ."]),
    Situation(
      "a config that is wrong",
      ["A.viper.json": SpecText.empty, "viper-gen.json": #"{ "uis": 1 }"#],
      ["build --into Out .", "build --into Out --format json ."]),
    Situation(
      "a pack of one's own",
      [
        "A.viper.json": SpecText.empty, "P/pack.json": #"{ "extends": "viper", "colour": 1 }"#,
        "viper-gen.json": #"{ "pack": "./P" }"#,
      ], ["build --into Out ."]),
    Situation(
      "foreign files", ["A.viper.json": SpecText.empty, "Out/A.viper.swift": "struct Mine {}\n"],
      ["build --into Out ."]),
    Situation(
      "bad lines", ["A.viper.json": SpecText.empty],
      [
        "build", "build nowhere.viper.json", "build Package.swift",
        "build --mocks A;B=A.viper.json",
        "build --quiet=yes .", "build --quite .", "build --into", "build - .",
        "build --format xml .",
        "build --into a --into b .", "build -C nowhere .", "build -x .", "--version",
      ]),
  ]

  @Test(arguments: situations)
  func bothToolsWriteAndPrintTheSame(_ situation: Situation) throws {
    let whole = try results(of: situation, by: Subprocess.viperGen)
    let small = try results(of: situation, by: Subprocess.viperGenBuild)
    for (line, (whole, small)) in zip(situation.lines, zip(whole.runs, small.runs)) {
      #expect(small == whole, "\(line)")
    }
    #expect(small.files == whole.files)
    #expect(whole.runs.contains { $0 != Run() })
  }

  @Test(
    arguments: casesToRun(["Articles", "ArticlesVIP", "Trips", "Home", "Scoreboard"], every: 5))
  func bothToolsMakeTheSameOfTheExamples(name: String) throws {
    let example = Toolchain.repository.appending(path: "Sources/Examples/\(name)")
    let config = try String(contentsOf: example.appending(path: "viper-gen.json"), encoding: .utf8)
    var files: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: example.path + "/Specs")
    where file.hasSuffix(".viper.json") {
      let text = try String(
        contentsOf: example.appending(path: "Specs/\(file)"), encoding: .utf8)
      files["Specs/\(file)"] = text
    }
    files["viper-gen.json"] = config.replacing(/\.\.\/\.\.\/\.\.\//, with: "Made/")
    let mocks = files.keys.filter { $0.hasPrefix("Specs/") }.sorted().map { " --mocks App=\($0)" }
    let situation = Situation(
      name, files, ["build --into Out Specs", "build --into Mocks\(mocks.joined())"])
    let whole = try results(of: situation, by: Subprocess.viperGen)
    let small = try results(of: situation, by: Subprocess.viperGenBuild)
    #expect(small.runs == whole.runs)
    #expect(small.files == whole.files)
    let made = whole.files.keys.filter { $0.hasPrefix("Out/") || $0.hasPrefix("Mocks/") }
    #expect(made.count == 2 * mocks.count, "\(whole.runs)")
  }

  @Test func buildToolHasOnlyTheBuildCommand() throws {
    let place = try Workspace(["A.viper.json": SpecText.empty])
    let other = try Subprocess(Subprocess.viperGenBuild, ["generate"], in: place.url(""))
    #expect(other.errors.contains("unknown command 'generate'") && other.status == 2)
    let help = try Subprocess(Subprocess.viperGenBuild, ["build", "--help"], in: place.url(""))
    #expect(help.output.contains("viper-gen help build") && help.status == 0)
    let nothing = try Subprocess(Subprocess.viperGenBuild, [], in: place.url(""))
    #expect(nothing.errors.contains("Usage: viper-gen-build build") && nothing.status == 2)
    #expect(place.files == ["A.viper.json"])
  }

  private func results(
    of situation: Situation, by tool: String
  ) throws -> (runs: [Run], files: [String: String]) {
    let place = try Workspace(situation.files)
    if let changes = situation.changes {
      #expect(try place.run("generate").status == 0)
      for (path, text) in changes { try place.write(path, text) }
    }
    let runs = try situation.lines.map { try place.run($0, by: tool) }
    var files: [String: String] = [:]
    for file in place.files { files[file] = try place.text(file) }
    return (runs, files)
  }
}
