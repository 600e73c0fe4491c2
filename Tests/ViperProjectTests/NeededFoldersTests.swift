import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

/// Which folders that can't be read stop a run.
@Suite(.serialized, .inTurn) struct NeededFoldersTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var root = "/p"
    var config = "{}"
    /// Beside `/p/App.viper.json`.
    var files: [String: String] = [:]
    var denied = "/p/data"
    let isNeeded: Bool
  }

  @Test(arguments: [
    Row(testDescription: "Git doesn't ignore it", isNeeded: true),
    Row(testDescription: "Git doesn't ignore its parent", denied: "/p/data/pg", isNeeded: true),
    Row(
      testDescription: "Git ignores its name",
      files: ["/p/.gitignore": ".build/\n*.log\ndata/\n"], isNeeded: false),
    Row(
      testDescription: "Git ignores its path", files: ["/p/.gitignore": "/data\r\n"],
      isNeeded: false),
    Row(
      testDescription: "Git ignores a folder around it",
      files: ["/p/.gitignore": "data/a", "/p/data/A.swift": ""], denied: "/p/data/a/b",
      isNeeded: false),
    Row(
      testDescription: "a .gitignore around the root ignores it",
      files: ["/.gitignore": "p/data", "/.git/index": ""], isNeeded: false),
    Row(
      testDescription: "a .gitignore around the repository ignores it",
      files: ["/.gitignore": "p/data", "/p/.git/index": ""], isNeeded: true),
    Row(
      testDescription: "Git ignores another folder",
      files: ["/p/.gitignore": "!data\n#data\ndata/b\nb/data\ndat\ndata2\n\n/\n"], isNeeded: true),
    Row(testDescription: "the root", files: ["/p/.gitignore": "p"], denied: "/p", isNeeded: true),
    Row(testDescription: "a folder outside the root", denied: "/q", isNeeded: true),
    Row(
      testDescription: "the config puts modules into it", config: #"{ "output": "data/Out" }"#,
      files: ["/p/.gitignore": "data"], isNeeded: true),
    Row(
      testDescription: "it is in the folder for tests", config: #"{ "tests": "data" }"#,
      files: ["/p/.gitignore": "data"], denied: "/p/data/a/b", isNeeded: true),
    Row(
      testDescription: "it is beside the folder for tests", config: #"{ "tests": "data/Tests" }"#,
      files: ["/p/.gitignore": "data"], denied: "/p/data/pg", isNeeded: false),
    Row(
      testDescription: "the config searches it for services", config: #"{ "sources": ["data"] }"#,
      files: ["/p/.gitignore": "data"], isNeeded: true),
    Row(
      testDescription: "the root is for modules", config: #"{ "output": "." }"#,
      files: ["/p/.gitignore": "data"], denied: "/p/data/pg", isNeeded: false),
  ])
  func aDeniedFolderIsNeeded(_ row: Row) throws {
    let disk = MemoryDisk(row.files)
    disk["/p/App.viper.json"] = "{}"
    disk["\(row.denied)/x"] = ""
    disk["/p/viper-gen.json"] = row.config
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let needs = NeededFolders(root: row.root, config: try finder.config(for: "/p"))
    disk.deny(row.denied)
    #expect(try needs.isNeeded(row.denied, on: disk) == row.isNeeded)
    if row.isNeeded {
      #expect(throws: DiskError.self) { try needs.entries(of: row.denied, on: disk) }
    } else {
      #expect(try needs.entries(of: row.denied, on: disk) == nil)
    }
  }
}
