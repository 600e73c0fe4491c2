import Foundation
import TestTools
import Testing
import ViperTestTools
import ViperText

@testable import ViperProject

@Suite(.serialized, .processesInTurn) struct ProjectFinderTests {
  static func find(
    _ files: [String], _ paths: [String] = [], in folder: String = "/p"
  ) throws -> [String] {
    try find(
      MemoryDisk(Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })), paths, in: folder)
  }

  /// `/root: spec *selected`, with display paths.
  static func find(
    _ disk: MemoryDisk, _ paths: [String], in folder: String = "/p"
  ) throws -> [String] {
    var finder = ProjectFinder(disk: disk, workingFolder: folder)
    return try finder.projects(for: paths).map { project in
      ([project.root + ":"]
        + project.specs.map {
          (project.selected.contains($0.absolutePath) ? "*" : "") + $0.displayPath
        }).joined(separator: " ")
    }
  }

  @Test func allSpecsOfAFolderAreFoundInOrder() throws {
    #expect(
      try Self.find([
        "/p/b/B.viper.json", "/p/A.viper.json", "/p/a/deep/er/C.viper.json", "/p/a/x.json",
        "/p/viper.json", "/p/a/Other.swift",
      ]) == ["/p: *A.viper.json *a/deep/er/C.viper.json *b/B.viper.json"])
  }

  @Test func hiddenFoldersAndFilesAreNotSearched() throws {
    #expect(
      try Self.find([
        "/p/.build/A.viper.json", "/p/.hidden/x/B.viper.json", "/p/.C.viper.json",
        "/p/.viper.json", "/p/D.viper.json",
      ]) == ["/p: *D.viper.json"])
  }

  @Test func aHiddenFolderThatIsAskedForIsSearched() throws {
    #expect(
      try Self.find(["/p/.build/x/A.viper.json", "/p/viper-gen.json"], [".build/x"])
        == ["/p: *.build/x/A.viper.json"])
  }

  @Test func aFolderWithAConfigIsAProjectOfItsOwn() throws {
    let files = [
      "/p/viper-gen.json", "/p/A.viper.json", "/p/sub/viper-gen.json", "/p/sub/B.viper.json",
      "/p/sub/x/C.viper.json",
    ]
    #expect(try Self.find(files) == ["/p: *A.viper.json"])
    #expect(try Self.find(files, ["."]) == ["/p: *A.viper.json"])
    #expect(try Self.find(files, ["sub"]) == ["/p/sub: *sub/B.viper.json *sub/x/C.viper.json"])
    #expect(try Self.find(files, [], in: "/p/sub") == ["/p/sub: *B.viper.json *x/C.viper.json"])
    #expect(try Self.find(files, ["x"], in: "/p/sub") == ["/p/sub: B.viper.json *x/C.viper.json"])
    #expect(
      try Self.find(files, ["sub/B.viper.json", "A.viper.json", "sub/x"]) == [
        "/p/sub: *sub/B.viper.json *sub/x/C.viper.json", "/p: *A.viper.json",
      ])
  }

  @Test func theProjectsInAFolderAreFoundIfTheyAreMeant() throws {
    func find(_ files: [String], _ paths: [String] = []) throws -> [String] {
      let disk = MemoryDisk(Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") }))
      var finder = ProjectFinder(disk: disk, workingFolder: "/p")
      return try finder.projects(for: paths, withInner: true).map { project in
        ([project.root + ":"] + project.specs.map(\.displayPath)).joined(separator: " ")
      }
    }
    let apps = [
      "/p/apps/b/viper-gen.json", "/p/apps/b/B.viper.json", "/p/apps/a/viper-gen.json",
      "/p/apps/a/A.viper.json", "/p/apps/a/in/viper-gen.json", "/p/apps/a/in/I.viper.json",
    ]
    let found = [
      "/p/apps/a: apps/a/A.viper.json", "/p/apps/a/in: apps/a/in/I.viper.json",
      "/p/apps/b: apps/b/B.viper.json",
    ]
    #expect(try find(apps) == found)
    #expect(try find(apps, ["apps", "apps/b"]) == found)
    #expect(try find(apps + ["/p/C.viper.json"]) == ["/p: C.viper.json"] + found)
    #expect(try find(apps + ["/p/viper-gen.json"], ["apps"]) == ["/p:"] + found)
    #expect(try find(apps, ["apps/a/A.viper.json"]) == ["/p/apps/a: apps/a/A.viper.json"])
  }

  @Test func aDeniedFolderOfTheProjectIsAnError() throws {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "output": "Out", "tests": "data/Tests" }"#, "/p/A.viper.json": "{}",
      "/p/pgdata/base/1": "", "/p/.gitignore": "pgdata/\n", "/p/data/x": "",
      "/p/App/B.viper.json": "{}", "/p/App/C/x": "",
    ])
    disk.deny("/p/pgdata")
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    #expect(try finder.projects(for: []).first?.specs.map(\.name) == ["A", "B"])
    #expect(screen(finder.diagnostics) == "")
    disk.deny("/p/data")
    disk.deny("/p/App/C")
    finder = ProjectFinder(disk: disk, workingFolder: "/p")
    _ = try finder.projects(for: [])
    #expect(
      screen(finder.diagnostics.sortedForPrinting()) == """
        viper-gen: error: the folder 'data' can't be read: permission denied [unreadable-folder]
           = help: allow viper-gen to read the folder; if it has no specs and no Swift files, add it to .gitignore
        viper-gen: error: the folder 'App/C' can't be read: permission denied [unreadable-folder]
           = help: allow viper-gen to read the folder; if it has no specs and no Swift files, add it to .gitignore

        """)
    #expect(throws: DiskError.self) { try Self.find(disk, ["pgdata"]) }
  }

  @Test func withoutAnySpecItMayBeInAFolderThatMayNotBeRead() throws {
    let disk = MemoryDisk(["/p/viper-gen.json": "{}", "/p/Features/A.viper.json": "{}"])
    disk.deny("/p/Features")
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    _ = try finder.projects(for: [])
    #expect(finder.diagnostics.map(\.id) == ["unreadable-folder"])
  }

  @Test func theProjectIsTheFolderOfTheNearestConfigAbove() throws {
    let files = ["/p/viper-gen.json", "/p/a/A.viper.json", "/p/b/c/B.viper.json"]
    #expect(
      try Self.find(files, [], in: "/p/b/c") == ["/p: *../../a/A.viper.json *B.viper.json"])
    #expect(
      try Self.find(files, ["."], in: "/p/b") == ["/p: ../a/A.viper.json *c/B.viper.json"])
    #expect(
      try Self.find(files, ["a/A.viper.json"]) == ["/p: *a/A.viper.json b/c/B.viper.json"])
  }

  @Test func withoutAConfigTheFolderIsTheProject() throws {
    let files = ["/p/a/A.viper.json", "/p/a/B.viper.json", "/p/b/C.viper.json"]
    #expect(try Self.find(files, ["a"]) == ["/p/a: *a/A.viper.json *a/B.viper.json"])
    #expect(
      try Self.find(files, ["a/B.viper.json", "b"]) == [
        "/p/a: a/A.viper.json *a/B.viper.json", "/p/b: *b/C.viper.json",
      ])
  }

  @Test(arguments: [
    ("/p/a/A.viper.json", "/p/a/A.viper.json"), ("a/A.viper.json", "a/A.viper.json"),
    ("./a/../a/A.viper.json", "a/A.viper.json"), ("/p/a", "/p/a/A.viper.json"),
    ("../p/a/", "a/A.viper.json"),
  ])
  func pathsAreShownAsTheyWereGiven(path: String, shown: String) throws {
    #expect(
      try Self.find(["/p/viper-gen.json", "/p/a/A.viper.json"], [path]) == ["/p: *\(shown)"])
  }

  @Test func aSpecGivenTwiceIsSelectedOnce() throws {
    let files = ["/p/viper-gen.json", "/p/a/A.viper.json", "/p/a/B.viper.json"]
    #expect(
      try Self.find(files, ["a/A.viper.json", "a/A.viper.json", "./a/A.viper.json"])
        == ["/p: *a/A.viper.json a/B.viper.json"])
    #expect(
      try Self.find(files, ["a", ".", "/p"]) == ["/p: *a/A.viper.json *a/B.viper.json"])
  }

  @Test(arguments: [
    ("none", "can't read 'none', because it doesn't exist"),
    ("none/A.viper.json", "can't read 'none/A.viper.json', because it doesn't exist"),
    ("", "can't read '', because the path is empty"),
    ("a.json", "can't read 'a.json', because it isn't a spec ('.viper.json')"),
    ("viper.json", "can't read 'viper.json', because it isn't a spec ('.viper.json')"),
  ])
  func aPathThatIsNotASpecIsRejected(path: String, message: String) throws {
    let error = #expect(throws: DiskError.self) {
      try Self.find(["/p/a.json", "/p/viper.json"], [path])
    }
    #expect(error?.message == message)
  }

  @Test func aFailedReadStopsTheSearch() throws {
    let disk = MemoryDisk(["/p/viper-gen.json": "{}", "/p/a/A.viper.json": "{}"])
    _ = try Self.find(disk, ["a"])
    let operations = disk.operations
    #expect(operations >= 5)
    for number in 0..<operations {
      disk.restart(failing: .at(number))
      #expect(throws: DiskError.self) { try Self.find(disk, ["a"]) }
    }
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let folder = try TestFolder()
    try folder.fill(["real/A.viper.json": "{}", "other/B.viper.json": "{}"])
    try folder.shell(
      "ln -s ../other real/link; ln -s .. real/loop; ln -s ../other real/X.viper.json; "
        + "ln -s ../other/B.viper.json real/B.viper.json; ln -s nowhere real/C.viper.json")
    var finder = ProjectFinder(disk: PosixDisk(), workingFolder: folder.path)
    let project = try #require(try finder.projects(for: ["real"]).first)
    #expect(project.specs.map(\.name) == ["A", "B", "C"])
    #expect(
      finder.diagnostics.map(\.message) == [
        "skipped 'real/X.viper.json', because it is a symbolic link to a folder with specs",
        "skipped 'real/link', because it is a symbolic link to a folder with specs",
      ])
  }

  @Test func aLinkThatIsGivenIsFollowed() throws {
    let folder = try TestFolder()
    try folder.fill(["real/A.viper.json": "{}"])
    try folder.shell("ln -s real link; ln -s real/A.viper.json B.viper.json")
    var finder = ProjectFinder(disk: PosixDisk(), workingFolder: folder.path)
    let projects = try finder.projects(for: ["link", "B.viper.json"])
    #expect(projects[0].specs.map(\.displayPath) == ["link/A.viper.json"])
    #expect(projects[1].specs.map(\.displayPath) == ["B.viper.json", "real/A.viper.json"])
    #expect(projects[1].selected == [folder("B.viper.json")])
  }

  @Test func nestedConfigsAreCombinedUpToTheRoot() throws {
    let disk = MemoryDisk([
      "/viper-gen.json": #"{ "ui": "above the root", "access": "package" }"#,
      "/p/viper-gen.json":
        #"{ "root": true, "ui": "uikit", "pack": "./packs/mine", "output": "Out" }"#,
      "/p/a/viper-gen.json": #"{ "access": "public", "output": "Mine" }"#,
      "/p/a/b/viper-gen.json": #"{ "runtime": "file", "header": "// b" }"#,
    ])
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let config = try #require(try finder.config(for: "/p/a/b/c/d"))
    #expect(config.folder == "/p/a/b")
    #expect(config.ui?.string == "uikit")
    #expect(config.access?.string == "public")
    #expect(config.output == "/p/a/Mine")
    #expect(config.pack?.string == "./packs/mine")
    #expect(config.packFolder == "/p")
    #expect(config.runtime == .file)
    #expect(config.header == ["// b"])
    #expect(try finder.config(for: "/p/x")?.access == nil)
    #expect(try finder.config(for: "/q")?.access?.string == "package")
    #expect(finder.diagnostics.isEmpty)
  }

  @Test func anErrorInAConfigIsReportedOnceAtItsPlace() throws {
    let disk = MemoryDisk([
      "/p/viper-gen.json": #"{ "uu": 1 }"#, "/p/a/A.viper.json": "{}", "/p/b/B.viper.json": "{}",
    ])
    for (paths, shown) in [
      (["a/A.viper.json", "b", "."], "viper-gen.json"), (["/p/a", "b"], "/p/viper-gen.json"),
      ([], "viper-gen.json"),
    ] {
      var finder = ProjectFinder(disk: disk, workingFolder: "/p")
      _ = try finder.projects(for: paths)
      #expect(finder.diagnostics.map(\.message) == ["unknown key 'uu'"])
      #expect(finder.diagnostics.first?.location?.source.path == shown)
    }
  }

  @Test func manySpecsGivenByNameAreFoundInOneSearch() throws {
    let paths = (0..<3000).map { "s/M\($0).viper.json" }
    let disk = MemoryDisk(
      Dictionary(uniqueKeysWithValues: paths.map { ("/p/\($0)", "{}") }).merging(
        ["/p/viper-gen.json": "{}"]) { $1 })
    var finder = ProjectFinder(disk: disk, workingFolder: "/p")
    let project = try #require(try finder.projects(for: paths).first)
    #expect(project.selected.count == 3000)
    #expect(disk.operations < 3000 + 40)
  }
}
