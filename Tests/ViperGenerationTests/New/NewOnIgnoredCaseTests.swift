import TestTools
import Testing
import ViperTestTools

@testable import ViperCommandLine
@testable import viper_gen

/// `new` on a disk that ignores case, as a Mac's does.
struct NewOnIgnoredCaseTests {
  private static let config = #"{ "root": true, "ui": "none" }"#

  private func new(_ name: String, on disk: MemoryDisk) throws -> (ExitCode, Console) {
    var console = Console(colorsErrors: false)
    let command = CommandRun(
      invocation: Invocation(command: .new, operands: [name]),
      context: CommandContext(disk: disk, workingFolder: "/p", environment: Environment()))
    return (try command.createModule(console: &console), console)
  }

  @Test func aNamesakeInAnotherCaseIsThereAlready() throws {
    let disk = MemoryDisk(["/p/viper-gen.json": Self.config], ignoringCase: true)
    #expect(try new("Trip", on: disk).0 == .fine)
    let before = disk.files
    let (status, console) = try new("TRIP", on: disk)
    #expect(status == .diagnostics)
    let errors = String(decoding: console.errors, as: UTF8.self)
    #expect(errors.contains("exist"), "\(errors)")
    #expect(disk.files == before)
  }

  @Test func aModuleNameThatDiffersOnlyInCaseIsRejected() throws {
    let disk = MemoryDisk(
      ["/p/viper-gen.json": Self.config, "/p/Old/trip.viper.json": "{}"], ignoringCase: true)
    let before = disk.files
    let (status, console) = try new("Trip", on: disk)
    let errors = String(decoding: console.errors, as: UTF8.self)
    #expect(status == .diagnostics && errors.contains("Old/trip.viper.json"), "\(errors)")
    #expect(disk.files == before)
  }

  @Test func aFolderInAnotherCaseIsUsed() throws {
    let files = [
      "/p/viper-gen.json": Self.config, "/p/trip/Other.viper.json": "{}", "/p/trip/mine": "",
    ]
    let disk = MemoryDisk(files, ignoringCase: true)
    let (status, console) = try new("Trip", on: disk)
    #expect(status == .fine, "\(String(decoding: console.errors, as: UTF8.self))")
    #expect(disk["/p/trip/Trip.viper.json"] != nil && disk["/p/trip/TripView.swift"] != nil)
    #expect(!disk.names.contains { $0.hasPrefix("/p/Trip/") }, "\(disk.names)")
    for (path, text) in files { #expect(disk[path] == text) }
    let (_, leftToDo) = try check(disk)
    #expect(leftToDo == [])
  }

  private func check(_ disk: MemoryDisk) throws -> ([String], [String]) {
    let changeSet = try Run(disk).changeSets()
    return (try Run(disk).changes(), changeSet.diagnostics.map(\.id))
  }
}
