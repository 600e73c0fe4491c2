import TestTools
import Testing
import ViperTestTools

@testable import ViperProject

/// Why a folder that may not be read stops a run, or does not.
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
    Row(
      testDescription: "Git ignores it, and tracks a spec in it",
      files: ["/p/.gitignore": "data", "/p/.git/index": "data/A.viper.json\u{0}"], isNeeded: true),
    Row(
      testDescription: "nothing speaks of a folder around it", denied: "/p/data/pg", isNeeded: false
    ),
    Row(
      testDescription: "nothing in the same folder of the root is Swift",
      files: ["/p/data/notes.txt": "", "/p/data/.build/A.swift": ""], denied: "/p/data/pg",
      isNeeded: false),
    Row(testDescription: "the root itself", denied: "/p", isNeeded: true),
    Row(testDescription: "a folder that something outside has named", denied: "/q", isNeeded: true),
    Row(
      testDescription: "the config puts modules into it", config: #"{ "output": "data/Out" }"#,
      isNeeded: true),
    Row(
      testDescription: "it lies in the folder for tests", config: #"{ "tests": "data" }"#,
      denied: "/p/data/a/b", isNeeded: true),
    Row(
      testDescription: "it lies beside the folder for tests", config: #"{ "tests": "data/Tests" }"#,
      denied: "/p/data/pg", isNeeded: false),
    Row(
      testDescription: "the config looks for services in it", config: #"{ "sources": ["data"] }"#,
      isNeeded: true),
    Row(
      testDescription: "all of the root is for modules", config: #"{ "output": "." }"#,
      denied: "/p/data/pg", isNeeded: false),
    Row(
      testDescription: "a target lies in it",
      files: [
        "/p/Package.swift": #"let a = Package(targets: [.target(name: "A", path: "data/A")])"#,
        "/p/data/A/.keep": "",
      ], isNeeded: true),
    Row(testDescription: "specs are there usually", denied: "/p/Specs", isNeeded: true),
    Row(testDescription: "targets are there usually", denied: "/p/Sources/A", isNeeded: true),
    Row(
      testDescription: "an Xcode project names it",
      files: ["/p/A.xcodeproj/project.pbxproj": "path = data; sourceTree"], isNeeded: true),
    Row(
      testDescription: "an Xcode project names a path in it",
      files: ["/p/A.xcodeproj/project.pbxproj": #"path = "data/A.swift";"#], isNeeded: true),
    Row(
      testDescription: "an Xcode project names another one",
      files: ["/p/A.xcodeproj/project.pbxproj": "path = database;"], denied: "/p/data/pg",
      isNeeded: false),
    Row(
      testDescription: "Git tracks a spec in it",
      files: ["/p/.git/index": "DIRC\u{0}data/a/A.viper.json\u{0}"], isNeeded: true),
    Row(
      testDescription: "Git tracks something else in it",
      files: ["/p/.git/index": "DIRC\u{0}data/pg/a.sql\u{0}A.swift\u{0}"], denied: "/p/data/pg",
      isNeeded: false),
    Row(
      testDescription: "Swift lies beside it", files: ["/p/data/b/A.swift": ""],
      denied: "/p/data/a", isNeeded: true),
    Row(
      testDescription: "a spec lies beside it", files: ["/p/data/A.viper.json": ""],
      denied: "/p/data/a/b", isNeeded: true),
    Row(
      testDescription: "a lock file lies beside it", files: ["/p/data/A.viper.lock": ""],
      denied: "/p/data/a", isNeeded: true),
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
