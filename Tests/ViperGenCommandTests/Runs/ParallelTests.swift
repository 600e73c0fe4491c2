import Foundation
import TestTools
import Testing
import ViperProject

@Suite(.serialized, .processesInTurn) struct ParallelTests {
  @Test func newModulesInOneOutputFolderDoNotMix() throws {
    let folder = try TestFolder()
    try folder.add("viper-gen.json", #"{ "root": true, "ui": "none", "output": "Gen" }"#)
    try runAtOnce((1...5).map { ["new", "M\($0)", "--into", "Specs"] }, in: folder.url)
    let check = try Subprocess(try Subprocess.viperGen, ["check"], in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  @Test func projectsThatShareAnOutputFolderDoNotMix() throws {
    let folder = try TestFolder()
    try folder.add("Package.swift")
    for project in ["P1", "P2"] {
      try folder.add("\(project)/viper-gen.json", #"{ "root": true, "output": "../Gen" }"#)
      for number in 1...3 {
        try folder.add("\(project)/\(project)x\(number).viper.json", #"{ "ui": "none" }"#)
      }
    }
    try runAtOnce([["generate", "P1"], ["generate", "P2"]], in: folder.url)
    let check = try Subprocess(try Subprocess.viperGen, ["check", "P1", "P2"], in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  @Test func aRunReportsThatItWaitsForAnother() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "output": "Gen" }"#, "A.viper.json": SpecText.empty,
      "Gen/kept": "",
    ])
    let said = try generate(in: place, whileLocked: "Gen") {
      #expect(!place.exists("Gen/A"))
    }
    #expect(said == "waiting for another viper-gen, which is at work in 'Gen'\n")
    #expect(place.exists("Gen/A"))
  }

  @Test func aWaitingRunSeesTheFilesOfTheOtherRun() throws {
    func spec(_ service: String) -> String {
      #"{ "root": true, "ui": "none", "services": ["\#(service): any Sendable"] }"#
    }
    let config = #"{ "root": true, "container": "AppContainer" }"#
    let place = try Workspace(["viper-gen.json": config, "A.viper.json": spec("clock")])
    let whole = try Workspace([
      "viper-gen.json": config, "A.viper.json": spec("clock"), "B.viper.json": spec("store"),
    ])
    #expect(try place.run("generate").status == 0)
    #expect(try whole.run("generate").status == 0)
    _ = try generate(in: place, whileLocked: "") {
      for path in whole.files { try? place.write(path, (try? whole.text(path)) ?? "") }
    }
    #expect(place.files == whole.files)
    for path in whole.files { #expect(try place.text(path) == whole.text(path), "\(path)") }
  }

  /// A run that locked it by each of them would wait for itself.
  @Test func twoPathsMayLeadToOneFolder() throws {
    let place = try Workspace([
      "p/viper-gen.json": #"{ "root": true, "output": "Gen" }"#,
      "p/A.viper.json": SpecText.empty,
    ])
    try place.folder.shell("ln -s . p/Link")
    for path in ["Link", "Link/Gen", "../p/Gen"] {
      let run = try place.run("generate --into \(path)", in: "p")
      #expect(run.status == 0 && run.errors == "", "\(path): \(run.errors)")
    }
  }

  private func generate(
    in place: Workspace, whileLocked folder: String, _ body: () -> Void
  ) throws -> String {
    let log = try TestFolder()
    let process = Process()
    process.executableURL = URL(filePath: try Subprocess.viperGen)
    process.arguments = ["generate", "-q", "--record", log("cache")]
    process.currentDirectoryURL = place.url("")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try log.writer("errors")
    var said = ""
    try PosixDisk().withLock(on: place.url(folder).path) { () throws(DiskError) in
      try? process.run()
      for _ in 0..<12_000 where !said.hasSuffix("\n") {
        pause(seconds: 0.005)
        said = (try? log.text("errors")) ?? ""
      }
      body()
    }
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try log.text("errors")
  }

  private func runAtOnce(_ lines: [[String]], in folder: URL) throws {
    let processes = try lines.map { arguments in
      let process = Process()
      process.executableURL = URL(filePath: try Subprocess.viperGen)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }
}
