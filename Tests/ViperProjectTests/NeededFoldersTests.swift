import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

/// Why a folder that may not be read stops a run, or does not.
struct NeededFoldersTests {
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
    Row(testDescription: "nothing speaks of it, and it lies in the root", isNeeded: true),
    Row(
      testDescription: "Git ignores its name",
      files: ["/p/.gitignore": ".build/\n*.log\ndata/\n"], isNeeded: false),
    Row(
      testDescription: "Git ignores its path", files: ["/p/.gitignore": "/data\r\n"],
      isNeeded: false),
    Row(
      testDescription: "Git ignores a folder around it, and Swift lies beside it",
      files: ["/p/.gitignore": "data/a", "/p/data/A.swift": ""], denied: "/p/data/a/b",
      isNeeded: false),
    Row(
      testDescription: "Git ignores it in a folder around the root",
      files: ["/.gitignore": "p/data", "/.git/index": ""], isNeeded: false),
    Row(
      testDescription: "a folder around the repository does",
      files: ["/.gitignore": "p/data", "/p/.git/index": ""], isNeeded: true),
    Row(
      testDescription: "Git ignores something else",
      files: ["/p/.gitignore": "!data\n#data\ndata/b\nb/data\ndat\ndata2\n\n/\n"], isNeeded: true),
    Row(testDescription: "nothing speaks of a folder in it", denied: "/p/data/pg", isNeeded: true),
    Row(testDescription: "the root itself", denied: "/p", isNeeded: true),
    Row(testDescription: "a folder that something outside has named", denied: "/q", isNeeded: true),
    Row(
      testDescription: "the config puts modules into it", config: #"{ "output": "data/Out" }"#,
      files: ["/p/.gitignore": "data"], isNeeded: true),
    Row(
      testDescription: "it lies in the folder for tests", config: #"{ "tests": "data" }"#,
      files: ["/p/.gitignore": "data"], denied: "/p/data/a/b", isNeeded: true),
    Row(
      testDescription: "Git ignores it, and the config names a folder in it",
      config: #"{ "tests": "data/Tests" }"#, files: ["/p/.gitignore": "data"], isNeeded: true),
    Row(
      testDescription: "it lies beside the folder for tests", config: #"{ "tests": "data/Tests" }"#,
      files: ["/p/.gitignore": "pg"], denied: "/p/data/pg", isNeeded: false),
    Row(
      testDescription: "the config looks for services in it", config: #"{ "sources": ["data"] }"#,
      files: ["/p/.gitignore": "data"], isNeeded: true),
    Row(
      testDescription: "all of the root is for modules", config: #"{ "output": "." }"#,
      files: ["/p/.gitignore": "pg"], denied: "/p/data/pg", isNeeded: false),
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
