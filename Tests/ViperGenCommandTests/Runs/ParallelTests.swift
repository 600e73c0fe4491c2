import Foundation
import TestTools
import Testing
import ViperProject

/// Several processes at once on one project never give a mixed result.
@Suite(.serialized, .processesInTurn) struct ParallelTests {
  @Test func newModulesInOneOutputFolderDoNotMix() throws {
    let folder = try TestFolder()
    try folder.add("viper-gen.json", #"{ "root": true, "ui": "none", "output": "Gen" }"#)
    try runAtOnce((1...8).map { ["new", "M\($0)", "--into", "Specs"] }, in: folder.url)
    let check = try Subprocess(try Subprocess.viperGen, ["check"], in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  @Test func projectsThatShareAnOutputFolderDoNotMix() throws {
    let folder = try TestFolder()
    // Without a package around them, a project writes nothing outside of its own folder.
    try folder.add("Package.swift")
    for project in ["P1", "P2"] {
      try folder.add("\(project)/viper-gen.json", #"{ "root": true, "output": "../Gen" }"#)
      for number in 1...6 {
        try folder.add("\(project)/\(project)x\(number).viper.json", #"{ "ui": "none" }"#)
      }
    }
    try runAtOnce([["generate", "P1"], ["generate", "P2"]], in: folder.url)
    let check = try Subprocess(try Subprocess.viperGen, ["check", "P1", "P2"], in: folder.url)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
  }

  @Test func aRunThatWaitsForAnotherSaysSo() throws {
    let place = try Workspace([
      "viper-gen.json": #"{ "root": true, "output": "Gen" }"#, "A.viper.json": SpecText.empty,
      "Gen/kept": "",
    ])
    let log = try TestFolder()
    let process = Process()
    process.executableURL = URL(filePath: try Subprocess.viperGen)
    process.arguments = ["generate", "-q", "--record", log("record")]
    process.currentDirectoryURL = place.url("")
    process.standardError = try log.writer("errors")
    let line = "waiting for another viper-gen, which is at work in 'Gen'\n"
    var said = ""
    try PosixDisk().withLock(on: place.path + "/Gen") { () throws(DiskError) in
      try? process.run()
      for _ in 0..<12_000 where said != line {
        pause(seconds: 0.005)
        said = (try? log.text("errors")) ?? ""
      }
    }
    #expect(said == line)
    #expect(!place.exists("Gen/A"))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(place.exists("Gen/A"))
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
